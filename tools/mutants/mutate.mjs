// Finds what could be broken in a source file, and writes all of it into the file at once: each place asks
// `__mutant(7)` whether it is broken now. So one loaded program can be any of its mutants, one after the other.
import { parseSync } from 'vite';
import { edited, OPERATORS } from './operators.mjs';

/**
 * @typedef {import('./operators.mjs').Node} Node
 * @typedef {import('./operators.mjs').Edit} Edit
 * @typedef {{ id: number, file: string, line: number, was: string, is: string, operator: string }} Mutant
 */

/**
 * @param {string} file its name, for the report
 * @param {string} text TypeScript
 * @param {number} first the number of the first mutant
 * @returns {{ text: string, mutants: Mutant[] }} the program of all mutants: with none of them on it does as before
 */
export function mutate(file, text, first) {
  const mutants = /** @type {Mutant[]} */ ([]);
  const lines = lineStarts(text);
  /** @param {Node} node @returns {string} the node with everything in it that can be broken */
  const written = node => {
    let inner = text.slice(node.start, node.end);
    for (const child of children(node).reverse()) {
      const [from, to] = [child.start - node.start, child.end - node.start];
      inner = inner.slice(0, from) + written(child) + inner.slice(to);
    }
    return edits(node, text).reduce((code, edit) => {
      const id = first + mutants.length;
      mutants.push({ id, file, line: lineOf(lines, node.start), ...edit });
      return edited(node, code, edit.is, id);
    }, inner);
  };
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  // A program begins at its first statement: what stands before that is a comment.
  const body = written(/** @type {any} */ (program));
  return { text: text.slice(0, program.start) + body + text.slice(program.end), mutants };
}

/** @param {Node} node @param {string} text @returns {Edit[]} */
function edits(node, text) {
  const was = text.slice(node.start, node.end);
  const of = (/** @type {Node} */ part) => text.slice(part.start, part.end);
  return OPERATORS.flatMap(({ name, applies }) =>
    (applies(node, of) ?? []).filter(is => is !== was).map(is => ({ operator: name, was, is })),
  );
}

/** What does not run, or cannot be wrapped in a question. */
const STILL = /^(TS(?!As|Satisfies|NonNull)|Import|ExportAll|Template|PropertyDefinition)/;
/**
 * The parts of a node that hold code, in the order of the text.
 * @param {Node} node
 * @returns {Node[]}
 */
function children(node) {
  const parts = /** @type {Node[]} */ ([]);
  for (const [key, value] of Object.entries(node)) {
    if (key === 'key' && !node.computed) continue;
    if (/^(parent|typeAnnotation|source|returnType)$/.test(key)) continue;
    for (const part of Array.isArray(value) ? value : [value]) {
      if (typeof part?.type !== 'string' || STILL.test(part.type)) continue;
      parts.push({ ...part, parent: node, role: key });
    }
  }
  // A shorthand `{ seat }` names the same place twice.
  const found = parts.filter((part, i) => parts.findIndex(other => other.start === part.start) === i);
  return found.sort((a, b) => a.start - b.start);
}

/** @param {string} text */
const lineStarts = text => [0, ...[...text.matchAll(/\n/g)].map(match => match.index + 1)];
/** @param {number[]} starts @param {number} at */
const lineOf = (starts, at) => starts.filter(start => start <= at).length;
