import type { Eye, GameEvent, Id, Seat, Seed } from '@siegeworks/contract';
import { seedRandom, shuffle } from '@siegeworks/kernel';
import type { Moved, Thieves } from './state.ts';
import { clone, HIDDEN } from './state.ts';

/** The pile is open; hand and vault are known to their owner only; the deck to nobody. */
function unknown(s: Thieves, eye: Eye): Id[] {
  const others = [...s.hands, ...s.vaults].filter((_cards, i) => i % s.seats !== eye);
  return [...s.deck, ...others.flat()];
}

export function view(s: Thieves, eye: Eye): Thieves {
  const seen = clone(s);
  seen.random = [0, 0, 0, 0];
  seen.script = null;
  seen.events = null;
  if (s.over) return seen;
  for (const id of unknown(s, eye)) seen.names[id] = HIDDEN;
  return seen;
}

/** Deals the unknown cards anew among the places where they could be. */
export function sample(s: Thieves, seat: Seat, seed: Seed): Thieves {
  const made = clone(s);
  made.random = seedRandom(seed);
  made.script = null;
  if (s.over) return made;
  const ids = unknown(s, seat);
  // Sorted first: what lies where must not even influence how it is dealt anew.
  const names = ids.map(id => s.names[id]).sort();
  const { luck } = made;
  shuffle(made, names);
  made.luck = luck;
  ids.forEach((id, i) => {
    made.names[id] = names[i];
  });
  return made;
}

/** Who drew, stashed or lost a card knows which; the others see its back. */
export function sees(event: GameEvent, eye: Eye): GameEvent | null {
  if (event.type !== 'drawn' && event.type !== 'stashed' && event.type !== 'stolen') return event;
  const moved = event as Moved;
  const back: Moved = { ...moved, name: HIDDEN };
  return moved.seat === eye || moved.from === eye ? moved : back;
}
