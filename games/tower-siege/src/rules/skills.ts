import type { Id, Option, Reason, Seat } from '@siegeworks/kernel';
import { call, cover, emit, reveal } from '@siegeworks/kernel';
import { take } from '@siegeworks/table';
import { addEffect, enterArmy, newToken, remember, setPosition } from '../state/place.ts';
import { creatures, disabled, inPlay, opponents, used } from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import { raisable } from './aims.ts';
import { mayStill } from './assault.ts';
import { act } from './attack.ts';
import { choice, rule } from './book.ts';
import { resolve, responses } from './calls.ts';
import type { Cost } from './costs.ts';
import { canPay, dropEmptySurges, FREE, goldOf, take as takePoints } from './costs.ts';
import { innateSkill, rollAttack } from './levels.ts';
import { pay } from './pay.ts';
import { declare, discardPending } from './pending.ts';
import { because } from './reasons.ts';
import { repair, repairable } from './shelter.ts';

interface Skill {
  cost: Cost;
  /** The field of the option that names a target, or none is chosen. */
  field: 'target' | 'seat' | null;
  targets(s: Siege, seat: Seat): number[];
  /** Dice are rolled or an opponent's card is named: others may respond (4.4). */
  window: boolean;
  use(s: Siege, p: Piece, target: number): void;
}
/** Either-or skills that are not attacks, and Dremour's Cauldron. */
const SKILLS: Readonly<Record<string, Skill>> = {
  alchemist: {
    cost: FREE,
    field: null,
    targets: () => [],
    window: false,
    use(s, p) {
      addEffect(s, { what: 'alchemist', card: NONE, by: p.controller, on: [], source: p.id, left: 1 });
    },
  },
  'stone-mason': {
    cost: { gp: 2, pp: 0 },
    field: 'target',
    targets: repairable,
    window: true,
    use(s, p, target) {
      if (succeeds(s, p, 60)) repair(s, p.controller, target);
    },
  },
  necromancer: {
    cost: { gp: 0, pp: 3 },
    field: 'target',
    targets: (s, seat) => raisable(s, seat, true),
    window: false,
    use(s, p, target) {
      take(s.players[p.controller].discard, target);
      enterArmy(s, p.controller, target, 'defend');
    },
  },
  cutpurse: {
    cost: FREE,
    field: 'seat',
    targets: (s, seat) => opponents(s, seat).filter(other => goldOf(s, other) > 0),
    window: true,
    use(s, p, seat) {
      if (!succeeds(s, p, 40)) return;
      takePoints(s.players[seat].gold, 1);
      dropEmptySurges(s, seat);
      s.players[p.controller].gold.purse++;
      emit(s, { type: 'pickedPurse', seat: p.controller, from: seat });
    },
  },
  spy: {
    cost: FREE,
    field: 'seat',
    targets: (s, seat) => opponents(s, seat),
    window: false,
    use(s, p, seat) {
      const { hand } = s.players[seat];
      remember(s, p.controller, hand);
      reveal(s);
      emit(s, { type: 'spied', seat: p.controller, from: seat, cards: hand.slice(), n: hand.length });
    },
  },
  'dremours-cauldron': {
    cost: { gp: 0, pp: 3 },
    field: null,
    targets: () => [],
    window: true,
    use(s, p) {
      const fiend = enterArmy(s, p.controller, newToken(s, p.controller, 'token-fiend'));
      addEffect(s, {
        what: 'token-fiend',
        card: NONE,
        by: p.controller,
        on: [fiend.id],
        source: p.id,
        left: 1,
      });
    },
  },
};
/** What its use costs, or `null` for a card without such a skill. */
export const skillCost = (card: string): Cost | null => SKILLS[card]?.cost ?? null;

/** What its skill chooses now: cards or players; `null` when it chooses nothing. */
export function skillAims(s: Siege, p: Piece): { field: 'target' | 'seat'; list: number[] } | null {
  const { field = null, targets } = SKILLS[p.card] ?? {};
  return field === null || !targets ? null : { field, list: targets(s, p.controller) };
}

