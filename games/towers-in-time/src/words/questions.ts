import type { Id } from '@siegeworks/contract';
import { counted, whose } from '@siegeworks/table';
import { OWN_QUESTIONS } from '../cards/entries.ts';
import { joiners } from '../rules/attack.ts';
import { dyingOf } from '../rules/damage.ts';
import { asking, seatAsked } from '../rules/frames.ts';
import type { Realm } from '../state/realm.ts';
import { allNames, nameOf } from './names.ts';
import { temperName } from './temper.ts';

/** Letters that a question has room for beside its own words. */
const ROOM = 40;
const attackers = (s: Realm): string => named(s, s.combat?.attackers ?? []);
/** Both by name, or the first of many: the table shows all of them. */
function named(s: Realm, ids: readonly Id[]): string {
  if (ids.length === 0) return 'nobody';
  const all = allNames(s, ids);
  return ids.length <= 2 && all.length <= ROOM ? all : `${nameOf(s, ids[0])} and ${ids.length - 1} more`;
}
/** Where nobody can join, the only question is which way. */
function gathering(s: Realm): string {
  const { seat, units } = asking(s, 'attack');
  if (joiners(s, seat, units).length > 0) return 'Who else joins the attack?';
  return `Attack with ${named(s, units)}: in the air, or on the ground?`;
}

function room(s: Realm): string {
  const { placed } = s.players[seatAsked(s)];
  const left = s.options.openingPlace - placed;
  if (left === 1) return 'Put down one more card';
  return `Put down up to ${counted(left, placed > 0 ? 'more card' : 'card')}`;
}

/** The card whose text says what is being decided. */
export const SUBJECTS: Readonly<Record<string, (s: Realm) => string | null>> = Object.fromEntries(
  ['deed.aim', 'deed.another', 'deed.second', 'deed.amount', 'deed.split'].map(question => [
    question,
    (s: Realm) => s.names[asking(s, 'deed').card] ?? null,
  ]),
);

/** One question per `rule.step`, in plain words. */
export const QUESTIONS: Readonly<Record<string, (s: Realm) => string>> = {
  ...Object.fromEntries(Object.entries(OWN_QUESTIONS).map(([at, { ask }]) => [at, ask])),
  'opening.redraw': () => 'Do you keep these cards? With fewer than two Sources you may draw a new hand',
  'opening.place': s => `${room(s)}: Sources, units on them, or cards in Limbo`,
  'opening.discard': s => `Discard down to ${s.options.handLimit} cards`,
  'upkeep.decide': () => 'Maintenance: which spell do you pay for or let lapse?',
  'pay.choose'(s) {
    const { need, school } = asking(s, 'pay');
    return `Pay ${need} ${temperName(school)}: which card do you sap?`;
  },
  'opportunity.decide': () => 'Your opportunity: one regular action, or pass',
  'deed.aim': s => `${nameOf(s, asking(s, 'deed').card)}: choose a target`,
  'deed.another': s => `${nameOf(s, asking(s, 'deed').card)}: choose a second target, or none`,
  'deed.second': s => `${nameOf(s, asking(s, 'deed').card)}: choose a further target or a place`,
  'deed.amount': s => `${nameOf(s, asking(s, 'deed').card)}: how much temper do you pay?`,
  'deed.split': s =>
    `${nameOf(s, asking(s, 'deed').card)}: how much damage to ${nameOf(s, asking(s, 'deed').targets[0])}?`,
  'strategy.move': () => 'Which card do you move, and where to?',
  'attack.gather': gathering,
  'defend.gather': s => `Against ${attackers(s)}: who else defends?`,
  'guard.announce': s => `Against ${attackers(s)}: who guards whose shields?`,
  'nexus.aim': () => 'Whose shields do you attack?',
  'batch.decide': batch,
  'lastRites.save': () => 'The combat ends: do you save your dying units?',
  'distribute.assign': struck,
  'breach.choose': s => `Which of ${whose(s, asking(s, 'breach').seat)} shields falls?`,
  'react.decide': () => 'Do you react to this action?',
  'overflow.discard': () => 'Too many cards in Limbo: which one do you discard?',
  'tidy.choose': s =>
    `End of turn: put cards in Limbo if you like, then discard down to ${s.options.handLimit}`,
};
/** TT-198: the owner of an Army divides what strikes it, whoever strikes anybody else divides the blows. */
function struck(s: Realm): string {
  const { packets, struck: units } = asking(s, 'distribute');
  const damage = `${counted(packets[0]?.n ?? 0, 'point')} of damage`;
  const owner = s.pieces[units[0]]?.controller ?? seatAsked(s);
  return owner === seatAsked(s)
    ? `You take ${damage}: which of your units, and how much of it?`
    : `You deal ${damage} to ${whose(s, owner)} units: to which, and how much of it?`;
}
function batch(s: Realm): string {
  const rest = (s.combat?.actions ?? 0) > 0 ? 'hand over' : 'end the combat';
  const dying = dyingOf(s, seatAsked(s)).map(p => p.id);
  if (dying.length === 0) return `Attack by ${attackers(s)}: act, or ${rest}`;
  const who = dying.length === 1 ? nameOf(s, dying[0]) : `${dying.length} of your units`;
  return `${who} will die unless saved: act, or ${rest}`;
}
