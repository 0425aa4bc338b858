import type { Check } from '@siegeworks/files/shape';
import { data, flag, list, optional, wholeFrom } from '@siegeworks/files/shape';
import { isMatcher } from './facts.ts';
import type { Expect, Wanted, WantedEvent, WantedFields, WantedOutcome } from './format.ts';
import { EVERYTHING_ELSE, EXPECT_WORDS } from './format.ts';
import type { Fields } from './shape.ts';
import { any, filled, isRecord, number, seat, some, text } from './shape.ts';

const cardName: Check<string | number> = (value, at) => (typeof value === 'number' ? value : text(value, at));

/** The fields of an option, as far as they are given. */
export const FIELDS = {
  kind: optional(text),
  card: optional(cardName),
  target: optional(cardName),
  seat: optional(seat),
  n: optional(number),
  what: optional(text),
};
const wantedFields = filled<WantedFields>(FIELDS);
export const wanted: Check<Wanted> = (value, at) =>
  isRecord(value) ? wantedFields(value, at) : text(value, at);

const event: Check<WantedEvent> = (value, at) => {
  if (!isRecord(value)) return text(value, at);
  if (Object.keys(value).length === 0) at.wrong('is empty');
  return data(value, at) as Fields;
};

const ending = filled<WantedOutcome>({
  winner: optional(any(seat)),
  draw: optional(flag),
  rule: optional(text),
  reason: optional(text),
  places: optional(list(wholeFrom(1, 9))),
});

/** What a value is compared with. The matchers that count want a number. */
const fact: Check<unknown> = (value, at) => {
  if (!isMatcher(value)) return value;
  for (const key of ['length', 'at least', 'at most']) optional(number)(value[key], at.field(key));
  return value;
};

/** The words of `expect` are read here; every other key is a path into the facts of the game. */
export const expect: Check<Expect> = (value, at) => {
  const fields = data(value, at) as Fields;
  if (isRecord(value) && Object.keys(value).length === 0) at.wrong('is empty');
  const words: readonly string[] = EXPECT_WORDS;
  const part = <T>(key: string, check: Check<T>): T | null =>
    optional(check)(fields[key], at.field(key)) ?? null;
  return {
    asked: part('asked', (who, place) => (who === 'nobody' ? who : seat(who, place))),
    question: part('question', text),
    offered: part('offered', some(wanted)) ?? [],
    exactly: part('exactly', any(wanted)),
    notOffered: part('not offered', some(wanted)) ?? [],
    events: part('events', some(event)) ?? [],
    noEvents: part('no events', some(event)) ?? [],
    outcome: part('outcome', (end, place) => (end === 'none' ? end : ending(end, place))),
    unchanged: part('unchanged', (what, place) =>
      what === EVERYTHING_ELSE ? what : some(text)(what, place),
    ),
    facts: Object.entries(fields)
      .filter(([key]) => !words.includes(key))
      .map(([key, each]) => [key, fact(each, at.field(key))]),
  };
};
