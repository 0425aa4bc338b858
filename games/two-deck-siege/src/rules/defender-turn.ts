import type { Option } from '@siegeworks/contract';
import { call, reveal } from '@siegeworks/kernel';
import { take } from '@siegeworks/table';
import { BOX, has } from '../cards/card.ts';
import { refresh, shuffleOn } from '../state/changes.ts';
import { tell } from '../state/events.ts';
import { COURTYARD } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { DEFENDERS, defendersAt, enemiesInside, exhausted } from '../state/units.ts';
import { besiegingSeat, choice, commander, rule, seatAfter } from './book.ts';
import { generic, mayGeneric } from './generic.ts';
import { noOrder, order } from './orders.ts';

const MOST_DRAWN = 2;
const HAND_LIMIT = 6;
const MOST_PLAYS = 3;

/** D0 to D3 */
export const defenderTurn = rule('defenderTurn', () => ({ drawn: 0, over: false }), {
  start(s) {
    s.round++;
    s.command = seatAfter(s, s.command);
    s.plays = 0;
    s.shieldWall = '';
    for (const id of DEFENDERS) {
      s.units[id].ordered = false;
      // TD-R34
      s.units[id].mayRest = s.units[id].place === COURTYARD;
    }
    tell(s, { type: 'roundBegan', round: s.round, seat: commander(s) });
  },
  // TD-042, TD-R08
  draw: choice({
    when: (s, f) => !f.over && f.drawn < MOST_DRAWN && canDraw(s),
    who: commander,
    options: (): Option[] => [{ kind: 'draw' }, { kind: 'stop' }],
    then(s, f, pick) {
      f.over = pick.kind === 'stop';
      if (f.over) return;
      f.drawn++;
      drawCard(s);
    },
  }),
  drawMore(s, f) {
    if (!f.over && f.drawn < MOST_DRAWN && canDraw(s)) return 'draw';
    f.over = false;
  },
  // TD-043, TD-044
  discard: choice({
    when: s => s.hand.length > HAND_LIMIT,
    who: commander,
    options: s => alike(s.hand).map(card => ({ kind: 'discard', card })),
    then(s, _f, { card }) {
      take(s.hand, card);
      s.discard.push(card);
      tell(s, { type: 'discarded', card });
    },
  }),
  discardMore(s) {
    if (s.hand.length > HAND_LIMIT) return 'discard';
  },
  play: choice({
    when: s => s.hand.length > 0,
    who: commander,
    options: playOptions,
    then(s, f, pick) {
      f.over = pick.kind === 'endTurn';
      if (pick.kind === 'order') call(s, order(pick.card ?? NONE));
      if (pick.kind === 'generic') call(s, generic(pick.card ?? NONE));
    },
  }),
  playMore(s, f) {
    if (!f.over && s.plays < MOST_PLAYS && s.hand.length > 0) return 'play';
  },
  rest: restAll,
});

/** TD-045, TD-214 */
export const canDraw = (s: Siege) => s.deck.length > 0 || (!s.options.spent && s.discard.length > 0);
// TD-046, TD-R09, TD-R13
function drawCard(s: Siege): void {
  if (s.deck.length === 0) {
    s.deck = s.discard;
    s.discard = [];
    shuffleOn(s, 'player', s.deck);
  }
  const card = s.deck.pop() ?? NONE;
  s.hand.push(card);
  // TD-248: a random result cannot be undone.
  reveal(s);
  tell(s, { type: 'drew', besieger: besiegingSeat(s), cards: [card] });
}
/** One card of each name: copies are alike. */
const alike = (cards: readonly number[]) =>
  cards.filter((id, i) => cards.findIndex(other => BOX[other] === BOX[id]) === i);

function playOptions(s: Siege): Option[] {
  const options: Option[] = [];
  const orderable = mayGeneric(s);
  for (const card of alike(s.hand)) {
    if (noOrder(s, BOX[card].key) === null) options.push({ kind: 'order', card });
    // TD-R12
    if (orderable) options.push({ kind: 'generic', card });
  }
  // TD-048
  return [...options, { kind: 'endTurn' }];
}

/** D3, TD-084 to TD-089 (TD-085, TD-087, TD-R35) */
function restAll(s: Siege): void {
  if (enemiesInside(s).length > 0) return;
  const cook = defendersAt(s, COURTYARD).find(id => has(id, 'hot-meals') && !exhausted(s, id));
  for (const id of defendersAt(s, COURTYARD)) {
    const { mayRest, ordered } = s.units[id];
    if (mayRest && !ordered) refresh(s, id, cook === undefined || id === cook ? 2 : 3);
  }
}
