import { cardOf } from '../state/readers.ts';
import type { Piece } from '../state/state.ts';

/** The result of accepting the loss of a point. */
export function lossText(p: Piece): string {
  const left = p.points - 1;
  const points = p.kind === 'creature' ? 'Life' : 'Integrity';
  if (left > 0) return `${left} ${points} Point${left === 1 ? '' : 's'} left`;
  return p.kind === 'creature' ? `${cardOf(p).name} is slain` : `${cardOf(p).name} falls`;
}
