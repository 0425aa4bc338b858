import type { Id, Option } from '@siegeworks/contract';
import { DONE } from '@siegeworks/table';
import { printed } from '../cards/card.ts';
import type { Acting } from '../cards/ways.ts';
import { mayTend, WAYS } from '../cards/ways.ts';
import { heal, mend, refresh, strike, tire } from '../state/changes.ts';
import { tell } from '../state/events.ts';
import type { Siege } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import {
  at,
  DEFENDERS,
  defenders,
  enemies,
  exhausted,
  inPlay,
  repairable,
  strength,
} from '../state/units.ts';
import { choice, commander, rule } from './book.ts';

/** TD-071: one unit, its action and its target, then the next or done (TD-056, TD-057, TD-R25, TD-R76). */
export const acting = rule('acting', (a: Acting) => ({ ...a, acted: [] as Id[], unit: NONE, over: false }), {
  ready(s, f) {
    if (f.over || f.acted.length >= f.limit || !anyActor(s, f, f.acted)) return 'done';
  },
  unit: choice({
    who: commander,
    options: (s, f) => {
      const units: Option[] = actors(s, f, f.acted).map(card => ({ kind: 'act', card }));
      return f.free || f.acted.length > 0 ? [...units, DONE] : units;
    },
    then(_s, f, pick) {
      f.over = pick.kind === 'done';
      f.unit = pick.card ?? NONE;
    },
  }),
  action: choice({
    when: (_s, f) => f.unit !== NONE,
    who: commander,
    options: (s, f) => actions(s, f, f.unit),
    then(s, f, pick) {
      f.acted.push(f.unit);
      perform(s, pick, f.bonus);
    },
  }),
  again(_s, f) {
    f.unit = NONE;
    return 'ready';
  },
});

/** Defenders who may act now on such an order. */
export function actors(s: Siege, a: Acting, acted: readonly Id[]): Id[] {
  const foes = enemies(s);
  return defenders(s).filter(id => mayAct(s, a, id, acted, foes));
}
export function anyActor(s: Siege, a: Acting, acted: readonly Id[]): boolean {
  const foes = enemies(s);
  return defenders(s).some(id => mayAct(s, a, id, acted, foes));
}
const mayAct = (s: Siege, a: Acting, id: Id, acted: readonly Id[], foes: readonly Id[]) =>
  !acted.includes(id) && fits(s, a, id) && canDo(s, a, id, foes);
/** Whether there is any action at all; needed far more often than the list. */
export function canDo(s: Siege, a: Acting, id: Id, foes: readonly Id[]): boolean {
  return (
    (fights(s, a, id) && foes.some(foe => WAYS[a.how].targets(s, a, id, foe))) ||
    (WAYS[a.how].repairs(s, id) && repairable(s, id).length > 0) ||
    (mayTend(a, id) && tending(s, id).length > 0)
  );
}
const fights = (s: Siege, a: Acting, id: Id) => WAYS[a.how].fights && printed(s, id).swords > 0;
function fits(s: Siege, a: Acting, id: Id): boolean {
  if (exhausted(s, id)) return false;
  if (a.place !== '' && s.units[id].place !== a.place) return false;
  return WAYS[a.how].fits(s, a, id);
}

/** 6.2: the actions of one unit (TD-062). */
export function actions(s: Siege, a: Acting, id: Id): Option[] {
  const options: Option[] = [];
  if (fights(s, a, id)) {
    // TD-069, TD-R23: it does not matter whether it can succeed.
    for (const target of enemies(s))
      if (WAYS[a.how].targets(s, a, id, target)) options.push({ kind: 'attack', card: id, target });
  }
  if (WAYS[a.how].repairs(s, id))
    for (const wall of repairable(s, id)) options.push({ kind: 'repair', card: id, what: wall });
  if (mayTend(a, id)) options.push(...tending(s, id));
  return options;
}
function tending(s: Siege, priest: Id): Option[] {
  return at(s, DEFENDERS, s.units[priest].place).flatMap(target => {
    if (target === priest) return [];
    const { wounds, tired } = s.units[target];
    const options: Option[] = [];
    if (wounds > 0) options.push({ kind: 'tend', card: priest, target, what: 'wound' });
    if (tired > 0) options.push({ kind: 'tend', card: priest, target, what: 'tired' });
    return options;
  });
}

// TD-072 to TD-074, TD-114, TD-R19
export function perform(s: Siege, pick: Option, bonus: number): void {
  const id = pick.card ?? NONE;
  if (pick.kind === 'attack') strike(s, id, pick.target ?? NONE, strength(s, id, bonus));
  if (pick.kind === 'repair') mend(s, pick.what ?? '', repairPoints(s, id, pick.what ?? ''), id);
  if (pick.kind === 'tend') tend(s, id, pick.target ?? NONE, pick.what ?? '');
  if (inPlay(s, id)) tire(s, id);
}
/** TD-097, TD-101, TD-102, TD-R31 */
function repairPoints(s: Siege, id: Id, wall: string): number {
  const { repairIcons } = printed(s, id);
  if (repairIcons === 0) return 1;
  return repairIcons + (s.units[id].place === wall ? 1 : 0);
}
/** TD-115 */
function tend(s: Siege, priest: Id, target: Id, what: string): void {
  tell(s, { type: 'tended', card: priest, target });
  if (what === 'wound') heal(s, target);
  else refresh(s, target, 2);
}
