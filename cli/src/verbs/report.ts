import type { Eye } from '@siegeworks/contract';
import type { Report } from '@siegeworks/files';
import { parseReport } from '@siegeworks/files';
import { readMatchFile } from '@siegeworks/host';
import type { Match } from '@siegeworks/kernel';
import { readText } from '@siegeworks/lab';
import { loadMatch, orFailed } from '../matches.ts';
import { bold, dim, plural, safe, say } from '../page.ts';
import { gameCalled } from '../shelves.ts';
import { outcomeText, tableText } from '../table-text.ts';
import type { Verb } from '../usage.ts';
import { words } from '../usage.ts';

export const reportVerb: Verb = {
  name: 'report',
  usage: 'FILE',
  summary: 'Open the moment at which somebody reported that something is wrong.',
  help: 'Such a file is written by "Something is wrong" at every table of the page.',
  flags: {},
  examples: ['siege report report-arcania-1f2e3d4c.json'],
  async run(args) {
    const [file] = words(args, ['FILE']);
    const report = orFailed(file, () => parseReport(readText(file)));
    const saved = orFailed(file, () => readMatchFile(JSON.stringify(report.match)));
    const match = loadMatch(await gameCalled(args, saved.game), saved, file);
    const seat = saved.table?.seats.findIndex(({ kind }) => kind === 'me') ?? -1;
    say(...told(report), '', ...moment(match, seat < 0 ? 'spectator' : seat));
    return 0;
  },
};

/** What was said and what the program knew about it. */
function told({ words: said, error, versions, sentences }: Report): string[] {
  const by = Object.entries(versions).map(([name, version]) => `${safe(name)} ${safe(version)}`);
  return [
    bold(said === '' ? 'Nothing was said about it.' : safe(said)),
    ...(error ? [`While doing ${safe(error.doing)}: ${safe(error.message)}`] : []),
    dim(`versions: ${by.join(', ')}`),
    ...(sentences.length > 0 ? ['', 'The last sentences:', ...sentences.map(line => `  ${safe(line)}`)] : []),
  ];
}

/** The table as the person saw it, and what was asked. */
function moment(match: Match, eye: Eye): string[] {
  const { game, state, asked, picks } = match;
  const head = bold(`${game.about.title}, after ${plural(picks.length, 'pick')}`);
  const table = tableText(game, game.knowledge.view(state, eye), eye);
  if (!asked) return [head, table, '', outcomeText(game, state, eye === 'spectator' ? null : eye)];
  const seen = game.knowledge.view(state, asked.seat);
  const question = game.words.questions[asked.question]?.(seen) ?? asked.question;
  const options = asked.options.map(option => `  ${game.words.option(seen, option)}`);
  return [head, table, '', `Seat ${asked.seat + 1} is asked: ${question}`, ...options];
}
