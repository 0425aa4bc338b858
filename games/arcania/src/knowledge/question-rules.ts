import { CARD_QUESTIONS } from '../cards/entry.ts';
import type { War } from '../state/state.ts';

/** The rule for each open window of a player's own turn. */
const OPEN: Readonly<Record<string, string>> = {
  land: 'AK-050',
  building: 'AK-060',
  units: 'AK-100',
  before: 'AK-140',
  after: 'AK-040',
};
const RULES: Readonly<Record<string, string>> = {
  'draw.mulligan': 'AK-034',
  'end.discard': 'AK-038',
  'announce.aim': 'AK-112',
  'pay.which': 'AK-065',
  'placeBuilding.link': 'AK-269',
  'runStack.respond': 'AK-124',
  'window.act': 'AK-131',
  'wave.declare': 'AK-144',
  'defence.assign': 'AK-150',
  'battle.trap': 'AK-281',
  'battle.breach': 'AK-168',
  'battle.victim': 'AK-174',
  'battle.capture': 'AK-079',
  'stateCheck.overflow': 'AK-248',
};
/** The rule behind a question (`rule.step`): it says who decides, and about what. */
export function ruleAsked(s: War, question: string): string {
  if (question === 'open.decide') return OPEN[s.phase];
  return RULES[question] ?? CARD_QUESTIONS[question].rule;
}
