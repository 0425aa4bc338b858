import type { State } from '@siegeworks/contract';

/** What does not tell positions apart: chance to come, and what is only told. */
const BESIDE: ReadonlySet<string> = new Set(['random', 'luck', 'script', 'events', 'streams', 'people']);

/** A text that is the same for the same positions. What all copies of the first one share is left out. */
export function keyOf(first: State, s: State): string {
  const parts: unknown[] = [];
  for (const [name, value] of Object.entries(s)) {
    const shared = typeof value === 'object' && value !== null && value === Reflect.get(first, name);
    if (!shared && !BESIDE.has(name)) parts.push(value);
  }
  return JSON.stringify(parts);
}
