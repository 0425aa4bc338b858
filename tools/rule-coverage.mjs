// Every numbered rule and ruling of a game must be named by a test or a scenario, and cited where it is kept.
//   npx node tools/rule-coverage.mjs [folder of the repository] [--cited] [--write]
// A rule is a line `- **TS-001** …` of docs/rules/<game>.md. A test names it in a title or comment, a scenario
// anywhere: TS-001, or a span TS-001..TS-004. Games without a folder in games/ are only reported.
// With --cited: a source of the game outside words/ names it, in a comment or as the `rule` of a reason, or
// games/<game>/kept-by-absence.md says in a line `- TS-001: reason` why it holds without any code.
// A game that is still being built lists in games/<game>/unproved.txt and uncited.txt which rules are missing, exactly: a
// rule that has been named since must leave the list (--write takes it off), and no other may be missing. The files go
// when the game is done.
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { allRules } from '../cli/src/rules/books.ts';
import { rulesNamed, WIDEST } from '../cli/src/rules/named.ts';
import { absences, keepingFiles, provingFiles } from '../cli/src/rules/places.ts';

/** @typedef {{ list: string, by: string, none: string }} Kind what is asked of every rule */
const TESTED = { list: 'unproved.txt', by: 'named by a test', none: 'a test names them now' };
const CITED = { list: 'uncited.txt', by: 'cited where they are kept', none: 'a source cites them now' };

/**
 * @typedef {{ game: string, built: boolean, rules: number, missing: string[], open: string[] }} Coverage
 * `missing` is named by no test, or cited by no source; `open` is what the game itself lists as missing
 * @param {string} root the folder of the repository
 * @returns {{ games: Coverage[], mistakes: string[] }}
 */
export function ruleCoverage(root) {
  const { known, books } = rulesOf(root);
  const { named, mistakes } = namedRules(root, provingFiles(root), known);
  const games = books.map(([game, rules]) => coverage(root, game, rules, { named, kind: TESTED }));
  return { games, mistakes };
}

/**
 * @param {string} root the folder of the repository
 * @returns {{ games: Coverage[], mistakes: string[] }}
 */
export function ruleCitations(root) {
  const { known, books } = rulesOf(root);
  const mistakes = /** @type {string[]} */ ([]);
  const games = books.map(([game, rules]) => {
    const sources = namedRules(root, keepingFiles(root, game), known);
    const absent = absences(root, game);
    mistakes.push(...sources.mistakes, ...wrongAbsences(game, absent, rules, sources.named));
    const named = new Set([...sources.named, ...absent.map(({ rule }) => rule)]);
    return coverage(root, game, rules, { named, kind: CITED });
  });
  return { games, mistakes };
}

function rulesOf(root) {
  const rules = allRules(root);
  const books = Map.groupBy(rules, rule => rule.game);
  return {
    known: new Set(rules.map(rule => rule.id)),
    books: [...books].map(([game, list]) => /** @type {const} */ ([game, list.map(rule => rule.id)])),
  };
}

/** @returns {Coverage} */
function coverage(root, game, rules, { named, kind }) {
  return {
    game,
    built: existsSync(join(root, 'games', game)),
    rules: rules.length,
    missing: rules.filter(rule => !named.has(rule)),
    open: listed(root, game, kind),
  };
}

function listed(root, game, { list }) {
  const file = join(root, 'games', game, list);
  return existsSync(file) ? readFileSync(file, 'utf8').split(/\s+/).filter(Boolean) : [];
}

/** @param {Set<string>} known */
function namedRules(root, files, known) {
  const prefixes = new Set([...known].map(rule => rule.slice(0, 2)));
  const named = /** @type {Set<string>} */ (new Set());
  const mistakes = /** @type {string[]} */ ([]);
  for (const file of files) {
    for (const { said, first, last, rules } of rulesNamed(readFileSync(join(root, file), 'utf8'))) {
      if (!prefixes.has(first.slice(0, 2))) continue;
      if (rules.length === 0) mistakes.push(`${file}: ${said} is not a span of up to ${WIDEST} rules`);
      for (const rule of rules) named.add(rule);
      for (const end of new Set([first, last])) {
        if (!known.has(end)) mistakes.push(`${file}: there is no rule ${end}`);
      }
    }
  }
  return { named, mistakes };
}

/** What is wrong with the list of rules that are kept by the absence of code. */
function wrongAbsences(game, absent, rules, cited) {
  const file = `games/${game}/kept-by-absence.md`;
  return absent.flatMap(({ rule, reason }, i) => {
    if (!rules.includes(rule)) return [`${file}: there is no rule ${rule}`];
    if (reason === '') return [`${file}: ${rule} needs a reason`];
    if (cited.has(rule)) return [`${file}: ${rule} is cited by a source: take it off`];
    const twice = absent.findIndex(each => each.rule === rule) < i;
    return twice ? [`${file}: ${rule} stands there twice`] : [];
  });
}

/**
 * What is wrong with one built game: rules missing without a word, and words that are no longer true.
 * @param {Coverage} coverage
 * @param {Kind} kind
 */
export function complaints({ built, missing, open }, { list, none } = TESTED) {
  if (!built) return [];
  const lost = missing.filter(rule => !open.includes(rule));
  const stale = open.filter(rule => !missing.includes(rule));
  return [
    ...(lost.length > 0 ? [`  none for: ${lost.join(' ')}`] : []),
    ...(stale.length > 0 ? [`  take off ${list}, ${none}: ${stale.join(' ')}`] : []),
  ];
}

/** Takes off the list what is no longer missing; never adds to it. */
function write(root, { game, missing, open }, { list }) {
  const left = open.filter(rule => missing.includes(rule));
  const file = join(root, 'games', game, list);
  if (left.length === 0) rmSync(file, { force: true });
  else writeFileSync(file, `${left.join('\n')}\n`);
}

function report(root, kind, writes) {
  const look = kind === CITED ? ruleCitations : ruleCoverage;
  if (writes) for (const game of look(root).games) write(root, game, kind);
  const { games, mistakes } = look(root);
  const wrong = [...mistakes];
  for (const coverage of games) {
    const { game, built, rules, missing, open } = coverage;
    const count = `${rules - missing.length}/${rules} rules are ${kind.by}`;
    const being = open.length > 0 ? ` (being built, see ${kind.list})` : '';
    console.log(`${game.padEnd(16)} ${count}${built ? being : ' (no folder in games/ yet)'}`);
    for (const complaint of complaints(coverage, kind)) console.log(complaint);
    wrong.push(...complaints(coverage, kind));
  }
  for (const mistake of mistakes) console.log(mistake);
  return wrong.length === 0;
}

if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) {
  const [flags, [root = '.']] = [
    process.argv.filter(arg => arg.startsWith('--')),
    process.argv.slice(2).filter(arg => !arg.startsWith('--')),
  ];
  const kind = flags.includes('--cited') ? CITED : TESTED;
  process.exitCode = report(resolve(root), kind, flags.includes('--write')) ? 0 : 1;
}
