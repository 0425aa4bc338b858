import { statSync, truncateSync } from 'node:fs';
import type { Game, Outcome, Reason } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import { LIMITS } from '@siegeworks/files';
import type { Check, Place } from '@siegeworks/files/shape';
import {
  exact,
  flag,
  list,
  Malformed,
  malformed,
  name,
  orNull,
  parseJson,
  read,
  text,
  textUpTo,
  wholeFrom,
} from '@siegeworks/files/shape';
import { digest } from '@siegeworks/kernel';
import type { ArenaGame } from './arena.ts';
import { pairings } from './arena.ts';
import { appendText, pathText, readText, Unwritable } from './files.ts';
import type { Plan } from './plan.ts';
import { seating } from './plan.ts';
import type { Failure, Played } from './played.ts';

interface Head {
  format: 'siegeworks-arena';
  version: 2;
  rulesVersion: string;
  plan: Plan;
}
/** A finished game with a mark that goes with its run and its result: a line that was changed no longer has it. */
interface Line extends ArenaGame {
  mark: string;
}

/** Finished games, one line each, so that a long run that was stopped can continue. */
export class Journal {
  readonly known: ArenaGame[];
  private readonly file: string;
  private readonly run: string;

  /** Reads and checks what is there; a file that is not this run's, or is damaged, is refused and left as it is. */
  constructor(file: string, game: Game, plan: Plan) {
    this.file = file;
    const head: Head = {
      format: 'siegeworks-arena',
      version: 2,
      rulesVersion: game.about.rulesVersion,
      plan,
    };
    const first = `${JSON.stringify(head)}\n`;
    this.run = digest(first);
    const kept = keptIn(file, first);
    const [, ...lines] = kept.split('\n').slice(0, -1);
    if (kept !== '') checkHead(file, kept.slice(0, kept.indexOf('\n')), head);
    this.known = gamesIn(lines, this.run, game, plan);
    // A last line that was torn when somebody pulled the plug is played again.
    if (sizeOf(file) > Buffer.byteLength(kept)) truncateSync(file, Buffer.byteLength(kept));
    if (kept === '') appendText(file, first);
  }

  write({ pairing, played }: ArenaGame): void {
    if (sizeOf(this.file) > LIMITS.kept)
      throw refuse(`${pathText(this.file)} is full: ${LIMITS.kept} bytes are allowed`);
    const line: Line = { pairing, played, mark: markOf(this.run, { pairing, played }) };
    try {
      appendText(this.file, `${JSON.stringify(line)}\n`);
    } catch (error) {
      if (!(error instanceof Unwritable)) throw error;
      throw new Unwritable(
        `${error.message}; the games before are kept, and the same command continues from there`,
      );
    }
  }
}

const refuse = (text: string) => new Refused([{ rule: '', text }]);
const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
const markOf = (run: string, { pairing, played }: ArenaGame): string =>
  digest(`${run} ${JSON.stringify({ pairing, played })}`).slice(0, 16);

/** All whole lines. Nothing, if there is no file, or an empty one, or not even its first line was finished. */
function keptIn(file: string, first: string): string {
  const is = statSync(file, { throwIfNoEntry: false });
  if (!is) return '';
  if (!is.isFile()) throw refuse(`${pathText(file)} is not a regular file: no run can be kept there`);
  const all = readText(file, LIMITS.kept);
  return first.startsWith(all) ? '' : all.slice(0, all.lastIndexOf('\n') + 1) || `${all}\n`;
}

