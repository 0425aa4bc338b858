// Keeps the arrows between the packages: fails on a forbidden or undeclared import and on a cycle. Also on `**` in rules and
// bots, for which the linter has no rule: like Math.pow it differs between engines in its last bits.
//   npx node tools/arrows.mjs [folder of the repository]
// docs/architecture.md says why; this table is the law.
import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import { sources, visit } from './syntax.mjs';

/** What a program without a screen may use. */
const PROGRAMS = [
  ...['contract', 'kernel', 'files', 'table', 'scenario', 'shelf', 'games/*', 'bots', 'lab'],
  ...['protocol', 'host', 'reader'],
];

/**
 * What a package may import of ours. `types`: by `import type` only. `test`: also in its test folder.
 * `rules`: its code runs in browser, server and search alike, so it imports nothing from outside at all.
 * A star stands for one folder; `games/=` is the game with the same folder name; `kernel/shape` is that entry alone.
 * @typedef {{ may: string[], types?: string[], test?: string[], rules?: true, inside?: Record<string, string[]> }} Arrows
 * @type {Record<string, Arrows>}
 */
export const ARROWS = {
  contract: { may: [], rules: true },
  kernel: { may: ['contract'], rules: true },
  files: { may: ['contract', 'kernel'], rules: true },
  proof: { may: ['contract', 'kernel', 'files'] },
  decks: {
    may: ['contract', 'kernel', 'files', 'files/shape', 'files/config-shape'],
    test: ['shelf', 'bots'],
    rules: true,
  },
  table: { may: ['contract', 'kernel', 'files'], rules: true },
  scenario: { may: ['contract', 'kernel', 'files'], rules: true },
  'games/*': { may: ['contract', 'kernel', 'table'], types: ['scenario'], test: ['scenario'], rules: true },
  shelf: { may: ['contract', 'kernel', 'scenario', 'games/*'], test: ['files', 'proof'], rules: true },
  bots: { may: ['contract', 'kernel'], test: ['shelf'], rules: true },
  lab: { may: ['contract', 'kernel', 'files', 'bots', 'shelf', 'scenario'] },
  protocol: { may: ['contract', 'files/shape', 'files/config-shape'], test: ['kernel'], rules: true },
  host: { may: ['contract', 'kernel', 'files', 'bots', 'protocol'], test: ['shelf'], rules: true },
  reader: { may: ['contract', 'kernel', 'protocol'], rules: true },
  server: {
    may: ['contract', 'kernel', 'files', 'proof', 'decks', 'bots', 'protocol', 'host', 'scenario', 'shelf'],
    test: ['reader'],
  },
  ui: { may: [] },
  'screens/table': { may: ['ui', 'protocol'], types: ['contract'], test: ['contract', 'kernel'] },
  'screens/*': {
    may: ['ui', 'protocol', 'screens/table', 'games/='],
    types: ['contract'],
    test: ['contract', 'kernel', 'scenario'],
  },
  web: {
    may: ['protocol', 'ui', 'screens/*', 'decks', 'lab/draw', 'lab/report.css'],
    test: [
      'contract',
      'kernel',
      'files',
      'proof',
      'shelf',
      'bots',
      'scenario',
      'host',
      'reader',
      'server',
      'lab/examples',
      'lab/gauntlet',
      'lab/study',
    ],
    inside: {
      'src/worker': [
        ...['contract', 'kernel', 'files', 'proof', 'shelf', 'bots', 'scenario', 'host', 'reader'],
        ...['lab/gauntlet', 'lab/study'],
      ],
      'start.ts': ['server'],
      build: ['server', 'lab/examples', 'lab/report'],
    },
  },
  cli: { may: [...PROGRAMS, 'decks', 'proof', 'server'] },
  bench: { may: [...PROGRAMS, 'server'] },
};

/** Small games without a rulebook: the tests of every package may play them. */
const TOYS = 'kernel/test/toys/';

/**
 * @typedef {{ folder: string, name: string, manifest: any, arrows: Arrows }} Package
 * @typedef {{ from: string, line: number, type: boolean }} Import
 */

/**
 * @param {string} root the folder of the repository
 * @returns {string[]} one sentence per problem
 */
export function checkArrows(root) {
  const problems = /** @type {string[]} */ ([]);
  const manifest = readJson(join(root, 'package.json'));
  const packages = findPackages(root, manifest, problems);
  const edges = /** @type {Map<string, Set<string>>} */ (new Map());
  for (const own of packages) {
    const used = new Set();
    edges.set(own.folder, used);
    for (const file of sources(root, own.folder)) {
      problems.push(...checkPowers(root, own, file));
      for (const found of importsOf(join(root, file))) {
        const where = `${file}:${found.line}`;
        const target = packageOf(found.from, packages, file);
        const problem =
          target === null
            ? checkOutside(own, manifest, file, found)
            : (checkInside(own, target, file, found) ?? checkReference(root, own, target, file));
        if (problem !== null) problems.push(`${where}: ${problem}`);
        if (target !== null && target !== own && !isTest(own, file)) used.add(target.folder);
      }
    }
    problems.push(...checkManifest(own, packages));
  }
  return [...problems, ...cycles(edges)];
}

