// What is broken on purpose, and which tests ought to notice.
import { globSync } from 'node:fs';

const GAMES = ['arcania', 'arcmage', 'tower-siege', 'towers-in-time', 'two-deck-siege'];
/** Taste, print, words and what decks are built by: nothing that a rule says. */
const NO_RULES =
  /(^|\/)(judgement|words|scene|index|decks|printed|facts|behaviours|bench|packs|plural|foresight|daily)(\.ts$|\/)/;
const NO_RULES_TESTED =
  /(golden|coverage|difficulty|habit|score|foresight|storm|words|cards|notes|printed|faces|decks|asked|campaign|attrition)/;
const KNOWLEDGE = /\/knowledge\/|\/clone\.ts$/;

/** @typedef {{ name: string, files: string[], tests: string[], only?: string }} Area `only`: tests whose title begins so, where tests of all games are in one file */

/**
 * @param {string} root the folder of the repository
 * @returns {Area[]}
 */
export function areas(root) {
  const found = (/** @type {string[]} */ ...patterns) =>
    globSync(patterns, { cwd: root })
      .map(file => file.replaceAll('\\', '/'))
      .sort();
  const games = GAMES.flatMap(game => {
    const files = found(`games/${game}/src/**/*.ts`).filter(
      file => !NO_RULES.test(file.slice(`games/${game}/src`.length)),
    );
    const tests = found(`games/${game}/test/*.test.ts`).filter(file => !NO_RULES_TESTED.test(file));
    const all = [
      ...tests,
      ...found(
        'shelf/test/{why-not,refusals,usable,secrets,views,clones,places}.test.ts',
        'web/test/known.test.ts',
        'bots/test/future.test.ts',
      ),
    ];
    const known = files.filter(file => KNOWLEDGE.test(file));
    const rules = files.filter(file => !KNOWLEDGE.test(file));
    return [
      { name: `${game}-knowledge`, files: known, tests: all, only: game },
      {
        name: `${game}-rules`,
        files: rules,
        tests: [...tests, ...found('shelf/test/{clones,overlay}.test.ts')],
        only: game,
      },
    ];
  });
  return [
    ...games,
    {
      name: 'kernel',
      files: found('kernel/src/*.ts'),
      tests: found(
        'kernel/test/*.test.ts',
        'games/{tower-siege,towers-in-time}/test/sequences.test.ts',
        'shelf/test/{bundles,undo}.test.ts',
      ),
    },
    {
      name: 'table',
      files: found('table/src/*.ts'),
      tests: found(
        'table/test/*.test.ts',
        'games/{arcmage,two-deck-siege}/test/{scenarios,setup,why-not}.test.ts',
        'shelf/test/{secrets,views,overlay,places}.test.ts',
        'web/test/known.test.ts',
      ),
    },
    {
      name: 'host',
      files: found('{host,reader}/src/*.ts', 'protocol/src/difference.ts', 'web/src/worker/*.ts').filter(
        file => !/\/(index|main|idb|all-games)\.ts$|\.d\.ts$/.test(file),
      ),
      tests: found('{host,reader,protocol,web}/test/*.test.ts').filter(
        file => !/(page|gallery|serve|credit|prefs|people|arcania|arcmage|tower)/.test(file),
      ),
    },
  ];
}
