import type { Frame, Id, Reason } from '@siegeworks/contract';
import { because } from '@siegeworks/table';
import { BOX, isEnemy, printed } from '../cards/card.ts';
import { WAYS } from '../cards/ways.ts';
import { actions, actors } from '../rules/acting.ts';
import { ANYHOW } from '../rules/generic.ts';
import { bandOf, COURTYARD, SIDE_NAMES, sideOf } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { breached, exhausted, inPlay, isWall, outside } from '../state/units.ts';
import { isGarrison, PLAY } from './why-question.ts';
import { actingIn } from './why-target.ts';

const EXHAUSTED = because('TD-079', 'it is exhausted');
const TWICE = because('TD-059', 'an order never names the same unit twice');
const ORDER_FIRST = because('TD-047', 'play a card first: defenders act and move only on an order');
const ATTACK_FIRST = because('TD-047', 'play a card first: defenders attack only on an order');
const NOTHING = because('TD-060', 'it has nothing in reach to attack, repair or tend');
const UNSEEN = because('TD-038', 'no defender who may act has it in sight and range');
const AIM_LATER = because('TD-071', 'first choose the defender who acts, then what it does');
const ABSENT = because('TD-038', 'it is not in play');
const NOT_TIRED = because('TD-080', 'it is not tired');
const FULL = because('TD-010', 'every other place is full');
const ONE_PLACE = because('TD-119', 'a generic order names two units only on one wall or tower');
const NO_CASTER = because('TD-108', 'only the Wizard and the Priest cast spells');
const DISOBEYS = because('TD-047', 'your orders move only your own defenders');

/** Why a unit in play is no answer to the question. */
export function noUnit(s: Siege, question: string, card: Id): Reason | null {
  const f = s.stack.at(-1);
  if (!f || printed(s, card).hearts === 0) return null;
  if (!inPlay(s, card)) return ABSENT;
  if (!isGarrison(question)) return isEnemy(card) ? notInLine(s, f, card) : null;
  if (isEnemy(card)) return foe(s, question, f, card);
  return question === PLAY ? ORDER_FIRST : (WHO[f.rule]?.(s, f, card) ?? null);
}

type Who = (s: Siege, f: Frame, card: Id) => Reason | null;
/** Each rule that names units keeps those it has named in a list of its frame. */
const isNamed = (f: Frame, card: Id): boolean =>
  Object.values(f).some(list => Array.isArray(list) && list.includes(card));
const tired: Who = (s, f, card) => (isNamed(f, card) ? TWICE : exhausted(s, card) ? EXHAUSTED : null);

/** Why a defender is not chosen, by the rule that asks. */
const WHO: Readonly<Record<string, Who>> = {
  acting: (s, f, card) => tired(s, f, card) ?? idle(s, f, card),
  generic: (s, f, card) => tired(s, f, card) ?? apart(s, f, card) ?? idle(s, f, card),
  moving: (s, f, card) => tired(s, f, card) ?? (f.at === 'unit' ? stuck(s, f, card) : null),
  standDown: (s, f, card) => (isNamed(f, card) ? TWICE : s.units[card].tired === 0 ? NOT_TIRED : null),
  pouring: (s, f, card) => tired(s, f, card) ?? notAbove(s, f, card),
  casting: (_s, _f, card) => (BOX[card].abilities.some(a => a === 'caster') ? null : NO_CASTER),
};
/** Why it could not act on the order under way. */
function idle(s: Siege, f: Frame, card: Id): Reason | null {
  if (f.at !== 'unit' && f.at !== 'name') return null;
  const acting = actingIn(f);
  if (!acting) return FULL;
  if (acting.place !== '' && acting.place !== s.units[card].place)
    return because('TD-058', `this order is only for defenders ${placeText(acting.place)}`);
  return WAYS[acting.how].fits(s, acting, card) ? NOTHING : WAYS[acting.how].excludes(acting);
}
function stuck(s: Siege, f: Frame, card: Id): Reason {
  const to = 'to' in f ? String(f.to) : '';
  if (to === '') return FULL;
  return s.units[card].place === to
    ? because('TD-091', 'it is there already')
    : because('TD-010', `nobody else fits ${placeText(to)}`);
}
const placeText = (place: string) => (place === COURTYARD ? 'in the courtyard' : `on ${place}`);
function apart(s: Siege, f: Frame, card: Id): Reason | null {
  const [first] = 'units' in f && Array.isArray(f.units) ? (f.units as Id[]) : [];
  if (f.at !== 'name' || first === undefined) return null;
  return s.units[first].place !== s.units[card].place || s.units[card].place === COURTYARD ? ONE_PLACE : null;
}
function notAbove(s: Siege, f: Frame, card: Id): Reason | null {
  const { place } = s.units[card];
  const side = 'side' in f ? String(f.side) : '';
  if (!isWall(s, place) || breached(s, place) || sideOf(place) !== side)
    return because('TD-074', 'oil is poured by a defender on a wall of the chosen side');
  return because('TD-059', `oil is already poured from ${place}`);
}

/** An enemy where a defender or a place is asked for. */
function foe(s: Siege, question: string, f: Frame, card: Id): Reason | null {
  if (question === PLAY) return ATTACK_FIRST;
  if (f.rule === 'moving' || f.rule === 'standDown') return DISOBEYS;
  if (f.rule === 'generic' && actingIn(f) === null) return f.at === 'what' ? null : DISOBEYS;
  const acting = actingIn(f);
  if (!acting || (f.at !== 'unit' && f.at !== 'name')) return null;
  const acted = 'acted' in f && Array.isArray(f.acted) ? (f.acted as Id[]) : [];
  const who = f.rule === 'generic' ? actors(s, ANYHOW, []) : actors(s, acting, acted);
  return who.some(id => actions(s, acting, id).some(o => o.target === card)) ? AIM_LATER : UNSEEN;
}
/** An enemy that is not in the group whose turn it is. */
function notInLine(s: Siege, f: Frame, card: Id): Reason | null {
  if (f.rule === 'siegeTurn') return isNamed(f, card) ? TWICE : outside(s, card) ? null : INSIDE;
  if (f.rule !== 'advance' && f.rule !== 'attacks') return null;
  const [group = []] = 'groups' in f && Array.isArray(f.groups) ? (f.groups as Id[][]) : [];
  const [next] = group;
  if (next === undefined || f.at !== 'next' || group.includes(card)) return null;
  const rule = f.rule === 'advance' ? 'TD-134' : 'TD-151';
  if (!outside(s, next)) return because(rule, 'the enemies in the courtyard come first');
  const { place } = s.units[next];
  return because(
    rule,
    `the enemies in band ${bandOf(place)} of the ${SIDE_NAMES[sideOf(place)]} side come now`,
  );
}
const INSIDE = because('TD-224', 'only an enemy outside the castle can be held back');
