import { UNPRINTED } from '../state/keywords.ts';
import { CARDS } from './card.ts';
import { ABILITIES } from './deeds/abilities.ts';
import { DEEDS } from './deeds/deeds.ts';

/** The deed of a keyword that no card prints cannot run in play. */
const idle = (what: string) => UNPRINTED.some(word => what.startsWith(`${word} `));

/** Everything that cards do: the coverage law demands that each has run. */
export const BEHAVIOURS: readonly string[] = [
  // Every card that can be played.
  ...Object.values(CARDS).flatMap(card => (card.type === 'city' || card.token ? [] : [`card ${card.id}`])),
  ...Object.keys(ABILITIES).map(what => `ability ${what}`),
  ...Object.keys(DEEDS).flatMap(what => (idle(what) ? [] : [`deed ${what}`])),
  ...['kolibri', 'crop-token', 'addax-tracker'].map(card => `card ${card} produces`),
  ...['royal-guard', 'mirmu'].map(card => `card ${card} guards`),
  ...['botanist', 'falconer', 'centaurs-staff'].map(card => `card ${card} saves`),
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
