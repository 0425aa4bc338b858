import type { Id, Seat } from '@siegeworks/contract';
import { upper, who } from '@siegeworks/kernel';
import { listed } from '@siegeworks/table';
import { CARDS, FACTIONS } from '../cards/card.ts';
import { cityAt, creatureAt } from '../state/readers.ts';
import type { City, Creature, Realm } from '../state/realm.ts';
import { devotion, striking } from '../state/strength.ts';
import { duel, duelText } from './forecast.ts';
import { deedName, fullName, nameOf } from './names.ts';

/** What a screen shows beside the cards, in numbers and words. */

export interface Vault {
  faction: number;
  name: string;
  /** Unmarked resource cards, all resource cards, and what was produced this turn. */
  free: number;
  all: number;
  pool: number;
  words: string;
}
export function vaultsOf(s: Realm, seat: Seat): Vault[] {
  const p = s.players[seat];
  return FACTIONS.flatMap((name, faction) => {
    const rows = p.resources.filter(row => row.faction === faction);
    const pool = p.pool[faction];
    if (rows.length === 0 && pool === 0) return [];
    const free = rows.filter(row => !row.marked).length;
    const made = pool > 0 ? `, and ${pool} produced` : '';
    return [
      {
        faction,
        name,
        free,
        all: rows.length,
        pool,
        words: `${name}: ${free} of ${rows.length} unmarked${made}`,
      },
    ];
  });
}

export interface Ward {
  devotion: number;
  levels: { level: number; inForce: boolean; reached: boolean }[];
  words: string;
  /** Used by a move this turn. */
  moved: boolean;
  falling: boolean;
}
/** The levels of a city against its devotion. */
export function wardOf(s: Realm, c: City): Ward {
  const now = devotion(s, c);
  const levels = CARDS[c.card].levels
    .filter(({ level }) => level > 0)
    .map(({ level }) => ({ level, inForce: c.active.includes(level), reached: now >= level }));
  const force = c.active.filter(level => level > 0);
  const words = [
    `devotion ${now}`,
    `levels ${levels.map(({ level }) => level).join(', ')}`,
    force.length > 0 ? `level ${listed(force.map(String))} in force` : 'none in force',
    c.moved === '' ? '' : 'used for a move this turn',
  ];
  return {
    devotion: now,
    levels,
    words: words.filter(Boolean).join(', '),
    moved: c.moved !== '',
    falling: s.combat?.cities.includes(c.id) ?? false,
  };
}

export interface Clash {
  attacker: Id;
  city: Id;
  defenders: Id[];
  /** What it strikes with. */
  might: number;
  words: string;
}
/** The fights as they stand: those declared, or those about to be. */
export function clashesOf(s: Realm): Clash[] {
  const fights = s.combat?.fights.filter(fight => !fight.fought) ?? announced(s);
  return fights.flatMap(({ attacker, city, defenders }) => {
    const a = creatureAt(s, attacker);
    const goal = cityAt(s, city);
    return a && goal ? [clash(s, a, goal, defenders)] : [];
  });
}
function clash(s: Realm, a: Creature, goal: City, defenders: readonly Id[]): Clash {
  const guards = defenders.flatMap(id => creatureAt(s, id) ?? []);
  const might = striking(s, a);
  const words =
    guards.length > 0
      ? duelText(s, duel(s, a, guards), a)
      : `${nameOf(s, a.id)}: ${might} damage to ${fullName(s, goal.id)}`;
  return { attacker: a.id, city: goal.id, defenders: guards.map(d => d.id), might, words };
}
/** Attackers that have been named while the attack is still being declared. */
function announced(s: Realm): { attacker: Id; city: Id; defenders: Id[] }[] {
  const frame = s.stack.find(each => each.rule === 'declare') as { attackers: Id[]; goals: Id[] } | undefined;
  return frame?.attackers.map((attacker, i) => ({ attacker, city: frame.goals[i], defenders: [] })) ?? [];
}

/** What the attackers that nobody stops would do to each city. */
export function stormsOf(s: Realm): string[] {
  const sums = new Map<Id, number>();
  for (const { city, defenders, might } of clashesOf(s))
    if (defenders.length === 0) sums.set(city, (sums.get(city) ?? 0) + might);
  return [...sums].map(([id, damage]) => {
    const left = (cityAt(s, id)?.defence ?? 0) - damage;
    return `${upper(fullName(s, id))}: ${damage} damage if nobody intercepts, ${left <= 0 ? 'it falls' : `${left} defence left`}`;
  });
}

export interface Waiting {
  n: number;
  /** The card that it is or comes from, and its key. */
  id: Id;
  card: string | null;
  name: string;
  words: string;
  targets: Id[];
  /** The card itself lies here; else it lies elsewhere on the table. */
  isCard: boolean;
}
/** The stack, top first. */
export function stackOf(s: Realm): Waiting[] {
  return s.pile.toReversed().map(item => {
    const targets = item.targets.filter(n => n >= 0 && s.pieces[n]);
    const at = targets.length > 0 ? ` at ${listed(targets.map(id => fullName(s, id)))}` : '';
    return {
      n: item.n,
      id: item.card,
      card: item.card >= 0 ? s.names[item.card] : null,
      name: deedName(item.what),
      words: `by ${who(s, item.by)}${at}`,
      targets,
      isCard: item.kind === 'card',
    };
  });
}

/** The phases of a turn in order (AM-080), in a word each. */
const COURSE: Readonly<Record<string, string>> = {
  unmark: 'Unmark',
  resources: 'Resources',
  tactics: 'Tactics',
  play1: 'Play',
  attack: 'Attack',
  play2: 'Play',
  discard: 'Discard',
};
/** Where the turn stands. */
export const phasesOf = (s: Realm): { id: string; name: string; now: boolean }[] =>
  Object.entries(COURSE).map(([id, name]) => ({ id, name, now: s.phase === id }));
