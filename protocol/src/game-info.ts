import type { Credit, Daily, Deck, Supply, Variants } from '@siegeworks/contract';
import type { Check } from '@siegeworks/files/shape';
import { list, optional, record, shape, simple, text, whole } from '@siegeworks/files/shape';
import { credit, deck, optionField } from './shapes.ts';

/** What a person must know of a game before the first card is dealt. */
export interface GameInfo {
  id: string;
  title: string;
  credit?: Credit;
  rulesVersion: string;
  seats: { min: number; max: number };
  options: Variants;
  choices: Variants;
  decks: Deck[];
  /** Decks that only earlier matches name. */
  earlier?: Deck[];
  /** What is built in the place of decks. */
  castles?: { schema: Variants; ready: Deck[]; supply: Supply };
  /** Styles that computer players may have in it. */
  styles?: string[];
  /** The game of today, the same for everybody. */
  today?: TodayInfo;
}
export interface TodayInfo extends Daily {
  /** YYYY-MM-DD. */
  date: string;
}
export interface BotInfo {
  id: string;
  name: string;
  text: string;
  /** For somebody with a style: which one, and the level by its id. */
  level?: string;
  style?: string;
}
export const gameInfo: Check<GameInfo> = shape<GameInfo>({
  id: text,
  title: text,
  credit: optional(credit),
  rulesVersion: text,
  seats: shape<GameInfo['seats']>({ min: whole, max: whole }),
  options: record(optionField),
  choices: record(optionField),
  decks: list(deck),
  earlier: optional(list(deck)),
  castles: optional(
    shape<NonNullable<GameInfo['castles']>>({
      schema: record(optionField),
      ready: list(deck),
      supply: shape<Supply>({ opens: list(text), pile: record(whole), hand: text, each: whole }),
    }),
  ),
  styles: optional(list(text)),
  today: optional(
    shape<TodayInfo>({
      date: text,
      seed: text,
      options: record(simple),
      decks: optional(list(text)),
      level: optional(text),
    }),
  ),
});
export const botInfo: Check<BotInfo> = shape<BotInfo>({
  id: text,
  name: text,
  text,
  level: optional(text),
  style: optional(text),
});
