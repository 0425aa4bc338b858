import type { Game } from '@siegeworks/contract';
import type { Measure } from './targets.ts';
import type { Movable, Move, Tuning } from './tuning.ts';
import { keyOf, sorted } from './tuning.ts';

/** At most so many numbers move in one candidate: fewer show nothing in so few games, more hide what helped. */
const MOST = 6;

/** Where a tuning stands: the numbers as they are by now. */
export interface Standing {
  moves: readonly Move[];
  /** The steps of the last finalist, if they helped: after a success they are taken again, otherwise tried again. */
  last: readonly Step[];
  measures: readonly Measure[];
}
export interface Step {
  card: string;
  name: string;
  by: number;
}

/**
 * The candidates of a race: directions by chance, each of them there and back, so that a direction that does harm shows at
 * the same time what its opposite does. The first one goes on with what helped in the race before.
 */
export function candidatesOf(game: Game, tuning: Tuning, standing: Standing, dice: () => number): Move[][] {
  const { moves, last } = standing;
  const textOf = (each: readonly Move[]) => JSON.stringify(each);
  const known = new Set([textOf(moves)]);
  const found: Move[][] = [];
  const add = (steps: readonly Step[]) => {
    const next = after(tuning, moves, steps);
    if (known.has(textOf(next)) || found.length === tuning.candidates) return;
    known.add(textOf(next));
    found.push(next);
  };
  if (last.length > 0) add(last);
  // A direction may lead nowhere within the bounds: then another one is drawn.
  for (let i = 0; i < TRIES * tuning.candidates && found.length < tuning.candidates; i++) {
    const direction = drawn(game, tuning, standing.measures, dice);
    add(direction);
    add(direction.map(step => ({ ...step, by: -step.by })));
  }
  return found;
}
const TRIES = 50;

/** A few numbers of one deck that is off its target, each one step up or down. */
function drawn(game: Game, tuning: Tuning, measures: readonly Measure[], dice: () => number): Step[] {
  const open = numbersOfOne(game, tuning, measures, dice);
  const count = 1 + Math.floor(dice() * Math.min(MOST, open.length));
  const left = [...open];
  return Array.from({ length: count }, () => {
    const [{ card, name }] = left.splice(Math.floor(dice() * left.length), 1);
    return { card, name, by: dice() < 0.5 ? -1 : 1 };
  });
}
function numbersOfOne(
  game: Game,
  { movable, pool }: Tuning,
  measures: readonly Measure[],
  dice: () => number,
): readonly Movable[] {
  const off = measures.filter(({ target, inside }) => target === 'decks' && !inside).map(({ of }) => of);
  const among = off.length > 0 ? off : pool;
  const deck = game.catalogue.decks.find(({ id }) => id === among[Math.floor(dice() * among.length)]);
  const own = movable.filter(({ card }) => deck && Object.hasOwn(deck.cards, card));
  return own.length > 0 ? own : movable;
}

/** The moves with these steps added, as far as the bounds allow; what is back where it was printed is no move. */
function after({ movable }: Tuning, moves: readonly Move[], steps: readonly Step[]): Move[] {
  const now = new Map(moves.map(move => [keyOf(move), move]));
  for (const { card, name, by } of steps) {
    const bounds = movable.find(each => each.card === card && each.name === name);
    if (!bounds) continue;
    const { from, low, high } = bounds;
    const to = Math.max(low, Math.min(high, (now.get(keyOf({ card, name }))?.to ?? from) + by));
    if (to === from) now.delete(keyOf({ card, name }));
    else now.set(keyOf({ card, name }), { card, name, to });
  }
  return sorted([...now.values()]);
}

/** Which way each number went from the one to the other. */
export function stepsBetween({ movable }: Tuning, before: readonly Move[], now: readonly Move[]): Step[] {
  const at = (moves: readonly Move[], { card, name, from }: Movable) =>
    moves.find(move => move.card === card && move.name === name)?.to ?? from;
  return movable.flatMap(each => {
    const by = Math.sign(at(now, each) - at(before, each));
    return by === 0 ? [] : [{ card: each.card, name: each.name, by }];
  });
}