function succeeds(s: Siege, p: Piece, level: number): boolean {
  const result = rollAttack(s, {
    seat: p.controller,
    card: p.id,
    level: 'IS',
    parts: innateSkill(s, p.id, level),
  });
  if (result === 'fumble') setPosition(s, p, 'defend');
  return result === 'critical' || result === 'hit';
}

const IN_DEFEND = because('TS-103', 'a creature in DEFEND may not use its skill');
const ACTED = because('TS-116', 'it has already attacked or used its skill this turn');
const TOO_DEAR = because('TS-122', 'you cannot pay for its skill');
const NO_TARGET = because('TS-122', 'there is nothing to use its skill on');
const USED = because('TS-119', 'it has been used this turn');

/** Why this creature or Relic cannot use its skill now, or `null`. Without a skill: `undefined`. */
export function noSkill(s: Siege, p: Piece): Reason | null | undefined {
  const skill = SKILLS[p.card];
  if (!skill) return undefined;
  if (p.kind === 'creature' && p.position === 'defend') return IN_DEFEND;
  if (p.kind === 'creature' && (p.acted || p.position !== 'guard')) return ACTED;
  if (p.kind === 'relic' && (used(s, p) || disabled(s, p.id))) return USED;
  if (!canPay(s, p.controller, skill.cost)) return TOO_DEAR;
  return skill.field && skill.targets(s, p.controller).length === 0 ? NO_TARGET : null;
}

export function skillOptions(s: Siege, seat: Seat): Option[] {
  const options: Option[] = [];
  for (const p of creatures(s, seat)) if (noSkill(s, p) === null) options.push({ kind: 'skill', card: p.id });
  for (const id of s.players[seat].relics)
    if (noSkill(s, piece(s, id)) === null) options.push({ kind: 'skill', card: id });
  return options;
}
export function useSkill(s: Siege, seat: Seat, card: Id): void {
  call(s, skill(seat, card));
}

const skill = rule('skill', (seat: Seat, card: Id) => ({ seat, card, target: NONE, n: NONE }), {
  aim: choice({
    when: (s, f) => inPlay(s, f.card) && SKILLS[s.names[f.card]].targets(s, f.seat).length > 0,
    who: (_s, f) => f.seat,
    options: (s, f): Option[] => {
      const { field, targets } = SKILLS[s.names[f.card]];
      return targets(s, f.seat).map(n =>
        field === 'seat' ? { kind: 'target', seat: n } : { kind: 'target', target: n },
      );
    },
    then(_s, f, pick) {
      f.target = pick.seat ?? pick.target ?? NONE;
    },
  }),
  pay(s, f) {
    const aims = SKILLS[s.names[f.card]].field !== null;
    if (!s.players[f.seat].alive || (aims && f.target === NONE)) return 'done';
    call(s, pay(f.seat, SKILLS[s.names[f.card]].cost, f.card));
  },
  act(s, f) {
    // What was borrowed may have left with its owner.
    if (!s.players[f.seat].alive || !inPlay(s, f.card)) return 'done';
    const p = piece(s, f.card);
    if (p.kind === 'creature') {
      act(s, p);
      setPosition(s, p, 'attack');
    } else p.usedOn = s.turnsBegun;
    const kind = p.kind === 'creature' ? 'skill' : 'relic';
    const item = declare(s, {
      kind,
      by: f.seat,
      what: p.card,
      card: f.card,
      level: NONE,
      targets: f.target === NONE ? [] : [f.target],
    });
    item.resolving = true;
    f.n = item.n;
    if (SKILLS[p.card].window) call(s, responses(f.n), resolve(f.n));
  },
  use(s, f) {
    const item = s.pending.find(i => i.n === f.n);
    if (item) discardPending(s, item);
    if (!mayStill(s, f.seat, f.card)) return;
    const p = piece(s, f.card);
    const { field, targets, use } = SKILLS[p.card];
    if (field !== null && !targets(s, f.seat).includes(f.target))
      return emit(s, { type: 'lost', what: p.card, [field]: f.target });
    cover(`card ${p.card} works`);
    use(s, p, f.target);
  },
});
