import type { Option, Seat, Usual } from '@siegeworks/contract';
import { habit } from '../judgement/habit.ts';
import { dyingOf } from '../rules/damage.ts';
import { asking } from '../rules/frames.ts';
import { isOf } from '../rules/pay.ts';
import { pays, purse } from '../rules/temper.ts';
import type { Combat, Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';

/** Questions that a player may leave to their usual answer. */
export const USUAL: Readonly<Record<string, Usual<Realm>>> = {
  'pay.choose': {
    answer: 'pay',
    text: 'which cards I sap for a payment even when Sources and Artifacts are enough',
    cards: true,
    costs: (s, option) => option.kind !== 'pay' || sapsTheLiving(s),
  },
  'opportunity.decide': {
    answer: 'pass',
    text: 'on my opportunity even when I could only pull down shields',
    cards: true,
    sensible: (_s, _seat, options) => unlessMore(options),
  },
  'batch.decide': {
    answer: 'pass',
    text: 'in combat even when nothing is left that usually helps after my own attack or defence, or my attack goes through',
    cards: true,
    sensible: (s, seat, options) => unlessMore(options) ?? afterOwnDeed(s, seat, options),
  },
  'react.decide': { answer: 'ask', text: 'whether I react to an action', cards: true },
  'attack.gather': { answer: 'ask', text: 'who else joins an attack', cards: true },
  'distribute.assign': { answer: 'ask', text: 'who takes how much damage', cards: true },
};

/** A creature that is sapped is missing in the next fight. */
export function sapsTheLiving(s: Realm): boolean {
  const { seat, need, school, within } = asking(s, 'pay');
  const givers = purse(s, seat).filter(giver => pays(giver, school) && !giver.isLiving);
  const near = givers.filter(giver => within === NONE || isOf(s, giver.id, within));
  return near.reduce((sum, giver) => sum + giver.n, 0) < need;
}

/** Nobody is asked after their own attack or defence what else they do, unless something would usually be done. */
function afterOwnDeed(s: Realm, seat: Seat, options: readonly Option[]): Option | null {
  const c = s.combat;
  if (!c || (c.attacker !== seat && c.actions === 0)) return null;
  const pass = options.find(({ kind }) => kind === 'pass');
  if (pass && goesThrough(s, c, seat)) return pass;
  const usual = habit(s, seat, options);
  return usual.kind === 'handOver' || usual.kind === 'pass' ? usual : null;
}

/** One's own attack that nobody has stopped, and in which nobody has to be saved. */
const goesThrough = (s: Realm, c: Combat, seat: Seat): boolean =>
  c.attacker === seat && c.defenders.length === 0 && dyingOf(s, seat).length === 0;

/** Passes where nothing is left to do but to pull down one's own shields. */
function unlessMore(options: readonly Option[]): Option | null {
  const rest = options.filter(({ kind }) => kind !== 'pull');
  return rest.length === 1 ? rest[0] : null;
}
