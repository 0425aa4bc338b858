import type { MatchConfig, Seed } from '@siegeworks/contract';
import { BOX } from '../cards/card.ts';
import { dailyPreset, dayOf } from '../setup/daily.ts';
import { isCustom } from '../setup/setup.ts';
import type { Siege } from '../state/state.ts';
import { castleOf } from '../state/state.ts';
import { breached, defenders, standingWalls } from '../state/units.ts';

/** The garrison has won: seat 0 always belongs to it, and a besieger may give up (TD-191). */
export const isWon = (s: Siege): boolean => s.over?.places[0] === 1;

/** 9.5: for what there are points at the end of every game, before the factor of the preset (TD-192). */
export const POINTS = [
  'slain',
  'rounds',
  'held',
  'regular',
  'special',
  'walls',
  'provisions',
  'surge',
] as const;
export type Points = Partial<Record<(typeof POINTS)[number], number>>;
export function pointsOf(s: Siege): Points {
  if (!isWon(s)) return { slain: s.slain, rounds: Math.max(0, s.round - 1) };
  const alive = defenders(s);
  const special = alive.filter(id => BOX[id].type === 'defender-special').length;
  return {
    slain: s.slain,
    held: 60,
    regular: 2 * (alive.length - special),
    special: 3 * special,
    walls: 4 * standingWalls(s).length,
    provisions: s.options.provisions - s.round,
    surge: s.surged ? 0 : 15,
  };
}
export function finalScore(s: Siege): number {
  const base = Object.values(pointsOf(s)).reduce((sum, points) => sum + points, 0);
  return Math.floor((base * s.options.factor) / 100);
}
const TITLES: readonly [number, string][] = [
  [300, 'Legend of the Siege'],
  [240, 'Master of the Walls'],
  [180, 'Castle Held'],
  [120, 'Battered Keep'],
  [60, 'Last Stand'],
  [0, 'Ashes'],
];
export const titleOf = (score: number): string => (TITLES.find(([from]) => score >= from) ?? TITLES[5])[1];

/**
 * What games of one deal are compared by, the most important first. TD-247: higher score, victory, fewer rounds, fewer
 * cards played. TD-230: between two duels with the seats exchanged the defender's score, then the victory in fewer
 * rounds, and nothing else.
 */
export function ranking(s: Siege): number[] {
  const won = isWon(s);
  if (s.options.mode === 'duel') return [finalScore(s), won ? 1 : 0, won ? -s.round : 0];
  return [finalScore(s), won ? 1 : 0, -s.round, -s.played];
}

/** TD-249: date, preset, result, round, score and one mark per wall; no card order. */
export function shareText(s: Siege, date: string): string {
  const marks = castleOf(s)
    .walls.map(wall => (breached(s, wall) ? 'x' : '#'))
    .join('');
  const result = isWon(s) ? 'Castle held' : 'Castle lost';
  return `Two Deck Siege ${date} ${s.options.preset}: ${result} in round ${s.round}, ${finalScore(s)} points ${marks}`;
}
/** Only a game of the day, played as it was set, can be compared with others. */
export function dailyShare(s: Siege, { seed, config }: { seed: Seed; config: MatchConfig }): string | null {
  const date = dayOf(seed);
  if (date === null || isCustom(config.options)) return null;
  return s.options.preset === dailyPreset(date) ? shareText(s, date) : null;
}
