// Keeps sentences whole: finds texts into which a piece of a sentence is put only sometimes.
//   node tools/glued.mjs
import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';

/** Where people read what stands in the source. */
const SPOKEN =
  '{games/*,screens/*,bots,cli,decks,files,host,lab,reader,scenario,server,table,ui,web}/src/**/*.{ts,tsx}';

/**
 * A phrase that leans on the words beside it: ` on Keep`, `not `, `, unless answered`. What stands in brackets, behind a
 * comma as one more detail, or is a sentence of its own, means the same wherever it is put.
 */
const PIECE = /^ \p{Ll}(?!\S*=")|\p{L} $|^,? (and|but|if|or|unless) /u;

/**
 * @typedef {{ line: number, text: string }} Found
 * @param {string} path
 * @param {string} source
 * @returns {Found[]} pieces that are put into a sentence or left out, so that no other language could order it anew
 */
export function gluedIn(path, source) {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const found = /** @type {Found[]} */ ([]);
  look(program, ({ start, end }) => {
    found.push({ line: source.slice(0, start).split('\n').length, text: source.slice(start, end) });
  });
  return found;
}

function look(node, tell) {
  if (Array.isArray(node)) for (const child of node) look(child, tell);
  else if (node !== null && typeof node === 'object') {
    if (isOptional(node)) tell(node);
    for (const child of Object.values(node)) look(child, tell);
  }
}
/** `x ? ' and y' : ''`, either way round. */
function isOptional(node) {
  if (node.type !== 'ConditionalExpression') return false;
  const [a, b] = [edgesOf(node.consequent), edgesOf(node.alternate)];
  return (a === '' && b !== null && PIECE.test(b)) || (b === '' && a !== null && PIECE.test(a));
}
/** What a text says, with a mark for each expression; `null` for anything else. */
function edgesOf(node) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  return node.type === 'TemplateLiteral' ? node.quasis.map(quasi => quasi.value.cooked).join('0') : null;
}

/** @returns {string[]} one line for each piece in the sources of the repository */
export function gluedSentences(root) {
  return globSync(SPOKEN, { cwd: root })
    .filter(path => !path.endsWith('.d.ts'))
    .sort()
    .flatMap(path =>
      gluedIn(path, readFileSync(`${root}/${path}`, 'utf8')).map(
        ({ line, text }) => `${path}:${line}: ${text}`,
      ),
    );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = gluedSentences(process.cwd());
  for (const each of found) console.error(each);
  if (found.length > 0) process.exitCode = 1;
}
