import type { Budget } from '@siegeworks/bots';
import { botOf, bots } from '@siegeworks/bots';
import type {
  Deck,
  Game,
  MatchConfig,
  Overlay,
  Reason,
  SeatConfig,
  Seed,
  VariantValue,
} from '@siegeworks/contract';
import { checkVariants, Refused } from '@siegeworks/contract';
import { LIMITS } from '@siegeworks/files';
import { randomDeck } from './random-deck.ts';

/** A whole run as plain data: two runs of the same plan play the same games, on however many workers. */
export interface Plan {
  game: string;
  games: number;
  /** Who plays: handed round the seats, and rotated so that everybody has every seat equally often. */
  players: readonly string[];
  /**
   * One deck per seat, where `each` stands for every ready deck in turn; or `same`: every deck in turn, for all seats; or
   * none: then every combination of decks has its turn.
   */
  decks: readonly string[];
  seats: number;
  seed: Seed;
  options: Record<string, VariantValue>;
  /** How long searching players think, instead of their own iterations; with milliseconds runs differ. */
  budget: Budget | null;
  /** Plays under all laws of the kernel. */
  check: boolean;
  /** Notes which rule steps, events and card behaviours run. */
  coverage: boolean;
  /** Plays only the game of this number. */
  only: number | null;
  /** URL of another module that exports `games`, instead of the shelf. */
  shelf: string | null;
  /** Ready decks that have their turn where no deck is named for each seat; all of them when left out. */
  pool?: readonly string[];
  /** Decks of somebody's own, by the names under which `decks` has them. With one of them the decks change seats, too. */
  own?: Readonly<Record<string, SeatConfig>>;
  /** Other numbers on cards. */
  overlay?: Overlay;
  /** Notes what a study asks about every game: cards, leads, decisions. */
  follow?: true;
}

/** Who sits where in one game of a plan, with what, and its own seed. */
export interface Seating {
  seed: Seed;
  players: string[];
  decks: string[];
  config: MatchConfig;
}

/** Instead of decks: every deck has its turn, and everybody has the same. So no deck is better, and only play counts. */
const SAME = 'same';
export const sameForAll = (decks: readonly string[]) => decks.length === 1 && decks[0] === SAME;
/** Instead of decks: every seat has a legal deck of its own that nobody has built. */
export const RANDOM = 'random';
export const randomForAll = (decks: readonly string[]) => decks.length === 1 && decks[0] === RANDOM;
/** In the place of a deck: every ready deck has its turn. */
export const EACH = 'each';
/** Whether one word stands for the decks of all seats. */
const isWord = (decks: readonly string[]) => sameForAll(decks) || randomForAll(decks);

/** Fills in what was not said. */
export function planned(game: Game, said: Partial<Omit<Plan, 'game'>> = {}): Plan {
  const decks = said.decks ?? [];
  const seats = said.seats ?? ((isWord(decks) ? 0 : decks.length) || game.about.seats.min);
  return {
    game: game.about.id,
    games: said.games ?? 100,
    // No more than there can be seats: how many there are is checked later.
    players: said.players ?? Array.from({ length: Math.min(seats, game.about.seats.max) }, () => 'random'),
    decks,
    seats,
    seed: said.seed ?? '1',
    options: said.options ?? {},
    budget: said.budget ?? null,
    check: said.check ?? false,
    coverage: said.coverage ?? false,
    only: said.only ?? null,
    shelf: said.shelf ?? null,
    ...(said.pool && { pool: said.pool }),
    ...(said.own && { own: said.own }),
    ...(said.overlay && { overlay: said.overlay }),
    ...(said.follow && { follow: said.follow }),
  };
}

/**
 * Different players meet in mirrored games: games 2i and 2i+1 (3i, 3i+1, 3i+2 for three) have the same seed and
 * decks, and everybody moves on one seat. So no player wins because of better seats or cards. With a deck of somebody's
 * own the decks move on in the same way, so that it has every seat equally often.
 */
export function seating(game: Game, plan: Plan, index: number): Seating {
  const turns = new Set(plan.players).size > 1 ? plan.players.length : 1;
  const shifts = plan.own ? plan.seats : 1;
  const deal = Math.floor(index / (turns * shifts));
  const shift = Math.floor(index / turns) % shifts;
  const seats = Array.from({ length: plan.seats }, (_, seat) => seat);
  const players = seats.map(seat => plan.players[(seat + index) % plan.players.length]);
  const dealt = decksOf(game, plan, seats, deal);
  const decks = dealt.map((_deck, seat) => dealt[(seat + shift) % dealt.length]);
  const config: MatchConfig = {
    players: randomForAll(plan.decks)
      ? seats.map(seat => randomDeck(game, poolOf(game, plan), `${plan.seed}/${deal}/${seat}`))
      : seats.map(seat => broughtBy(plan, decks[seat])),
    ...(Object.keys(plan.options).length > 0 && { options: plan.options }),
    ...(plan.overlay && { overlay: plan.overlay }),
  };
  return { seed: `${plan.seed}/${deal}`, players, decks, config };
}

