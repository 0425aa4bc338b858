import { cpus } from 'node:os';
import type { Game } from '@siegeworks/contract';
import type { Comparison } from './compare.ts';
import { compare } from './compare.ts';
import type { EnvironmentRow } from './environment.ts';
import { measureEnvironment } from './environment.ts';
import type { GameRow } from './measure.ts';
import { measureGame } from './measure.ts';
import type { MessageRow } from './messages.ts';
import { measureMessages } from './messages.ts';
import type { ThinkingRow } from './thinking.ts';
import { measureThinking } from './thinking.ts';

export interface BenchReport {
  node: string;
  processor: string;
  seconds: number;
  games: GameRow[];
  thinking: ThinkingRow[];
  messages: MessageRow[];
  environments: EnvironmentRow[];
  tiny: Comparison;
}

/** Measures every game, then the tiny card game against its peer. */
export async function bench(
  games: readonly Game[],
  seconds: number,
  tell: (text: string) => void,
): Promise<BenchReport> {
  const rows = games.map(game => {
    tell(`${game.about.title}: random play for ${seconds} s`);
    return measureGame(game, seconds);
  });
  const thinking = games.map(game => {
    tell(`${game.about.title}: a Warlord thinks for ${seconds} s`);
    return measureThinking(game, seconds);
  });
  const messages: MessageRow[] = [];
  for (const game of games) {
    tell(`${game.about.title}: what a host sends`);
    messages.push(await measureMessages(game));
  }
  const environments = games.map(game => {
    tell(`${game.about.title}: as an environment for ${seconds} s`);
    return measureEnvironment(game, seconds);
  });
  tell('the tiny card game, on our kernel and on boardgame.io');
  const tiny = compare(seconds);
  const processor = cpus()[0]?.model ?? '';
  return { node: process.version, processor, seconds, games: rows, thinking, messages, environments, tiny };
}

const number = (n: number) => n.toLocaleString('en');

export function benchText(report: BenchReport): string {
  const { node, processor, games, thinking, messages, environments, tiny } = report;
  const head = ['game', 'picks/s', 'games/s', 'picks/game', 'options', 'µs/clone', 'bytes/state'];
  const rows = games.map(row => [
    row.game,
    ...[row.picksPerSecond, row.gamesPerSecond, row.picksPerGame, row.optionsPerQuestion].map(number),
    ...[row.cloneMicroseconds, row.stateBytes].map(number),
  ]);
  const peers = tiny.rows.map(({ engine, movesPerSecond, ratio }) => [
    engine,
    number(movesPerSecond),
    `${ratio}×`,
  ]);
  return [
    `Random play, one core, CPU time. Node ${node}, ${processor}`,
    '',
    table([head, ...rows]),
    '',
    table([
      ['iterations/s of a search', 'early', 'middle', 'late', 'MB/thought'],
      ...thinking.map(row => [row.game, ...[row.early, row.middle, row.late, row.megabytes].map(number)]),
    ]),
    '',
    table([
      ['bytes of a message', 'median', '95 %', 'joining at the end'],
      ...messages.map(row => [row.game, ...[row.medianBytes, row.mostBytes, row.joiningBytes].map(number)]),
    ]),
    '',
    table([
      ['decisions/s of an environment', 'steps', 'with numbers', 'as lines'],
      ...environments.map(row => [row.game, ...[row.steps, row.observed, row.lines].map(number)]),
    ]),
    '',
    table([['tiny card game', 'moves/s', 'ours is faster'], ...peers]),
    ...(tiny.missing ? [`(${tiny.missing}: no comparison)`] : []),
  ].join('\n');
}

/** The first column stands left, numbers stand right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_cell, i) => Math.max(...rows.map(row => row[i].length)));
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  ');
  return rows.map(line).join('\n');
}
