/**
 * How much is read of anything that comes from outside. Real matches, decks and runs stay far below; whatever lies above
 * is refused before anybody has to cope with it. docs/files.md tells them to people.
 */
export const LIMITS = {
  /** Characters of a file, and bytes that are read of it. */
  file: 32_000_000,
  /** Lists and objects inside each other. */
  depth: 64,
  /** Problems that are listed one by one. */
  problems: 40,
  /** Characters of a name: a card, an option, a player, a rule. */
  name: 100,
  /** Characters of a seed or of what a seat mixes in. */
  seed: 1000,
  /** Characters of what somebody says in a report, of a sentence in it, and how many of those. */
  words: 10_000,
  sentence: 2000,
  sentences: 100,
  /** Characters of a note on a moment or of the name of a branch, and how many notes a match has. */
  note: 500,
  notes: 300,
  /** Characters of a link that holds a match, and of what is packed in it. */
  link: 60_000,
  /** Characters of any other text. */
  text: 100_000,
  /** Entries of a list, and names in an object, where nothing smaller is said. */
  entries: 200_000,
  /** Seats of a match. */
  seats: 12,
  /** Names of cards in a deck, and copies of each. */
  cards: 2000,
  copies: 1000,
  /** Options of a match, and choices of a seat. */
  options: 200,
  /** Picks of a match. */
  picks: 100_000,
  /** Bytes of a file of scenarios. */
  scenarios: 1_000_000,
  /** Bytes of a kept arena. */
  kept: 256_000_000,
  /** Games, deals or rounds of a run, and threads that play them. */
  games: 1_000_000_000,
  workers: 256,
} as const;
