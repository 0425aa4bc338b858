import type {
  BotInfo,
  Deck,
  GameInfo,
  KeptDeck,
  MatchConfig,
  Overlay,
  Result,
  SeatConfig,
  SeatPlan,
  SeriesLength,
  Variants,
  VariantValue,
} from '@siegeworks/protocol';
import { firstOpponent } from './first-opponent.ts';
import { deckLabel } from './workshop/deck-label.ts';

/** Sits down in place of a computer player: another person at this screen. */
export const PERSON = 'person';

/** What a person chooses before a match. Lists go by player: the person first, then the opponents. */
export interface Setup {
  players: number;
  /** The person's seat; -1 leaves it to chance, and nobody sits there when `watch` is on. */
  seat: number;
  watch: boolean;
  decks: string[];
  /** By player: a deck of one's own in place of a ready one. */
  own: Readonly<Record<number, KeptDeck>>;
  choices: Record<string, VariantValue>[];
  /** Who plays against the person: a computer player by its id, or `PERSON`. */
  bot: string;
  /** The same for each player apart; empty where `bot` holds. */
  apart: string[];
  /** What people at this screen are called; empty for the usual name. */
  names: string[];
  options: Record<string, VariantValue>;
  /** Other numbers on cards, by the person's own house rules. */
  overlay: Overlay | null;
  /** Whether decks may break the rules about their cards. */
  anyDeck: boolean;
  seed: string;
  /** How many matches at most; `null` for a single one. */
  series: SeriesLength | null;
}

/** At once, with as few players as the game allows, against whoever fits what was played before: each with a ready deck. */
export function usualSetup(game: GameInfo, bots: readonly BotInfo[], results: readonly Result[] = []): Setup {
  const each = <T>(make: (i: number) => T): T[] => Array.from({ length: game.seats.max }, (_, i) => make(i));
  return {
    players: game.seats.min,
    seat: -1,
    watch: false,
    decks: each(i => deckAt(game, i)?.id ?? ''),
    own: {},
    choices: each(i => usualChoices(game, deckAt(game, i))),
    bot: firstOpponent(game, bots, results)?.id ?? '',
    apart: each(() => ''),
    names: each(() => ''),
    options: defaults(game.options),
    overlay: null,
    anyDeck: false,
    seed: '',
    series: null,
  };
}

/** The game of the day, the same for everybody: only what the day leaves open is as usual. */
export function dailySetup(game: GameInfo, bots: readonly BotInfo[]): Setup {
  const usual = usualSetup(game, bots);
  const { seed = '', options, decks = [], level } = game.today ?? {};
  const taken = decks.map(id => game.decks.find(deck => deck.id === id));
  return {
    ...usual,
    options: { ...usual.options, ...options },
    seed,
    // Seats make a difference, too.
    seat: 0,
    bot: level ?? usual.bot,
    decks: usual.decks.map((deck, i) => taken[i]?.id ?? deck),
    choices: usual.choices.map((choices, i) => (taken[i] ? usualChoices(game, taken[i]) : choices)),
  };
}
const deckAt = (game: GameInfo, i: number): Deck | undefined =>
  game.decks[i % Math.max(1, game.decks.length)];

/** What a deck suggests for the game's own choices, else the defaults. */
export function usualChoices(game: GameInfo, deck: Deck | undefined): Record<string, VariantValue> {
  return { ...defaults(game.choices), ...deck?.choices };
}

export function defaults(schema: Variants): Record<string, VariantValue> {
  return Object.fromEntries(Object.entries(schema).map(([name, field]) => [name, field.default]));
}

/** Who plays for a player: a computer player by its id, `PERSON`, or `me`. */
export function whoPlays({ watch, bot, apart }: Setup, i: number): string {
  if (i === 0 && !watch) return 'me';
  return apart[i] || bot;
}
/** Whether people share this screen, so that their names matter. */
export const isShared = (setup: Setup): boolean =>
  lines(setup).some(i => whoPlays(setup, i) === PERSON) && !setup.watch;
const lines = ({ players }: Setup): number[] => Array.from({ length: players }, (_, i) => i);

export interface Plan {
  config: MatchConfig;
  seats: SeatPlan[];
  seed?: string;
  series?: SeriesLength;
}

/** The set-up in the order of the seats. `chance` is a number from 0 up to 1. */
export function planOf(setup: Setup, bots: readonly BotInfo[], chance: number): Plan {
  const { players, seat, options, overlay, anyDeck, seed, series } = setup;
  const own = seat >= 0 && seat < players ? seat : Math.floor(chance * players);
  // The nth player on the form sits down at the nth free seat; the person's own line comes first.
  const line = (at: number) => (at === own ? 0 : at < own ? at + 1 : at);
  const at = lines(setup).map(line);
  const plan: Plan = {
    config: {
      players: at.map(i => broughtBy(setup, i)),
      options,
      ...(overlay && { overlay }),
      ...(anyDeck && { anyDeck }),
    },
    seats: at.map(i => seatOf(setup, bots, i)),
  };
  // A player alone has nobody to win a series against.
  return { ...plan, ...(seed !== '' && { seed }), ...(series && players > 1 && { series }) };
}

/** What a player brings: a deck of one's own with the name under which its results are found, or a ready one. */
function broughtBy({ decks, own, choices }: Setup, i: number): SeatConfig {
  const deck = own[i];
  if (deck) return { deck: deckLabel(deck), cards: deck.cards, choices: deck.choices };
  return { ...(decks[i] ? { deck: decks[i] } : {}), choices: choices[i] ?? {} };
}

function seatOf(setup: Setup, bots: readonly BotInfo[], i: number): SeatPlan {
  const who = whoPlays(setup, i);
  if (who === 'me' || who === PERSON) return { kind: 'me', name: nameOf(setup, i) };
  return { kind: 'bot', name: called(setup, bots, i), bot: who };
}

/** What a person at this screen is called unless they say otherwise. */
export function nameOf(setup: Setup, i: number): string {
  const given = setup.names[i]?.trim() ?? '';
  if (given !== '') return given;
  return isShared(setup) ? `Player ${i + 1}` : 'You';
}

/** Several bots of one kind are told apart by a number. */
function called(setup: Setup, bots: readonly BotInfo[], i: number): string {
  const who = whoPlays(setup, i);
  const name = bots.find(each => each.id === who)?.name ?? who;
  const alike = lines(setup).filter(each => whoPlays(setup, each) === who);
  return alike.length > 1 ? `${name} ${alike.indexOf(i) + 1}` : name;
}