const broughtBy = ({ own = {} }: Plan, deck: string | undefined): SeatConfig =>
  deck === undefined ? {} : Object.hasOwn(own, deck) ? own[deck] : { deck };

/** The ready decks of a plan. */
function poolOf(game: Game, { pool }: Plan): readonly Deck[] {
  return pool ? game.catalogue.decks.filter(({ id }) => pool.includes(id)) : game.catalogue.decks;
}
function decksOf(game: Game, plan: Plan, seats: readonly number[], deal: number): string[] {
  const { decks } = plan;
  const pool = poolOf(game, plan);
  if (decks.length === 0) return rotated(pool, seats, deal);
  if (randomForAll(decks)) return seats.map(() => RANDOM);
  const turn = (n: number): string => pool[n % pool.length]?.id ?? EACH;
  if (sameForAll(decks)) return seats.map(() => turn(deal));
  return decks.map((deck, seat) => (deck === EACH ? turn(deal + Math.max(0, seat - 1)) : deck));
}
/** Every combination of decks once in n to the power of seats deals, and in n deals every deck once per seat. */
function rotated(pool: readonly Deck[], seats: readonly number[], deal: number): string[] {
  const n = pool.length;
  if (n === 0) return [];
  const turned = (seat: number) => (seat === 0 ? 0 : seat + Math.floor(deal / n ** seat));
  return seats.map(seat => pool[(deal + turned(seat)) % n].id);
}

/** Refuses a plan that cannot be played, with every reason at once. */
export function checkPlan(game: Game, plan: Plan): void {
  const reasons = planReasons(game, plan);
  if (reasons.length > 0) throw new Refused(reasons);
}
/** Why a plan cannot be played; what follows from other mistakes is left out. */
export function planReasons(game: Game, plan: Plan): Reason[] {
  const reasons = [
    ...countsOf(game, plan),
    ...checkVariants(game.setup.variants, plan.options),
    ...strangers(game, plan),
  ];
  return reasons.length > 0 ? reasons : game.setup.check(seating(game, plan, plan.only ?? 0).config);
}

const reason = (text: string): Reason => ({ rule: '', text });

function countsOf(game: Game, plan: Plan): Reason[] {
  const { min, max } = game.about.seats;
  const { seats, decks, players, games, only } = plan;
  const wrong: [boolean, string][] = [
    [
      !(Number.isInteger(games) && games > 0 && games <= LIMITS.games),
      `the number of games must be a whole number from 1 to ${LIMITS.games}, not ${games}`,
    ],
    [
      !(Number.isInteger(seats) && seats >= min && seats <= max),
      `${game.about.title} has ${min} to ${max} seats, not ${seats}`,
    ],
    [
      decks.length > 0 && !isWord(decks) && decks.length !== seats,
      `${decks.length} decks for ${seats} seats: name one per seat`,
    ],
    [players.length === 0 || players.length > seats, `${players.length} players for ${seats} seats`],
    [only !== null && !(Number.isInteger(only) && only >= 0), `a game's number is 0 or more, not ${only}`],
  ];
  return wrong.filter(([is]) => is).map(([, text]) => reason(text));
}

function strangers(game: Game, plan: Plan): Reason[] {
  const players = [...new Set(plan.players)].filter(id => botOf(id) === null);
  const word = isWord(plan.decks) && game.catalogue.decks.length > 0;
  const named = new Set([...(word ? [] : plan.decks), ...(plan.pool ?? [])]);
  const known = [EACH, ...Object.keys(plan.own ?? {}), ...game.catalogue.decks.map(deck => deck.id)];
  const decks = [...named].filter(id => !known.includes(id));
  return [
    ...players.map(id =>
      reason(`there is no player named ${id}; players are ${bots.map(bot => bot.id).join(', ')}`),
    ),
    ...decks.map(id =>
      reason(
        `${game.about.title} has no deck ${id}; it has ${game.catalogue.decks.map(deck => deck.id).join(', ')}`,
      ),
    ),
  ];
}
