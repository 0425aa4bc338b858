import type { Game } from '@siegeworks/kernel';
import { games as shelf } from '@siegeworks/shelf';

/** The games of the shelf, or of another module (its URL) that exports `games`. */
export async function games(module: string | null): Promise<readonly Game[]> {
  if (module === null) return shelf;
  const loaded: { games?: readonly unknown[] } = await import(module);
  if (!Array.isArray(loaded.games)) throw new Error('the module exports no list of games');
  const problems = loaded.games.flatMap((each, i) => lacking(each).map(part => `games[${i}] has no ${part}`));
  if (problems.length > 0) throw new Error(problems.join('; '));
  return loaded.games;
}

/** What every game must have before anybody can even ask it something; the laws see to the rest. */
const PARTS: Readonly<Record<string, 'string' | 'object' | 'function' | 'number'>> = {
  id: 'string',
  title: 'string',
  rulesVersion: 'string',
  seats: 'object',
  options: 'object',
  choices: 'object',
  decks: 'object',
  cards: 'object',
  rules: 'object',
  words: 'object',
  bound: 'number',
  check: 'function',
  setup: 'function',
  clone: 'function',
  view: 'function',
};
function lacking(game: unknown): string[] {
  const found = (game ?? {}) as Record<string, unknown>;
  return Object.entries(PARTS).flatMap(([part, kind]) =>
    typeof found[part] === kind && found[part] !== null ? [] : [part],
  );
}
