import type { Frame } from '@siegeworks/contract';
import { thingOf, whose } from '@siegeworks/kernel';
import { nameWith } from '../cards/card.ts';
import '../cards/entries.ts';
import { CARD_QUESTIONS } from '../cards/entry.ts';
import { top } from '../rules/book.ts';
import type { War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { cardName, fullName, nameOf } from './names.ts';

/** What is being announced or paid for. */
const about = (s: War) => cardName(top<Frame & { what: string }>(s).what);

/** The item on top of the stack, for the questions of the windows. */
function waiting(s: War): string {
  const item = s.items[s.items.length - 1];
  return item ? ` to ${whose(s, item.by)} ${cardName(item.what)}` : '';
}
function battleText(s: War): string {
  if (!s.battle) return 'the attack';
  const { attacker, defenders, seat, blocked } = s.battle;
  const against = defenders.length > 0 ? defenders.map(id => nameOf(s, id)).join(', ') : 'no defender';
  return `${fullName(s, attacker)} against ${blocked ? against : thingOf(s, 'the Castle', seat)}`;
}

const OPEN: Readonly<Record<string, string>> = {
  land: 'Land phase: do you lay a Land or use something?',
  building: 'Building phase: what do you build?',
  units: 'Units phase: which forces and artifacts do you place?',
  before: 'Attack phase: which forces attack?',
  after: 'After the attack: do you use anything else?',
};

/** One question per `rule.step`, in plain words. */
export const QUESTIONS: Readonly<Record<string, (s: War) => string>> = {
  'open.decide': s => OPEN[s.phase],
  'draw.mulligan': () => 'Keep this hand?',
  'end.discard': s => `Hand limit ${s.options.handLimit}: discard a card`,
  'announce.aim': s => `${about(s)}: which target?`,
  'pay.which': s => `${about(s)}: which Building do you use?`,
  'placeBuilding.link': () => `Through which ${nameWith('sixth-building')}?`,
  'runStack.respond': s => `Do you respond${waiting(s)}?`,
  'window.act': s =>
    s.battle ? `Battle: ${battleText(s)}` : 'The attackers are declared: do you interrupt?',
  'wave.declare': () => 'Which other forces attack?',
  'defence.assign': () => 'Which forces block which attackers?',
  'battle.trap': s => `Does the ${nameOf(s, s.battle?.attacker ?? NONE)} trap a defender?`,
  'battle.breach': s => `${nameOf(s, s.battle?.attacker ?? NONE)}: a Building or the Castle?`,
  'battle.victim': s => `Which defender does ${nameOf(s, s.battle?.attacker ?? NONE)} strike?`,
  'battle.capture': s => `Capture ${fullName(s, s.battle?.attacker ?? NONE)}?`,
  'stateCheck.overflow': () => 'Too many Buildings on a Land: which one do you discard?',
  ...Object.fromEntries(Object.entries(CARD_QUESTIONS).map(([question, { ask }]) => [question, ask])),
};
