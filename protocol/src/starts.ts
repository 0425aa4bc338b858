import type { Check } from '@siegeworks/files/shape';
import { fileText, name, shape, text, wholeFrom, word } from '@siegeworks/files/shape';

/**
 * Where a match begins that is not dealt: with a scenario of the house, or after a number of picks of another match, which
 * the house has kept or which is handed in as a file.
 */
export type StartWish =
  | { kind: 'scenario'; id: string }
  | { kind: 'match'; match: string; pick: number }
  | { kind: 'file'; text: string; pick: number };

const pick = wholeFrom(0, 1_000_000);
const SHAPES: { [K in StartWish['kind']]: Check<Extract<StartWish, { kind: K }>> } = {
  scenario: shape<{ kind: 'scenario'; id: string }>({ kind: word('scenario'), id: text }),
  match: shape<{ kind: 'match'; match: string; pick: number }>({ kind: word('match'), match: name, pick }),
  file: shape<{ kind: 'file'; text: string; pick: number }>({ kind: word('file'), text: fileText, pick }),
};
export const startWish: Check<StartWish> = (value, at) => {
  const kind = (value as Partial<StartWish> | null)?.kind;
  if (kind !== undefined && Object.hasOwn(SHAPES, kind)) return SHAPES[kind](value, at);
  at.wanted('a scenario, or a moment of another match', value);
  return { kind: 'scenario', id: '' };
};

/** A scenario with which a match can begin. */
export interface StartInfo {
  id: string;
  title: string;
  seats: number;
}
