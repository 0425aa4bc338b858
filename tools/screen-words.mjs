// Keeps the words of a game in one place: finds what a person would read in the source of a game's screen.
//   npx node tools/screen-words.mjs
import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';

/** The screens of games; what all tables share and the plain board have words of their own. */
const SCREENS = 'screens/{arcania,arcmage,tower-siege,towers-in-time,two-deck-siege}/src/**/*.{ts,tsx}';

/** Attributes and fields that are shown or read aloud, whatever stands in them. */
const READ =
  /^(aria-(label|description|valuetext|roledescription)|title|alt|placeholder|label|text|hint|note|why|name|legend|empty|caption|unit|short|says?)$/;
/** Attributes that nobody reads. */
const UNREAD =
  /^(className|key|style|id|role|type|ref|place|look|kind|word|d|viewBox|transform|points|data-.*|aria-(current|hidden|live|controls|describedby|labelledby|owns|haspopup|pressed|expanded))$/;
/** Functions whose arguments are names of things in the program. */
const NAMING =
  /^(classes|areaOf|areasOf|closest|querySelector|querySelectorAll|matches|split|join|startsWith|endsWith|includes|indexOf|has|get|test|replace|padStart|useState|setAttribute|getAttribute|getPropertyValue|addEventListener|removeEventListener|matchMedia|setPlace|toggle)$/;

/**
 * @typedef {{ line: number, text: string }} Found
 * @param {string} path
 * @param {string} source
 * @returns {Found[]} texts with letters that would be shown or read aloud
 */
export function readableIn(path, source) {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const found = /** @type {Found[]} */ ([]);
  look(program, false, (node, text) => {
    found.push({ line: source.slice(0, node.start).split('\n').length, text: text.trim() });
  });
  return found;
}

/** Goes through a tree; `shown` says whether what is met there would be seen by a person. */
function look(node, shown, tell) {
  if (Array.isArray(node)) for (const child of node) look(child, shown, tell);
  else if (node !== null && typeof node === 'object') {
    const words = textOf(node);
    if (words !== null && isWording(words, node.type === 'JSXText' || shown)) tell(node, words);
    for (const [field, child] of Object.entries(node)) {
      if (!isNaming(node, field)) look(child, isShown(node, field, shown), tell);
    }
  }
}

function textOf(node) {
  if (node.type === 'JSXText') return node.value;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  return node.type === 'TemplateElement' ? node.value.cooked : null;
}

/** Where it is shown every letter counts; elsewhere two words, or one with a capital, are a wording. */
function isWording(text, shown) {
  if (!/\p{L}/u.test(text)) return false;
  return shown || /^\p{Lu}\p{Ll}/u.test(text) || /\p{L}{2,}[ ,:] *\p{L}{2,}/u.test(text);
}

/** What stands there names something in the program and is never shown. */
function isNaming(node, field) {
  if (/^(Import|TS)|^Export(All|Named)/.test(node.type) && field !== 'expression' && field !== 'declaration')
    return true;
  if (node.type === 'JSXAttribute') return UNREAD.test(nameOf(node.name)) || field === 'name';
  if (node.type === 'CallExpression') return field === 'arguments' && NAMING.test(nameOf(node.callee));
  if (node.type === 'BinaryExpression') return /^[!=]==?$|^in$/.test(node.operator);
  if (node.type === 'VariableDeclarator') return UNREAD.test(nameOf(node.id));
  if (node.type === 'Property') return field === 'key' || UNREAD.test(nameOf(node.key));
  if (node.type === 'MemberExpression') return field === 'property';
  if (node.type === 'SwitchCase') return field === 'test';
  return node.type === 'ThrowStatement';
}

function isShown(node, field, shown) {
  if (node.type === 'JSXExpressionContainer' || node.type === 'JSXFragment') return true;
  if (node.type === 'JSXElement') return field === 'children';
  if (node.type === 'JSXAttribute') return READ.test(nameOf(node.name));
  if (node.type === 'Property') return READ.test(nameOf(node.key));
  if (node.type === 'ConditionalExpression') return shown && field !== 'test';
  // Arguments and bodies of functions are looked at for what they are.
  if (node.type === 'CallExpression') return shown && field === 'callee';
  if (/^(ArrowFunctionExpression|FunctionExpression|ObjectExpression)$/.test(node.type)) return false;
  return shown;
}

const nameOf = node => node.value ?? node.name ?? (node.property ? nameOf(node.property) : '');

/** @returns {string[]} one sentence for each text in the screens of games */
export function wordsInScreens(root) {
  return globSync(SCREENS, { cwd: root })
    .filter(path => !path.endsWith('.d.ts') && !path.endsWith('/art.ts'))
    .sort()
    .flatMap(path =>
      readableIn(path, readFileSync(`${root}/${path}`, 'utf8')).map(
        ({ line, text }) => `${path}:${line}: ${text}`,
      ),
    );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = wordsInScreens(process.cwd());
  for (const each of found) console.error(each);
  if (found.length > 0) process.exitCode = 1;
}
