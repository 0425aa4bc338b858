import type { Id } from '@siegeworks/kernel';
import { call, emit } from '@siegeworks/kernel';
import { ENEMIES, EVENTS, idsOf, ORDERS, REGULARS, SPECIALS } from '../cards/card.ts';
import { finish, isVictory, rollOn, shuffleOn } from '../state/changes.ts';
import { COURTYARD } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { enemiesInside } from '../state/units.ts';
import { rule } from './book.ts';
import { defenderTurn } from './defender-turn.ts';
import { siegeTurn } from './siege-turn.ts';

/** Section 3 from step 4 on, then round after round. */
export const game = rule('game', () => ({}), {
  garrison(s) {
    for (const id of REGULARS) s.units[id].place = COURTYARD;
  },
  playerDeck(s) {
    const [first] = idsOf('man-the-walls');
    const opens = s.options.openingHand > 0;
    s.deck = [...ORDERS, ...SPECIALS].filter(id => !opens || id !== first);
    shuffleOn(s, 'player', s.deck);
    if (opens) s.hand.push(first);
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

/** Steps 7 to 10: three piles with the Dragon in the second and the Necromancer in the third, then Reinforcements. */
function stackEnemies(s: Siege): void {
  const [dragon] = idsOf('dragon');
  const [necromancer] = idsOf('necromancer');
  const reinforcements = idsOf('reinforcements');
  const pool = [...ENEMIES, ...EVENTS].filter(
    id => id !== dragon && id !== necromancer && !reinforcements.includes(id),
  );
  shuffleOn(s, 'enemy', pool);
  const piles = [pool.slice(0, 11), [...pool.slice(11, 22), dragon], [...pool.slice(22), necromancer]];
  for (const pile of piles) shuffleOn(s, 'enemy', pile);
  // The last card of a pile is its top: the third pile lies at the bottom.
  s.enemyDeck = [...piles[2], ...piles[1], ...piles[0]];
  reinforcements.forEach((id, i) => {
    if (i >= s.options.reinforcements) s.removed.push(id);
    else s.enemyDeck.splice(rollOn(s, 'enemy', s.enemyDeck.length + 1) - 1, 0, id);
  });
}

/** S5 */
function endOfRound(s: Siege): void {
  emit(s, { type: 'roundEnded', round: s.round });
  if (isVictory(s)) return finish(s, true, 'TD-187', 'victory');
  if (enemiesInside(s).length >= s.options.overrunLimit) return finish(s, false, 'TD-188', 'overrun');
  if (s.round >= s.options.provisions) finish(s, false, 'TD-190', 'starved');
}
