import type { Game, Style, Weights } from '@siegeworks/contract';
import { STYLES } from '@siegeworks/contract';
import type { Bot } from './bot.ts';
import { ranks, seated } from './levels.ts';

/** What each style means, in every game that knows it. */
const MEANING: Readonly<Record<Style, string>> = {
  aggressive: 'Strikes early and often, and fears little.',
  builder: 'Builds up first and trusts in a rich late game.',
  defender: 'Guards what it has and lets the others come.',
};

/** Everybody has a name of its own: the gentlest level first. */
const NAMES: Readonly<Record<Style, readonly string[]>> = {
  aggressive: ['Wat', 'Rurik', 'Brunhild', 'Tamer the Red'],
  builder: ['Tibb', 'Oswin', 'Maud', 'Queen Ysolt'],
  defender: ['Pip', 'Hob', 'Aldith', 'Old Marshal Ferrant'],
};

/** A level with a style. In a game without that style it plays as its level does. */
export interface Opponent extends Bot {
  level: string;
  style: Style;
}

export const opponents: readonly Opponent[] = ranks.flatMap((rank, place) =>
  STYLES.map(style => ({
    ...seated(rank, game => styled(game, style)),
    id: `${rank.bot.id}-${style}`,
    name: NAMES[style][place],
    text: `${rank.bot.name}, ${style}. ${MEANING[style]}`,
    level: rank.bot.id,
    style,
  })),
);

/** The numbers that stand in the game's tables at this moment, times the factors of a style. */
export function styled(game: Game, style: Style): Weights {
  const factors = Object.entries(game.judgement.styles?.[style] ?? {});
  return Object.fromEntries(factors.map(([table, entries]) => [table, scaled(game, table, entries)]));
}
function scaled(game: Game, table: string, factors: Readonly<Record<string, number>>) {
  const own = game.judgement.weights?.[table] ?? {};
  return Object.fromEntries(Object.entries(factors).map(([name, factor]) => [name, own[name] * factor]));
}
