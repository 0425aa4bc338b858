import { nearest } from '@siegeworks/files';
import { numbered } from './choose.ts';
import { isMatcher, same } from './facts.ts';
import type { Expect } from './format.ts';
import { EVERYTHING_ELSE } from './format.ts';
import { Miss } from './miss.ts';

import { isRecord, phrase } from './shape.ts';

/** Facts by their whole paths; lists are one value. */
type Leaves = Map<string, unknown>;

/** What this `expect` wants unchanged is as it was when the last one looked; throws all that is not. */
export function expectUnchanged(before: unknown, now: unknown, expect: Expect): void {
  if (expect.unchanged === null) return;
  const [was, is] = [leaves(before), leaves(now)];
  const paths = [...new Set([...was.keys(), ...is.keys()])];
  const changed = watched(paths, expect).filter(path => !same(was.get(path), is.get(path)));
  if (changed.length === 0) return;
  const told = (facts: Leaves) => changed.map(path => `${path}: ${said(facts, path)}`).join('\n');
  throw new Miss('this was to stay as it was', { expected: told(was), found: told(is) });
}
const said = (facts: Leaves, path: string) => (facts.has(path) ? phrase(facts.get(path)) : 'not there');

/** An empty mapping says nothing: what is in it, or is gone from it, has paths of its own. */
function leaves(facts: unknown, path = '', found: Leaves = new Map()): Leaves {
  if (!isRecord(facts)) return found.set(path, facts);
  for (const [key, part] of Object.entries(facts)) leaves(part, path === '' ? key : `${path}.${key}`, found);
  return found;
}

function watched(paths: string[], { unchanged, facts }: Expect): string[] {
  if (unchanged === EVERYTHING_ELSE) {
    const named = facts.flatMap(([path, wanted]) => pathsOf(path, wanted));
    return paths.filter(path => !named.some(each => lies(path, each)));
  }
  return (unchanged ?? []).flatMap(each => {
    const found = paths.filter(path => lies(path, numbered(each)));
    if (found.length === 0) throw new Miss(`there is no ${each}`, { near: nearest(each, paths) });
    return found;
  });
}

/** The paths that an expected value speaks of: a mapping of further paths speaks of these only. */
function pathsOf(path: string, wanted: unknown): string[] {
  if (!isRecord(wanted) || isMatcher(wanted)) return [numbered(path)];
  return Object.entries(wanted).flatMap(([key, part]) => pathsOf(`${path}.${key}`, part));
}

const lies = (path: string, within: string) => path === within || path.startsWith(`${within}.`);
