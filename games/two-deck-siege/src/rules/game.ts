import type { Id } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { BOX, ENEMIES, EVENTS, ORDERS, REGULARS, SPECIALS } from '../cards/card.ts';
import { finish, isVictory, rollOn, shuffleOn } from '../state/changes.ts';
import { tell } from '../state/events.ts';
import { COURTYARD } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { enemiesInside } from '../state/units.ts';
import { rule } from './book.ts';
import { defenderTurn } from './defender-turn.ts';
import { siegeTurn } from './siege-turn.ts';

/** Section 3 from step 4 on, then round after round. */
export const game = rule('game', () => ({}), {
  // TD-018, TD-R05
  garrison(s) {
    for (const id of REGULARS) s.units[id].place = COURTYARD;
  },
  // TD-020, TD-R04
  playerDeck(s) {
    const first = ORDERS.find(id => BOX[id].opens);
    const opens = s.options.openingHand > 0;
    s.deck = [...ORDERS, ...SPECIALS].filter(id => !opens || id !== first);
    shuffleOn(s, 'player', s.deck);
    if (opens && first !== undefined) s.hand.push(first);
    while (s.hand.length < s.options.openingHand) s.hand.push(top(s.deck));
  },
  enemyDeck(s) {
    stackEnemies(s);
  },
  defenders(s) {
    call(s, defenderTurn());
  },
  besiegers(s) {
    call(s, siegeTurn());
  },
  endOfRound(s) {
    endOfRound(s);
    if (!s.over) return 'defenders';
  },
});
const top = (pile: Id[]): Id => pile.pop() ?? -1;

/**
 * TD-021 to TD-025: three piles, with the cards that belong in a particular one; then the cards that the variant adds.
 * TD-R02, TD-R03.
 */
function stackEnemies(s: Siege): void {
  const cards = [...ENEMIES, ...EVENTS];
  const pool = cards.filter(id => BOX[id].pile === 0 && !BOX[id].byVariant);
  const apart = (pile: number) => cards.filter(id => BOX[id].pile === pile);
  shuffleOn(s, 'enemy', pool);
  const piles = [pool.slice(0, 11), [...pool.slice(11, 22), ...apart(2)], [...pool.slice(22), ...apart(3)]];
  for (const pile of piles) shuffleOn(s, 'enemy', pile);
  // The last card of a pile is its top: the third pile lies at the bottom.
  s.enemyDeck = [...piles[2], ...piles[1], ...piles[0]];
  cards
    .filter(id => BOX[id].byVariant)
    .forEach((id, i) => {
      if (i >= s.options.reinforcements) s.removed.push(id);
      else s.enemyDeck.splice(rollOn(s, 'enemy', s.enemyDeck.length + 1) - 1, 0, id);
    });
}

/** S5 (TD-188, TD-R66, TD-R67, TD-R77) */
function endOfRound(s: Siege): void {
  tell(s, { type: 'roundEnded', round: s.round });
  if (isVictory(s)) return finish(s, true, 'TD-187', 'victory');
  if (enemiesInside(s).length >= s.options.overrunLimit) return finish(s, false, 'TD-188', 'overrun');
  if (s.round >= s.options.provisions) finish(s, false, 'TD-190', 'starved');
}
