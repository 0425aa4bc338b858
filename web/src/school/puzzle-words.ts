/** How hard a puzzle is, in a word. */
export function hardness(rating: number): string {
  if (rating < 1300) return 'easy';
  if (rating < 1700) return 'medium';
  return rating < 2050 ? 'hard' : 'very hard';
}
export const picksText = (n: number): string => (n === 1 ? 'one pick' : `${n} picks`);

/** What each theme means. */
export const THEME_TEXTS: Readonly<Record<string, string>> = {
  finish: 'Win the match.',
  defence: 'Keep what you have.',
  breach: 'Into a wall, a city or a castle.',
  hunt: 'Get one enemy.',
  sweep: 'Many enemies at once.',
  'exact damage': 'So much, and no more.',
  'from afar': 'With a shot or a spell.',
  sacrifice: 'Give something up to get there.',
  'double strike': 'Two of yours do it together.',
  overload: 'The enemy cannot answer everything.',
  timing: 'Wait for the right moment.',
  'bluff-proof': 'Whatever the enemy answers.',
  odds: 'Dice decide: find the best chance.',
  combination: 'Three picks or more.',
  precision: 'One choice among many that look alike.',
};
