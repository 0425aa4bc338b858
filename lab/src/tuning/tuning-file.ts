import type { Game, Reason, VariantValue } from '@siegeworks/contract';
import { LIMITS, nearest } from '@siegeworks/files';
import { values } from '@siegeworks/files/config-shape';
import type { Check } from '@siegeworks/files/shape';
import {
  exact,
  list,
  Malformed,
  name,
  optional,
  read,
  record,
  textUpTo,
  where,
  whole,
  wholeFrom,
} from '@siegeworks/files/shape';
import { located } from '../study/located.ts';
import type { PlanReading } from '../study/plan-file.ts';
import { gameIn, names, seed } from '../study/plan-file.ts';
import type { Band, Target, Targets } from './targets.ts';
import { TARGETS } from './targets.ts';
import type { MovingRules, Tuning } from './tuning.ts';
import { movableIn, tuningReasons } from './tuning.ts';

/** What is to be tuned, as people write it. */
interface TuningFile {
  title?: string | undefined;
  game: string;
  players?: readonly string[] | undefined;
  decks?: readonly string[] | undefined;
  options?: Record<string, VariantValue> | undefined;
  seed?: string | undefined;
  targets: Targets;
  move?: Partial<MovingRules> | undefined;
  games?: number | undefined;
  candidates?: number | undefined;
  races?: number | undefined;
  proof?: number | undefined;
}

const band: Check<Band> = where(
  (value, at) => {
    const [low = 0, high = 0] = list(whole, 2)(value, at);
    if (Array.isArray(value) && value.length !== 2) at.wrong('must be two numbers, from and to');
    return [low, high] as const;
  },
  ([low, high]) => (low > high || low < 0 ? `must go from less to more, not from ${low} to ${high}` : null),
);
const share: Check<Band> = where(band, ([, high]) =>
  high > 100 ? `is a share of a hundred, not ${high}` : null,
);
const power: Check<number> = where(wholeFrom(2, 64), n =>
  Number.isInteger(Math.log2(n))
    ? null
    : `must be 2, 4, 8, 16, 32 or 64, because half of them leave each time, not ${n}`,
);
const TUNING = exact<TuningFile>({
  title: optional(textUpTo(LIMITS.name)),
  game: name,
  players: optional(names),
  decks: optional(names),
  options: optional(values),
  seed: optional(seed),
  targets: exact<Targets>({
    first: optional(share),
    won: optional(share),
    decks: optional(share),
    groups: optional(share),
    stalls: optional(share),
    turns: optional(band),
  }),
  move: optional(
    exact<Partial<MovingRules>>({
      names: optional(names),
      cards: optional(names),
      reach: optional(wholeFrom(1, 99)),
      bounds: optional(record(band, LIMITS.options)),
    }),
  ),
  games: optional(wholeFrom(8, LIMITS.games)),
  candidates: optional(power),
  races: optional(wholeFrom(1, LIMITS.games)),
  proof: optional(wholeFrom(8, LIMITS.games)),
});

/** Reads what is to be tuned, in YAML or JSON, or tells everything that is wrong with it, each with its line. */
export const readTuning = (
  text: string,
  reading: Omit<PlanReading, 'overlay'>,
): { tuning: Tuning; game: Game } =>
  located(text, value => meant(read(TUNING, value, 'the tuning'), reading));

function meant(said: TuningFile, reading: Omit<PlanReading, 'overlay'>): { tuning: Tuning; game: Game } {
  const game = gameIn(reading, said.game);
  const tuning = tuningOf(game, said, reading.shelf);
  const reasons = [
    ...targetReasons(game, tuning, said.targets),
    ...moveReasons(game, said.move ?? {}),
    ...countReasons(tuning),
    ...tuningReasons(game, tuning),
  ];
  if (reasons.length === 0 && tuning.movable.length === 0)
    reasons.push(reason('move: no designed number of these decks may move that way'));
  if (reasons.length > 0) throw new Malformed(reasons);
  return { tuning, game };
}

function tuningOf(game: Game, said: TuningFile, shelf: string | null): Tuning {
  const seats = game.about.seats.min;
  const { decks = ['all'], players = ['greedy'], move = {} } = said;
  const pool = decks.length === 1 && decks[0] === 'all' ? game.catalogue.decks.map(({ id }) => id) : decks;
  return {
    title: said.title ?? `${game.about.title}, tuned`,
    game: game.about.id,
    players: players.length === 1 ? Array.from({ length: seats }, () => players[0]) : players,
    seats,
    pool,
    options: said.options ?? {},
    seed: said.seed ?? '1',
    targets: said.targets,
    movable: movableIn(game, pool, { reach: 2, bounds: {}, ...move }),
    games: said.games ?? 400,
    candidates: said.candidates ?? 8,
    races: said.races ?? 10,
    proof: said.proof ?? 1000,
    shelf,
  };
}

const reason = (text: string): Reason => ({ rule: '', text });

/** A target that no game of this kind can meet. */
function targetReasons(game: Game, { seats, pool }: Tuning, targets: Targets): Reason[] {
  const missing: Readonly<Record<Target, string | null>> = {
    first: seats === 1 ? `${game.about.title} is played alone: nobody begins` : null,
    won: seats > 1 ? 'won is for games that are played alone; whoever begins is first' : null,
    decks: pool.length < 2 ? 'at least two decks must take part' : null,
    groups:
      Object.keys(game.setup.choices).length === 0 ? `decks of ${game.about.title} come in no groups` : null,
    stalls: null,
    turns: null,
  };
  const said = TARGETS.filter(target => targets[target] !== undefined);
  if (said.length === 0) return [reason(`targets must name at least one of ${TARGETS.join(', ')}`)];
  return said.flatMap(target => {
    const why = missing[target];
    return why === null ? [] : [reason(`targets.${target}: ${why}`)];
  });
}

/** Only what was designed may move. */
function moveReasons(
  game: Game,
  { names: some = [], cards = [], bounds = {} }: Partial<MovingRules>,
): Reason[] {
  const designed = game.setup.designed ?? {};
  const numbers = game.setup.numbers ?? {};
  const known = [...new Set(Object.values(designed).flat())];
  if (known.length === 0) return [reason(`${game.about.title} has no designed numbers: nothing may move`)];
  const strange = (at: string, id: string) =>
    `${at}: no card has a designed number ${id}; there are ${known.join(', ')}`;
  return [
    ...some.filter(id => !known.includes(id)).map(id => reason(strange('move.names', id))),
    ...Object.keys(bounds)
      .filter(id => !known.includes(id))
      .map(id => reason(strange(`move.bounds.${id}`, id))),
    ...cards
      .filter(card => !Object.hasOwn(designed, card))
      .map(card => reason(`move.cards: ${cardProblem(card, Object.keys(numbers))}`)),
  ];
}
function cardProblem(card: string, known: readonly string[]): string {
  if (known.includes(card)) return `the numbers of ${card} are printed and stay as they are`;
  const [near] = nearest(card, known, 1);
  return `there is no card ${card}${near ? `; did you mean ${near}?` : ''}`;
}

function countReasons({ games, candidates, players, seats }: Tuning): Reason[] {
  return [
    ...(games % candidates === 0
      ? []
      : [reason(`games must be a multiple of the ${candidates} candidates, not ${games}`)]),
    ...(players.length === seats ? [] : [reason(`players must be one, or one for each of ${seats} seats`)]),
  ];
}
