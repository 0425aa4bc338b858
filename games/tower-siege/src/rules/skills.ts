import type { Id, Reason, Seat } from '@siegeworks/contract';
import { Impossible } from '@siegeworks/contract';
import { call, cover } from '@siegeworks/kernel';
import { because } from '@siegeworks/table';
import { entryOf } from '../cards/entries.ts';
import type { Skill } from '../cards/entry.ts';
import { emit } from '../state/events.ts';
import type { Offered, Target } from '../state/offers.ts';
import { setPosition } from '../state/place.ts';
import { creatures, disabled, inPlay, used } from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import { aimed, picked } from './aims.ts';
import { mayStill } from './assault.ts';
import { act } from './attack.ts';
import { choice, rule } from './book.ts';
import { resolve, responses } from './calls.ts';
import type { Cost } from './costs.ts';
import { canPay } from './costs.ts';
import { pay } from './pay.ts';
import { declare, discardPending } from './pending.ts';

const skillOf = (card: string) => entryOf(card).skill;
/** What its use costs, or `null` for a card without such a skill. */
export const skillCost = (card: string): Cost | null => skillOf(card)?.cost ?? null;

const IN_DEFEND = because('TS-103', 'a creature in DEFEND may not use its skill');
const ACTED = because('TS-116', 'it has already attacked or used its skill this turn');
const TOO_EXPENSIVE = because('TS-122', 'you cannot pay for its skill');
const NO_TARGET = because('TS-122', 'there is nothing to use its skill on');
const USED = because('TS-119', 'it has been used this turn');

/** Why this creature or Relic cannot use its skill now, or `null`. Without a skill: `undefined`. */
export function noSkill(s: Siege, p: Piece): Reason | null | undefined {
  const skill = skillOf(p.card);
  if (!skill) return undefined;
  if (p.kind === 'creature' && p.position === 'defend') return IN_DEFEND;
  if (p.kind === 'creature' && (p.acted || p.position !== 'guard')) return ACTED;
  if (p.kind === 'relic' && (used(s, p) || disabled(s, p.id))) return USED;
  if (!canPay(s, p.controller, skill.cost)) return TOO_EXPENSIVE;
  return skill.aim?.list(s, p.controller, []).length === 0 ? NO_TARGET : null;
}

export function skillOptions(s: Siege, seat: Seat): Offered<'skill'>[] {
  const options: Offered<'skill'>[] = [];
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
    when: (s, f) => inPlay(s, f.card) && aims(s, f).length > 0,
    who: (_s, f) => f.seat,
    options: (s, f) => aims(s, f),
    then(_s, f, pick) {
      f.target = picked(pick);
    },
  }),
  pay(s, f) {
    const { aim, cost } = skillUsed(s, f);
    if (!s.players[f.seat].alive || (aim && f.target === NONE)) return 'done';
    call(s, pay(f.seat, cost, f.card));
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
    if (skillUsed(s, f).window) call(s, responses(f.n), resolve(f.n));
  },
  use(s, f) {
    const item = s.pending.find(i => i.n === f.n);
    if (item) discardPending(s, item);
    if (!mayStill(s, f.seat, f.card)) return;
    const p = piece(s, f.card);
    const { aim, use } = skillUsed(s, f);
    if (aim && !aim.list(s, f.seat, []).includes(f.target))
      return emit(s, {
        type: 'lost',
        what: p.card,
        ...(aim.field === 'seat' ? { seat: f.target } : { target: f.target }),
      });
    cover(`card ${p.card} works`);
    use(s, p, f.target);
  },
});
function skillUsed(s: Siege, f: { card: Id }): Skill {
  const found = skillOf(s.names[f.card]);
  if (!found) throw new Impossible(`${s.names[f.card]} has no skill`);
  return found;
}
function aims(s: Siege, f: { seat: Seat; card: Id }): Target[] {
  const { aim } = skillUsed(s, f);
  return aim ? aim.list(s, f.seat, []).map(n => aimed(aim, n)) : [];
}
