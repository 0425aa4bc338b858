import type { Reason } from './types.ts';

/** Numbers by card and by name; inside a group with a dot: `AS`, `needs.barrack`, `levels.0.ss`. */
export type CardNumbers = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Names of numbers by card. */
export type NumberNames = Readonly<Record<string, readonly string[]>>;

/** Other numbers on cards for one match: the rules stay as they are. */
export interface Overlay {
  /** What people call it. */
  name: string;
  cards: CardNumbers;
}

/** No number of a card is larger than this, or further below nought. */
const MOST = 999;

/** Checks an overlay against the numbers that a game has: every reason at once. */
export function checkOverlay(numbers: CardNumbers | undefined, overlay: Overlay | undefined): Reason[] {
  if (overlay === undefined) return [];
  if (numbers === undefined) return [reason('the cards of this game cannot be changed')];
  return Object.entries(overlay.cards).flatMap(([card, changes]) => {
    const own = Object.hasOwn(numbers, card) ? numbers[card] : undefined;
    if (!own) return [reason(`there is no card ${card}`)];
    return Object.entries(changes).flatMap(([name, value]) => checkNumber(card, own, name, value));
  });
}
function checkNumber(
  card: string,
  own: Readonly<Record<string, number>>,
  name: string,
  value: number,
): Reason[] {
  if (!Object.hasOwn(own, name)) {
    const names = Object.keys(own);
    return [
      reason(
        `${card} has no number ${name}; ${names.length > 0 ? `it has ${names.join(', ')}` : 'it has none'}`,
      ),
    ];
  }
  const low = Math.min(0, own[name] < 0 ? -MOST : 0);
  if (Number.isInteger(value) && value >= low && value <= MOST) return [];
  return [reason(`${card}: ${name} cannot be ${value}: a whole number from ${low} to ${MOST}`)];
}
const reason = (text: string): Reason => ({ rule: '', text });
