import { compare } from './compare.ts';
import type { ArmResult, StudyResult } from './result.ts';

/** Two studies as one with two arms, so that the same report shows what changed. Only of the same game. */
export function beside(a: StudyResult, b: StudyResult, names: readonly [string, string]): StudyResult {
  const arms = [named(a.arms[0], a, names[0], b), named(b.arms[0], b, names[1], a)];
  return {
    ...a,
    title: `${arms[0].name} against ${arms[1].name}`,
    arms,
    comparisons: [compare(arms[0], arms[1])],
    interrupted: a.interrupted || b.interrupted,
    seconds: a.seconds + b.seconds,
  };
}

/** Arms of the same name are told apart by their studies, and those by the names of their files. */
const named = (arm: ArmResult, own: StudyResult, file: string, other: StudyResult): ArmResult => ({
  ...arm,
  name: arm.name !== other.arms[0].name ? arm.name : own.title !== other.title ? own.title : file,
});

/** What else is different, and may be the cause of whatever changed. */
export function differences(a: StudyResult, b: StudyResult): string[] {
  const same = (x: unknown, y: unknown) => JSON.stringify(x) === JSON.stringify(y);
  return [
    ...(a.rulesVersion === b.rulesVersion
      ? []
      : [`the rules are of version ${a.rulesVersion} and ${b.rulesVersion}`]),
    ...(same(a.plan.players, b.plan.players)
      ? []
      : [`the players are ${a.plan.players.join(', ')} and ${b.plan.players.join(', ')}`]),
    ...(same([a.plan.decks, a.plan.pool], [b.plan.decks, b.plan.pool]) ? [] : ['the decks are not the same']),
    ...(a.arms.length + b.arms.length === 2
      ? []
      : ['of a study with several arms only the first is compared']),
  ];
}
