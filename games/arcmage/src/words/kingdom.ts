import type { Id, Seat } from '@siegeworks/contract';
import { listed, upper, who } from '@siegeworks/table';
import { CARDS, FACTIONS } from '../cards/card.ts';
import { cityAt, creatureAt, isOverlord, opposes } from '../state/readers.ts';
import type { City, Realm } from '../state/realm.ts';
import { devotion, striking } from '../state/strength.ts';
import { CHANCE, fightText } from './forecast.ts';
import type { Foresight } from './foresee.ts';
import { foresee } from './foresee.ts';
import { deedName, folkName, fullName } from './names.ts';

/** What a screen shows beside the cards, in numbers and words. */

export interface Vault {
  faction: number;
  name: string;
  /** Unmarked resource cards, all resource cards, and what was produced this turn. */
  free: number;
  all: number;
  pool: number;
  /** Each resource card, and whether it is marked; cards of others are not known. */
  rows: { card: Id; marked: boolean }[];
  words: string;
}
export function vaultsOf(s: Realm, seat: Seat): Vault[] {
  const p = s.players[seat];
  return FACTIONS.flatMap((name, faction) => {
    const rows = p.resources.filter(row => row.faction === faction);
    const pool = p.pool[faction];
    if (rows.length === 0 && pool === 0) return [];
    const free = rows.filter(row => !row.marked).length;
    const unmarked = `${free} of ${rows.length} unmarked`;
    return [
      {
        faction,
        name: folkName(faction),
        free,
        all: rows.length,
        pool,
        rows: rows.map(({ card, marked }) => ({ card, marked })),
        words: pool > 0 ? `${name}: ${unmarked}, and ${pool} produced` : `${name}: ${unmarked}`,
      },
    ];
  });
}

export interface Ward {
  devotion: number;
  levels: { level: number; inForce: boolean; reached: boolean; text: string }[];
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
    .map(({ level }) => ({
      level,
      inForce: c.active.includes(level),
      reached: now >= level,
      text: levelText(c.card, level),
    }));
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

/** What the card says about one of its levels. */
export function levelText(card: string, level: number): string {
  const parts = CARDS[card].text.split(/\bLevel (\d+): /);
  const at = parts.indexOf(`${level}`);
  return at < 0 ? '' : parts[at + 1].trim();
}

export interface Clash {
  attacker: Id;
  city: Id;
  defenders: Id[];
  /** What it strikes with. */
  might: number;
}
/** The fights as they stand: those declared, or those about to be. */
export function clashesOf(s: Realm): Clash[] {
  const fights = s.combat?.fights.filter(fight => !fight.fought) ?? announced(s);
  return fights.flatMap(({ attacker, city, defenders }) => {
    const a = creatureAt(s, attacker);
    const guards = defenders.filter(id => creatureAt(s, id) !== null);
    return a && cityAt(s, city) ? [{ attacker, city, defenders: guards, might: striking(s, a) }] : [];
  });
}
/** Attackers that have been named while the attack is still being declared. */
function announced(s: Realm): { attacker: Id; city: Id; defenders: Id[] }[] {
  const frame = s.stack.find(each => each.rule === 'declare') as { attackers: Id[]; goals: Id[] } | undefined;
  return frame?.attackers.map((attacker, i) => ({ attacker, city: frame.goals[i], defenders: [] })) ?? [];
}

/** The targets that have been chosen for what is being announced. */
export function aimsOf(s: Realm): { card: Id; targets: Id[] } | null {
  const f = s.stack.find(each => each.rule === 'announce') as { card: Id; targets: Id[] } | undefined;
  return f ? { card: f.card, targets: f.targets.filter(id => id >= 0 && s.pieces[id]) } : null;
}

/** One line per attacked city and per fight, and how each would end if nobody did anything more. */
export function battlesOf(s: Realm): string[] {
  const clashes = clashesOf(s);
  if (clashes.length === 0) return [];
  const seen = foresee(s, []);
  if (seen.uncertain) return [upper(CHANCE)];
  const fights = clashes.filter(({ defenders }) => defenders.length > 0);
  return [
    ...[...new Set(clashes.map(({ city }) => city))].map(id => stormLine(s, seen, id)),
    ...fights.map(each => fightLine(s, seen, each)),
  ];
}
function stormLine(s: Realm, { cities }: Foresight, id: Id): string {
  const hit = cities.find(each => each.id === id);
  const name = upper(fullName(s, id));
  if (!hit) return `${name}: nothing gets through`;
  return `${name}: ${hit.damage} damage, ${hit.left === 0 ? 'it falls' : `${hit.left} left`}`;
}
function fightLine(s: Realm, seen: Foresight, { attacker, defenders }: Clash): string {
  const [a, ...guards] = [attacker, ...defenders].flatMap(id => creatureAt(s, id) ?? []);
  return fightText(s, seen, a, guards);
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
    const aimed = listed(targets.map(id => fullName(s, id)));
    return {
      n: item.n,
      id: item.card,
      card: item.card >= 0 ? s.names[item.card] : null,
      name: deedName(item.what),
      words: targets.length > 0 ? `by ${who(s, item.by)} at ${aimed}` : `by ${who(s, item.by)}`,
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

export interface Party {
  name: string;
  /** On the side of this eye, or against it. */
  with: boolean;
}
/** In which team a player is, where there are teams (10.2). */
export function partyOf(s: Realm, seat: Seat, eye: Seat): Party | null {
  if (s.options.format !== 'aminDuna') return null;
  return { name: isOverlord(s, seat) ? 'Overlord' : 'Alliance', with: !opposes(s, seat, eye) };
}

/** Tokens of the same kind lie as one pile. */
export const isToken = (card: string | null): boolean => card !== null && CARDS[card]?.token === true;
