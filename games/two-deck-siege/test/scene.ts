import { advance } from '@siegeworks/kernel';
import { twoDeckSiege } from '@siegeworks/two-deck-siege';
import { twoDeckSiegeKit } from '@siegeworks/two-deck-siege/scene';
import type { Given } from '../src/scene/words.ts';
import type { Siege } from '../src/state/state.ts';

/** A position in the words of the scenarios, run on to its first question. */
export function scene(given: Given): Siege {
  const s = twoDeckSiegeKit.arrange(given);
  s.events = [];
  advance(twoDeckSiege.rules, s);
  return s;
}
