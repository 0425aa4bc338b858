import type { Id } from '@siegeworks/contract';
import { take } from '@siegeworks/table';
import { pickAtRandom, shuffleOn } from '../state/changes.ts';
import { tell } from '../state/events.ts';
import type { Siege } from '../state/state.ts';
import { besieger, choice } from './book.ts';
import { alikeUnits } from './ties.ts';

interface ComingBack {
  left: number;
  chosen: Id[];
}
export const comingBack = (): ComingBack => ({ left: 0, chosen: [] });

/** How cards of the enemy discard pile come back: at random; in a duel the besieger chooses them. */
export const backFrom = (pile: (s: Siege) => readonly Id[], most: number) => ({
  count(s: Siege, f: ComingBack) {
    f.left = Math.min(most, pile(s).length);
  },
  pick: choice({
    when: (s: Siege, f: ComingBack) => s.options.mode === 'duel' && f.left > 0,
    who: besieger,
    options: (s, f) =>
      alikeUnits(
        s,
        pile(s).filter(id => !f.chosen.includes(id)),
      ).map(card => ({ kind: 'pick', card })),
    then(_s, f, { card }) {
      f.chosen.push(card);
      f.left--;
    },
  }),
  again(s: Siege, f: ComingBack): 'pick' | undefined {
    return s.options.mode === 'duel' && f.left > 0 ? 'pick' : undefined;
  },
  back(s: Siege, f: ComingBack) {
    bringBack(s, s.options.mode === 'duel' ? f.chosen : pickAtRandom(s, 'siege', pile(s), f.left));
  },
});

/** Moves cards from the enemy discard pile to the enemy deck and shuffles the whole deck. */
function bringBack(s: Siege, cards: readonly Id[]): void {
  for (const id of cards) take(s.enemyDiscard, id);
  s.enemyDeck.push(...cards);
  // The whole deck is shuffled, so the order in which they were picked does not matter.
  tell(s, { type: 'broughtBack', cards: cards.toSorted((a, b) => a - b) });
  shuffleOn(s, 'siege', s.enemyDeck);
}
