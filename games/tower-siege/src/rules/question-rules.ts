import { gathered } from '../cards/entries.ts';

/** The rule that each question (`rule.step`) rests on: it says who decides what. */
const RULES: Readonly<Record<string, string>> = {
  'pay.how': 'TS-062',
  'upkeep.ask': 'TS-110',
  'market.ask': 'TS-038',
  'main.decide': 'TS-R12',
  'combat.declare': 'TS-143',
  'combat.decide': 'TS-144',
  'responses.ask': 'TS-172',
  'stepWindow.ask': 'TS-R14',
  'counters.ask': 'TS-179',
  'cast.level': 'TS-166',
  'cast.aim': 'TS-006',
  'attack.manner': 'TS-117',
  'attack.aim': 'TS-006',
  'attack.club': 'TS-132',
  'attack.order': 'TS-130',
  'engine.aim': 'TS-006',
  'assault.block': 'TS-139',
  'assault.defender': 'TS-136',
  'riposte.offer': 'TS-204',
  'wound.injury': 'TS-R80',
  'volley.turnBack': 'TS-R112',
  'purchase.holder': 'TS-044',
  'skipCaravan.bearer': 'TS-R73',
  'unload.bearer': 'TS-046',
  'passOn.to': 'TS-156',
  'skill.aim': 'TS-122',
  'comeHome.enter': 'TS-086',
};
const OF_CARDS = gathered(entry => entry.asks);
export const ruleAsked = (question: string): string => RULES[question] ?? OF_CARDS[question].rule;
