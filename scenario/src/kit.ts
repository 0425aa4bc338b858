import type { Game, Id, Option, State } from '@siegeworks/contract';

/** What a game adds to the scenario format: its own words for a position, and what can be asserted. */
// biome-ignore lint/suspicious/noExplicitAny: the runner handles all games alike
export interface SceneKit<S extends State = any> {
  game: Game<S>;
  /**
   * JSON schema (draft 2020-12) of the `given` part, in the game's own words. Every key is optional here, as a part
   * of `given` may come from the file and a part from the variant; `arrange` sees the whole and demands what is needed.
   */
  schema: object;
  /**
   * Lays out any legal position from the `given` part: at a question, or before a step that leads to one
   * (the runner scripts the chance and advances).
   * Throws `Refused` with every reason, each naming the place in `given`.
   */
  arrange(given: unknown): S;
  /** Words for dice, in addition to plain numbers: `hit`, `miss`, `critical`, `fumble`. */
  chance: Record<string, number>;
  /** The kinds of options that mean doing nothing in a window, for `pass: all` and `auto`; `pass` unless told. */
  passes?: readonly string[];
  /** What an option may be called in a scenario beside the words of the table: `end Attack`, after the phase that it ends. */
  otherWords?(s: S, option: Option): readonly string[];
  /** The card meant by `Skeleton`, `P2 Skeleton` or `P2 Skeleton #2`, or `null`. */
  find(s: S, text: string): Id | null;
  /**
   * Every value that a scenario may assert, as one plain tree in the game's own words,
   * for example `P1.gold`, `P1.army.Skeleton.position`, `round`. Twins are told apart as `Skeleton #2`.
   * The words of `expect` itself (`asked`, `events`, `outcome`…) cannot be names at the top.
   */
  facts(s: S): Record<string, unknown>;
}
