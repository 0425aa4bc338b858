import type { Frame, Id, Option, Seat } from '@siegeworks/contract';
import { listed } from '@siegeworks/table';
import { CARDS } from '../cards/card.ts';
import type { Boost } from '../cards/entry.ts';
import { boostOf } from '../cards/entry.ts';
import { attackerOf, prisons } from '../rules/battle.ts';
import { canPay } from '../rules/needs.ts';
import { noDefence } from '../rules/wave.ts';
import type { Pick } from '../state/pick.ts';
import { pickOf } from '../state/pick.ts';
import { newBuilding } from '../state/place.ts';
import type { Attack, Force, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { landOf, oneOfEach, onFront, printed, trappable, unblockable } from '../state/table.ts';
import { sufferInBattle } from '../state/values.ts';
import { costNote } from './costs.ts';
import { effectNote } from './effects.ts';
import {
  battleDeaths,
  castleAfter,
  damageText,
  deaths,
  deathText,
  forecastOf,
  forecastText,
  imagined,
  stormOf,
} from './forecast.ts';
import { cardName, nameOf } from './names.ts';

type Note = (s: War, o: Pick) => string[];
const top = (s: War): Frame | undefined => s.stack[s.stack.length - 1];
const forces = (s: War, ids: readonly Id[]) => ids.flatMap(id => onFront(s, id) ?? []);

/** The forecast for an option, by its kind; it uses only what its player can see. */
const NOTES: Readonly<Record<string, Note>> = {
  attack: (s, o) => attackNote(s, o.card, o.seat),
  launch: s => [...new Set(s.wave.map(attack => attack.seat))].flatMap(seat => reaching(s, seat)),
  done: s => (top(s)?.rule === 'defence' ? reaching(s, defender(s)) : []),
  defend: (s, o) => {
    const attack = s.wave.find(each => each.attacker === o.target);
    return attack
      ? battleNote(s, { ...attack, blocked: true, defenders: [...attack.defenders, o.card] })
      : [];
  },
  pass: s => (s.items.length > 0 ? effectNote(s, s.items[s.items.length - 1]) : battleNote(s, s.battle)),
  trap: (s, o) =>
    s.battle ? battleNote(s, { ...s.battle, defenders: s.battle.defenders.filter(id => id !== o.card) }) : [],
  victim: (s, o) => victimNote(s, o.card),
  placeBuilding: (s, o) => buildingNote(s, o),
  linkBuilding: (s, o) => buildingNote(s, o),
};
export function note(s: War, option: Option): string {
  const o = pickOf(option);
  const boost = boostOf(o.kind);
  const parts = boost ? boosted(s, o, boost) : (NOTES[o.kind]?.(s, o) ?? costNote(s, o));
  return parts.join('; ');
}

/** AK-150: the player who is assigning blockers. */
const defender = (s: War): Seat => (top(s) as (Frame & { seat?: Seat }) | undefined)?.seat ?? NONE;

/** 11.8: what it does unblocked, what could block it, spikes, empty Dungeons, and whether anyone is left at home. */
function attackNote(s: War, id: Id, seat: Seat): string[] {
  const a = onFront(s, id);
  if (!a) return [];
  const { castle, spikes } = stormOf(s, a, seat);
  const dies = deathText(deaths(s, t => hurt(t, id, spikes)));
  const [prison] = trappable(s, a) ? prisons(s.players[seat]) : [];
  return [
    `${damageText(castle)} to the Castle unless blocked`,
    blockers(s, a, seat),
    ...(spikes > 0 ? [`${spikes} Damage back from the Walls`, ...dies] : []),
    ...(prison ? [`a ${cardName(prison.kind)} may capture it`] : []),
    ...(leavesNobody(s, a) ? ['no force is left to defend you'] : []),
  ];
}
function blockers(s: War, a: Force, seat: Seat): string {
  if (unblockable(s, a)) return 'it cannot be blocked';
  const able = s.players[seat].row.filter(f => noDefence(s, f) === null);
  if (able.length === 0) return 'nothing can block it';
  if (able.length > 3) return `${able.length} forces could block it`;
  return `${listed(able.map(f => nameOf(s, f.id)))} could block it`;
}
function leavesNobody(s: War, a: Force): boolean {
  if (s.options.engagement !== 'attack-or-defend') return false;
  const stays = (f: Force) => f.id !== a.id && !f.attacked && f.trappedBy === NONE && f.paralysed === 0;
  return !s.players[a.controller].row.some(stays);
}
function hurt(t: War, id: Id, n: number): void {
  const f = onFront(t, id);
  if (f) sufferInBattle(t, f, n);
}

/** What all unblocked attackers together do to this Castle. */
function reaching(s: War, seat: Seat): string[] {
  const open = s.wave.filter(attack => attack.seat === seat && !attack.blocked);
  const total = open.reduce((n, { attacker }) => {
    const a = attackerOf(s, attacker);
    return a ? n + stormOf(s, a, seat).castle : n;
  }, 0);
  return [
    `${damageText(total)} to the Castle if no other force blocks`,
    ...(total > 0 ? [castleAfter(s, seat, total)] : []),
  ];
}

/** 11.9: both comparisons, and the forces that would die. */
function battleNote(s: War, attack: Attack | null): string[] {
  const a = attack && attackerOf(s, attack.attacker);
  if (!attack || !a) return [];
  const line = forces(s, attack.defenders);
  const text = forecastText(s, a, attack, line);
  if (!attack.blocked) {
    const { castle, spikes } = stormOf(s, a, attack.seat);
    return [
      text,
      ...(castle > 0 ? [castleAfter(s, attack.seat, castle)] : []),
      ...deathText(deaths(s, t => hurt(t, a.id, spikes))),
    ];
  }
  return line.length === 0 ? [text] : [text, ...battleDeaths(s, a, forecastOf(s, a, line))];
}
/** What a bonus would change; most make no difference, which is worth knowing too. */
function boosted(s: War, { card, what }: Pick, boost: Boost): string[] {
  const t = imagined(s, copy => {
    const f = onFront(copy, card);
    if (f) boost.give(f, what);
  });
  const then = battleNote(t, t.battle);
  const same = outcomeOf(t) === outcomeOf(s);
  return same
    ? ['it would make no difference in this battle']
    : then.map((part, i) => (i === 0 ? `then ${part}` : part));
}
/** The whole result of the battle, regardless of the strengths: Damage on both sides, and the forces that die. */
function outcomeOf(s: War): string {
  const a = s.battle && attackerOf(s, s.battle.attacker);
  if (!s.battle || !a) return '';
  if (!s.battle.blocked) return JSON.stringify(stormOf(s, a, s.battle.seat));
  const forecast = forecastOf(s, a, forces(s, s.battle.defenders));
  return [forecast.blow.damage, forecast.back.damage, ...battleDeaths(s, a, forecast)].join();
}
function victimNote(s: War, id: Id): string[] {
  const a = s.battle && attackerOf(s, s.battle.attacker);
  const f = onFront(s, id);
  if (!a || !f) return [];
  const { damage } = forecastOf(s, a, forces(s, s.battle?.defenders ?? [])).blow;
  const dies = deathText(deaths(s, t => hurt(t, id, damage)));
  return [damageText(damage), ...(dies.length > 0 ? dies : ['it lives'])];
}

/** Cards in hand whose needs this Building would complete. */
function buildingNote(s: War, { card, target }: Pick): string[] {
  const seat = s.owners[card];
  const t = imagined(s, copy => {
    const found = landOf(copy, target);
    if (found) newBuilding(copy, found.land, card);
  });
  const opened = oneOfEach(
    s,
    s.players[seat].hand.filter(id => id >= 0),
  ).filter(id => {
    const other = printed(s, id);
    return other.needList.length > 0 && !canPay(s, seat, other) && canPay(t, seat, other);
  });
  if (opened.length === 0) return [];
  return [`then you will have what ${listed(opened.map(id => CARDS[s.names[id]].name))} needs`];
}
