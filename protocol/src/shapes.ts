import type {
  Amend,
  Area,
  Attempt,
  Board,
  CardInfo,
  Credit,
  Deck,
  Face,
  KnownCard,
  KnownPile,
  MatchConfig,
  Option,
  Pips,
  Reason,
  SeatConfig,
  Spot,
  Summary,
  SummaryLine,
  SummaryPhase,
  SummarySign,
  Term,
  Thing,
  Value,
  Variant,
} from '@siegeworks/contract';
import { configFields, OPTION, SEAT } from '@siegeworks/files/config-shape';
import type { Check } from '@siegeworks/files/shape';
import { flag, list, optional, orNull, record, shape, simple, text, whole } from '@siegeworks/files/shape';

export const option: Check<Option> = shape<Option>(OPTION);
export const attempt: Check<Attempt> = shape<Attempt>({ ...OPTION, kind: optional(OPTION.kind) });

/** A card by its number, or a place by its id. */
export const thing: Check<Thing> = (value, at) =>
  typeof value === 'number' ? whole(value, at) : text(value, at);

export const reason: Check<Reason> = shape<Reason>({
  rule: text,
  text,
  amend: optional(
    shape<Amend>({ change: whole, card: optional(text), type: optional(text), except: optional(text) }),
  ),
  yields: optional(flag),
});

export const seatConfig: Check<SeatConfig> = shape<SeatConfig>(SEAT);
export const matchConfig: Check<MatchConfig> = shape<MatchConfig>(configFields(seatConfig));

export const optionField: Check<Variant> = shape<Variant>({
  default: simple,
  min: optional(whole),
  max: optional(whole),
  unset: optional(text),
  words: optional(list(text)),
  titles: optional(record(text)),
  title: text,
  text,
  rule: text,
  withdrawn: optional(flag),
  later: optional(flag),
});

export const deck: Check<Deck> = shape<Deck>({
  id: text,
  name: text,
  text,
  cards: record(whole),
  choices: optional(record(simple)),
});

export const credit: Check<Credit> = shape<Credit>({
  author: text,
  source: text,
  licence: text,
  terms: text,
  changes: text,
});

export const cardInfo: Check<CardInfo> = shape<CardInfo>({
  id: text,
  name: text,
  type: text,
  text,
  facts: list(text),
  set: text,
  numbers: optional(record(whole)),
  words: optional(record(list(text))),
  needs: optional(record(whole)),
  provides: optional(record(whole)),
  most: optional(whole),
});

const value = shape<Value>({
  name: text,
  short: text,
  now: orNull(whole),
  printed: orNull(whole),
  why: list(text),
});
const face: Check<Face> = (value, at) => faceShape(value, at);
const faceShape = shape<Face>({
  id: whole,
  card: orNull(text),
  name: text,
  seat: optional(orNull(whole)),
  line: text,
  marks: list(text),
  attached: list(face),
  type: optional(text),
  cost: optional(text),
  values: optional(list(value)),
  pips: optional(shape<Pips>({ name: text, now: whole, most: whole })),
});

const spot: Check<Spot> = shape<Spot>({
  x: whole,
  y: whole,
  width: optional(whole),
  height: optional(whole),
});
const area: Check<Area> = shape<Area>({
  id: text,
  title: text,
  short: optional(text),
  seat: orNull(whole),
  note: text,
  spot: optional(spot),
  folded: optional(flag),
  cards: list(face),
});

export const board: Check<Board> = shape<Board>({
  status: list(text),
  phase: optional(text),
  areas: list(area),
});

const line = shape<SummaryLine>({ text, rule: text });
export const summary: Check<Summary> = shape<Summary>({
  phases: list(shape<SummaryPhase>({ id: text, name: text, text, rule: text })),
  beats: list(line),
  signs: list(shape<SummarySign>({ sign: text, text, rule: text })),
});

export const term: Check<Term> = shape<Term>({
  term: text,
  also: optional(list(text)),
  marks: optional(list(text)),
  quiet: optional(flag),
  text,
  rule: text,
});

export const knownPile: Check<KnownPile> = shape<KnownPile>({
  title: text,
  places: whole,
  next: flag,
  cards: list(shape<KnownCard>({ card: text, n: whole, where: optional(text) })),
});
