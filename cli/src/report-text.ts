import type { Game } from '@siegeworks/contract';
import type { Report, Spread } from '@siegeworks/lab';
import { bad, bold, columns, dim, number, percent, plural, safe } from './page.ts';

/** A report as people read it. */
export function reportText(game: Game, report: Report): string {
  const { games, finished, picks, seconds, picksPerSecond, interrupted } = report;
  const head = `${game.about.title}: ${number(finished)} of ${plural(games, 'game')} finished in ${seconds.toFixed(1)} s`;
  return [
    bold(head) + (interrupted ? bad(' (interrupted)') : ''),
    `${plural(picks, 'pick')}, ${number(picksPerSecond)} per second${report.check ? ', all laws checked' : ''}`,
    '',
    ...table(...seatRows(report)),
    ...table('Wins of the first player', firstRows(report)),
    ...table('Wins by player', playerRows(report)),
    ...table(
      'Wins by deck',
      Object.entries(report.winsByDeck).map(([deck, row]) => [deck, row.wins, row.games]),
    ),
    ...table(
      'Endings',
      Object.entries(report.endings).map(([rule, n]) => [rule, n, finished]),
    ),
    `draws ${number(report.draws)}`,
    `turns per game: ${spread(report.turns)}; picks per game: ${spread(report.picksPerGame)}`,
    ...coverageLines(report),
    ...errorLines(report),
    dim(`again: ${safe(report.command)}`),
  ].join('\n');
}

/** A player alone wins or loses against the game. */
function seatRows({ winsBySeat, finished }: Report): [string, [string, number, number][]] {
  const [wins] = winsBySeat;
  if (winsBySeat.length === 1) return ['Outcome', [['won', wins, finished]]];
  return ['Wins by seat', winsBySeat.map((n, seat) => [`seat ${seat + 1}`, n, finished])];
}

function firstRows({ winsOfFirst: { wins, games } }: Report): [string, number, number][] {
  return games === 0 ? [] : [['first player', wins, games]];
}

function playerRows({ winsByPlayer, finished }: Report): [string, number, number][] {
  const rows = Object.entries(winsByPlayer);
  return rows.length < 2 ? [] : rows.map(([player, wins]) => [player, wins, finished]);
}

function table(title: string, rows: [string, number, number][]): string[] {
  if (rows.length === 0) return [];
  const cells = rows.map(([name, n, all]) => ['', name, number(n), `of ${number(all)}`, percent(n, all)]);
  return [bold(title), columns(cells), ''];
}

const spread = ({ median, p95, max }: Spread) =>
  `median ${number(median)}, 95 % up to ${number(p95)}, longest ${number(max)}`;

function coverageLines({ coverage }: Report): string[] {
  if (!coverage) return [];
  const { expected, never } = coverage;
  const ran = `${number(expected - never.length)} of ${number(expected)} rule steps, events and card behaviours ran`;
  return ['', bold(ran), ...never.map(what => `  never: ${what}`)];
}

/** Without the places in the program: those are in the JSON output. */
const withoutTrace = (text: string): string =>
  text
    .split('\n')
    .filter(line => !/^\s+at /.test(line))
    .join('\n');
/** The first few; all of them, with the place in the program, are in the JSON. */
function errorLines({ errors }: Report): string[] {
  if (errors.length === 0) return [];
  const told = errors.slice(0, 3).flatMap(({ game, seed, pick, law, text, command }) => [
    bad(`game ${game} (seed ${safe(seed)}) after ${plural(pick, 'pick')}: ${law}`),
    ...withoutTrace(text)
      .split('\n')
      .slice(0, 8)
      .map(line => `  ${line}`),
    dim(`  again: ${safe(command)}`),
  ]);
  const more = errors.length > 3 ? [`… and ${number(errors.length - 3)} more; --json has them all`] : [];
  return ['', bold(plural(errors.length, 'error')), ...told, ...more, ''];
}
