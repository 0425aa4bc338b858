// Every numbered rule and ruling of a game must be named by a test or a scenario.
//   npx node tools/rule-coverage.mjs [folder of the repository]
// A rule is a line `- **TS-001** …` of docs/rules/<game>.md. A test names it in a title or comment, a scenario
// anywhere: TS-001, or a span TS-001..TS-004. Games without a folder in games/ are only reported.
// A game that is still being built lists in games/<game>/unproved.txt which rules are missing, exactly: a rule that is
// named meanwhile must leave the list, and no other may be missing. The file goes when the game is done.
import { existsSync, globSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const RULE = /^\s*[-*] \*\*([A-Z]{2}-R?\d{2,3})\*\*/gm;
const NAMED = /\b([A-Z]{2}-R?)(\d{2,3})\b(?:\s*(?:\.\.|–|to)\s*\1(\d{2,3})\b)?/g;
/** A wider span is no statement about what a test proves. */
const WIDEST = 30;

/**
 * @typedef {{ game: string, built: boolean, rules: number, missing: string[], open: string[] }} Coverage
 * `missing` is named by no test; `open` is what the game itself lists as unproved
 * @param {string} root the folder of the repository
 * @returns {{ games: Coverage[], mistakes: string[] }}
 */
export function ruleCoverage(root) {
  const specs = readdirSync(join(root, 'docs', 'rules')).filter(file => file.endsWith('.md'));
  const rulesOf = new Map(
    specs.sort().map(file => {
      const text = readFileSync(join(root, 'docs', 'rules', file), 'utf8');
      return [basename(file, '.md'), [...text.matchAll(RULE)].map(match => match[1])];
    }),
  );
  const known = new Set([...rulesOf.values()].flat());
  const { named, mistakes } = namedRules(root, known);
  const games = [...rulesOf]
    .filter(([, rules]) => rules.length > 0)
    .map(([game, rules]) => ({
      game,
      built: existsSync(join(root, 'games', game)),
      rules: rules.length,
      missing: rules.filter(rule => !named.has(rule)),
      open: unproved(root, game),
    }));
  return { games, mistakes };
}

function unproved(root, game) {
  const file = join(root, 'games', game, 'unproved.txt');
  return existsSync(file) ? readFileSync(file, 'utf8').split(/\s+/).filter(Boolean) : [];
}

/** @param {Set<string>} known */
function namedRules(root, known) {
  const prefixes = new Set([...known].map(rule => rule.slice(0, 2)));
  const named = /** @type {Set<string>} */ (new Set());
  const mistakes = /** @type {string[]} */ ([]);
  for (const file of testFiles(root)) {
    for (const match of readFileSync(join(root, file), 'utf8').matchAll(NAMED)) {
      const [text, prefix, first, last] = match;
      if (!prefixes.has(prefix.slice(0, 2))) continue;
      const from = Number(first);
      const to = Number(last ?? first);
      const numbered = n => `${prefix}${String(n).padStart(first.length, '0')}`;
      if (to < from || to - from > WIDEST)
        mistakes.push(`${file}: ${text} is no span of up to ${WIDEST} rules`);
      else for (let n = from; n <= to; n++) named.add(numbered(n));
      for (const end of new Set([from, to])) {
        if (!known.has(numbered(end))) mistakes.push(`${file}: there is no rule ${numbered(end)}`);
      }
    }
  }
  return { named, mistakes };
}

/** The tools' own tests name rules that do not exist; every other test counts. */
function testFiles(root) {
  const patterns = ['**/*.test.{ts,tsx}', '**/*.e2e.ts', '**/*.scenario.{yaml,yml,json}'];
  const exclude = path => /(^|[\\/])(node_modules|dist|\.tsbuild|\.git)$/.test(path) || path === 'tools';
  return globSync(patterns, { cwd: root, exclude }).sort();
}

/**
 * What is wrong with one built game: rules missing without a word, and words that are no longer true.
 * @param {Coverage} coverage
 */
export function complaints({ built, missing, open }) {
  if (!built) return [];
  const lost = missing.filter(rule => !open.includes(rule));
  const stale = open.filter(rule => !missing.includes(rule));
  return [
    ...(lost.length > 0 ? [`  none for: ${lost.join(' ')}`] : []),
    ...(stale.length > 0 ? [`  take off unproved.txt, a test names them now: ${stale.join(' ')}`] : []),
  ];
}

function report(root) {
  const { games, mistakes } = ruleCoverage(root);
  const wrong = [...mistakes];
  for (const coverage of games) {
    const { game, built, rules, missing, open } = coverage;
    const count = `${rules - missing.length}/${rules} rules are named by a test`;
    const state = !built
      ? ' (no folder in games/ yet)'
      : open.length > 0
        ? ' (being built, see unproved.txt)'
        : '';
    console.log(`${game.padEnd(16)} ${count}${state}`);
    for (const complaint of complaints(coverage)) console.log(complaint);
    wrong.push(...complaints(coverage));
  }
  for (const mistake of mistakes) console.log(mistake);
  return wrong.length === 0;
}

if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename)
  process.exitCode = report(resolve(process.argv[2] ?? '.')) ? 0 : 1;
