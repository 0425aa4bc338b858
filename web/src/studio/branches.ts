import type { BranchWish } from '@siegeworks/protocol';
import type { Hall } from '../hall.ts';
import { go } from '../route.ts';
import type { Opened } from './use-studio.ts';

/** A branch that was played here. */
export interface BranchEntry {
  /** The match that it became. */
  match: string;
  /** The match that it branched off, and where. */
  of: string;
  at: number;
  seat: number;
  honest: boolean;
  name: string;
  /** Where its parent is found. */
  source: string;
  /** What it is called itself once it has been opened in the studio. */
  key?: string;
}
const PLACE = 'siegeworks.branches';
const MOST = 200;

export function allBranches(): BranchEntry[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '[]');
  } catch {
    return [];
  }
}
function keep(entries: readonly BranchEntry[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(entries.slice(-MOST)));
  } catch {
    // They can still be played; only the tree forgets them.
  }
}
export const branchesOf = (key: string): BranchEntry[] => allBranches().filter(({ of }) => of === key);
export const branchPlayedAs = (match: string): BranchEntry | null =>
  allBranches().find(entry => entry.match === match) ?? null;
export const forgetBranch = (match: string): void =>
  keep(allBranches().filter(entry => entry.match !== match));
export const renameBranch = (match: string, name: string): void =>
  keep(allBranches().map(entry => (entry.match === match ? { ...entry, name } : entry)));
/** A branch was opened in the studio: whatever branches off it hangs below it. */
export const knowBranch = (match: string, key: string): void =>
  keep(allBranches().map(entry => (entry.match === match ? { ...entry, key } : entry)));

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
  keep([...allBranches(), { match: id, of: match.key, at, seat, honest, name, source }]);
  go({ page: 'match', match: id });
}
