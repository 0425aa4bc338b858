import { ABILITIES } from '../state/state.ts';
import { CARDS } from './card.ts';

const LAID = ['castle', 'marker', 'land'];

/** Everything that cards do: the coverage law demands that each has run. */
export const BEHAVIOURS: readonly string[] = [
  ...Object.values(CARDS).flatMap(card => (LAID.includes(card.type) ? [] : [`card ${card.id}`])),
  ...ABILITIES.map(what => `ability ${what}`),
  'card armoury boosts',
  'card weapon-smith boosts',
  'card berserker boosts',
  'card werewolf boosts',
  'card temple heals',
  'card millworks mends',
  'card millworks returns',
  'card dungeon captures',
  'card gemologist links',
  'card general defends twice',
  'card miner rebuilds',
  'card necromancer raises',
  'card trapper traps',
  'card ghoul bites',
  'card chimera splits',
  'card phoenix regenerates',
  'card reconstruction rebuilds',
];
