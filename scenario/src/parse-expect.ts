import type { Expect, Wanted, WantedEvent, WantedFields, WantedOutcome } from './format.ts';
import { EXPECT_WORDS } from './format.ts';
import type { Shape } from './shape.ts';
import { isRecord } from './shape.ts';

/** The words of `expect` are read here; every other key is a path into the facts of the game. */
export function parseExpect(shape: Shape, raw: unknown, path: string): Expect {
  const fields = shape.record(raw, path, null);
  if (isRecord(raw) && Object.keys(raw).length === 0) shape.wrong(path, 'expects nothing');
  const words: readonly string[] = EXPECT_WORDS;
  const options = (key: string) =>
    shape.several(fields[key]).map(each => parseWanted(shape, each, `${path}.${key}`));
  const events = (key: string) =>
    shape.several(fields[key]).map(each => parseEvent(shape, each, `${path}.${key}`));
  return {
    asked: fields.asked === undefined ? null : parseAsked(shape, fields.asked, `${path}.asked`),
    question: fields.question === undefined ? null : shape.text(fields.question, `${path}.question`),
    offered: options('offered'),
    exactly: fields.exactly === undefined ? null : options('exactly'),
    notOffered: options('not offered'),
    events: events('events'),
    noEvents: events('no events'),
    outcome: fields.outcome === undefined ? null : parseOutcome(shape, fields.outcome, `${path}.outcome`),
    facts: Object.entries(fields).filter(([key]) => !words.includes(key)),
  };
}

function parseAsked(shape: Shape, value: unknown, path: string): Expect['asked'] {
  return value === 'nobody' ? 'nobody' : shape.seat(value, path);
}

const FIELDS = ['kind', 'card', 'target', 'seat', 'n', 'what'];

export function parseWanted(shape: Shape, raw: unknown, path: string): Wanted {
  if (!isRecord(raw)) return shape.text(raw, path);
  const fields = shape.record(raw, path, FIELDS);
  if (Object.keys(fields).length === 0) shape.wrong(path, 'names no option');
  const wanted: WantedFields = {};
  if (fields.kind !== undefined) wanted.kind = shape.text(fields.kind, `${path}.kind`);
  if (fields.card !== undefined) wanted.card = parseCard(shape, fields.card, `${path}.card`);
  if (fields.target !== undefined) wanted.target = parseCard(shape, fields.target, `${path}.target`);
  if (fields.seat !== undefined) wanted.seat = shape.seat(fields.seat, `${path}.seat`);
  if (fields.n !== undefined) wanted.n = shape.number(fields.n, `${path}.n`);
  if (fields.what !== undefined) wanted.what = shape.text(fields.what, `${path}.what`);
  return wanted;
}

function parseCard(shape: Shape, value: unknown, path: string): string | number {
  return typeof value === 'number' ? value : shape.text(value, path);
}

function parseEvent(shape: Shape, raw: unknown, path: string): WantedEvent {
  return isRecord(raw) ? raw : shape.text(raw, path);
}

function parseOutcome(shape: Shape, raw: unknown, path: string): WantedOutcome | 'none' {
  if (raw === 'none') return 'none';
  const fields = shape.record(raw, path, ['winner', 'draw', 'rule', 'reason', 'places']);
  const wanted: WantedOutcome = {};
  if (fields.winner !== undefined) {
    wanted.winner = shape.several(fields.winner).map(seat => shape.seat(seat, `${path}.winner`));
  }
  if (fields.draw !== undefined) wanted.draw = shape.flag(fields.draw, `${path}.draw`);
  if (fields.rule !== undefined) wanted.rule = shape.text(fields.rule, `${path}.rule`);
  if (fields.reason !== undefined) wanted.reason = shape.text(fields.reason, `${path}.reason`);
  if (fields.places !== undefined) {
    wanted.places = shape.list(fields.places, `${path}.places`).map(n => shape.number(n, `${path}.places`));
  }
  return wanted;
}
