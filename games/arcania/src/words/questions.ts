import type { Frame } from '@siegeworks/kernel';
import { thingOf, whose } from '@siegeworks/kernel';
import type { War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { cardName, fullName, nameOf } from './names.ts';

// biome-ignore lint/suspicious/noExplicitAny: each question stands in its own kind of frame
const top = (s: War) => s.stack[s.stack.length - 1] as Frame & any;

/** What is on top of the stack, for the questions of the windows. */
function waiting(s: War): string {
  const item = s.items[s.items.length - 1];
  return item ? ` ${whose(s, item.by)} ${cardName(item.what)}` : '';
}
function battleText(s: War): string {
  if (!s.battle) return 'the attack';
  const { attacker, defenders, seat, blocked } = s.battle;
  const against = defenders.length > 0 ? defenders.map(id => nameOf(s, id)).join(', ') : 'nobody';
  return `${fullName(s, attacker)} against ${blocked ? against : thingOf(s, 'the Castle', seat)}`;
}

const OPEN: Readonly<Record<string, string>> = {
  land: 'Land phase: do you lay a Land or use something?',
  building: 'Building phase: what do you build?',
  units: 'Units phase: which forces and artifacts do you place?',
  before: 'Attack phase: who attacks?',
  after: 'After the attack: do you use anything else?',
};

/** One question per `rule.step`, in plain words. */
export const QUESTIONS: Readonly<Record<string, (s: War) => string>> = {
  'open.decide': s => OPEN[s.phase],
  'draw.mulligan': () => 'Keep this hand?',
  'end.discard': s => `Hand limit ${s.options.handLimit}: discard a card`,
  'announce.aim': s => `${cardName(top(s).what)}: at what?`,
  'pay.which': s => `${cardName(top(s).what)}: which Building is used?`,
  'placeBuilding.link': () => 'Through which Gemologist?',
  'runStack.respond': s => `Do you answer${waiting(s)}?`,
  'window.act': s =>
    s.battle ? `Battle: ${battleText(s)}` : 'The attackers are declared: do you interrupt?',
  'wave.declare': () => 'Who else attacks?',
  'defence.assign': () => 'Who blocks whom?',
  'battle.trap': () => 'Does the Trapper trap a defender?',
  'battle.breach': s => `${nameOf(s, s.battle?.attacker ?? NONE)}: a Building or the Castle?`,
  'battle.victim': s => `Whom does ${nameOf(s, s.battle?.attacker ?? NONE)} strike?`,
  'battle.capture': s => `Capture ${fullName(s, s.battle?.attacker ?? NONE)}?`,
  'split.capture': s => `Capture ${fullName(s, top(s).chimera)}?`,
  'stateCheck.regenerate': () => 'Your Phoenix is destroyed: regenerate it?',
  'stateCheck.overflow': () => 'Too many Buildings on a Land: which one goes?',
  'flight.choose': () => 'Doom Drums: which of your forces flees?',
  'search.choose': () => 'Which card of your Draw Deck do you take?',
  'reconstruct.rebuild': () => 'Which Building comes back, and where?',
  'takeOver.choose': s => `Who bears the stolen ${nameOf(s, top(s).artifact)}?`,
  'misdirect.turn': s =>
    `Turn ${cardName(s.items.find(i => i.n === top(s).n)?.what ?? '')} on what of its sender?`,
};
