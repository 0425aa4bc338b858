import type { Chance, Seat, Seed, State } from '@siegeworks/contract';
import { FREE, Impossible } from '@siegeworks/contract';
import { sha256 } from '@siegeworks/contract/hash';
import { noteLasting } from './lasting.ts';

/** Chance is wanted for which nothing is scripted. Whoever tries all outcomes catches it. */
export class Unscripted extends Impossible {
  /** For a die: the highest number of each range within which all numbers mean the same. `null` for a shuffle. */
  readonly ends: readonly number[] | null;
  constructor(text: string, ends: readonly number[] | null) {
    super(text);
    this.ends = ends;
  }
}

/** The four words of the generator from any seed text. */
export function seedRandom(seed: Seed): number[] {
  return sha256(seed).slice(0, 4);
}

/** sfc32: small, fast, passes the usual batteries; its whole state is four words in the game's state. */
function word(r: number[]): number {
  const sum = (r[0] + r[1] + r[3]) | 0;
  r[3] = (r[3] + 1) | 0;
  r[0] = r[1] ^ (r[1] >>> 9);
  r[1] = (r[2] + (r[2] << 3)) | 0;
  r[2] = ((r[2] << 21) | (r[2] >>> 11)) + sum;
  r[2] |= 0;
  return sum >>> 0;
}

/** A fair number from 0 to n-1: words past the last full multiple of n are thrown again. */
function below(random: number[], n: number): number {
  const limit = 0x100000000 - (0x100000000 % n);
  let w = word(random);
  while (w >= limit) w = word(random);
  return w % n;
}

/** Whether chance decides: nothing is scripted, or no longer what fits, and the script allows that. */
function isFree(s: State, fits: (next: Chance) => boolean): boolean {
  if (s.script === null) return true;
  if (s.script.at(-1) !== FREE || fits(s.script[0])) return false;
  s.script = null;
  return true;
}

/**
 * One die: 1 to `sides`. A game that keeps several streams of chance in its state names the one to use. Where ranges of
 * numbers mean the same, the highest number of each may be told: then one of each range stands for all.
 */
export function roll(s: State, sides: number, random = s.random, ends?: readonly number[]): number {
  s.luck++;
  noteLasting(s, 'dice');
  if (isFree(s, next => typeof next === 'number' && next >= 1 && next <= sides))
    return 1 + below(random, sides);
  const next = s.script?.shift();
  if (next === undefined)
    throw new Unscripted(`a d${sides} is rolled, but the script has run out`, endsOf(sides, ends));
  if (typeof next !== 'number')
    throw new Impossible(`a d${sides} is rolled, but the script has ${told(next)}`);
  if (!Number.isInteger(next) || next < 1 || next > sides)
    throw new Impossible(`a d${sides} cannot show ${next}`);
  return next;
}

function endsOf(sides: number, ends?: readonly number[]): number[] {
  if (!ends) return Array.from({ length: sides }, (_, i) => i + 1);
  const within = ends.filter(end => end >= 1 && end < sides);
  return [...new Set([...within, sides])].sort((a, b) => a - b);
}

/** Shuffles in place. A script names the places (before the shuffle) of the cards that come first. */
export function shuffle<T>(s: State, list: T[], random = s.random): void {
  s.luck++;
  noteLasting(s, 'shuffle');
  if (!isFree(s, next => Array.isArray(next) && next.every(place => Object.hasOwn(list, place))))
    return arrange(s, list);
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const held = list[i];
    list[i] = list[j];
    list[j] = held;
  }
}

function arrange<T>(s: State, list: T[]): void {
  const next = s.script?.shift();
  if (next === undefined) throw new Unscripted('cards are shuffled, but the script has run out', null);
  if (!Array.isArray(next)) throw new Impossible(`cards are shuffled, but the script has ${told(next)}`);
  if (next.some(place => !Object.hasOwn(list, place))) {
    throw new Impossible(
      `the scripted shuffle ${told(next)} names a place that is not among the ${list.length}`,
    );
  }
  if (new Set(next).size < next.length)
    throw new Impossible(`the scripted shuffle ${told(next)} names a place twice`);
  const first = next.map(place => list[place]);
  const rest = list.filter((_card, place) => !next.includes(place));
  list.splice(0, list.length, ...first, ...rest);
}

const told = (next: unknown) => JSON.stringify(next);

/** Something hidden was shown: nobody can take it back, except the one seat that knew it all the time. */
export function reveal(s: State, knownTo: Seat | null = null): void {
  s.luck++;
  noteLasting(s, 'card', knownTo);
}

/** A turn is over: those who come next rely on it. */
export function endForGood(s: State): void {
  s.luck++;
  noteLasting(s, 'turn');
}

/** Counts as luck since matches are saved, and hides nothing: whoever did it may take it back until somebody else has acted. */
export function showOpenly(s: State): void {
  s.luck++;
}