/** @returns {Package[]} */
function findPackages(root, manifest, problems) {
  const folders = globSync(
    manifest.workspaces.map(pattern => `${pattern}/package.json`),
    { cwd: root },
  );
  return folders
    .map(path => dirname(path).split(sep).join('/'))
    .sort()
    .flatMap(folder => {
      const key = Object.keys(ARROWS).find(pattern => matches(pattern, folder, folder));
      if (key === undefined) problems.push(`${folder}: no line in the table of tools/arrows.mjs`);
      const own = readJson(join(root, folder, 'package.json'));
      return key === undefined ? [] : [{ folder, name: own.name, manifest: own, arrows: ARROWS[key] }];
    });
}

/** @returns {Import[]} */
export function importsOf(path) {
  const found = /** @type {Import[]} */ ([]);
  visit(path, (node, lineOf) => {
    const source = sourceOf(node);
    if (typeof source?.value !== 'string') return;
    const line = lineOf();
    const type = node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type';
    found.push({ from: source.value, line, type });
  });
  return found;
}

/** @returns {string[]} one sentence per `**` where the same sum must have the same bits everywhere */
function checkPowers(root, own, file) {
  if (!own.arrows.rules || !file.startsWith(`${own.folder}/src/`)) return [];
  const problems = /** @type {string[]} */ ([]);
  visit(join(root, file), (node, lineOf) => {
    if (node.operator === '**' || node.operator === '**=')
      problems.push(`${file}:${lineOf()}: '**' differs between engines: use power of contract/portable`);
  });
  return problems;
}

/** Imports, re-exports, `import()`, `import('…').Type` and the programs of workers: `new URL('…', import.meta.url)`. */
function sourceOf(node) {
  if (/^(Import|ExportNamed|ExportAll)(Declaration|Expression)$|^TSImportType$/.test(node.type))
    return node.source;
  const worker =
    node.type === 'NewExpression' &&
    node.callee.name === 'URL' &&
    node.arguments[1]?.type === 'MemberExpression';
  return worker && /\.[cm]?[jt]sx?$/.test(node.arguments[0].value) ? node.arguments[0] : undefined;
}

/** @returns {Package | null} the package of ours that an import leads to */
function packageOf(from, packages, file) {
  if (!from.startsWith('.'))
    return packages.find(p => from === p.name || from.startsWith(`${p.name}/`)) ?? null;
  const path = posix.join(posix.dirname(file), from);
  return packages.find(p => path.startsWith(`${p.folder}/`)) ?? null;
}

/** @returns {string | null} */
function checkInside(own, target, file, { from, type }) {
  if (target === own) {
    const byName = !from.startsWith('.') && !isTest(own, file);
    return byName ? `a package imports itself by relative paths, not as '${from}'` : null;
  }
  // The toy games belong to no package: every test may play them.
  if (isTest(own, file) && from.includes('/kernel/test/toys/')) return null;
  const toy = isTest(own, file) && posix.join(posix.dirname(file), from).startsWith(TOYS);
  if (toy) return null;
  if (from.startsWith('.')) return `'${from}' reaches into another package: import '${target.name}' instead`;
  const allowed = allows(own, target, file, from.slice(target.name.length));
  if (allowed === 'no') return `${own.folder} may not import ${target.folder}${hint(own, target)}`;
  if (allowed === 'types' && !type)
    return `${own.folder} may import only types of ${target.folder}: use 'import type'`;
  const { dependencies = {}, devDependencies = {} } = own.manifest;
  const runs = !type && !isTest(own, file);
  if (target.name in dependencies || (!runs && target.name in devDependencies)) return null;
  return `${target.name} is missing in the ${runs ? 'dependencies' : 'devDependencies'} of ${own.folder}/package.json`;
}

/** @returns {'all' | 'types' | 'no'} for one entry of the target, such as `/shape` */
function allows(own, target, file, entry = '') {
  const { may, types = [], test = [], inside = {} } = own.arrows;
  const has = list =>
    list.some(
      pattern => matches(pattern, target.folder, own.folder) || pattern === `${target.folder}${entry}`,
    );
  const path = file.slice(own.folder.length + 1);
  const here = Object.entries(inside).flatMap(([start, list]) => (path.startsWith(start) ? list : []));
  if (has(may) || has(here) || (isTest(own, file) && has(test))) return 'all';
  return has(types) ? 'types' : 'no';
}

