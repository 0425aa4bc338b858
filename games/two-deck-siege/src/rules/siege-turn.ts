import type { Id, Option } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { DONE, take } from '@siegeworks/table';
import { BOX, ENEMIES, has } from '../cards/card.ts';
import { pickAtRandom } from '../state/changes.ts';
import { tell } from '../state/events.ts';
import { SIDES } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { enemies, inPlay, outside } from '../state/units.ts';
import { advance } from './advance.ts';
import { attacks } from './attacks.ts';
import { besieger, besiegingSeat, choice, rule } from './book.ts';
import { specials } from './events.ts';
import { drawEnemies, freeWalls, handle } from './placing.ts';

/** TD-125 */
export const DRAW = 3;
const MOST_HELD_BACK = 2;

/** S1 to S4 */
export const siegeTurn = rule('siegeTurn', () => ({ raised: NONE, heldBack: [] as Id[], over: false }), {
  raiseDead: choice({
    when: s => s.options.mode === 'duel' && raisable(s).length > 0,
    who: besieger,
    options: s => raisable(s).map(card => ({ kind: 'raise', card })),
    then(_s, f, { card }) {
      f.raised = card;
    },
  }),
  raise(s, f) {
    tell(s, { type: 'siegeTurn', side: s.marker });
    const from = raisable(s);
    if (from.length === 0) return;
    const id = f.raised === NONE ? pickAtRandom(s, 'siege', from, 1)[0] : f.raised;
    take(s.enemyDiscard, id);
    s.drawn.push(id);
    tell(s, { type: 'raised', card: id });
    call(s, handle());
  },
  draw(s) {
    // TD-222: with three or fewer cards in the deck the fourth is simply not there.
    drawEnemies(s, s.options.mode === 'duel' ? DRAW + 1 : DRAW);
  },
  bottom: choice({
    when: s => s.drawn.length > DRAW,
    who: besieger,
    options: s => s.drawn.map(card => ({ kind: 'bottom', card })),
    then(s, _f, { card }) {
      take(s.drawn, card);
      s.enemyDeck.unshift(card);
      s.known[besieger(s)].push(card);
      tell(s, { type: 'bottomed', besieger: besiegingSeat(s), cards: [card] });
    },
  }),
  // TD-R38
  place(s) {
    call(s, handle());
  },
  // TD-132, TD-R37
  turnMarker(s) {
    s.marker = SIDES[(SIDES.indexOf(s.marker) + 1) % 4];
    tell(s, { type: 'markerMoved', side: s.marker });
  },
  holdBack: choice({
    when: (s, f) =>
      s.options.mode === 'duel' &&
      !f.over &&
      f.heldBack.length < MOST_HELD_BACK &&
      waiting(s, f.heldBack).length > 0,
    who: besieger,
    options: (s, f): Option[] => [DONE, ...waiting(s, f.heldBack).map(card => ({ kind: 'hold', card }))],
    then(_s, f, pick) {
      f.over = pick.kind === 'done';
      if (pick.kind === 'hold') f.heldBack.push(pick.card ?? NONE);
    },
  }),
  advance(s, f) {
    if (
      s.options.mode === 'duel' &&
      !f.over &&
      f.heldBack.length < MOST_HELD_BACK &&
      waiting(s, f.heldBack).length > 0
    )
      return 'holdBack';
    // TD-224: held back in this S2 only, so from here on only the advance remembers them.
    call(s, advance(f.heldBack.splice(0)));
  },
  attack(s) {
    call(s, attacks('turn'));
  },
  specials(s) {
    call(s, specials());
  },
});
const waiting = (s: Siege, held: readonly Id[]) =>
  enemies(s).filter(id => outside(s, id) && !held.includes(id));

/**
 * TD-133, Raise Dead: an enemy in play with the ability, a deck that is not empty, a card to raise, a free cell.
 * TD-R71.
 */
export function raisable(s: Siege): Id[] {
  const raiser = ENEMIES.find(id => has(id, 'raise-dead') && inPlay(s, id));
  if (raiser === undefined || s.enemyDeck.length === 0 || freeWalls(s).length === 0) return [];
  return s.enemyDiscard.filter(id => BOX[raiser].raises.includes(BOX[id].key));
}
