import { Refused } from '@siegeworks/contract';
import { digest } from '@siegeworks/contract/hash';
import type { Terms } from '@siegeworks/protocol';
import type { Sitter } from './database/tables.ts';
import type { Invitation } from './dealing.ts';

/**
 * Names the terms to which people agree. Who sits where is no part of it, nor what a stricter wish makes of the time
 * afterwards: both change with everybody who sits down, and to nobody's harm.
 */
export function editionOf({ seats, afterwards: _stricter, options, ...rest }: Terms): string {
  const sorted = (values: object) => Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  return digest(JSON.stringify([seats.length, sorted(options), sorted(rest)])).slice(0, 16);
}

/** Whoever sat down before terms could be changed has agreed to those they read. */
export const hasAgreed = ({ terms }: Pick<Invitation, 'terms'>, { edition }: Sitter): boolean =>
  edition === undefined || edition === editionOf(terms);

/** Whoever read other terms reads them again first. */
export function mustHaveRead({ terms }: Pick<Invitation, 'terms'>, edition: string | undefined): void {
  if (edition === undefined || edition === editionOf(terms)) return;
  throw new Refused([{ rule: '', text: 'the terms have just been changed: read them again first' }]);
}
