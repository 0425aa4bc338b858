import { basename } from 'node:path';
import type { Game } from '@siegeworks/contract';
import { withDefaults } from '@siegeworks/contract';
import type { MatchFile } from '@siegeworks/host';
import type { Match } from '@siegeworks/kernel';
import { giveUp } from '@siegeworks/kernel';
import { pathText } from '@siegeworks/lab';
import { Failed } from '../fault.ts';
import { loadMatch, readMatch } from '../matches.ts';
import { columns, safe, say } from '../page.ts';
import { gameCalled } from '../shelves.ts';
import type { Verb } from '../usage.ts';
import { words } from '../usage.ts';

export const rankVerb: Verb = {
  name: 'rank',
  usage: 'FILE FILE …',
  summary: 'Rank saved matches of one deal: the game of a day, or two duels with seats exchanged.',
  help: [
    'Every match is played again and compared with the others as the rules of its game say. Somebody who is named twice',
    'counts with the first file; a match that is not over counts as given up.',
  ].join('\n'),
  flags: {},
  examples: ['siege rank ann.json ben.json', 'siege rank day/*.json'],
  async run(args) {
    const files = words(args, ['FILE', 'FILE'], 'more');
    const saves = files.map(file => ({ file, saved: readMatch(file) }));
    const game = await gameCalled(args, saves[0].saved.game);
    const stranger = saves.find(({ saved }) => dealOf(game, saved) !== dealOf(game, saves[0].saved));
    if (stranger)
      throw new Failed(`${pathText(stranger.file)}: this is not the same deal as in ${pathText(files[0])}`);
    const entries = saves.map(({ file, saved }) => entryOf(game, file, saved));
    const first = entries.filter((each, i) => entries.findIndex(({ name }) => name === each.name) === i);
    say(columns(ranked(first).map(({ rank, name, text }) => [`${rank}`, safe(name), safe(text)])));
    return 0;
  },
};

/** What must be the same for two results to be comparable: the game, its variants and its seed. */
function dealOf({ setup }: Game, { game, rulesVersion, config, seed, entropy }: MatchFile): string {
  const variants = withDefaults(setup.variants, config.options);
  return JSON.stringify([game, rulesVersion, variants, config.players.length, seed, entropy]);
}

interface Entry {
  name: string;
  text: string;
  numbers: readonly number[];
}
function entryOf(game: Game, file: string, saved: MatchFile): Entry {
  const s = endOf(loadMatch(game, saved, file));
  const numbers = game.catalogue.ranking?.(s);
  if (!numbers) throw new Failed(`${game.about.title} says nothing about how its matches compare`);
  return { name: nameIn(file, saved), text: game.words.outcome(s), numbers };
}

/** Left unfinished, it counts as given up by the first player. */
function endOf({ game, state }: Match) {
  const s = game.rules.clone(state);
  if (!s.over) giveUp(game, s, 0);
  return s;
}

/** People are known by the name at the table; where nobody gave one, by their file. */
function nameIn(file: string, { table }: MatchFile): string {
  const name = table?.seats[0]?.name ?? '';
  return name === '' || name === 'You' ? basename(file).replace(/(\.\w+)+$/, '') : name;
}

/** The best first; equals share a rank, in the order in which they were given. */
export function ranked(entries: readonly Entry[]): (Entry & { rank: number })[] {
  const order = entries.toSorted((a, b) => compared(a.numbers, b.numbers));
  return order.map(entry => ({
    ...entry,
    rank: 1 + order.filter(other => compared(other.numbers, entry.numbers) < 0).length,
  }));
}
const compared = (a: readonly number[], b: readonly number[]): number =>
  b.map((n, i) => n - a[i]).find(n => n !== 0) ?? 0;
