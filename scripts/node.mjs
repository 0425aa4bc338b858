// Which Node runs the project: the one that npm installed with it, whatever the shell's `node` is.
// Plain JavaScript without dependencies: it runs before anything is installed, on Node 20.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The first versions that run TypeScript without a flag. */
const FIRST = { 22: 18, 23: 6 };

/** The bundled program where npm has one for this platform, otherwise the Node that runs this. */
export function nodeProgram() {
  const windows = process.platform === 'win32';
  const folder = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  const bundled = join(root, 'node_modules', folder, 'bin', windows ? 'node.exe' : 'node');
  return existsSync(bundled) ? bundled : process.execPath;
}

/** @returns {string | null} why that Node cannot run the project, or null */
export function tooOld() {
  const program = nodeProgram();
  const version =
    program === process.execPath
      ? process.version
      : spawnSync(program, ['-v'], { encoding: 'utf8' }).stdout.trim();
  const [major, minor] = version.slice(1).split('.').map(Number);
  if (major > 23 || (FIRST[major] !== undefined && minor >= FIRST[major])) return null;
  return `Node ${version} cannot run TypeScript, and npm has no Node 24 for ${process.platform}-${process.arch}: install Node 24 yourself.`;
}
