import type { CardNumbers, Game, Overlay, Reason, Seed, VariantValue } from '@siegeworks/contract';
import { LIMITS } from '@siegeworks/files';
import type { Plan } from '../plan.ts';
import { planned, planReasons } from '../plan.ts';
import type { Targets } from './targets.ts';

/** A number that was designed, and how far it may go. */
export interface Movable {
  card: string;
  name: string;
  /** As it is printed. */
  from: number;
  low: number;
  high: number;
}
/** What is to be tuned, as plain data: whatever follows from it is the same on every machine. */
export interface Tuning {
  title: string;
  game: string;
  players: readonly string[];
  seats: number;
  /** The ready decks that take part. */
  pool: readonly string[];
  options: Record<string, VariantValue>;
  seed: Seed;
  targets: Targets;
  movable: readonly Movable[];
  /** Of the last candidate of a race, and of the numbers that it wants to replace. */
  games: number;
  /** At the start of each race: a power of two. */
  candidates: number;
  races: number;
  /** Fresh games at the end, with the numbers as they were and as they have become. */
  proof: number;
  shelf: string | null;
}

/** A number of a card that is to be another. */
export interface Move {
  card: string;
  name: string;
  to: number;
}
/** The same moves in the same order, however they were found. */
export const sorted = (moves: readonly Move[]): Move[] =>
  [...moves].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
export const keyOf = ({ card, name }: Pick<Move, 'card' | 'name'>) => `${card} ${name}`;

export function overlayOf(title: string, moves: readonly Move[]): Overlay | null {
  if (moves.length === 0) return null;
  const cards: Record<string, Record<string, number>> = {};
  for (const { card, name, to } of sorted(moves)) {
    cards[card] ??= {};
    cards[card][name] = to;
  }
  return { name: title.slice(0, LIMITS.name), cards };
}

/** The games of one stage of a tuning. Everybody in it is dealt the same. */
export function stagePlan(game: Game, tuning: Tuning, stage: string, moves: readonly Move[]): Plan {
  const { players, seats, pool, options, seed, shelf, title } = tuning;
  const overlay = overlayOf(title, moves);
  const all = pool.length === game.catalogue.decks.length;
  return planned(game, {
    ...{ players, seats, options, shelf, seed: `${seed}/${stage}` },
    games: stage === PROOF ? tuning.proof : tuning.games,
    ...(!all && { pool }),
    ...(overlay && { overlay }),
  });
}
export const PROOF = 'proof';
export const raceName = (race: number) => `race-${race}`;

export const tuningReasons = (game: Game, tuning: Tuning): Reason[] =>
  planReasons(game, stagePlan(game, tuning, PROOF, []));

/** What was said about which numbers may move. */
export interface MovingRules {
  names?: readonly string[] | undefined;
  cards?: readonly string[] | undefined;
  /** At most this far from what is printed. */
  reach: number;
  /** By name: never below the first, never above the second. */
  bounds: Readonly<Record<string, readonly [number, number]>>;
}
/** Every designed number of the cards that these decks hold, as far as it may move. */
export function movableIn(game: Game, pool: readonly string[], rules: MovingRules): Movable[] {
  const numbers: CardNumbers = game.setup.numbers ?? {};
  const held = cardsIn(game, pool);
  return Object.entries(game.setup.designed ?? {}).flatMap(([card, names]) =>
    names
      .filter(name => rules.names?.includes(name) ?? true)
      .filter(() => (rules.cards?.includes(card) ?? true) && held(card))
      .map(name => bounded(card, name, numbers[card][name], rules))
      .filter(({ low, high }) => low < high),
  );
}
/** What is above nought stays there: a force without any strength is another card. */
function bounded(card: string, name: string, from: number, { reach, bounds }: MovingRules): Movable {
  const [least, most] = Object.hasOwn(bounds, name) ? bounds[name] : [from > 0 ? 1 : 0, from + reach];
  const low = Math.max(0, least, from - reach);
  return { card, name, from, low: Math.min(from, low), high: Math.max(from, Math.min(most, from + reach)) };
}
function cardsIn(game: Game, pool: readonly string[]): (card: string) => boolean {
  const decks = game.catalogue.decks.filter(({ id }) => pool.includes(id));
  if (decks.length === 0) return () => true;
  const held = new Set(
    decks.flatMap(({ cards, choices = {} }) => [
      ...Object.keys(cards),
      ...Object.values(choices).map(value => `${value}`),
    ]),
  );
  return card => held.has(card);
}
