// A card stands in one place: `cards/` of its game. Lists the other places that name one.
//   npx node tools/card-places.mjs [GAME …] [--write]
// A place names a card by a string or the key of an object that is exactly its id or its printed name. These may name cards:
// `cards/`, decks, the art of a screen, scenarios, tests, and one file of `judgement/`, the table of worths (the file
// that names the most).
// games/<game>/card-places.json holds the exceptions: `words`, each with its reason, are not cards but words of the rulebook
// (a type, a rank) that a card happens to share; `allowed` is how many places are still to be mended. It must be exact, so that
// it can only sink; --write lowers it.
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sources, visit } from './syntax.mjs';

const MAY = /\/src\/(cards\/|art\.tsx?$|art\/)|\/decks\.ts$/;
const WORTHS = /\/src\/judgement\//;

/**
 * @typedef {{ file: string, line: number, card: string }} Place
 * @typedef {{ allowed: number, words: Record<string, string> }} Exceptions
 * @typedef {{ game: string, places: Place[], allowed: number, mistakes: string[] }} Count
 * @param {string} root the folder of the repository
 * @param {string} game
 * @returns {Count}
 */
export function cardPlaces(root, game) {
  const { allowed, words } = exceptions(root, game);
  const cards = printedCards(join(root, 'games', game, 'src', 'cards', 'printed.ts'));
  const mistakes = Object.keys(words)
    .filter(word => !cards.has(word) || words[word].trim() === '')
    .map(word =>
      cards.has(word) ? `the word '${word}' needs a reason` : `the word '${word}' is not a card: take it off`,
    );
  for (const word of Object.keys(words)) cards.delete(word);
  const files = [`games/${game}/src`, `screens/${game}/src`].flatMap(folder => sources(root, folder));
  const places = files.filter(file => !MAY.test(file)).flatMap(file => placesIn(root, file, cards));
  return { game, places: withoutWorths(places), allowed, mistakes };
}

/** @returns {Exceptions} */
function exceptions(root, game) {
  const file = fileOf(root, game);
  return { allowed: 0, words: {}, ...(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) };
}
const fileOf = (root, game) => join(root, 'games', game, 'card-places.json');

/** @returns {Map<string, string>} the id of a card by its id and by its printed name */
function printedCards(path) {
  const cards = new Map();
  visit(path, (node, _line, around) => {
    const table = around.findIndex(
      outer => outer.type === 'VariableDeclarator' && outer.id.name === 'PRINTED',
    );
    const [object, property] = around;
    if (table < 0 || node.type !== 'Property') return;
    const depth = around.slice(0, table).filter(outer => outer.type === 'ObjectExpression').length;
    if (depth === 1 && object.type === 'ObjectExpression') cards.set(keyOf(node), keyOf(node));
    if (depth === 2 && keyOf(node) === 'name') cards.set(node.value.value, keyOf(property));
  });
  return cards;
}
const keyOf = property => property.key.name ?? property.key.value;

/** @returns {Place[]} */
function placesIn(root, file, cards) {
  const places = new Map();
  visit(join(root, file), (node, lineOf, around) => {
    const card = cards.get(wordOf(node, around[0]));
    if (card === undefined || around.some(isClasses)) return;
    const line = lineOf();
    places.set(`${line} ${card}`, { file, line, card });
  });
  return [...places.values()];
}

/** The class names of an element, made by `classes` of ui, are not cards. */
const isClasses = node => node.type === 'CallExpression' && node.callee.name === 'classes';

/** What a node says as a whole: a string, or the key of an object that is made here. */
function wordOf(node, outer) {
  if (node.type === 'Literal') return node.value;
  if (node.type === 'TemplateElement') return outer.expressions?.length === 0 ? node.value.cooked : undefined;
  const key = node.type === 'Property' && outer.type === 'ObjectExpression' && !node.computed;
  return key ? node.key.name : undefined;
}

/** @param {Place[]} places */
function withoutWorths(places) {
  const count = new Map();
  for (const { file } of places.filter(place => WORTHS.test(place.file)))
    count.set(file, (count.get(file) ?? 0) + 1);
  const [table] = [...count].sort(([, a], [, b]) => b - a)[0] ?? [null];
  return places.filter(place => place.file !== table);
}

/**
 * @param {Count} count
 * @returns {string[]} one sentence per problem
 */
export function complaints({ game, places, allowed, mistakes }) {
  const file = `games/${game}/card-places.json`;
  const wrong = mistakes.map(mistake => `${file}: ${mistake}`);
  if (places.length > allowed)
    wrong.push(
      `${game}: ${places.length} places outside cards/ name a card, at most ${allowed} are allowed (npx node tools/card-places.mjs ${game} lists them)`,
    );
  if (places.length < allowed)
    wrong.push(
      `${file}: ${allowed} are allowed, but only ${places.length} are left: npx node tools/card-places.mjs --write`,
    );
  return wrong;
}

function write(root, { game, places, allowed }) {
  if (places.length >= allowed) return;
  const { words } = exceptions(root, game);
  const rest = places.length > 0 ? { allowed: places.length, words } : { words };
  writeFileSync(fileOf(root, game), `${JSON.stringify(rest, null, 2)}\n`);
}

const files = places => new Set(places.map(place => `${place.card} ${place.file}`)).size;
const named = places => new Set(places.map(place => place.card)).size;

function report(root, args) {
  const chosen = args.filter(arg => !arg.startsWith('--'));
  const games = chosen.length > 0 ? chosen : readdirSync(join(root, 'games')).sort();
  const wrong = [];
  for (const game of games) {
    if (args.includes('--write')) write(root, cardPlaces(root, game));
    const count = cardPlaces(root, game);
    const { places } = count;
    if (chosen.length > 0) for (const { file, line, card } of places) console.log(`${file}:${line} ${card}`);
    console.log(
      `${game.padEnd(16)} ${places.length} places name a card outside cards/ (${named(places)} cards, ${files(places)} pairs of card and file)`,
    );
    wrong.push(...complaints(count));
  }
  for (const problem of wrong) console.log(problem);
  return wrong.length === 0;
}

if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename)
  process.exitCode = report(join(import.meta.dirname, '..'), process.argv.slice(2)) ? 0 : 1;
