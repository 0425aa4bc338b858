import type { Eye, Game, Seat, State } from '@siegeworks/contract';
import { begin, pending, play } from '@siegeworks/kernel';
import { anyOption, playerDice } from '@siegeworks/kernel/laws';
import { defaultConfig } from './config.ts';
import { bucket } from './hashing.ts';

/** Chance, rules in progress, what never changes in a match, and what is not for the rules. */
const LEFT_OUT = new Set(
  'seats stack random luck script events over options names owners overlay people players streams'.split(' '),
);
/** Long enough to see which lists grow and shrink. */
const REFERENCE = 120;

/** One number of a state, and where it is found: in the state itself or in its player. */
interface Found {
  name: string;
  path: readonly string[];
}

/** The numbers of a game's state that have a fixed place in every state: what an observation holds beside cards. */
export interface Numbers {
  table: readonly Found[];
  player: readonly Found[];
  names: readonly string[];
}

/**
 * Found once for a game, by playing a game of which everything is fixed: numbers and words as they are, of lists their
 * length, and of lists that never change it every entry. So it is the same wherever the rules are of the same version.
 */
export function numbersOf(game: Game): Numbers {
  const { lists, first } = reference(game);
  const table = flatten(first as unknown as Fields, '', lists);
  const player = flatten(playersOf(first)[0] ?? {}, 'players.', lists);
  const seats = Array.from({ length: game.about.seats.max }, (_, seat) => seat);
  const names = [
    ...table.map(({ name }) => name),
    ...(player.length === 0 ? [] : seats.flatMap(seat => player.map(({ name }) => `player_${seat}.${name}`))),
  ];
  return { table, player, names };
}

/** The numbers that this eye may know, its own player first. */
export function numbersIn(game: Game, { table, player }: Numbers, view: State, eye: Eye): number[] {
  const found = table.map(({ path }) => at(view as unknown as Fields, path));
  if (player.length === 0) return found;
  const players = playersOf(view);
  const from = eye === 'spectator' ? 0 : eye;
  for (let k = 0; k < game.about.seats.max; k++) {
    const one = k < players.length ? players[(from + k) % players.length] : null;
    for (const { path } of player) found.push(one ? at(one, path) : 0);
  }
  return found;
}

type Fields = Record<string, unknown>;
const playersOf = (s: State): Fields[] => (s as unknown as { players?: Fields[] }).players ?? [];
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** By path: how long each list is, or -1 where that changes. */
type Lengths = Map<string, number>;

function reference(game: Game): { first: State; lists: Lengths } {
  const s: State = begin(game, defaultConfig(game), 'schema');
  const eye: Seat = 0;
  const first: State = structuredClone(game.knowledge.view(s, eye));
  const dice = playerDice('schema');
  const lists: Lengths = new Map();
  for (let n = 0; n < REFERENCE; n++) {
    const view: State = game.knowledge.view(s, eye);
    note(lists, view as unknown as Fields, '');
    for (const player of playersOf(view)) note(lists, player, 'players.');
    const asked = pending(game, s);
    if (asked === null) break;
    play(game, s, anyOption(game, s, asked, dice));
    s.events = [];
  }
  return { first, lists };
}

function note(lists: Lengths, fields: Fields, prefix: string): void {
  for (const [key, value] of Object.entries(fields)) {
    if (!Array.isArray(value)) continue;
    const plain = value.every(each => typeof each === 'number');
    const before = lists.get(prefix + key) ?? value.length;
    lists.set(prefix + key, plain && before === value.length ? before : -1);
  }
}

function flatten(fields: Fields, prefix: string, lists: Lengths): Found[] {
  return Object.entries(fields).flatMap(([key, value]): Found[] => {
    if (prefix === '' && LEFT_OUT.has(key)) return [];
    if (Array.isArray(value)) {
      const length = lists.get(prefix + key) ?? -1;
      if (length > 0) return value.map((_, i) => ({ name: `${key}.${i}`, path: [key, `${i}`] }));
      return [{ name: `${key}.length`, path: [key, 'length'] }];
    }
    // What is nothing at first is a whole thing later, and no number.
    if (value === null) return [];
    if (!isFields(value)) return [{ name: key, path: [key] }];
    return Object.keys(value).map(inner => ({ name: `${key}.${inner}`, path: [key, inner] }));
  });
}

function at(fields: Fields, path: readonly string[]): number {
  let value: unknown = fields;
  for (const key of path) value = (value as Fields | null | undefined)?.[key];
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'string' ? bucket(value) : 0;
}
