import type { Option, Seat } from '@siegeworks/contract';
import { call, shuffle } from '@siegeworks/kernel';
import { clockwise, drawTop } from '@siegeworks/table';
import { moment } from '../cards/entry.ts';
import { tell } from '../state/events.ts';
import { returnDisplaced } from '../state/forces.ts';
import { discardFrom } from '../state/place.ts';
import type { Force, Phase, War } from '../state/state.ts';
import { forcesInPlay, oneOfEach } from '../state/table.ts';
import {
  doAction,
  forceOptions,
  functionOptions,
  insteadOptions,
  landOptions,
  unitOptions,
} from './actions.ts';
import { playOptions } from './announce.ts';
import { choice, rule } from './book.ts';
import { buildingOptions } from './build.ts';
import { levyOptions } from './levy.ts';
import { runStack } from './stack.ts';
import { checkState, leave, stateCheck } from './state-check.ts';
import { attackOptions, declareAttack, wave } from './wave.ts';

// AK-041: nothing is announced in the other phases.
export const OPEN = ['land', 'building', 'units', 'before'] as const;
type OpenPhase = (typeof OPEN)[number] | 'after';
const enter = (s: War, phase: Phase) => {
  s.phase = phase;
  tell(s, { type: 'phaseBegan', phase, seat: s.turn });
};

/** Section 4.1. A player who falls during the turn goes to `fallen` at once (AK-348, AK-030). */
export const turn = rule('turn', (seat: Seat) => ({ seat, i: 0 }), {
  start(s, f) {
    s.phase = 'start';
    s.turnsBegun++;
    s.players[f.seat].turns++;
    tell(s, { type: 'turnBegan', seat: f.seat, n: s.turnsBegun });
    start(s, f.seat);
    checkState(s);
  },
  draw(s, f) {
    s.phase = 'draw';
    call(s, draw(f.seat));
  },
  phases(s, f) {
    const phase = OPEN[f.i++];
    enter(s, phase);
    call(s, open(phase));
  },
  again(_s, f) {
    if (f.i < OPEN.length) return 'phases';
  },
  after(s) {
    // No attack was declared: straight to END.
    if (s.phase !== 'wave') return;
    enter(s, 'after');
    call(s, open('after'));
  },
  end(s, f) {
    enter(s, 'end');
    call(s, end(f.seat));
    return 'done';
  },
  // AK-R106
  fallen(s) {
    s.battle = null;
    s.wave = [];
    call(s, stateCheck(), runStack());
  },
  cleared(s) {
    endBonuses(s);
    returnDisplaced(s);
    checkState(s);
  },
});

/** S1 to S4. */
function start(s: War, seat: Seat): void {
  moment(s, 'turnStarts', seat);
  s.players.forEach((player, other) => {
    for (const land of player.lands) {
      if (other === seat) land.built = false;
      if (other !== seat && s.options.buildingRefresh === 'own-turn') continue;
      // AK-032, AK-128
      for (const b of land.buildings) b.used = false;
    }
  });
  for (const f of forcesInPlay(s)) renew(f, seat);
  moment(s, 'forcesRenewed', seat);
}
// AK-033
function renew(f: Force, seat: Seat): void {
  if (f.heldOff.length > 0) f.heldOff = f.heldOff.filter(by => by !== seat);
  f.used = false;
  f.defended = false;
  if (f.controller === seat) f.attacked = false;
}

