import { shown } from '@siegeworks/files';
import type { Check, Place } from '@siegeworks/files/shape';
import { data, list, optional, wholeFrom } from '@siegeworks/files/shape';
import type { Act, Refusal, Scripted, Step } from './format.ts';
import { expect, FIELDS, wanted } from './parse-expect.ts';
import type { Fields } from './shape.ts';
import { any, filled, isRecord, mapping, number, phrase, seat, seatOf, some, text } from './shape.ts';

/** One thing that is done, with the chance beside it and what is expected of it. */
export const step: Check<Omit<Step, 'number'>> = (value, at) => {
  const fields = data(value, at) as Fields;
  const [key, ...others] = Object.keys(fields).filter(each => each !== 'chance' && each !== 'expect');
  if (others.length > 0) at.wrong(`does two things, ${shown(key)} and ${shown(others[0])}: write two steps`);
  const chance = optional(any(outcome))(fields.chance, at.field('chance')) ?? [];
  const idle = key === undefined && fields.expect === undefined && [fields.chance ?? []].flat().length === 0;
  if (isRecord(value) && idle && fields.chance !== null) at.wrong('is empty');
  return {
    text: key === undefined ? '' : `${key}: ${phrase(fields[key])}`,
    chance,
    act: key === undefined ? null : act(key, fields[key], at),
    expect: optional(expect)(fields.expect, at.field('expect')) ?? null,
  };
};

function act(key: string, value: unknown, above: Place): Act | null {
  const at = above.field(key);
  if (key === 'pass') return { do: 'pass', seats: value === 'all' ? 'all' : some(seat)(value, at) };
  const [, name, cannot] = /^(P[1-9])( cannot)?$/.exec(key) ?? [];
  const who = seatOf(name ?? '');
  if (who === null) {
    at.wrong('is not a step; use P1 (a pick), P1 cannot, pass, chance, expect');
    return null;
  }
  if (cannot) return { do: 'cannot', seat: who, refusals: some(refusal)(value, at) };
  return { do: 'pick', seat: who, picks: some(wanted)(value, at) };
}

const attempt = filled<Refusal>({ do: optional(wanted), ...FIELDS, because: optional(text) });

/** The words of an option, or what else is known of the attempt, and perhaps why it must fail. */
const refusal: Check<Refusal> = (value, at) => {
  if (!isRecord(value)) return { do: text(value, at) };
  const found = attempt(value, at);
  if (Object.keys(value).join() === 'because') at.wrong('says why, but not what cannot be done');
  if (!isRecord(found.do)) return found;
  const twice = Object.keys(found.do).filter(key => Object.hasOwn(value, key));
  for (const key of twice) at.field(key).wrong('stands in `do` already');
  return found;
};

const place = wholeFrom(0, 10_000);
const shuffle = mapping<{ shuffle: number[] }>({ shuffle: list(place) });

export const outcome: Check<Scripted> = (value, at) => {
  if (value === 'shuffle') return [];
  if (isRecord(value)) return shuffle(value, at).shuffle ?? [];
  return typeof value === 'string' ? text(value, at) : number(value, at);
};
