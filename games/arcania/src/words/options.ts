import type { Option } from '@siegeworks/contract';
import { owned, thingOf, whom } from '@siegeworks/table';
import { nameWith } from '../cards/card.ts';
import { boostOf, SAYS, SELDOM } from '../cards/entry.ts';
import type { Pick } from '../state/pick.ts';
import { pickOf } from '../state/pick.ts';
import type { War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { allFront, landUnderPestilence, siteOf } from '../state/table.ts';
import { buildingName, cardName, copy, fullName, nameOf, place, verbOf } from './names.ts';

type Say = (s: War, o: Pick) => string;
const card: Say = (s, o) => nameOf(s, o.card);
const force: Say = (s, o) => `${nameOf(s, o.card)}${copy(s, o.card)}`;
const target: Say = (s, o) => `${nameOf(s, o.target)}${copy(s, o.target)}`;
const onLand: Say = (s, o) => `build ${card(s, o)} on ${place(s, o.target)}`;

/** What comes after an open window of one's own turn; without an attack nothing follows it (4.1). */
const NEXT: Readonly<Record<string, string>> = {
  land: 'go on to Buildings',
  building: 'go on to Units',
  units: 'go on to the attack',
};
/** The open window after the attack is the last one. */
export const endsTurn = (s: War, { kind }: Option): boolean =>
  kind === 'endPhase' && NEXT[s.phase] === undefined;

/** Nobody waits with the end of a turn for it. */
export const idle = (_s: War, { kind }: Option): boolean => SELDOM.has(kind);

const asked = (s: War) => {
  const { rule, at } = s.stack[s.stack.length - 1];
  return `${rule}.${at}`;
};
/** What ends there, by the rule in progress. */
const DONE: Readonly<Record<string, string>> = {
  defence: 'done blocking',
  announce: 'done choosing targets',
  reconstruct: 'done rebuilding',
};
/** What it means not to do it, by question. */
const DECLINE: Readonly<Record<string, string>> = {
  'battle.trap': 'decline: trap nobody',
  'battle.capture': 'decline: let it go',
  'split.capture': 'decline: let it go',
  'stateCheck.regenerate': 'decline: let it die',
};

/** What a player would say: one phrase per kind of option. Options that only one card offers are worded in that card's entry. */
const SAY: Readonly<Record<string, Say>> = {
  pass: () => 'pass',
  done: s => DONE[s.stack[s.stack.length - 1]?.rule] ?? 'done',
  decline: s => DECLINE[asked(s)] ?? 'decline',
  concede: () => 'surrender',
  endPhase: s => NEXT[s.phase] ?? 'end the turn',
  layLand: (s, o) => `lay ${card(s, o)}`,
  placeBuilding: onLand,
  levy: (s, o) => `levy ${card(s, o)} as ${cardName(o.what)} on ${place(s, o.target)}`,
  linkBuilding: (s, o) => `${onLand(s, o)} through a ${nameWith('sixth-building')}`,
  link: (s, o) => `through ${target(s, o)}`,
  placeForce: (s, o) => `place ${card(s, o)}`,
  play: (s, o) => `play ${card(s, o)}`,
  target: (s, o) => targetText(s, o),
  use: (s, o) => `use ${buildingName(s, o.card)}`,
  ability: (s, o) => `${force(s, o)}: ${cardName(o.what)}`,
  attack: (s, o) => `attack ${whom(s, o.seat)} with ${force(s, o)}`,
  launch: () => 'launch the attack',
  defend: (s, o) => `${force(s, o)} ${verbOf(s, o.card, 'blocks')} ${target(s, o)}`,
  trap: (s, o) => `trap ${force(s, o)}`,
  victim: (s, o) => `strike ${force(s, o)}`,
  breach: (s, o) => `breach: destroy ${buildingName(s, o.card)}`,
  castle: () => 'strike the Castle',
  capture: (s, o) => `capture ${card(s, o)} in the ${buildingName(s, o.target)}`,
  overflow: (s, o) => `discard ${card(s, o)}`,
  discard: (s, o) => `discard ${card(s, o)}`,
  keep: () => 'keep this hand',
  mulligan: () => 'draw a new hand',
};
export function optionText(s: War, option: Option): string {
  const o = pickOf(option);
  const say = SAY[o.kind] ?? SAYS[o.kind];
  return say?.(s, o) ?? boostOf(o.kind)?.say(force(s, o), o.what) ?? o.kind;
}

/** A player, a card on the stack, a force, a Building, an artifact or a standing Spell. */
function targetText(s: War, o: Pick): string {
  if (o.seat !== NONE) return `target ${whom(s, o.seat)}`;
  const id = o.target;
  const item = s.items.find(each => each.card === id);
  if (item) return `target ${thingOf(s, nameOf(s, id), item.by)} on the stack`;
  return `target ${fullName(s, id)}${copy(s, id)}${where(s, id)}`;
}
function where(s: War, id: number): string {
  const bearer = allFront(s).find(f => f.worn.includes(id) || f.staffs.includes(id));
  if (bearer) return ` on ${fullName(s, bearer.id)}${copy(s, bearer.id)}`;
  const site = siteOf(s, id);
  if (site) return ` on ${place(s, site.land.id)}`;
  const plagued = landUnderPestilence(s, id);
  if (plagued) return ` on ${owned(s, plagued.seat, place(s, plagued.land.id))}`;
  const e = s.standing.find(each => each.card === id && each.on !== NONE);
  if (e) return ` on ${fullName(s, e.on)}${copy(s, e.on)}`;
  return s.players.flatMap(p => p.lands.map((land, i) => (land.id === id ? ` (${i + 1})` : ''))).join('');
}
