import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game, MatchConfig } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import { load, save, stateDigest } from '@siegeworks/files';
import { parseDeck } from '@siegeworks/files/config-shape';
import { readJson } from '@siegeworks/files/shape';
import { HostRefused, readMatchFile } from '@siegeworks/host';
import { create } from '@siegeworks/kernel';
import type { ArenaGame } from '@siegeworks/lab';
import { arenaJournal, planned, playOne, Unreadable } from '@siegeworks/lab';
import { verify } from '@siegeworks/proof';
import { settings } from '@siegeworks/protocol';
import { report, runScenarios } from '@siegeworks/scenario';
import { THOROUGH } from '@siegeworks/scenario/testing';
import { games, kits } from '@siegeworks/shelf';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { Failed } from '../src/fault.ts';
import { scenariosIn } from '../src/scenario-file.ts';
import { damage, damaged } from './damage.ts';
import { inside } from './inside.ts';
import { somePicks } from './saved.ts';
import { TOYS } from './siege.ts';
import { games as toys } from './toys.ts';

const folder = mkdtempSync(join(tmpdir(), 'siege-damage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const JSON_TREE = {
  read: (text: string) => JSON.parse(text),
  write: (tree: unknown) => JSON.stringify(tree),
};
const YAML_TREE = { ...JSON_TREE, read: (text: string) => parse(text) };
const LINES = {
  read: (text: string) =>
    text
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line)),
  write: (tree: unknown) =>
    Array.isArray(tree) ? tree.map(line => `${JSON.stringify(line)}\n`).join('') : JSON.stringify(tree),
};

const SEED = 19;
const counts: Record<string, { accepted: number; refused: number }> = {};
afterAll(() => {
  const rows = Object.entries(counts);
  const sum = (of: 'accepted' | 'refused') => rows.reduce((n, [, row]) => n + row[of], 0);
  const lines = rows.map(
    ([kind, { accepted, refused }]) => `  ${kind}: ${accepted} accepted, ${refused} refused`,
  );
  console.log([`damaged files: ${sum('accepted')} accepted, ${sum('refused')} refused`, ...lines].join('\n'));
});

/** One kind of file: a good one, how to take it apart, and what uses it; that throws, or proves that all is well. */
interface Kind {
  good: string;
  tree: typeof JSON_TREE;
  use(text: string): void;
}

/** Damages the file this many times: each time it is used with the right effect, or refused with a reason. */
function tried(name: string, { good, tree, use }: Kind, numRuns: number): void {
  const row = { accepted: 0, refused: 0 };
  counts[name] = row;
  use(good);
  fc.assert(
    fc.property(damage, done => {
      const text = damaged(good, done, tree);
      if (isUsed(() => use(text))) row.accepted++;
      else row.refused++;
    }),
    { seed: SEED, numRuns: numRuns * THOROUGH, endOnFailure: false },
  );
  expect(row.refused).toBeGreaterThan(0);
}
/** Anything but a refusal with its reason is a fault. */
function isUsed(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    const told = [Refused, HostRefused, Failed, Unreadable].some(kind => error instanceof kind);
    if (!told || !(error instanceof Error)) throw error;
    expect(error.message).toMatch(/\w/);
    return false;
  }
}

/** A saved match that is accepted leads to the same table as the good one, and is saved as it was read. */
function matchOf(game: Game, picks: number): Kind {
  const match = somePicks(game, picks, 'damage', ['x', 'y']);
  const chairs = { seat: 0, opponent: 'squire' };
  return {
    good: JSON.stringify({ ...save(match), chairs }),
    tree: JSON_TREE,
    use(text) {
      const { table, series, ...saved } = readMatchFile(text);
      const loaded = load(game, saved);
      expect(stateDigest(loaded.game, loaded.state)).toBe(stateDigest(match.game, match.state));
      expect(save(loaded)).toEqual(saved);
      expect(verify(game, saved)).toEqual([]);
      if (table) expect(table.seats).toHaveLength(loaded.state.seats);
    },
  };
}

/** A deck that is accepted is the one that the file tells, and can be dealt. */
function deckOf(game: Game): Kind {
  const [{ cards, choices }] = game.catalogue.decks;
  return {
    good: JSON.stringify({ cards, ...(choices && { choices }) }),
    tree: JSON_TREE,
    use(text) {
      const own = parseDeck(text);
      expect(own).toEqual(JSON.parse(text));
      const config: MatchConfig = {
        players: Array.from({ length: game.about.seats.min }, (_, i) => (i === 0 ? own : {})),
      };
      expect(create(game, config, 'damage').config).toEqual(config);
    },
  };
}

