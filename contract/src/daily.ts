import type { Daily, Game, MatchConfig } from './game.ts';
import type { Seed } from './types.ts';
import { withDefaults } from './variants.ts';

/** A game of the day is the same for everybody; the day begins at 00:00 UTC and is written YYYY-MM-DD. */
export const dailySeed = (game: string, date: string): Seed => `${game}/daily/${date}`;

/** The day to which a seed of a game belongs, or `null`. */
export function dayOf(game: string, seed: Seed): string | null {
  const start = dailySeed(game, '');
  const date = seed.slice(start.length);
  return seed.startsWith(start) && /^\d{4}-\d\d-\d\d$/.test(date) ? date : null;
}

/** Counts days without a clock: each is one more than the day before. */
export function dayNumber(date: string): number {
  const [year, month, day] = date.split('-').map(Number);
  // Years begin in March here, so that a leap day comes last.
  const y = month < 3 ? year - 1 : year;
  const m = (month + 9) % 12;
  return (
    365 * y +
    Math.floor(y / 4) -
    Math.floor(y / 100) +
    Math.floor(y / 400) +
    Math.floor((153 * m + 2) / 5) +
    day
  );
}

/** Everybody meets the same opponent: one who has a plan, and needs no time to think. */
const LEVEL = 'squire';

/** A duel for one day: two different decks, in turn, against the same computer player for everybody. */
export function duelOfDay(game: string, date: string, decks: readonly string[]): Daily {
  const day = dayNumber(date);
  const own = day % decks.length;
  const further = 1 + (Math.floor(day / decks.length) % (decks.length - 1));
  const other = (own + further) % decks.length;
  return { seed: dailySeed(game, date), options: {}, decks: [decks[own], decks[other]], level: LEVEL };
}

/** Who was dealt what by which seed, and which computer player sat where. */
export interface Dealt {
  seed: Seed;
  config: MatchConfig;
  bots: readonly (string | null)[];
}

/** The day of which this match is the challenge, or `null`: only one played exactly as it was set can be compared. */
export function challengeOf({ about, setup, catalogue }: Game, { seed, config, bots }: Dealt): string | null {
  const date = dayOf(about.id, seed);
  const daily = date === null ? undefined : catalogue.daily?.(date);
  if (!daily) return null;
  const { decks = [], level } = daily;
  const options = (given?: MatchConfig['options']) => JSON.stringify(withDefaults(setup.variants, given));
  if (options(config.options) !== options(daily.options)) return null;
  const asSet = config.players.every(({ deck, choices }, seat) => {
    if (seat > 0 && level !== undefined && bots[seat] !== level) return false;
    const ready = catalogue.decks.find(each => each.id === decks[seat]);
    const chosen = (given?: MatchConfig['options']) => JSON.stringify(withDefaults(setup.choices, given));
    return deck === decks[seat] && chosen(choices) === chosen(ready?.choices);
  });
  return asSet ? date : null;
}
