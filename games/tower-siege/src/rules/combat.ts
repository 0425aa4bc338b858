import type { Seat } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { DONE } from '@siegeworks/table';
import { emit } from '../state/events.ts';
import type { Deed, Offered } from '../state/offers.ts';
import { setPosition } from '../state/place.ts';
import { cardOf, creatures, disabled, structures, used } from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import { attackTargets } from './aims.ts';
import { shooting } from './assault.ts';
import { attack } from './attack.ts';
import { attackBan, inFog, noAttack, noDeclare, party } from './attack-kinds.ts';
import { choice, rule } from './book.ts';
import { ownOptions, perform } from './decisions.ts';

/** 4.5, TS-R21: attackers are declared at the start; then one attack after the other. */
export const combat = rule('combat', (seat: Seat) => ({ seat, over: false }), {
  declare: choice({
    when: (s, f) => declarable(s, f.seat).length > 0,
    who: (_s, f) => f.seat,
    options: (s, f) => [...declarable(s, f.seat), DONE],
    then(s, f, pick) {
      f.over = pick.kind === 'done';
      if (pick.kind === 'declare')
        // TS-R64, TS-R110: a mounted pair is declared together, except for one that takes no part.
        for (const id of party(s, piece(s, pick.card))) declareAttacker(s, piece(s, id));
    },
  }),
  moreAttackers(s, f) {
    if (!f.over && s.players[f.seat].alive && declarable(s, f.seat).length > 0) return 'declare';
    f.over = false;
  },
  decide: choice({
    who: (_s, f) => f.seat,
    options: (s, f): (Deed | Offered<'attack' | 'engine' | 'endCombat'>)[] => [
      ...attackOptions(s, f.seat),
      ...engineOptions(s, f.seat),
      ...ownOptions(s, f.seat, 'combat'),
      { kind: 'endCombat' }, // TS-145
    ],
    then(s, f, pick) {
      if (pick.kind === 'endCombat') f.over = true;
      else if (pick.kind === 'attack') call(s, attack(f.seat, pick.card));
      else if (pick.kind === 'engine') call(s, engine(f.seat, pick.card));
      else perform(s, f.seat, pick);
    },
  }),
  again(s, f) {
    // TS-220: if the attacking player's Mage dies, no further attacks are made.
    if (!f.over && s.players[f.seat].alive) return 'decide';
  },
});

const declarable = (s: Siege, seat: Seat): Offered<'declare'>[] => {
  const options: Offered<'declare'>[] = [];
  for (const p of creatures(s, seat))
    if (noDeclare(s, p) === null) options.push({ kind: 'declare', card: p.id });
  return options;
};
function declareAttacker(s: Siege, p: Piece): void {
  p.declared = true;
  emit(s, { type: 'attackerDeclared', card: p.id });
  setPosition(s, p, 'attack');
}
function attackOptions(s: Siege, seat: Seat): Offered<'attack'>[] {
  const options: Offered<'attack'>[] = [];
  for (const p of creatures(s, seat))
    if (noAttack(s, p) === null) options.push({ kind: 'attack', card: p.id });
  return options;
}

/** TS-081, TS-123: structures, their Items and Relics that shoot: once per turn each. */
function engineOptions(s: Siege, seat: Seat): Offered<'engine'>[] {
  const options: Offered<'engine'>[] = [];
  if (attackBan(s, seat) || inFog(s)) return options;
  for (const p of structures(s, seat)) {
    for (const part of [p, ...p.items.map(id => piece(s, id))]) {
      const { shot } = cardOf(part);
      if (shot && !used(s, part) && !disabled(s, part.id) && attackTargets(s, shot.at).length > 0)
        options.push({ kind: 'engine', card: part.id });
    }
  }
  return options;
}
/** C2, C3 of a structure or Relic attack. */
const engine = rule('engine', (seat: Seat, card: number) => ({ seat, card }), {
  aim: choice({
    when: (s, f) => attackTargets(s, cardOf(piece(s, f.card)).shot?.at).length > 0,
    who: (_s, f) => f.seat,
    options: (s, f) =>
      attackTargets(s, cardOf(piece(s, f.card)).shot?.at).map(t => ({
        kind: 'target' as const,
        target: t.id,
      })),
    then(s, f, { target }) {
      const part = piece(s, f.card);
      part.usedOn = s.turnsBegun;
      s.progress = true;
      s.players[f.seat].attacked = true;
      const shooter = part.bearer === NONE ? part.id : part.bearer;
      call(s, shooting(f.seat, shooter, f.card, [target]));
    },
  }),
});
