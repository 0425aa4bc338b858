import type { Reason, Seat } from '@siegeworks/contract';
import { brief, LIMITS, perhaps } from '@siegeworks/files';

// What all games share where a scenario describes a position: the words of its schema, and how a wrong one is reported.

export const flag = { type: 'boolean' };
export const text = { type: 'string' };
export const names = { type: 'array', items: text };
/** No table has more of anything: a number beyond it is a slip, and so many cards would fill the memory. */
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
