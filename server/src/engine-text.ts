import { compileFunction } from 'node:vm';
import type { Game } from '@siegeworks/contract';

/** Runs the text of kept rules. Unlike a module it is forgotten when nobody needs it any more. */
export function engineFrom(code: string, hash: string): Game {
  const exports: { engine?: Game } = {};
  compileFunction(code, ['exports'], { filename: `engine-${hash.slice(0, 12)}.cjs` })(exports);
  if (!exports.engine) throw new Error(`the kept rules ${hash} hold no game`);
  return exports.engine;
}