/** D1, D2. */
const draw = rule('draw', (seat: Seat) => ({ seat, again: false }), {
  attrition(s, f) {
    // AK-036
    if (s.players[f.seat].deck.length === 0) leave(s, [f.seat], 'attrition');
  },
  take(s, f) {
    const player = s.players[f.seat];
    const { openingHand, drawPerTurn } = s.options;
    // AK-024, AK-R85
    const later = player.hand.length === 0 ? drawPerTurn + 1 : drawPerTurn;
    drawCards(s, f.seat, player.turns === 1 ? openingHand - handicap(s) : later);
  },
  mulligan: choice({
    when: (s, f) => s.options.mulligan === 'once' && s.players[f.seat].turns === 1,
    who: (_s, f) => f.seat,
    options: () => [{ kind: 'keep' }, { kind: 'mulligan' }],
    then(_s, f, pick) {
      f.again = pick.kind === 'mulligan';
    },
  }),
  redraw(s, f) {
    const player = s.players[f.seat];
    if (!f.again || !player.alive) return;
    const n = player.hand.length;
    player.deck.push(...player.hand.splice(0));
    // In order of their ids, so that the old order has no influence on the shuffle.
    player.deck.sort((a, b) => a - b);
    tell(s, { type: 'mulliganed', seat: f.seat });
    shuffle(s, player.deck);
    drawCards(s, f.seat, n);
  },
});
/** AK-R136: only the very first turn of the game. */
const handicap = (s: War) => (s.turnsBegun === 1 && s.options.firstHand === 'one-fewer' ? 1 : 0);
/** AK-037: what is left, if that is less. */
function drawCards(s: War, seat: Seat, n: number): void {
  const player = s.players[seat];
  const cards: number[] = [];
  while (cards.length < n && player.deck.length > 0) cards.push(drawTop(s, player.deck, player.hand));
  tell(s, { type: 'drew', seat, cards, n: cards.length });
}

/** An open window: the active player acts until the phase is ended. */
const open = rule('open', (phase: OpenPhase) => ({ phase, ended: false }), {
  decide: choice({
    who: s => s.turn,
    options: (s, f) => [{ kind: 'endPhase' }, ...openOptions(s, s.turn, f.phase)],
    then(s, f, pick) {
      f.ended = pick.kind === 'endPhase' || pick.kind === 'attack';
      if (!f.ended) return doAction(s, s.turn, pick);
      if (pick.kind === 'endPhase') return;
      declareAttack(s, pick.card, pick.seat);
      call(s, wave());
    },
  }),
  settle(s) {
    if (s.items.length > 0) call(s, runStack());
    else checkState(s);
  },
  again(_s, f) {
    if (!f.ended) return 'decide';
  },
});
/** What only this phase offers. */
const OWN: Record<OpenPhase, (s: War, seat: Seat) => Option[]> = {
  land: landOptions,
  building: (s, seat) => [...buildingOptions(s, seat), ...levyOptions(s, seat)],
  units: forceOptions,
  before: (s, seat) => [...attackOptions(s), ...insteadOptions(s, seat)],
  after: insteadOptions,
};
export function openOptions(s: War, seat: Seat, phase: OpenPhase): Option[] {
  return [
    ...OWN[phase](s, seat),
    ...playOptions(s, seat, 'own'),
    ...functionOptions(s, seat),
    ...unitOptions(s, seat),
  ];
}

/** E1 to E5. */
const end = rule('end', (seat: Seat) => ({ seat }), {
  discard: choice({
    // AK-039, AK-R84: no other player, and only with too many cards.
    when: (s, f) => s.players[f.seat].hand.length > s.options.handLimit,
    who: (_s, f) => f.seat,
    options: (s, f) => oneOfEach(s, s.players[f.seat].hand).map(card => ({ kind: 'discard', card })),
    then: (s, f, { card }) => discardFrom(s, s.players[f.seat].hand, card),
  }),
  more(s, f) {
    if (s.players[f.seat].hand.length > s.options.handLimit) return 'discard';
  },
  effects(s, f) {
    endBonuses(s);
    returnDisplaced(s);
    countDown(s, f.seat);
    tell(s, { type: 'turnEnded', seat: f.seat });
    checkState(s);
  },
  lastCard(s) {
    if (s.options.attritionRule !== 'last-card') return;
    const dry = clockwise(s, s.turn).filter(seat => s.players[seat].deck.length === 0);
    if (dry.length > 0) leave(s, dry, 'attrition');
  },
});
/** E2 */
function endBonuses(s: War): void {
  forcesInPlay(s).forEach(calm);
  moment(s, 'bonusesEnd', s.turn);
}
function calm(f: Force): void {
  f.smith = false;
  f.armoury = false;
  f.berserk = false;
  f.ravenous = '';
}
/** E4, AK-190 */
function countDown(s: War, seat: Seat): void {
  for (const f of s.players[seat].row) {
    if (f.paralysed === 0) continue;
    f.paralysed--;
    if (f.paralysed === 0) tell(s, { type: 'paralysisEnded', card: f.id });
  }
  moment(s, 'countsDown', seat);
}
