import { UNPRINTED } from '../state/keywords.ts';
import { ABILITIES, DEEDS } from './book.ts';
import { CARDS } from './card.ts';
import { ENTRIES } from './entries.ts';
import type { Entry } from './entry.ts';

/** The deed of a keyword that no card prints cannot run in play. */
const idle = (what: string) => UNPRINTED.some(word => what.startsWith(`${word} `));

const having = (what: (entry: Entry) => boolean): string[] =>
  Object.keys(ENTRIES).filter(card => what(ENTRIES[card]));
const guards = Object.keys(CARDS).filter(card => 'bodyguard' in CARDS[card].keywords);

/** Everything that cards do: the coverage law demands that each has run. */
export const BEHAVIOURS: readonly string[] = [
  // Every card that can be played.
  ...Object.values(CARDS).flatMap(card => (card.type === 'city' || card.token ? [] : [`card ${card.id}`])),
  ...Object.keys(ABILITIES).map(what => `ability ${what}`),
  ...Object.keys(DEEDS).flatMap(what => (idle(what) ? [] : [`deed ${what}`])),
  ...having(entry => entry.produces !== undefined).map(card => `card ${card} produces`),
  ...having(entry => entry.saves !== undefined || entry.worn?.saves !== undefined).map(
    card => `card ${card} saves`,
  ),
  ...guards.map(card => `card ${card} guards`),
  'card nirvana-of-the-undead raises',
  'card seat-of-the-throne protects',
  'card jevyans-advice destroys',
  'card typhon trades',
  'card nun is bribed',
  'card merchant-ship carries',
  'card coral-labyrinth tosses',
  'card hideout hides',
  'card borgs-keep attacks again',
];
