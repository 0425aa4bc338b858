import { OWN_QUESTIONS } from '../cards/entries.ts';

/** The rule behind each question (`rule.step`): it says who decides what. */
const RULES: Readonly<Record<string, string>> = {
  'opening.redraw': 'TT-010',
  'opening.place': 'TT-011',
  'opening.discard': 'TT-017',
  'upkeep.decide': 'TT-024',
  'pay.choose': 'TT-058',
  'opportunity.decide': 'TT-031',
  'deed.aim': 'TT-129',
  'deed.another': 'TT-129',
  'deed.second': 'TT-129',
  'deed.amount': 'TT-123',
  'deed.split': 'TT-123',
  'strategy.move': 'TT-095',
  'attack.gather': 'TT-176',
  'defend.gather': 'TT-188',
  'guard.announce': 'TT-260',
  'nexus.aim': 'TT-261',
  'batch.decide': 'TT-183',
  'lastRites.save': 'TT-265',
  'distribute.assign': 'TT-198',
  'breach.choose': 'TT-155',
  'react.decide': 'TT-255',
  'overflow.discard': 'TT-076',
  'tidy.choose': 'TT-029',
};
export const ruleAsked = (question: string): string => RULES[question] ?? OWN_QUESTIONS[question]?.rule;
