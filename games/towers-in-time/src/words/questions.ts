import { whose } from '@siegeworks/kernel';
import { counted } from '@siegeworks/table';
import { OWN_QUESTIONS } from '../cards/entries.ts';
import { dyingOf } from '../rules/damage.ts';
import { asking, seatAsked } from '../rules/frames.ts';
import type { Realm } from '../state/realm.ts';
import { allNames, nameOf } from './names.ts';

/** The table shows who they are; the question names a few. */
function attackers(s: Realm): string {
  const ids = s.combat?.attackers ?? [];
  if (ids.length === 0) return 'nobody';
  return ids.length > 2 ? `${ids.length} units` : allNames(s, ids);
}

/** What pays for cards of no element (TT-055 to TT-057). */
const TEMPER: Readonly<Record<string, string>> = {
  black: 'living temper',
  white: 'non-living temper',
  neutral: 'temper of any kind',
};
function room(s: Realm): string {
  const { placed } = s.players[seatAsked(s)];
  return `Put down up to ${s.options.openingPlace - placed} ${placed > 0 ? 'more ' : ''}cards`;
}

/** One question per `rule.step`, in plain words. */
export const QUESTIONS: Readonly<Record<string, (s: Realm) => string>> = {
  ...Object.fromEntries(Object.entries(OWN_QUESTIONS).map(([at, { ask }]) => [at, ask])),
  'opening.redraw': () => 'Do you keep these cards? With fewer than two Sources you may draw anew',
  'opening.place': s => `${room(s)}: Sources, units on them, or into Limbo`,
  'opening.discard': s => `Discard down to ${s.options.handLimit} cards`,
  'upkeep.decide': () => 'Maintenance: which spell do you pay for or let go?',
  'pay.choose'(s) {
    const { need, school } = asking(s, 'pay');
    return `Pay ${need} ${TEMPER[school] ?? `${school} temper`}: which card do you sap?`;
  },
  'opportunity.decide': () => 'Your opportunity: one regular action, or pass',
  'deed.aim': s => `${nameOf(s, asking(s, 'deed').card)}: on what?`,
  'deed.another': s => `${nameOf(s, asking(s, 'deed').card)}: on a second one, too?`,
  'deed.second': s => `${nameOf(s, asking(s, 'deed').card)}: and where or on whom?`,
  'deed.amount': s => `${nameOf(s, asking(s, 'deed').card)}: how much temper do you pay?`,
  'deed.split': s =>
    `${nameOf(s, asking(s, 'deed').card)}: how much for ${nameOf(s, asking(s, 'deed').targets[0])}?`,
  'strategy.move': () => 'Which card is moved, and where to?',
  'attack.gather': () => 'Who else attacks?',
  'defend.gather': s => `Against ${attackers(s)}: who else defends?`,
  'guard.announce': s => `Against ${attackers(s)} in the nexus: who defends whose shields?`,
  'nexus.aim': () => 'Whose shields do you attack?',
  'batch.decide': s => `Combat, ${attackers(s)} attacking: act, ${lastWord(s)}`,
  'lastRites.save': () => 'The combat ends: do you save your dying units?',
  'distribute.assign': s =>
    `${counted(asking(s, 'distribute').packets[0]?.n ?? 0, 'point')} of damage: who takes how much of it?`,
  'breach.choose': s => `Which of ${whose(s, asking(s, 'breach').seat)} shields falls?`,
  'react.decide': () => 'Do you react to what was done to you?',
  'overflow.discard': () => 'Too many cards in Limbo: which one is discarded?',
  'tidy.choose': s => `End of turn: cards into Limbo, then down to ${s.options.handLimit} in hand`,
};
/** What handing over or passing would mean. */
function lastWord(s: Realm): string {
  const dying = dyingOf(s, seatAsked(s)).map(p => p.id);
  const rest = (s.combat?.actions ?? 0) > 0 ? 'or hand over' : 'or pass and end the combat';
  return dying.length === 0 ? rest : `${rest} and lose ${allNames(s, dying)}`;
}
