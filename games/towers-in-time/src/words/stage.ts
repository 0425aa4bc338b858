import type { Id, Seat } from '@siegeworks/contract';
import { counted, does, thingOf, upper, who, whose } from '@siegeworks/table';
import { ELEMENTS, effectsIn, immuneIn } from '../cards/card.ts';
import { dyingOf } from '../rules/damage.ts';
import { attackFlies } from '../rules/defence.ts';
import { frameOf } from '../rules/frames.ts';
import { printed } from '../state/faces.ts';
import {
  counts,
  diffused,
  effectOn,
  glyphs,
  isCombatant,
  living,
  regenerations,
  unitsOf,
} from '../state/readers.ts';
import type { Combat, Phase, Piece, Player, Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { glyphNames } from './faces.ts';
import { allNames, nameOf } from './names.ts';
import { pointsOf, shieldsLost } from './prospects.ts';
import { capital } from './values.ts';

/** Who attacks and who defends, those included who have been chosen but not announced yet. */
export interface Fighters {
  attackers: readonly Id[];
  defenders: readonly Id[];
}
export function fightersOf(s: Realm): Fighters | null {
  if (s.stack.length === 0) return s.combat;
  const attack = frameOf(s, 'attack');
  if (attack) return { attackers: attack.units, defenders: [] };
  const c = s.combat;
  if (!c) return null;
  const chosen = frameOf(s, 'defend')?.units ?? c.guards.map(guard => guard.unit);
  return { attackers: c.attackers, defenders: c.defenders.length > 0 ? c.defenders : chosen };
}

/** The middle of the table: a combat as it stands, an attack that is being prepared, or whose opportunity it is. */
export interface Stage {
  title: string;
  /** `flying`, `on the ground`, `blocked`. */
  signs: string[];
  /** What would happen if it ended now, or how the turn continues. */
  prospect: string;
  batch: string;
  /** Units that will die when the batch is handed over, and units exposed to the next one. */
  warnings: string[];
}
export function stageOf(s: Realm): Stage {
  if (s.combat) return combatStage(s, s.combat);
  const attack = s.stack.length === 0 ? null : frameOf(s, 'attack');
  return attack ? preparing(s, attack) : lull(s);
}
function combatStage(s: Realm, c: Combat): Stage {
  const whom = c.attacked === NONE ? 'somebody' : who(s, c.attacked);
  const army = c.army ? ['as an Army'] : [];
  const done = c.actions === 0 ? 'nothing done yet' : `${counted(c.actions, 'action')} so far`;
  return {
    title: upper(`${does(s, c.attacker, 'attacks')} ${whom}`),
    signs: [attackFlies(s, c) ? 'flying' : 'on the ground', ...army, c.blocked ? 'blocked' : 'not blocked'],
    prospect: prospectOf(s, c),
    batch: `${upper(does(s, c.batch, 'acts'))}: ${done}`,
    warnings: [...dyingWarnings(s), ...exposedWarnings(s)],
  };
}
/** TT-176: chosen one after the other, announced together. */
function preparing(s: Realm, { seat, units }: { seat: Seat; units: readonly Id[] }): Stage {
  return {
    title: upper(`${does(s, seat, 'prepares')} an attack`),
    signs: units.length > 1 ? ['as an Army'] : [],
    prospect: `${counted(pointsOf(s, units), 'point')} if nobody stops it`,
    batch: '',
    warnings: [],
  };
}
const LULL: Readonly<Record<Phase, readonly [title: string, line: string]>> = {
  setup: ['Set-up', 'All put cards down in secret'],
  beginning: ['Beginning of the turn', 'Everything used straightens'],
  maintenance: ['Maintenance', 'Lasting spells are paid for, or end'],
  draw: ['Draw', 'Everybody draws a card'],
  action: ['', 'The turn ends when everybody passes'],
  end: ['End of the turn', 'Damage is healed, hands are put in order'],
};
function lull(s: Realm): Stage {
  const [title, prospect] = LULL[s.phase];
  return {
    title: title || upper(`${whose(s, s.active)} opportunity`),
    signs: [],
    prospect,
    batch: '',
    warnings: s.phase === 'action' ? dyingWarnings(s) : [],
  };
}
function prospectOf(s: Realm, c: Combat): string {
  if (c.blocked || c.attackers.length === 0) return 'Nobody comes through';
  const points = pointsOf(s, c.attackers);
  const said = `${counted(points, 'point')} would come through`;
  if (c.attacked === NONE || s.players[c.attacked].shields.length === 0) return said;
  const lost = shieldsLost(s, c.attacked, points);
  if (lost > 0) return `${said}: ${lost === 1 ? 'a shield falls' : `${lost} shields fall`}`;
  return `${said}: ${s.players[c.attacked].breach + points} of 4`;
}
const dyingWarnings = (s: Realm): string[] =>
  living(s).flatMap(seat => {
    const dying = dyingOf(s, seat).map(p => p.id);
    if (dying.length === 0) return [];
    const saved = dying.length === 1 ? 'unless it is saved' : 'unless they are saved';
    return [`${upper(does(s, seat, 'loses'))} ${allNames(s, dying)} ${saved}`];
  });
const exposedWarnings = (s: Realm): string[] =>
  living(s).flatMap(seat => {
    const open = unitsOf(s, seat).filter(p => p.exposed);
    if (open.length === 0) return [];
    const names = allNames(
      s,
      open.map(p => p.id),
    );
    return [`${upper(thingOf(s, names, seat))} can be hit in the next batch`];
  });

/** Why enemies may aim at it, and until when (TT-135); empty when they may not. */
export function vulnerability(s: Realm, p: Piece): string {
  if (isCombatant(s, p.id)) return 'vulnerable until the combat ends';
  if (p.exposed) return "vulnerable in the enemy's next batch: it acted in this combat";
  if (diffused(s, p))
    return p.tower === NONE ? 'vulnerable while adrift' : 'vulnerable while its Source lacks its element';
  if (p.openly) return 'vulnerable until the end of the turn: it acted against an enemy';
  const exposure = effectOn(s, p.id, 'exposed');
  return exposure ? `vulnerable because of ${nameOf(s, exposure.card)}` : '';
}
/** Everything that a unit can do or withstand at the moment, its cards included. */
export function abilities(s: Realm, p: Piece): string[] {
  const has = glyphs(s, p);
  const named = (bits: number) => ELEMENTS.filter((_element, i) => bits & (1 << i));
  const shots = [p.id, ...p.cards.filter(id => counts(s, id))].map(id => rangedOf(s, p, id));
  return [
    ...glyphNames(s, p),
    ...shots.filter(n => n > 0).map(n => `Shot ${n}`),
    ...regenerations(s, p).map(n => `Regenerate ${n}`),
    ...named(effectsIn(has)).map(element => `${capital(element)} effects`),
    ...named(immuneIn(has)).map(element => `Immune to ${element}`),
    ...(immuneIn(has) >= 16 ? ['Immune to evil'] : []),
  ];
}
const rangedOf = (s: Realm, p: Piece, id: Id) => (id === p.id && p.raised ? 0 : printed(s, id).ranged);

/** Who began the turn, and how far each player is from ending it by passing (TT-038, TT-039). */
export function turnNotes(s: Realm, seat: Seat): string[] {
  const { alive, passes } = s.players[seat];
  if (!alive) return ['out of the game'];
  if (s.phase !== 'action') return [];
  return [
    ...(seat === s.first ? ['went first this turn'] : []),
    ...(passes > 0 ? [passes === 1 ? 'passed once' : `passed ${passes} times in a row`] : []),
  ];
}
const isBare = ({ alive, towers }: Player) => alive && towers.length === 0;
/** Shown in place of the player's own Towers while there are none. */
export function plotNote(s: Realm, seat: Seat): string {
  if (!isBare(s.players[seat])) return '';
  return s.phase === 'setup' ? 'A Source that you put down becomes a Tower' : 'No Tower stands here';
}
/** The same for another player: during set-up nobody sees what he has put down. */
export function foreignPlotNote(s: Realm, seat: Seat): string {
  if (!isBare(s.players[seat])) return '';
  return s.phase === 'setup'
    ? 'Puts cards down in secret; all are revealed together'
    : 'No Tower stands here';
}
