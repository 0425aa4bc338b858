import { cards, values } from '@siegeworks/files/config-shape';
import type { Check } from '@siegeworks/files/shape';
import { flag, list, name, shape, text, textUpTo, whole, word } from '@siegeworks/files/shape';
import type { KeptDeck } from './decks.ts';

const KINDS = ['sealed', 'draft'] as const;

/** What is in the packs of a game, for people. */
export interface PackInfo {
  /** How many packs a seat opens. */
  packs: { usual: number; min: number; max: number };
  take: number;
  slots: { name: string; n: number }[];
  stock: string[];
  why: string;
}

/** A draft or sealed pool as one finds it again. */
export interface DraftInfo {
  id: string;
  game: string;
  kind: (typeof KINDS)[number];
  seed: string;
  seats: number;
  /** How many people share this screen: they have the first seats, and computer players all others. */
  people: number;
  done: boolean;
  /** How many cards each person holds. */
  held: number;
  /** Milliseconds since 1970. */
  updated: number;
}

/** A draft as far as a person on one of its seats may know it. */
export interface DraftView extends Omit<DraftInfo, 'held'> {
  /** Whose view it is: unless somebody was named, of the first person who has not taken any cards on this turn. */
  seat: number;
  /** Packs of each seat, and which of them is being passed, from 1. */
  packs: number;
  round: number;
  /** Turns that are over, and how many there are. */
  turn: number;
  turns: number;
  /** How many cards are to be taken now, 0 when this seat has done so; what lies before it. */
  take: number;
  pack: string[];
  /** The seat that gets this pack next, and the one from which the next one comes. */
  to: number;
  from: number;
  /** What the person holds, in the order in which it was taken. */
  held: string[];
  /** Sealed: the person's own packs. */
  opened: string[][];
  /** What everybody may add. */
  stock: string[];
  /** By seat: what everybody is called. */
  names: string[];
  /** Once all packs are empty: what computer players hold, for they build from it. */
  computers: { seat: number; held: string[] }[];
}

/** What is wanted of a new one. */
export interface DraftWish {
  game: string;
  kind: (typeof KINDS)[number];
  seed: string;
  seats: number;
  people: number;
  packs: number;
}

export const packInfo: Check<PackInfo> = shape<PackInfo>({
  packs: shape<PackInfo['packs']>({ usual: whole, min: whole, max: whole }),
  take: whole,
  slots: list(shape<PackInfo['slots'][number]>({ name: text, n: whole }), 100),
  stock: list(name),
  why: text,
});
const info = {
  id: name,
  game: name,
  kind: word(...KINDS),
  seed: textUpTo(200),
  seats: whole,
  people: whole,
  done: flag,
  updated: whole,
};
export const draftInfo: Check<DraftInfo> = shape<DraftInfo>({ ...info, held: whole });
export const draftView: Check<DraftView> = shape<DraftView>({
  ...info,
  seat: whole,
  packs: whole,
  round: whole,
  turn: whole,
  turns: whole,
  take: whole,
  pack: list(name),
  to: whole,
  from: whole,
  held: list(name),
  opened: list(list(name)),
  stock: list(name),
  names: list(text, 12),
  computers: list(shape<DraftView['computers'][number]>({ seat: whole, held: list(name) }), 12),
});
export const draftWish: Check<DraftWish> = shape<DraftWish>({
  game: name,
  kind: word(...KINDS),
  seed: textUpTo(200),
  seats: whole,
  people: whole,
  packs: whole,
});

/** A deck that a computer player has built from what it holds. */
export type BuiltDeck = Pick<KeptDeck, 'cards' | 'choices'>;
export const builtDeck: Check<BuiltDeck> = shape<BuiltDeck>({ cards, choices: values });
