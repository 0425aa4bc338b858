import type { Score } from '@siegeworks/contract';
import type { Points } from '../rules/result.ts';
import { finalScore, POINTS, pointsOf, titleOf } from '../rules/result.ts';
import type { Siege } from '../state/state.ts';

const TITLES: Record<keyof Points, string> = {
  slain: 'Enemies slain, by their worth',
  rounds: 'Rounds survived',
  held: 'The castle was held',
  regular: 'Regular defenders in play, 2 each',
  special: 'Special defenders in play, 3 each',
  walls: 'Standing walls, 4 each',
  provisions: 'Rounds of provisions left',
  surge: 'No surge',
};

/** 9.5: the points of a finished siege, and for what. What the difficulty adds or takes comes last. */
export function scoreInWords(s: Siege): Score {
  const points = pointsOf(s);
  const parts = POINTS.flatMap(key => {
    const n = points[key];
    return n ? [{ title: TITLES[key], points: n }] : [];
  });
  const total = finalScore(s);
  const { factor } = s.options;
  const rest = total - parts.reduce((sum, part) => sum + part.points, 0);
  if (rest !== 0) parts.push({ title: `Difficulty: ${factor} % of it all`, points: rest });
  return { total, title: titleOf(total), parts };
}
