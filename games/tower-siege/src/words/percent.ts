/** A chance as people say it. */
export const percent = (chance: number): string =>
  chance > 0 && chance < 0.005 ? 'under 1%' : `${Math.round(100 * chance)}%`;
