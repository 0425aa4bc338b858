import type { Eye, Game, Seed, State } from '@siegeworks/contract';
import type { Match } from '@siegeworks/kernel';
import { dealtSeed, seedRandom } from '@siegeworks/kernel';

/**
 * A position from elsewhere, as a match can begin with it: nothing is scripted any more, and all chance to come is drawn
 * from the seeds of the match, so that nobody has seen it before.
 */
export function startOf<S extends State>({ game, seed, entropy, version }: Match<S>, position: S): S {
  const s = game.rules.clone(position);
  const fresh: Seed = dealtSeed(seed, entropy, version);
  s.script = null;
  s.events = [];
  s.random = seedRandom(fresh);
  game.rules.reseed?.(s, fresh);
  return s;
}

/** Whether a game can be played with open hands. */
export const hasHands = ({ knowledge }: Game): boolean => knowledge.hands !== undefined;

/** What an eye sees where everybody has agreed to play with open hands: its view, and every hand. */
export function openView<S extends State>({ knowledge }: Game<S>, s: S, eye: Eye): S {
  const view = knowledge.view(s, eye);
  const hands = knowledge.hands?.(s) ?? [];
  for (const [i, hand] of (knowledge.hands?.(view) ?? []).entries())
    hand.splice(0, hand.length, ...(hands[i] ?? []));
  return view;
}
