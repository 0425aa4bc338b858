import type { StudyPlan } from '@siegeworks/lab/study';

/** A study as the plan that leads to it: what `siege lab run` takes. */
export function planOf(study: StudyPlan): object {
  const { title, game, players, seats, decks, pool, games, seed, arms, luck, stakes } = study;
  return {
    ...{ title, game, players, seats },
    ...(decks.length > 0 ? { decks } : pool.length > 0 ? { decks: pool } : {}),
    ...{ games, seed },
    compare: arms.map(({ name, options, overlay }) => ({
      name,
      ...(Object.keys(options).length > 0 && { options }),
      ...(overlay && { overlay: { game, ...overlay } }),
    })),
    ...(luck && { luck }),
    ...(stakes && { stakes }),
  };
}
