/** What an arrow means; each kind has a form of its own. */
export type ArrowKind = 'attack' | 'block' | 'target';

/** An arrow over the board, between cards (by number) or places (by id). */
export interface ArrowLine {
  from: number | string;
  to: number | string;
  kind: ArrowKind;
  label?: string;
}
