import type { CardNumbers, Game, VariantValue } from '@siegeworks/contract';
import { checkOverlay, checkVariants } from '@siegeworks/contract';
import { values } from './config-shape.ts';
import { LIMITS } from './limits.ts';
import {
  data,
  exact,
  Malformed,
  malformed,
  name,
  optional,
  read,
  record,
  textUpTo,
  whole,
  word,
} from './shape.ts';

/** House rules in a file: other values of variants, and other numbers on cards. */
export interface OverlayFile {
  game: string;
  name: string;
  text: string;
  options: Record<string, VariantValue>;
  cards: CardNumbers;
}
interface Written {
  format?: 'siegeworks-overlay' | undefined;
  game: string;
  name: string;
  text?: string | undefined;
  options?: Record<string, VariantValue> | undefined;
  cards?: Record<string, Record<string, number>> | undefined;
  /** How these numbers were found. */
  evidence?: object | undefined;
}
const OVERLAY = exact<Written>({
  format: optional(word('siegeworks-overlay')),
  game: name,
  name,
  text: optional(textUpTo(LIMITS.sentence)),
  options: optional(values),
  cards: optional(record(record(whole, LIMITS.options), LIMITS.cards)),
  evidence: optional(data),
});

/** Takes what a file of house rules holds, or tells everything that is wrong with it for this game. */
export function overlayFrom(value: unknown, game: Game): OverlayFile {
  const { options = {}, cards = {}, text: about = '', ...said } = read(OVERLAY, value, 'the overlay');
  if (said.game !== game.about.id)
    throw malformed(`the overlay is for ${said.game}, not for ${game.about.id}`);
  const reasons = [
    ...checkVariants(game.setup.variants, options).map(each => ({ ...each, text: `options: ${each.text}` })),
    ...(Object.keys(cards).length > 0
      ? checkOverlay(game.setup.numbers, { name: said.name, cards }).map(each => ({
          ...each,
          text: `cards: ${each.text}`,
        }))
      : []),
  ];
  if (reasons.length > 0) throw new Malformed(reasons);
  return { game: said.game, name: said.name, text: about, options, cards };
}