function checkHead(file: string, first: string, head: Head): void {
  const found = headIn(first);
  if (found?.format !== head.format) throw refuse(`${pathText(file)} is not a kept arena; name a new file`);
  if (found.version !== head.version)
    throw refuse(`${pathText(file)} was kept by another version of this program; name a new file`);
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  if (same(found, head)) return;
  const said: [string, unknown, unknown][] = Object.entries(head.plan).map(([key, value]) => [
    key,
    value,
    found.plan?.[key as keyof Plan],
  ]);
  const other = [['rulesVersion', head.rulesVersion, found.rulesVersion] as const, ...said]
    .filter(([, mine, kept]) => !same(mine, kept))
    .map(([key]) => key);
  const how = other.length > 0 ? ` (${other.join(', ')})` : '';
  throw refuse(`${pathText(file)} keeps another run${how}; name a new file, or say the same as then`);
}
function headIn(first: string): Partial<Head> | null {
  try {
    return parseJson(first, 'it') as Partial<Head> | null;
  } catch (error) {
    if (error instanceof Malformed) return null;
    throw error;
  }
}

/** Every problem of every line at once. */
function gamesIn(lines: readonly string[], run: string, game: Game, plan: Plan): ArenaGame[] {
  const games: ArenaGame[] = [];
  const reasons: Reason[] = [];
  const places = new Map<string, number>();
  const check = gameOf(run, game, plan);
  for (const [i, line] of lines.entries()) {
    const at = i + 2;
    try {
      const one = read(check, parseJson(line, `line ${at}`), `line ${at}`, `line ${at}`);
      const number = `${one.pairing}/${one.played.index}`;
      const before = places.get(number);
      if (before !== undefined) throw malformed(`line ${at} is the same game as line ${before}`);
      places.set(number, at);
      games.push(one);
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      if (reasons.length < LIMITS.problems) reasons.push(...error.reasons);
    }
  }
  if (reasons.length > 0) throw new Malformed(reasons.slice(0, LIMITS.problems));
  return games;
}

/** One line, which must be a game of this run as it was written down. */
function gameOf(run: string, game: Game, plan: Plan): Check<ArenaGame> {
  const plans = pairings(plan);
  const line = exact<Line>({
    pairing: wholeFrom(0, plans.length - 1),
    played: exact(playedFields(plan)),
    mark: textUpTo(16),
  });
  return (value, at) => {
    const before = at.problems;
    const { pairing, played, mark } = line(value, at);
    if (at.problems > before) return { pairing, played };
    seatedRight(game, plans[pairing], played, at.field('played'));
    if (markOf(run, value as Line) !== mark) at.wrong('is not as it was written down');
    return { pairing, played };
  };
}

function playedFields(plan: Plan) {
  const counted = wholeFrom(0, Number.MAX_SAFE_INTEGER);
  return {
    index: wholeFrom(0, plan.games - 1),
    seed: textUpTo(LIMITS.seed),
    players: list(name, plan.seats),
    decks: list(name, plan.seats),
    picks: counted,
    turns: counted,
    first: orNull(wholeFrom(0, plan.seats - 1)),
    outcome: orNull(
      exact<Outcome>({
        // A player alone who loses is second to the game.
        places: list(wholeFrom(1, Math.max(2, plan.seats)), plan.seats),
        draw: flag,
        rule: name,
        reason: name,
      }),
    ),
    failure: orNull(exact<Failure>({ pick: counted, law: name, text })),
  };
}

/** The seed, players and decks follow from the plan; a game ended or failed, and nobody is left out. */
function seatedRight(game: Game, plan: Plan, played: Played, at: Place): void {
  const { seed, players, decks } = seating(game, plan, played.index);
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  if (played.seed !== seed) at.field('seed').wrong(`is not that of game ${played.index}`);
  if (!same(played.players, players)) at.field('players').wrong(`must be ${players.join(', ')}`);
  if (!same(played.decks, decks)) at.field('decks').wrong(`must be ${decks.join(', ')}`);
  const { outcome, failure } = played;
  if ((outcome === null) === (failure === null))
    at.wrong('must have either an outcome or a failure, and not both');
  if (outcome && outcome.places.length !== plan.seats)
    at.field('outcome').field('places').wrong(`must be one for each of ${plan.seats} seats`);
}
