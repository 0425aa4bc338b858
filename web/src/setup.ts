import type {
  BotInfo,
  Deck,
  GameInfo,
  MatchConfig,
  OptionSchema,
  OptionValue,
  SeatPlan,
} from '@siegeworks/protocol';

/** What a person chooses before a match. */
export interface Setup {
  players: number;
  /** The own seat; -1 leaves it to chance, and nobody sits there when `watch` is on. */
  seat: number;
  watch: boolean;
  /** By player: the person first, then the opponents. */
  decks: string[];
  choices: Record<string, OptionValue>[];
  bot: string;
  options: Record<string, OptionValue>;
  seed: string;
}

/** At once, with as few players as the game allows, against the second of the computer players offered: each with a ready deck. */
export function usualSetup(game: GameInfo, bots: readonly BotInfo[]): Setup {
  return {
    players: game.seats.min,
    seat: -1,
    watch: false,
    decks: Array.from({ length: game.seats.max }, (_, i) => deckAt(game, i)?.id ?? ''),
    choices: Array.from({ length: game.seats.max }, (_, i) => usualChoices(game, deckAt(game, i))),
    bot: (bots[1] ?? bots[0])?.id ?? '',
    options: defaults(game.options),
    seed: '',
  };
}
/** The game of the day, the same for everybody: only what the rules leave open is as usual. */
export function dailySetup(game: GameInfo, bots: readonly BotInfo[]): Setup {
  const usual = usualSetup(game, bots);
  return { ...usual, options: { ...usual.options, ...game.today?.options }, seed: game.today?.seed ?? '' };
}
const deckAt = (game: GameInfo, i: number): Deck | undefined =>
  game.decks[i % Math.max(1, game.decks.length)];

/** What a deck suggests for the game's own choices, else the defaults. */
export function usualChoices(game: GameInfo, deck: Deck | undefined): Record<string, OptionValue> {
  return { ...defaults(game.choices), ...deck?.choices };
}

export function defaults(schema: OptionSchema): Record<string, OptionValue> {
  return Object.fromEntries(Object.entries(schema).map(([name, field]) => [name, field.default]));
}

export interface Plan {
  config: MatchConfig;
  seats: SeatPlan[];
  seed?: string;
}

/** The set-up in the order of the seats. `chance` is a number from 0 up to 1. */
export function planOf(setup: Setup, bots: readonly BotInfo[], chance: number): Plan {
  const { players, seat, watch, decks, choices, options, seed } = setup;
  const own = seat >= 0 && seat < players ? seat : Math.floor(chance * players);
  // Whoever is nth at the form sits down at the nth free seat; the person's own line comes first.
  const line = (at: number) => (at === own ? 0 : at < own ? at + 1 : at);
  const at = Array.from({ length: players }, (_, i) => line(i));
  const bot = bots.find(each => each.id === setup.bot);
  const name = bot?.name ?? setup.bot;
  const plan: Plan = {
    config: {
      players: at.map(i => ({ ...(decks[i] ? { deck: decks[i] } : {}), choices: choices[i] ?? {} })),
      options,
    },
    seats: at.map(
      (i): SeatPlan =>
        i === 0 && !watch
          ? { kind: 'me', name: 'You' }
          : { kind: 'bot', name: called(name, i, setup), bot: setup.bot },
    ),
  };
  return seed === '' ? plan : { ...plan, seed };
}

/** Several bots of one kind are told apart by a number. */
function called(name: string, i: number, { players, watch }: Setup): string {
  if (watch) return players > 1 ? `${name} ${i + 1}` : name;
  return players > 2 ? `${name} ${i}` : name;
}
