/** A share with the interval in which the true one lies 95 times of 100. */
export interface Rate {
  wins: number;
  draws: number;
  games: number;
  /** From 0 to 1; a draw is half a win. */
  rate: number;
  low: number;
  high: number;
}
/** Wilson's interval: honest also for few games and for shares near 0 or 1. */
export function rateOf(wins: number, draws: number, games: number): Rate {
  const z = 1.96;
  const n = Math.max(1, games);
  const rate = (wins + draws / 2) / n;
  const middle = (rate + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const reach = (z / (1 + (z * z) / n)) * Math.sqrt((rate * (1 - rate)) / n + (z * z) / (4 * n * n));
  return { wins, draws, games, rate, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
