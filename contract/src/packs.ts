/** Some cards of every pack. */
export interface PackSlot {
  /** What they are called: `Beasts` where there are several, `Beast` where there is one. */
  name: string;
  n: number;
  /** The cards out of which they are dealt, by id. */
  cards: readonly string[];
  /** Only those that carry the side to which the pack leans. */
  led?: true;
}

/** How many cards of some types a deck holds. */
export interface ShapeLine {
  types: readonly string[];
  least: number;
  most: number;
  /** They are there for what they provide: chosen after the cards that need them, and for those. */
  means?: true;
}

/** Packs of a game: what is in them, and what a deck that is built from them takes. */
export interface PackPlan {
  /** How many packs a seat opens. */
  packs: { usual: number; min: number; max: number };
  /** In a draft: how many cards are taken from a pack before it is passed on. */
  take: number;
  slots: readonly PackSlot[];
  /**
   * Packs lean to one side: to a value of this word of cards (`Army`). `leans`: to how many sides the packs of one seat lean;
   * `most`: of how many sides a deck can be; `choice`: what a seat must choose for a side, where the rules want that.
   */
  sides?: {
    word: string;
    values: readonly string[];
    leans: number;
    most: number;
    choice?: { key: string; value: Readonly<Record<string, string>> };
  };
  /** Cards that everybody may add to what was in the packs, as many copies as the rules allow. */
  stock: readonly string[];
  /** The size of a deck, and how many cards of which types it holds. */
  size: number;
  shape: readonly ShapeLine[];
  /** By which turn needs should be met, and how many times over a card has provided by then what it provides. */
  turn: number;
  reach: number;
  /** Why it is like this, for people. */
  why: string;
}
