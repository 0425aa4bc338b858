import type { Frame, Id } from '@siegeworks/contract';
import { listed, thingOf, upper, whose } from '@siegeworks/table';
import { nameWith } from '../cards/card.ts';
import '../cards/entries.ts';
import { CARD_QUESTIONS } from '../cards/entry.ts';
import { aimOf } from '../rules/aims.ts';
import { top } from '../rules/book.ts';
import type { War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { cardName, fullDoes, fullName, nameOf } from './names.ts';

/** What is being announced or paid for. */
const about = (s: War) => cardName(top<Frame & { what: string }>(s).what);

/** Names the item on top of the stack. */
function respondText(s: War): string {
  const item = s.items[s.items.length - 1];
  return item ? `Do you respond to ${whose(s, item.by)} ${cardName(item.what)}?` : 'Do you respond?';
}
function battleText(s: War): string {
  if (!s.battle) return 'The attackers are declared: do you interrupt?';
  const { attacker, defenders, seat, blocked } = s.battle;
  const against = blocked ? lineText(s, defenders) : thingOf(s, 'the Castle', seat);
  return upper(`${fullDoes(s, attacker, 'fights')} ${against}: do you add anything?`);
}
const lineText = (s: War, defenders: readonly Id[]) => {
  if (defenders.length === 0) return 'nobody';
  return defenders.length > 2
    ? `${defenders.length} defenders`
    : listed(defenders.map(id => fullName(s, id)));
};
/** With the number of targets chosen so far, where there may be several. */
function aimText(s: War): string {
  const { what, card, targets } = top<Frame & { what: string; card: Id; targets: Id[] }>(s);
  const { max } = aimOf(what, card);
  if (max < 2) return `${about(s)}: which target?`;
  return `${about(s)}: which targets? ${targets.length} of up to ${max} chosen`;
}

const OPEN: Readonly<Record<string, string>> = {
  land: 'Do you lay a Land, or use something?',
  building: 'What do you build, and on which Land?',
  units: 'Which forces and artifacts do you place?',
  before: 'Which force attacks first?',
  after: 'After the attack: do you use anything else?',
};

/** The card whose text says what is being decided. */
export const SUBJECTS: Readonly<Record<string, (s: War) => string | null>> = {
  'announce.aim': s => top<Frame & { what: string }>(s).what,
};

/** One question per `rule.step`, in plain words. */
export const QUESTIONS: Readonly<Record<string, (s: War) => string>> = {
  'open.decide': s => OPEN[s.phase],
  'draw.mulligan': () => 'Keep this hand?',
  'end.discard': s => `Hand limit ${s.options.handLimit}: discard a card`,
  'announce.aim': aimText,
  'pay.which': s => `${about(s)}: which Building do you use?`,
  'placeBuilding.link': () => `Through which ${nameWith('sixth-building')}?`,
  'runStack.respond': respondText,
  'window.act': battleText,
  'wave.declare': () => 'Which other forces attack?',
  'defence.assign': () => 'Which forces block which attackers?',
  'battle.trap': s => `Does the ${nameOf(s, s.battle?.attacker ?? NONE)} trap a defender?`,
  'battle.breach': s => `${nameOf(s, s.battle?.attacker ?? NONE)}: a Building or the Castle?`,
  'battle.victim': s => `Which defender does ${nameOf(s, s.battle?.attacker ?? NONE)} strike?`,
  'battle.capture': s => `Capture ${fullName(s, s.battle?.attacker ?? NONE)}?`,
  'stateCheck.overflow': () => 'Too many Buildings on a Land: which one do you discard?',
  ...Object.fromEntries(Object.entries(CARD_QUESTIONS).map(([question, { ask }]) => [question, ask])),
};
