import type { BranchWish, StudioBranch, StudioMatch } from '@siegeworks/protocol';
import type { Hall } from '../hall.ts';
import { go } from '../route.ts';
import { turnAt } from './moment.ts';
import type { Opened } from './use-studio.ts';

/** What a branch is called that nobody names. */
export const nameAt = (match: StudioMatch, at: number): string => `${turnAt(match, at)}, moment ${at}`;
/** Whom a branch is played against if nobody says. */
export const USUAL_BOT = 'knight';

/** How many branches of branches are shown below each other. */
const DEEPEST = 8;

/** A branch at its place in the tree. */
export interface PlacedBranch {
  entry: StudioBranch;
  depth: number;
}

/** The branches of this match, and those of its branches below them. */
export async function branchTree({ line, match }: Opened, source: string): Promise<PlacedBranch[]> {
  const all = await line.ask('branches');
  const own = all.find(entry => entry.match === source);
  // A branch was opened in the studio: whatever branches off it hangs below it.
  if (match.branch && own && own.key !== match.key) await line.ask('keepBranch', { ...own, key: match.key });
  return below(all, match.key, 0);
}
function below(all: readonly StudioBranch[], key: string, depth: number): PlacedBranch[] {
  return all
    .filter(({ of }) => of === key)
    .flatMap(entry => [
      { entry, depth },
      ...(entry.key && depth < DEEPEST ? below(all, entry.key, depth + 1) : []),
    ]);
}

/** Takes over a seat at a moment, and plays on at a real table. */
export async function playOn(
  { session }: Hall,
  { line, match }: Opened,
  source: string,
  wish: BranchWish,
): Promise<void> {
  const text = await line.ask('branch', wish);
  const { match: id } = await session.ask('import', { text }, 'opened');
  const { at, seat, honest, name } = wish;
  await line.ask('keepBranch', { match: id, of: match.key, at, seat, honest, name, source });
  go({ page: 'match', match: id });
}
