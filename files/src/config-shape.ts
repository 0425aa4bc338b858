import type { MatchConfig, Option, Overlay, SeatConfig } from '@siegeworks/contract';
import { LIMITS } from './limits.ts';
import type { Check, Fields } from './shape.ts';
import {
  exact,
  flag,
  list,
  name,
  optional,
  readJson,
  record,
  simple,
  text,
  whole,
  wholeFrom,
} from './shape.ts';

/** The fields of what a player picks; the reader decides what to do with unknown ones. */
export const OPTION: Fields<Option> = {
  kind: name,
  card: optional(whole),
  target: optional(whole),
  seat: optional(whole),
  n: optional(whole),
  what: optional(name),
};

/** How many of each card. Whether a deck may have them is for the game to say. */
export const cards: Check<Record<string, number>> = record(wholeFrom(0, LIMITS.copies), LIMITS.cards);
export const values = record(simple, LIMITS.options);

export const SEAT: Fields<SeatConfig> = {
  deck: optional(name),
  cards: optional(cards),
  choices: optional(values),
};
/** A deck of somebody's own, as a file: the cards, and what else its seat chooses. */
export interface OwnDeck extends Pick<SeatConfig, 'choices'> {
  cards: Record<string, number>;
  game?: string;
  name?: string;
  notes?: string;
}
const ownDeck = exact<OwnDeck>({
  cards,
  choices: optional(values),
  game: optional(name),
  name: optional(name),
  notes: optional(text),
});

/** Reads a deck or tells all that is wrong with it. Whether it is legal is for the game to say. */
export const parseDeck = (text: string): OwnDeck => readJson(ownDeck, text, 'the deck');

/** Whether a game has these numbers is for the game to say. */
const overlay = exact<Overlay>({ name, cards: record(record(whole, LIMITS.options), LIMITS.cards) });

export const configFields = (seat: Check<SeatConfig>): Fields<MatchConfig> => ({
  players: list(seat, LIMITS.seats),
  options: optional(values),
  overlay: optional(overlay),
  anyDeck: optional(flag),
});