/** A kept arena that is accepted holds only games as they were played; one that is refused is left as it is. */
function arenaOf(game: Game): Kind {
  const plan = planned(game, { games: 8, players: ['greedy', 'random'], seed: 'damage' });
  const played: ArenaGame[] = Array.from({ length: 6 }, (_, index) => ({
    pairing: 0,
    played: playOne(game, plan, index),
  }));
  const file = join(mkdtempSync(join(folder, 'arena-')), 'kept.arena');
  const journal = arenaJournal(file, game, plan);
  for (const one of played) journal.write(one);
  return {
    good: readFileSync(file, 'utf8'),
    tree: LINES,
    use(text) {
      writeFileSync(file, text);
      const before = readFileSync(file);
      try {
        const { known } = arenaJournal(file, game, plan);
        for (const { pairing, played: one } of known) expect(played).toContainEqual({ pairing, played: one });
        expect(new Set(known.map(({ played: one }) => one.index)).size).toBe(known.length);
      } catch (error) {
        expect(readFileSync(file).equals(before)).toBe(true);
        throw error;
      }
    },
  };
}

const settingsKind: Kind = {
  good: JSON.stringify({ askForced: true, stops: ['turns.act'], standing: { 'turns.act': 'pass' } }),
  tree: JSON_TREE,
  use: text => void readJson(settings, text, 'the settings'),
};

/** Scenarios come out as expected or not, and tell of no place in the program; only a file that is none is refused. */
function scenariosOf(game: Game, file: string): Kind {
  const [kit] = kits.filter(each => each.game === game);
  return {
    good: readFileSync(file, 'utf8'),
    tree: YAML_TREE,
    use(text) {
      for (const result of runScenarios(kit, scenariosIn(text, file)))
        expect(report(result)).not.toMatch(/:\d+:\d+\)?$/m);
    },
  };
}
/** The shortest file of a game: it runs quickest. */
function shortest(game: Game): string {
  const scenarios = join(import.meta.dirname, '..', '..', 'games', game.about.id, 'scenarios');
  const files = globSync('*.yaml', { cwd: scenarios }).map(name => join(scenarios, name));
  const [first] = files.sort((a, b) => statSync(a).size - statSync(b).size);
  return first;
}

describe('a damaged file is used with the right effect or refused with a reason', () => {
  test.each(games.map(game => [game.about.id, game] as const))('saved match of %s', (id, game) => {
    tried(`match of ${id}`, matchOf(game, 20), 1000);
  });

  test.each(['nim', 'thieves'])('saved match of %s', id => {
    const [game] = toys.filter(each => each.about.id === id);
    tried(`match of ${id}`, matchOf(game, 30), 1000);
  });

  test.each(
    games.filter(({ catalogue }) => catalogue.decks.length > 0).map(game => [game.about.id, game] as const),
  )('deck of %s', (id, game) => tried(`deck of ${id}`, deckOf(game), 1000));

  test('kept arena', () => {
    const [nim] = toys.filter(({ about }) => about.id === 'nim');
    tried('kept arena', arenaOf(nim), 600);
  });

  test.each(games.map(game => [game.about.id, game] as const))('scenarios of %s', (id, game) => {
    tried(`scenarios of ${id}`, scenariosOf(game, shortest(game)), 120);
  });

  test('settings', () => tried('settings', settingsKind, 1000));
});

describe('the command with a damaged file', () => {
  const [nim] = toys.filter(({ about }) => about.id === 'nim');
  const [towerSiege] = games;
  const commands: [string, Kind, (file: string) => string[]][] = [
    ['verify', matchOf(nim, 30), file => ['verify', file]],
    ['play --load', matchOf(nim, 30), file => ['play', 'nim', '--load', file]],
    ['play --deck', deckOf(towerSiege), file => ['play', towerSiege.about.id, '--deck', file]],
    [
      'arena --keep',
      arenaOf(nim),
      file => [
        'arena',
        'nim',
        '--games',
        '8',
        '--players',
        'greedy,random',
        '--seed',
        'damage',
        '--keep',
        file,
      ],
    ],
    ['scenario', scenariosOf(towerSiege, shortest(towerSiege)), file => ['scenario', file]],
  ];

  test.each(commands)('siege %s says why, and changes no file that it refuses', async (name, kind, args) => {
    const texts = fc
      .sample(damage, { seed: SEED, numRuns: 4 })
      .map(done => damaged(kind.good, done, kind.tree));
    for (const [i, text] of texts.entries()) {
      const file = join(folder, `${name.replace(/\W+/g, '-')}-${i}.json`);
      writeFileSync(file, text);
      const written = readFileSync(file);
      const before = readdirSync(folder);
      const shelf = args(file).includes('nim') || name === 'verify' ? ['--shelf', TOYS] : [];
      const { code, err } = await inside([...args(file), ...shelf]);
      expect([0, 1, 2]).toContain(code);
      expect(err).not.toMatch(/:\d+:\d+\)?$/m);
      expect(readdirSync(folder)).toEqual(before);
      if (code === 0) continue;
      expect(readFileSync(file)).toEqual(written);
      if (name !== 'scenario') expect(err).toMatch(/^siege \w+: /);
    }
  });
});
