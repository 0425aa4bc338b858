import type { Id, Option } from '@siegeworks/contract';
import { DONE } from '@siegeworks/table';
import type { Acting } from '../cards/ways.ts';
import { EVERYBODY } from '../cards/ways.ts';
import { move } from '../state/changes.ts';
import { COURTYARD } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { castleOf, NONE } from '../state/state.ts';
import { defenders, enemies, exhausted, room } from '../state/units.ts';
import { actions, canDo, perform } from './acting.ts';
import { choice, commander, rule } from './book.ts';
import { playCard } from './play-card.ts';

export const ANYHOW: Acting = { ...EVERYBODY, limit: 2 };
const canAct = (s: Siege, id: Id, foes: readonly Id[] = enemies(s)) =>
  !exhausted(s, id) && canDo(s, ANYHOW, id, foes);

/** TD-119: other units that may be named with this one: on the same wall card or tower. */
const beside = (s: Siege, id: Id, ids: Id[]) =>
  s.units[id].place === COURTYARD
    ? []
    : ids.filter(other => other !== id && s.units[other].place === s.units[id].place);
/** Places with room for all named units, other than where they are. */
const roomy = (s: Siege, units: readonly Id[]) =>
  castleOf(s).places.filter(place => place !== s.units[units[0]].place && room(s, place) >= units.length);

const canWalk = (s: Siege, id: Id) => !exhausted(s, id) && (onRing(s, id) || someRoom(s));
/** A defender on a wall or tower can always go down; from the courtyard it needs room on the ring. */
const onRing = (s: Siege, id: Id) => s.units[id].place !== COURTYARD;
const someRoom = (s: Siege) => castleOf(s).ring.some(place => room(s, place) > 0);

const attackers = (s: Siege) => {
  const foes = enemies(s);
  return defenders(s).filter(id => canAct(s, id, foes));
};
const walkers = (s: Siege) => defenders(s).filter(id => canWalk(s, id));
function mayAttack(s: Siege): boolean {
  const foes = enemies(s);
  return defenders(s).some(id => canAct(s, id, foes));
}
const mayWalk = (s: Siege) => defenders(s).some(id => canWalk(s, id));
export const mayGeneric = (s: Siege) => mayWalk(s) || mayAttack(s);

/** TD-118 to TD-124: any card as a weak order for one or two units (TD-R26). */
export const generic = rule(
  'generic',
  (card: Id) => ({ card, attack: false, units: [] as Id[], acted: 0, enough: false }),
  {
    play(s, f) {
      playCard(s, f.card, true);
    },
    // TD-120, TD-123
    what: choice({
      when: s => mayWalk(s) && mayAttack(s),
      who: commander,
      options: (): Option[] => [{ kind: 'genericAttack' }, { kind: 'genericMove' }],
      then(_s, f, pick) {
        f.attack = pick.kind === 'genericAttack';
      },
    }),
    onlyWay(s, f) {
      if (!mayWalk(s)) f.attack = true;
    },
    // TD-119
    name: choice({
      when: (s, f) => !f.enough && named(s, f.attack, f.units).length > 0,
      who: commander,
      options: (s, f): Option[] => {
        const units: Option[] = named(s, f.attack, f.units).map(card => ({ kind: 'name', card }));
        return f.units.length > 0 ? [...units, DONE] : units;
      },
      then(_s, f, pick) {
        f.enough = pick.kind === 'done';
        if (pick.kind === 'name') f.units.push(pick.card ?? NONE);
      },
    }),
    nameMore(s, f) {
      if (!f.enough && f.units.length < 2 && named(s, f.attack, f.units).length > 0) return 'name';
      if (!f.attack) return 'place';
    },
    // TD-124: a second unit without a legal action left does nothing and takes no token.
    // TD-121
    act: choice({
      when: (s, f) => f.acted < f.units.length && canAct(s, f.units[f.acted]),
      who: commander,
      options: (s, f) => actions(s, ANYHOW, f.units[f.acted]),
      then: (s, _f, pick) => perform(s, pick, 0),
    }),
    actMore(_s, f) {
      f.acted++;
      return f.acted < f.units.length ? 'act' : 'done';
    },
    // TD-122
    place: choice({
      when: (s, f) => roomy(s, f.units).length > 0,
      who: commander,
      options: (s, f) => roomy(s, f.units).map(what => ({ kind: 'to', card: f.units[0], what })),
      then(s, f, { what }) {
        for (const id of f.units) move(s, id, what);
      },
    }),
  },
);

/** Units that may be named next; two that move need room for both in one place. */
function named(s: Siege, attack: boolean, units: readonly Id[]): Id[] {
  const able = attack ? attackers(s) : walkers(s);
  if (units.length === 0) return able;
  const [first] = units;
  return beside(s, first, able).filter(other => attack || roomy(s, [first, other]).length > 0);
}
