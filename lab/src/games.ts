import type { Game } from '@siegeworks/contract';

/** The games of the shelf, read only when somebody wants them, or of another module (its URL) that exports `games`. */
export async function games(module: string | null): Promise<readonly Game[]> {
  if (module === null) return (await import('@siegeworks/shelf')).games;
  const loaded: { games?: readonly unknown[] } = await import(module);
  if (!Array.isArray(loaded.games)) throw new Error('the module exports no list of games');
  const problems = loaded.games.flatMap((each, i) => lacking(each).map(part => `games[${i}] has no ${part}`));
  if (problems.length > 0) throw new Error(problems.join('; '));
  return loaded.games;
}

/** What every game must have before anybody can even ask it something; the laws see to the rest. */
const PARTS: Readonly<Record<string, 'string' | 'object' | 'function' | 'number'>> = {
  'about.id': 'string',
  'about.title': 'string',
  'about.rulesVersion': 'string',
  'about.seats': 'object',
  'about.bound': 'number',
  'setup.variants': 'object',
  'setup.choices': 'object',
  'setup.check': 'function',
  'setup.deal': 'function',
  'rules.compiled': 'object',
  'rules.clone': 'function',
  'knowledge.view': 'function',
  'catalogue.decks': 'object',
  'catalogue.cards': 'object',
  words: 'object',
};
function lacking(game: unknown): string[] {
  return Object.entries(PARTS).flatMap(([part, kind]) => {
    const found = partOf(game, part);
    return typeof found === kind && found !== null ? [] : [part];
  });
}
const partOf = (game: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((whole, name) => (whole as Record<string, unknown> | null | undefined)?.[name], game);
