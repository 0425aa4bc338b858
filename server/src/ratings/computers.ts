import { botOf, levels, opponents } from '@siegeworks/bots';
import type { Skill } from './skill.ts';

/**
 * How strong the computer players are, by game and level: from the share of games that each won against the Squire
 * (lab/results/levels.json; a test works them out again). The Squire is the fixed point of the scale in every game.
 */
export const LEVELS: Readonly<Record<string, Readonly<Record<string, Skill>>>> = {
  'tower-siege': {
    page: { points: 1081, deviation: 45 },
    squire: { points: 1500, deviation: 25 },
    knight: { points: 1762, deviation: 32 },
    warlord: { points: 1827, deviation: 36 },
  },
  arcania: {
    page: { points: 1301, deviation: 29 },
    squire: { points: 1500, deviation: 25 },
    knight: { points: 1542, deviation: 25 },
    warlord: { points: 1542, deviation: 25 },
  },
  'towers-in-time': {
    page: { points: 1056, deviation: 47 },
    squire: { points: 1500, deviation: 25 },
    knight: { points: 1750, deviation: 31 },
    warlord: { points: 1773, deviation: 33 },
  },
  arcmage: {
    page: { points: 997, deviation: 55 },
    squire: { points: 1500, deviation: 25 },
    knight: { points: 1681, deviation: 28 },
    warlord: { points: 1699, deviation: 29 },
  },
};

/** Nobody has measured what a style adds to a level, or takes from it. */
const STYLE = 60;

/**
 * What a computer player is rated at, or `null` where nobody has measured it. It never changes: computers do not learn,
 * people are measured by them, and nobody can shift the scale of a small house by playing one of them often.
 */
export function computerSkill(game: string, bot: string): Skill | null {
  const styled = opponents.find(each => each.id === bot);
  const level = LEVELS[game]?.[styled?.level ?? bot] ?? null;
  if (!level || !styled) return level;
  return { points: level.points, deviation: Math.hypot(level.deviation, STYLE) };
}

/** Those whose strength at this game is known. */
export const measuredLevels = (game: string): string[] =>
  levels.flatMap(({ id }) => (computerSkill(game, id) ? [id] : []));

/** What a computer player is called among those who are rated. */
export const computerName = (bot: string): string => botOf(bot)?.name ?? bot;
