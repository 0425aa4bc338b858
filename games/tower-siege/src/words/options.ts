import type { Id, Option } from '@siegeworks/contract';
import { thingOf, whom } from '@siegeworks/table';
import type { Printed } from '../cards/card.ts';
import { CARDS } from '../cards/card.ts';
import { gathered } from '../cards/entries.ts';
import { alchemyRatio } from '../rules/costs.ts';
import type { Offered, Phrases, RuleOffer, Target } from '../state/offers.ts';
import { currentQuestion } from '../state/question-frame.ts';
import type { Siege } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { cardDoes, cardName, cost, effectName, fullName, nameOf } from './names.ts';

const card = (s: Siege, o: { card: Id }) => nameOf(s, o.card);
const target = (s: Siege, o: { target: Id }) => nameOf(s, o.target);

/** TS-090: who comes out before it can attack, as a sentence; empty for whoever is in the open. */
export function comesOut(s: Siege, id: Id): string {
  const inside = s.pieces[id]?.inside ?? NONE;
  return inside === NONE ? '' : `${cardDoes(s, id, 'leaves')} ${nameOf(s, inside)}`;
}
const declared = (s: Siege, o: { card: Id }): string => {
  const out = comesOut(s, o.card);
  return out === '' ? `declare ${card(s, o)}` : `declare ${card(s, o)}: ${out}`;
};

/** What ends there, by the rule in progress. */
const DONE: Readonly<Record<string, string>> = {
  combat: 'go on to the attacks',
  upkeep: 'pay no more for now',
};
/** What a player would say: one phrase per kind of option. */
const SAY: Phrases<RuleOffer> = {
  pass: () => 'pass',
  done: s => DONE[currentQuestion(s).rule] ?? 'done',
  buy: (s, o) => `buy ${card(s, o)}`,
  surge: (s, o) => `play ${card(s, o)}`,
  cast: (s, o) => `cast ${'card' in o ? card(s, o) : cardName(o.what)}`,
  level: (_s, o) => levelText(CARDS[o.what], o.n),
  target: (s, o) => targetText(s, o),
  pay: (s, o) => payText(s, o),
  travel: (s, o) => `use ${CARDS[s.names[o.card]].travel} of ${card(s, o)}`,
  skill: (s, o) => `use ${card(s, o)}`,
  upkeep: (s, o) => `pay upkeep of ${card(s, o)}`,
  moveItem: (s, o) => `move ${card(s, o)} from ${nameOf(s, s.pieces[o.card]?.bearer ?? NONE)}`,
  activate: (s, o) => `wield ${card(s, o)}`,
  discardItem: (s, o) => `throw away ${card(s, o)} of ${nameOf(s, s.pieces[o.card]?.bearer ?? NONE)}`,
  enter: (s, o) => `${cardDoes(s, o.card, 'enters')} ${target(s, o)}`,
  leave: (s, o) => `${cardDoes(s, o.card, 'leaves')} ${nameOf(s, s.pieces[o.card]?.inside ?? NONE)}`,
  mount: (s, o) => `${cardDoes(s, o.card, 'mounts')} ${target(s, o)}`,
  dismount: (s, o) => `${cardDoes(s, o.card, 'dismounts')}`,
  combat: () => 'go to combat',
  endTurn: () => 'end turn',
  endCombat: () => 'end combat',
  declare: declared,
  attack: (s, o) => `attack with ${card(s, o)}`,
  engine: (s, o) => `shoot with ${card(s, o)}`,
  melee: (s, o) => `melee against ${whom(s, o.seat)}`,
  directed: (_s, o) => `Directed attack by ${o.what}`,
  shoot: (s, o) => `shoot with ${card(s, o)}`,
  club: (_s, o) => clubText(o.n),
  noClub: () => 'no Club Strike',
  riderFirst: () => 'rider first',
  mountFirst: () => 'Mount first',
  block: (s, o) => `block with ${card(s, o)}`,
  noBlock: () => 'no block',
  guard: (s, o) => `guard with ${card(s, o)}`,
  defend: (s, o) => `defend with ${card(s, o)}`,
  riposte: (s, o) => `riposte with ${card(s, o)}`,
  decline: () => 'decline',
  accept: () => 'accept',
  regenerate: (s, o) => `regenerate ${card(s, o)}`,
  drink: (s, o) => `drink ${card(s, o)}`,
  tend: (s, o) => `heal with ${card(s, o)}`,
  give: (s, o) => `give ${card(s, o)} to ${target(s, o)}`,
  bearer: (s, o) => `${cardDoes(s, o.target, 'carries')} ${card(s, o)}`,
  holder: (s, o) => `put ${card(s, o)} on ${target(s, o)}`,
  smuggle: () => 'smuggle it in',
  byCaravan: () => 'by Caravan',
  turnBack: () => 'turn it back',
  draw: () => 'draw',
  discard: (s, o) => `discard ${card(s, o)}`,
};
/** Resigning is not an option of a question (TS-222). */
const LEAVING = { concede: () => 'resign' };
const ALL: Readonly<Record<string, unknown>> = { ...SAY, ...gathered(entry => entry.offers), ...LEAVING };
export function optionText(s: Siege, o: Option): string {
  const say = ALL[o.kind] as ((s: Siege, o: Option) => string) | undefined;
  return say?.(s, o) ?? o.kind;
}

function levelText(printed: Printed, n: number): string {
  const level = printed.levels?.[n];
  if (!level) return `level ${n}`;
  const parts = [
    level.ss ? `Spell Skill ${level.ss}` : '',
    level.ip ? `${level.ip} Integrity` : '',
    level.rl ? `target's Resistance Level ${level.rl}` : '',
  ];
  return `${level.pp} power: ${parts.filter(Boolean).join(', ')}`;
}
/** TS-132: one card prints the levels. */
const CLUB = Object.values(CARDS).find(printed => printed.clubStrike)?.clubStrike;
function clubText(n: number): string {
  const level = CLUB?.[n];
  return `Club Strike for ${level?.pp} power: +${level?.al} Attack Level${level?.dl ? `, defender's Defense Level ${level.dl}` : ''}`;
}
/** A card, a player, a pending casting or a lasting effect. */
function targetText(s: Siege, o: Target): string {
  if ('seat' in o) return `target ${whom(s, o.seat)}`;
  if ('target' in o) return targetedText(s, o.target);
  const item = s.pending.find(i => i.n === o.n);
  if (item) return `counter ${thingOf(s, cardName(item.what), item.by)}`;
  const effect = s.effects.find(e => e.n === o.n);
  const on = effect?.on.map(id => nameOf(s, id)).join(', ');
  if (!effect) return 'target';
  return on ? `end ${effectName(effect.what)} on ${on}` : `end ${effectName(effect.what)}`;
}
function targetedText(s: Siege, id: number): string {
  const bearer = s.pieces[id]?.bearer ?? NONE;
  return bearer === NONE ? `target ${fullName(s, id)}` : `target ${fullName(s, id)} of ${nameOf(s, bearer)}`;
}
function payText(s: Siege, { n, what }: Offered<'pay'>): string {
  const f = currentQuestion(s);
  const ratio = alchemyRatio(s, f.seat);
  if (what === 'gold') return `pay ${cost(f.gp - n, f.pp + ratio * n)} by Alchemy`;
  if (what === 'power') return `pay ${cost(f.gp + ratio * n, f.pp - n)} by Alchemy`;
  return `pay ${cost(f.gp, f.pp)}`;
}
