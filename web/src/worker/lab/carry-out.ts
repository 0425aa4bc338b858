import type { Game } from '@siegeworks/contract';
import type { Played, StudyLine, StudyPlan } from '@siegeworks/lab/study';
import { luck, stakes } from '@siegeworks/lab/study';
import type { LabProgress } from '@siegeworks/protocol';

/** What carrying a study out needs from outside. */
export interface Carrying {
  /** How many games at once. */
  size: number;
  play(arm: number, index: number): Promise<Played>;
  keep(line: StudyLine): void;
  tell(doing: LabProgress['doing'], arm: string): void;
  signal: AbortSignal;
}

/** Plays what is not known yet, arm after arm, then finds out luck and stakes. Ends early when it is stopped. */
export async function carryOut(
  game: Game,
  study: StudyPlan,
  known: readonly StudyLine[],
  { size, play, keep, tell, signal }: Carrying,
): Promise<void> {
  for (const [arm, { name }] of study.arms.entries()) {
    const left = unplayed(study, known, arm);
    const hand = async () => {
      for (let index = left.shift(); index !== undefined && !signal.aborted; index = left.shift()) {
        keep({ arm, played: await play(arm, index) });
        tell('games', name);
      }
    };
    await Promise.all(Array.from({ length: size }, hand));
  }
  for (const [arm, { name, options, overlay }] of study.arms.entries()) {
    const own = known.filter(line => line.arm === arm);
    const asked = { seed: study.seed, options, ...(overlay && { overlay }) };
    if (study.luck && !signal.aborted && !own.some(line => line.luck)) {
      const watch = { signal, onProgress: () => tell('luck', name) };
      const found = await luck(game, { ...study.luck, ...asked }, watch);
      if (!found.interrupted) keep({ arm, luck: found });
    }
    if (study.stakes && !signal.aborted && !own.some(line => line.stakes)) {
      const watch = { signal, onProgress: () => tell('stakes', name) };
      const found = await stakes(game, { ...study.stakes, ...asked, against: null, questions: [] }, watch);
      if (!found.interrupted) keep({ arm, stakes: found });
    }
  }
}

function unplayed(study: StudyPlan, known: readonly StudyLine[], arm: number): number[] {
  const played = new Set(known.flatMap(line => (line.arm === arm && line.played ? [line.played.index] : [])));
  return Array.from({ length: study.games }, (_, index) => index).filter(index => !played.has(index));
}

/** Whether something of a study is still to be found out. */
export function isUnfinished(study: StudyPlan, known: readonly StudyLine[]): boolean {
  const games = known.filter(line => line.played).length;
  const lucks = known.filter(line => line.luck).length;
  const staked = known.filter(line => line.stakes).length;
  const arms = study.arms.length;
  return (
    games < study.games * arms ||
    (study.luck !== null && lucks < arms) ||
    (study.stakes !== null && staked < arms)
  );
}