function hint(own, target) {
  const [place] =
    Object.entries(own.arrows.inside ?? {}).find(([, list]) => list.includes(target.folder)) ?? [];
  return place === undefined ? '' : ` (only inside ${own.folder}/${place}*)`;
}

/** Imports of Node, of libraries, and of files beside the packages. */
function checkOutside(own, root, file, { from, type }) {
  if (from.startsWith('.')) return null;
  const name = from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
  if (name.startsWith('@siegeworks')) return `there is no package '${name}'`;
  const test = isTest(own, file);
  if (own.arrows.rules && !test)
    return `${own.folder} runs everywhere and imports neither Node nor a library, but here '${from}'`;
  if (/^(node|virtual):/.test(from)) return null; // the platform, or made by a plugin of the bundler
  const { dependencies = {}, devDependencies = {} } = own.manifest;
  const source = file.startsWith(`${own.folder}/src/`);
  if (name in dependencies || (type && `@types/${name}` in root.devDependencies)) return null;
  if (!source && (name in devDependencies || name in root.devDependencies)) return null;
  if (name in devDependencies && own.folder === 'bench') return null; // the peers that it measures
  return `'${name}' is missing in the ${source ? 'dependencies' : 'devDependencies'} of ${own.folder}/package.json`;
}

/** The compiler's references must grant what is imported; those of tests also lie in test/tsconfig.json. */
function checkReference(root, own, target, file) {
  if (own === target) return null;
  const folder = join(root, own.folder, isTest(own, file) ? 'test' : '');
  const configs = globSync('tsconfig*.json', { cwd: folder });
  const granted = configs.flatMap(config => {
    const { references = [] } = readJson(join(folder, config));
    return references.map(reference => relative(root, resolve(folder, reference.path)).split(sep).join('/'));
  });
  const runs = configs.length > 0 && existsSync(join(root, target.folder, 'tsconfig.json'));
  return !runs || granted.includes(target.folder)
    ? null
    : `${relative(root, folder)}/tsconfig.json lacks a reference to ${target.folder}`;
}

function checkManifest(own, packages) {
  const problems = [];
  const { dependencies = {}, devDependencies = {} } = own.manifest;
  for (const name of Object.keys(dependencies)) {
    const target = packages.find(p => p.name === name);
    const foreign = target === undefined && own.arrows.rules;
    if (foreign)
      problems.push(`${own.folder}/package.json: ${own.folder} has no runtime dependency, but '${name}'`);
    const anywhere = Object.keys(own.arrows.inside ?? {}).map(start => `${own.folder}/${start}`);
    const entries = target ? Object.keys(target.manifest.exports ?? {}).map(key => key.slice(1)) : [];
    const forbidden =
      target &&
      [`${own.folder}/src/`, ...anywhere].every(file =>
        ['', ...entries].every(entry => allows(own, target, file, entry) !== 'all'),
      );
    if (forbidden)
      problems.push(`${own.folder}/package.json: ${own.folder} may not depend on ${target.folder}`);
  }
  for (const name of Object.keys(devDependencies)) {
    const target = packages.find(p => p.name === name);
    if (target && allows(own, target, `${own.folder}/test/`) === 'no')
      problems.push(
        `${own.folder}/package.json: ${own.folder} may not depend on ${target.folder}, not even in tests`,
      );
  }
  return problems;
}

/** @param {Map<string, Set<string>>} edges */
function cycles(edges) {
  const problems = new Set();
  const finished = new Set();
  const follow = (folder, path) => {
    const start = path.indexOf(folder);
    if (start >= 0) {
      problems.add(`cycle: ${inOrder(path.slice(start)).join(' → ')}`);
      return;
    }
    if (finished.has(folder)) return;
    for (const next of edges.get(folder) ?? []) follow(next, [...path, folder]);
    finished.add(folder);
  };
  for (const folder of edges.keys()) follow(folder, []);
  return [...problems];
}

/** A ring of packages from the first in the alphabet back to itself, so that each is reported once. */
function inOrder(ring) {
  const first = ring.indexOf([...ring].sort()[0]);
  return [...ring.slice(first), ...ring.slice(0, first), ring[first]];
}

const isTest = (own, file) => file.startsWith(`${own.folder}/test/`);

function matches(pattern, folder, own) {
  if (pattern.endsWith('/*')) return dirname(folder) === dirname(pattern);
  if (pattern.endsWith('/=')) return folder === `${dirname(pattern)}/${own.split('/').at(-1)}`;
  return pattern === folder;
}

/** JSON, with the line comments that tsconfig files have. */
const readJson = path => JSON.parse(readFileSync(path, 'utf8').replace(/^\s*\/\/.*$/gm, ''));

if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) {
  const problems = checkArrows(resolve(process.argv[2] ?? '.'));
  for (const problem of problems) console.error(problem);
  console.log(
    problems.length === 0 ? 'arrows: all imports are allowed' : `arrows: ${problems.length} problems`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}
