import type { GameInfo, VariantValue } from '@siegeworks/protocol';
import { wordTitle } from '@siegeworks/protocol';

type Options = Record<string, VariantValue>;

/** A way to play a game that suits only some numbers of players. */
interface Mode {
  value: VariantValue;
  players: readonly number[];
}
interface Modes {
  /** The variant that says which mode it is. */
  variant: string;
  modes: readonly Mode[];
}

const upTo = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

const MODES: Readonly<Record<string, Modes>> = {
  'two-deck-siege': {
    variant: 'mode',
    modes: [
      { value: 'solo', players: [1] },
      { value: 'duel', players: [2, 3, 4] },
      { value: 'council', players: [2, 3, 4] },
    ],
  },
  arcmage: {
    variant: 'format',
    modes: [
      { value: 'duel', players: [2] },
      { value: 'ffa', players: upTo(3, 6) },
      { value: 'aminDuna', players: upTo(3, 5) },
    ],
  },
  'tower-siege': {
    variant: 'teams',
    modes: [
      { value: false, players: upTo(2, 6) },
      { value: true, players: [2, 4, 6] },
    ],
  },
};

/** What is asked before anything else, in this order; all other variants are folded away. */
const FIRST: Readonly<Record<string, readonly string[]>> = {
  'two-deck-siege': ['preset', 'mode'],
  arcmage: ['format'],
  'tower-siege': ['teams'],
};
export const firstFields = (game: string): readonly string[] => FIRST[game] ?? [];

/** What else changes, and a sentence that says so; empty where nothing does. */
export interface Fit {
  options: Options;
  players: number;
  note: string;
}

/** Another number of players: where the mode does not suit it, one that does is taken, and it is said. */
export function fitMode(game: GameInfo, options: Options, players: number): Fit {
  const { variant, modes } = MODES[game.id] ?? { variant: '', modes: [] };
  const suits = modes.filter(mode => mode.players.includes(players));
  const now = options[variant] ?? game.options[variant]?.default;
  if (suits.length === 0 || suits.some(({ value }) => value === now)) return { options, players, note: '' };
  const { value } = suits[0];
  const note = `${nameOf(game, variant, now)} is not for ${countOf(players)}: now it is ${nameOf(game, variant, value)}.`;
  return { options: { ...options, [variant]: value }, players, note };
}

/** Another mode: where the number of players does not suit it, the nearest one that does is taken, and it is said. */
export function fitPlayers(game: GameInfo, options: Options, players: number): Fit {
  const { variant, modes } = MODES[game.id] ?? { variant: '', modes: [] };
  const now = options[variant] ?? game.options[variant]?.default;
  const mode = modes.find(({ value }) => value === now);
  if (!mode || mode.players.includes(players)) return { options, players, note: '' };
  const away = (n: number) => Math.abs(n - players);
  const nearest = mode.players.reduce((a, b) => (away(b) < away(a) ? b : a));
  const note = `${nameOf(game, variant, now)} is for ${rangeOf(mode.players)}: now there are ${countOf(nearest)}.`;
  return { options, players: nearest, note };
}

function nameOf({ options }: GameInfo, variant: string, value: VariantValue | undefined): string {
  const field = options[variant];
  if (!field) return `${value}`;
  if (typeof value === 'boolean')
    return value ? `Playing in ${field.title.toLowerCase()}` : 'everybody for themselves';
  return (wordTitle(field, `${value}`) ?? `${value}`).replace(/:.*/, '');
}
const countOf = (n: number): string => (n === 1 ? '1 player' : `${n} players`);
function rangeOf(players: readonly number[]): string {
  const [first, last] = [players[0], players.at(-1) ?? players[0]];
  if (first === last) return countOf(first);
  // Teams are for 2, 4 or 6.
  if (last - first >= players.length) return `${players.slice(0, -1).join(', ')} or ${last} players`;
  return `${first} to ${last} players`;
}
