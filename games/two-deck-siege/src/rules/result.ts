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

/** A finished game as the daily table lists it. */
export interface DailyResult {
  player: string;
  score: number;
  victory: boolean;
  rounds: number;
  cardsPlayed: number;
  finishedAt: number;
  startedAt: number;
}
/** TD-247: score, then victory, then fewer rounds, then fewer cards; equals share a rank, the earlier is listed first. */
export function dailyTable(results: readonly DailyResult[]): { rank: number; result: DailyResult }[] {
  const key = (r: DailyResult) => [-r.score, r.victory ? 0 : 1, r.rounds, r.cardsPlayed];
  const compare = (a: number[], b: number[]) => a.map((value, i) => value - b[i]).find(n => n !== 0) ?? 0;
  const listed = [...scored(results)].sort((a, b) => compare(key(a), key(b)) || a.finishedAt - b.finishedAt);
  return listed.map(result => ({
    result,
    rank: 1 + listed.filter(other => compare(key(other), key(result)) < 0).length,
  }));
}
/** TD-246: only the first game that a player starts on a day's seed counts. */
function scored(results: readonly DailyResult[]): DailyResult[] {
  return results.filter(
    r => !results.some(other => other.player === r.player && other.startedAt < r.startedAt),
  );
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
/** TD-230: two games, seats exchanged: the higher defender score, then the victory in fewer rounds, else drawn. */
export interface DuelGame {
  score: number;
  victory: boolean;
  rounds: number;
}
export function matchWinner(first: DuelGame, second: DuelGame): 0 | 1 | null {
  if (first.score !== second.score) return first.score > second.score ? 0 : 1;
  const rounds = (g: DuelGame) => (g.victory ? g.rounds : Number.POSITIVE_INFINITY);
  if (rounds(first) === rounds(second)) return null;
  return rounds(first) < rounds(second) ? 0 : 1;
}
