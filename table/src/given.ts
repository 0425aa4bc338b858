import type { Id, Reason, Seat, Variants, VariantValue } from '@siegeworks/contract';
import { brief, LIMITS, perhaps } from '@siegeworks/files';

// What all games share where a scenario describes a position: the words of its schema, and how a wrong one is reported.

export const flag = { type: 'boolean' };
export const text = { type: 'string' };
export const names = { type: 'array', items: text };
/** No table has more of anything: a number beyond it is a slip, and that many cards would fill the memory. */
export const upTo = { type: 'integer', maximum: LIMITS.copies };
export const count = { ...upTo, minimum: 0 };
export const fromOne = { ...upTo, minimum: 1 };

/** A mapping with these keys and no others. */
export const object = (properties: object): object => ({
  type: 'object',
  properties,
  additionalProperties: false,
});
/** A card by its name, or with more about it: `Skeleton`, `{ Skeleton: { items: [Sword] } }`. */
export const card = (words: object): object => ({
  anyOf: [text, { type: 'object', additionalProperties: words, minProperties: 1, maxProperties: 1 }],
});
export const list = (items: object): object => ({ type: 'array', items });
export const cards = (words: object): object => list(card(words));
/** Any values for these variants: whether they are allowed, `checkVariants` says. */
export const valuesOf = (variants: Variants): object =>
  object(
    Object.fromEntries(Object.keys(variants).map(name => [name, { type: ['boolean', 'number', 'string'] }])),
  );

/** The players of a position, as scenarios name them. */
export const SEATS = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'] as const;
export const seatOf = (name: string): Seat => Number(name.slice(1)) - 1;
export const sides = (words: object): object => Object.fromEntries(SEATS.map(name => [name, words]));
/** What a position says of the players, and of the variants that they play with. */
export type Sides<Side> = { [name in (typeof SEATS)[number]]?: Side } & {
  options?: Record<string, VariantValue>;
};
/** Two, or as many as are needed for the last player whom the position describes. */
export const seatsIn = (given: Sides<object>): number =>
  Math.max(2, ...SEATS.flatMap((name, seat) => (given[name] ? [seat + 1] : [])));

/** A card with more about it, or by its name alone. */
export type Named<T> = string | Record<string, T>;
/** `Skeleton` or `{ Skeleton: {…} }` as name and words. */
export function named<T extends object>(entry: Named<T>): [string, Partial<T>] {
  if (typeof entry === 'string') return [entry, {}];
  const [name] = Object.keys(entry);
  return [name, entry[name] ?? {}];
}

/** Where a scenario looks for a card. */
interface Lookup {
  /** Every card, those first that are probably meant. */
  ids: readonly Id[];
  isCalled(id: Id, name: string): boolean;
  holder(id: Id): Seat;
}
/** The card that a scenario calls `Skeleton`, `P2 Skeleton` or `P2 Skeleton#2`. */
export function findCard(text: string, { ids, isCalled, holder }: Lookup): Id | null {
  const match = /^(?:(P[1-6])\s+)?(.+?)(?:\s*#(\d+))?$/.exec(text.trim());
  if (!match) return null;
  const [, seat, name, nth] = match;
  const fits = (id: Id) => isCalled(id, name.toLowerCase()) && (!seat || holder(id) === seatOf(seat));
  return ids.filter(fits)[Number(nth ?? 1) - 1] ?? null;
}
/** All cards of a table, those in play first. */
export function inPlayFirst({ pieces }: { pieces: readonly unknown[] }): Id[] {
  const ids = pieces.map((_piece, id) => id);
  return [...ids.filter(id => pieces[id]), ...ids.filter(id => !pieces[id])];
}
/** What there is to say of each card, by its name; copies are numbered: `Skeleton#2`. */
export function byName<T>(
  ids: readonly Id[],
  nameOf: (id: Id) => string,
  say: (id: Id) => T,
): Record<string, T> {
  const facts: Record<string, T> = {};
  for (const id of ids) {
    const name = nameOf(id);
    let key = name;
    for (let n = 2; key in facts; n++) key = `${name}#${n}`;
    facts[key] = say(id);
  }
  return facts;
}

/** The keys of cards by what people call them. */
export class CardNames {
  private readonly keys: ReadonlyMap<string, string>;
  private readonly names: readonly string[];

  constructor(cards: readonly { id: string; name: string }[]) {
    this.keys = new Map(
      cards.flatMap(({ id, name }): [string, string][] => [
        [id, id],
        [name.toLowerCase(), id],
      ]),
    );
    this.names = cards.map(({ name }) => name);
  }
  key(name: string): string | undefined {
    return this.keys.get(name.toLowerCase());
  }
  /** That there is no such card, and which was probably meant. */
  missing(name: string): string {
    return `there is no card ${brief(name)}${perhaps(name, this.names)}`;
  }
  /** Any card: stands in for one that does not exist, so that the rest can be looked through as well. */
  get any(): string {
    return this.keys.values().next().value ?? '';
  }
}

/** Notes what is wrong in one part of a position, each thing with its place. */
export class Notes {
  private readonly part: string;
  private readonly seats: number;
  private readonly reasons: Reason[];
  /** Where an unknown card was named: more about it would only confuse. */
  private readonly unknown = new Set<string>();

  /** `part` is a player's, `P1`, or empty for the whole table. */
  constructor(part: string, seats: number, reasons: Reason[]) {
    this.part = part === '' ? '' : `${part}.`;
    this.seats = seats;
    this.reasons = reasons;
  }
  wrong(place: string, text: string, rule = ''): void {
    if (!this.unknown.has(place)) this.reasons.push({ rule, text: `${this.part}${place}: ${text}` });
  }
  /** The key of a card. */
  key(cards: CardNames, name: string, place: string): string {
    const key = cards.key(name);
    if (key !== undefined) return key;
    this.wrong(place, cards.missing(name));
    this.unknown.add(place);
    return cards.any;
  }
  /** The seat of `P2`, if somebody sits there. */
  seat(name: string, place: string, rule = ''): Seat {
    const seat = Number(name.slice(1)) - 1;
    if (seat < this.seats) return seat;
    this.wrong(place, `there is no ${name}`, rule);
    return 0;
  }
}
