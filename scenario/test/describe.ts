import { readdirSync, readFileSync } from 'node:fs';
import type { Game, MatchConfig, Option, Seed, State } from '@siegeworks/contract';
import type { Pending } from '@siegeworks/kernel';
import { begin, pending, play } from '@siegeworks/kernel';
import type { Player } from '@siegeworks/kernel/laws';
import { anyOption, playerDice, underLaws } from '@siegeworks/kernel/laws';
import type { SceneKit } from '@siegeworks/scenario';
import { boardText, nameOf, parseScenarios, refuseLostNumbers, report, runCase } from '@siegeworks/scenario';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { THOROUGH } from './thorough.ts';

export { THOROUGH };

/** The scenario files of a folder, in order of their names. */
export function scenarioFiles(folder: URL): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.scenario.yaml'))
    .map(name => name.replaceAll('\\', '/'))
    .sort();
}

/** Makes one test of every variant of every `*.scenario.yaml` in a folder. */
export function describeScenarios(kit: SceneKit, folder: URL): void {
  const files = scenarioFiles(folder);
  test(`there are scenarios in ${folder.pathname.split('/').slice(-3, -1).join('/')}`, () => {
    expect(files).not.toEqual([]);
  });
  for (const name of files) describe(name, () => describeFile(kit, folder, name));
}

function describeFile(kit: SceneKit, folder: URL, name: string): void {
  try {
    const text = readFileSync(new URL(name, folder), 'utf8');
    refuseLostNumbers(text, name);
    const file = parseScenarios(parse(text), name);
    for (const one of file.cases) {
      test(nameOf(one), () => {
        const result = runCase(kit, file, one);
        if (!result.ok) throw new Unexpected(report(result));
      });
    }
  } catch (error) {
    test('can be read', () => {
      throw error;
    });
  }
}

/** Its stack would only show this file, so the report stands alone. */
class Unexpected extends Error {
  override name = 'Scenario';
  constructor(text: string) {
    super(text);
    this.stack = `Scenario: ${text}`;
  }
}

// The tests that every game passes; a game calls each of them with its own cards, decks and seeds.

/** By kind of card: every sentence of every card is the title of a scenario, `Ghoul: Sudden.` */
export function describeCards(
  kinds: Readonly<Partial<Record<string, readonly { name: string; text: string }[]>>>,
  folder: URL,
): void {
  const titles = new Set(
    scenarioFiles(folder).flatMap(name =>
      parseScenarios(parse(readFileSync(new URL(name, folder), 'utf8')), name).cases.map(one => one.title),
    ),
  );
  test.each(Object.entries(kinds))(
    'every sentence on every %s is the title of a scenario',
    (_kind, cards = []) => {
      expect(cards).not.toEqual([]);
      const sentences = cards.flatMap(({ name, text }) =>
        text.split(/(?<=\.)\s+/).map(sentence => `${name}: ${sentence}`),
      );
      expect(sentences.filter(title => !titles.has(title))).toEqual([]);
    },
  );
}

export interface LawPlan<S extends State> {
  /** Some match of any cards. */
  match(i: number): MatchConfig;
  /** Which of them: enough that every kind of table is among them. */
  games: readonly number[];
  /** How many questions lie between checks of the expensive laws. */
  every: number;
  player?: Player<S>;
}
/** `siege sim GAME --check` plays thousands; here one of every kind, so that a blunder is seen at once. */
export function describeLaws<S extends State>(game: Game<S>, plan: LawPlan<S>): void {
  const { match, games, every, player } = plan;
  const played = THOROUGH > 1 ? Array.from({ length: 10 * THOROUGH }, (_, i) => i) : games;
  describe(`${game.about.title} keeps the laws`, () => {
    test.each(played)('with any cards, game %i', i => {
      const config = match(i);
      const decides = player ?? (config.players.length > 2 ? livelier : anyOption);
      const report = underLaws({ game, config, seed: `laws ${i}`, every, player: decides });
      expect(report.broken).toEqual([]);
      expect(report.finished).toBe(true);
    });
  });
}
/** Three and more who decide by chance alone take very long to come to an end: every second decision is a sensible one. */
function livelier<S extends State>(game: Game<S>, s: S, asked: Pending, dice: () => number): Option {
  return dice() < 0.5 ? game.judgement.habit(s, asked.seat, asked.options) : anyOption(game, s, asked, dice);
}

/** Every ready deck once, against the one that stands half of the list further on; thoroughly, against each of the others. */
export function describeDecks<S extends State>(game: Game<S>, { every = 8 } = {}): void {
  const decks = game.catalogue.decks.map(deck => deck.id);
  const half = Math.ceil(decks.length / 2);
  const pairs =
    THOROUGH > 1
      ? decks.flatMap(one => decks.filter(other => other !== one).map(other => [one, other]))
      : decks.slice(0, half).map((one, i) => [one, decks[(i + half) % decks.length]]);
  describe(`${game.about.title} keeps the laws`, () => {
    test.each(pairs)('with %s against %s', (one, other) => {
      const config = { players: [{ deck: one }, { deck: other }] };
      expect(underLaws({ game, config, seed: `${one} ${other}`, every }).broken).toEqual([]);
    });
  });
}

export interface Golden<S extends State> {
  config: MatchConfig;
  seed: Seed;
  /** The events after which the table is shown. */
  shows: string;
  /** How the table is shown; whole, as a spectator sees it, unless the game says so. */
  table?(s: S): string;
  pick?(s: S, asked: Pending): Option;
}
/** One whole game as people would read it: every question with its answer, every event with its rule. */
export function describeGolden<S extends State>(game: Game<S>, golden: Golden<S>): void {
  test('a whole game reads as it did when it was last reviewed', async () => {
    await expect(playthrough(game, golden)).toMatchFileSnapshot('golden.txt');
  });
}
function playthrough<S extends State>(game: Game<S>, { config, seed, shows, ...own }: Golden<S>): string {
  const lines: string[] = [];
  const dice = playerDice(seed);
  const s = begin(game, config, seed);
  // Mostly sensible, now and then anything: so the game is short and still meets strange things.
  const mostly = (_s: S, { seat, options }: Pending): Option =>
    dice() < 0.7 ? game.judgement.habit(s, seat, options) : options[Math.floor(dice() * options.length)];
  const { pick = mostly, table = () => boardText(game.words.board(s, 'spectator')) } = own;
  const tell = () => {
    for (const event of s.events ?? []) {
      const { rule, say } = game.words.events[event.type];
      lines.push(`  ${say(s, event)} (${typeof rule === 'string' ? rule : rule(event)})`);
      if (event.type === shows) lines.push('', table(s), '');
    }
    s.events = [];
  };
  tell();
  for (let asked = pending(game, s); asked !== null; asked = pending(game, s)) {
    const chosen = pick(s, asked);
    if (asked.options.length > 1)
      lines.push(`P${asked.seat + 1} ${asked.question}: ${game.words.option(s, chosen)}`);
    play(game, s, chosen);
    tell();
  }
  return `${lines.join('\n')}\n${game.words.outcome(s)}\n`;
}
