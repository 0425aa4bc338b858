import type { Option } from '@siegeworks/kernel';
import { owned, thingOf, whom } from '@siegeworks/kernel';
import type { War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { allFront, landUnderPestilence, siteOf } from '../state/table.ts';
import { cardName, fullName, nameOf, PHASE_NAMES } from './names.ts';

type Say = (s: War, o: Option) => string;
const card: Say = (s, o) => nameOf(s, o.card ?? NONE);
const target: Say = (s, o) => nameOf(s, o.target ?? NONE);

/** What a player would say: one phrase per kind of option. */
const SAY: Readonly<Record<string, Say>> = {
  pass: () => 'pass',
  done: () => 'done',
  decline: () => 'decline',
  concede: () => 'surrender',
  endPhase: s => `end ${PHASE_NAMES[s.phase]}`,
  layLand: (s, o) => `lay ${card(s, o)}`,
  placeBuilding: (s, o) => `build ${card(s, o)} on ${place(s, o.target ?? NONE)}`,
  linkBuilding: (s, o) => `build ${card(s, o)} on ${place(s, o.target ?? NONE)} through a Gemologist`,
  link: (s, o) => `through ${target(s, o)}${copy(s, o.target ?? NONE)}`,
  placeForce: (s, o) => `place ${card(s, o)}`,
  play: (s, o) => `play ${card(s, o)}`,
  target: (s, o) => targetText(s, o),
  use: (s, o) => `use ${building(s, o.card ?? NONE)}`,
  heal: (s, o) => `heal ${card(s, o)}${copy(s, o.card ?? NONE)} in the ${target(s, o)}`,
  millCastle: () => 'mend the Castle with the Millworks',
  millRebuild: (s, o) => `bring back ${card(s, o)} with the Millworks`,
  release: (s, o) => `release ${card(s, o)}`,
  free: (s, o) => `${card(s, o)} frees ${fullName(s, o.target ?? NONE)}`,
  raise: (s, o) => `${card(s, o)} raises ${target(s, o)}`,
  rebuildLand: (s, o) => `${card(s, o)} restores ${target(s, o)}`,
  ability: (s, o) => `${card(s, o)}${copy(s, o.card ?? NONE)}: ${cardName(o.what ?? '')}`,
  attack: (s, o) => `attack ${whom(s, o.seat ?? 0)} with ${card(s, o)}${copy(s, o.card ?? NONE)}`,
  launch: () => 'launch the attack',
  defend: (s, o) =>
    `${card(s, o)}${copy(s, o.card ?? NONE)} blocks ${target(s, o)}${copy(s, o.target ?? NONE)}`,
  boostArmoury: (s, o) => `Armoury: +1 DS for ${card(s, o)}${copy(s, o.card ?? NONE)}`,
  boostSmith: (s, o) => `Weapon Smith: +1 AS for ${card(s, o)}${copy(s, o.card ?? NONE)}`,
  berserk: (s, o) => `${card(s, o)}${copy(s, o.card ?? NONE)} goes berserk`,
  ravenous: (s, o) => `${card(s, o)}${copy(s, o.card ?? NONE)} is ravenous: +1 ${o.what}`,
  trap: (s, o) => `trap ${card(s, o)}${copy(s, o.card ?? NONE)}`,
  victim: (s, o) => `strike ${card(s, o)}${copy(s, o.card ?? NONE)}`,
  breach: (s, o) => `breach: destroy ${building(s, o.card ?? NONE)}`,
  castle: () => 'strike the Castle',
  capture: (s, o) => `capture ${card(s, o)} in the ${building(s, o.target ?? NONE)}`,
  regenerate: (s, o) => `regenerate ${card(s, o)}, lock the ${building(s, o.target ?? NONE)}`,
  overflow: (s, o) => `discard ${card(s, o)}`,
  flee: (s, o) => `${card(s, o)}${copy(s, o.card ?? NONE)} flees`,
  take: (s, o) => `take ${card(s, o)}`,
  rebuild: (s, o) => `rebuild ${card(s, o)} on ${place(s, o.target ?? NONE)}`,
  bearer: (s, o) => `${target(s, o)}${copy(s, o.target ?? NONE)} bears ${card(s, o)}`,
  discard: (s, o) => `discard ${card(s, o)}`,
  keep: () => 'keep this hand',
  mulligan: () => 'draw a new hand',
};
export const optionText: Say = (s, o) => SAY[o.kind]?.(s, o) ?? o.kind;

/** Twins in the same row are told apart as `#2`. */
export function copy(s: War, id: number): string {
  for (const player of s.players) {
    const twins = player.row.filter(f => s.names[f.id] === s.names[id]);
    const at = twins.findIndex(f => f.id === id);
    if (at > 0) return `#${at + 1}`;
  }
  return '';
}
/** A Land by name and place in its row. */
export function place(s: War, id: number): string {
  for (const player of s.players) {
    const at = player.lands.findIndex(land => land.id === id);
    if (at >= 0) return `${nameOf(s, id)} (${at + 1})`;
  }
  return nameOf(s, id);
}
/** A Building by the Land it stands on. */
function building(s: War, id: number): string {
  const site = siteOf(s, id);
  if (!site) return nameOf(s, id);
  return `${nameOf(s, id)} on ${place(s, site.land.id)}${site.building.used ? ', used' : ''}`;
}
/** A player, a card on the stack, a force, a Building, an artifact or a standing Spell. */
function targetText(s: War, o: Option): string {
  if (o.seat !== undefined) return `target ${whom(s, o.seat)}`;
  const id = o.target ?? NONE;
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
  const at = s.players.flatMap(p => p.lands.map((land, i) => (land.id === id ? ` (${i + 1})` : ''))).join('');
  return at;
}
