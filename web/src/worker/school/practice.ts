import type { Game, Seat, State, VariantValue } from '@siegeworks/contract';
import type { Chair, Room, Store } from '@siegeworks/host';
import { roomOf } from '@siegeworks/host';
import { create, layOut, seedRandom } from '@siegeworks/kernel';
import type { Page } from '../page.ts';
import { ME } from '../parts.ts';

/** Where somebody plays from a position that was laid out: nothing of it is kept or counted. */
const PRACTICE = 'practice-';
export const isPractice = (match: string): boolean => match.startsWith(PRACTICE);

/** A store that hears nothing of practice. */
export function withPractice(store: Store): Store {
  return {
    ...store,
    begin: async room => (isPractice(room.id) ? undefined : store.begin(room)),
    append: async (after, action) => (isPractice(after.id) ? undefined : store.append(after, action)),
  };
}

export interface Position {
  game: Game;
  state: State;
  /** The person's own seat. */
  eye: Seat;
  /** Who decides for the others; the gentlest, unless told. */
  bot?: string;
}

/** A room in which a position lies on the table, with the person on one seat and the computer on all others. */
export function practiceRoom({ parts }: Page, { game, state, eye, bot }: Position): Room {
  const seed = parts.fresh();
  const players = Array.from({ length: state.seats }, () => ({}));
  const match = create(game, { players, options: variantsOf(game, state) }, seed);
  const laid = game.rules.clone(state);
  laid.random = seedRandom(seed);
  layOut(match, laid);
  const rival = parts.levels.find(level => level.id === bot) ?? parts.levels[0];
  const seats = namesFor(state.seats, eye, rival.name).map(
    (name, seat): Chair =>
      seat === eye ? { kind: 'person', name, who: ME } : { kind: 'computer', name, bot: rival.id },
  );
  return roomOf(`${PRACTICE}${parts.fresh()}`, match, { seats });
}

/** By which variants a position is played: every game keeps them beside it, and some decide how many may sit down. */
function variantsOf(
  { setup }: Game,
  { options = {} }: State & { options?: Record<string, VariantValue> },
): Record<string, VariantValue> {
  return Object.fromEntries(Object.entries(options).filter(([name]) => Object.hasOwn(setup.variants, name)));
}

function namesFor(seats: number, eye: Seat, rival: string): string[] {
  return Array.from({ length: seats }, (_, seat) => {
    if (seat === eye) return 'You';
    return seats === 2 ? rival : `${rival} ${seat < eye ? seat + 1 : seat}`;
  });
}
