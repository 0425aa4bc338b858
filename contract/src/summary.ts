/** A whole game on one screen, to be looked up in the middle of a match. */
export interface Summary {
  /** How a turn goes, in its order. */
  phases: readonly SummaryPhase[];
  /** What beats what, a sentence each. */
  beats: readonly SummaryLine[];
  /** What stands on cards and beside them. */
  signs: readonly SummarySign[];
}
export interface SummaryLine {
  text: string;
  rule: string;
}
export interface SummaryPhase extends SummaryLine {
  /** By which the board says where the turn stands. */
  id: string;
  name: string;
}
export interface SummarySign extends SummaryLine {
  /** The letters or the word that stand there; a word with a drawing is drawn. */
  sign: string;
}
