// Reads source files as programs, for the tools that look at what stands in them.
import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { parseSync } from 'vite';

/**
 * Every node of a program, with its line and the nodes around it, the nearest first.
 * @typedef {{ type: string, start: number, [key: string]: any }} Node
 * @param {string} path
 * @param {(node: Node, lineOf: () => number, around: Node[]) => void} look
 */
export function visit(path, look) {
  const text = readFileSync(path, 'utf8');
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  walk(program, [], (node, around) => look(node, () => text.slice(0, node.start).split('\n').length, around));
}

function walk(node, around, look) {
  if (Array.isArray(node)) for (const child of node) walk(child, around, look);
  else if (node !== null && typeof node === 'object') {
    const named = typeof node.type === 'string';
    if (named) look(node, around);
    for (const child of Object.values(node)) walk(child, named ? [node, ...around] : around, look);
  }
}

/** The sources below a folder, in order, with slashes on every system. */
export const sources = (root, folder) =>
  globSync(`${folder}/**/*.{ts,tsx,mts,mjs,js}`, {
    cwd: root,
    exclude: path => /(^|[\\/])(node_modules|dist|\.tsbuild)$/.test(path),
  })
    .map(path => path.split(sep).join('/'))
    .sort();
