import type { Plan } from './plan.ts';

/** The command that plays this plan again. */
export function commandOf(plan: Plan): string {
  const words = ['siege', 'sim', plan.game, '--games', `${plan.games}`, '--players', plan.players.join(',')];
  if (plan.decks.length > 0) words.push('--decks', plan.decks.join(','));
  else words.push('--seats', `${plan.seats}`);
  for (const [name, value] of Object.entries(plan.options)) words.push('--option', `${name}=${value}`);
  if (plan.overlay) words.push('--overlay', JSON.stringify({ game: plan.game, ...plan.overlay }));
  words.push('--seed', plan.seed);
  if (plan.check) words.push('--check');
  if (plan.coverage) words.push('--coverage');
  if (plan.only !== null) words.push('--only', `${plan.only}`);
  if (plan.shelf !== null) words.push('--shelf', decodeURIComponent(new URL(plan.shelf).pathname));
  return commandLine(words);
}

/** Words as a shell takes them. */
export const commandLine = (words: readonly string[]): string => words.map(quoted).join(' ');

function quoted(word: string): string {
  return /^[\w,./:=+-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
