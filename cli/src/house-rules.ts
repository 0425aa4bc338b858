import type { Game, Overlay, VariantValue } from '@siegeworks/contract';
import type { OverlayFile } from '@siegeworks/files';
import { Malformed } from '@siegeworks/files/shape';
import { readOverlay, readText } from '@siegeworks/lab';
import { optionValues } from './config.ts';
import { castleCalled } from './deck-file.ts';
import { orFailed } from './matches.ts';
import type { Args, Flag } from './usage.ts';
import { text } from './usage.ts';

/** The flags with which a command changes the rules. */
export const RULE_FLAGS: Record<string, Flag> = {
  option: { value: 'NAME=VALUE', many: true, text: 'an option of the game, see siege games' },
  overlay: { value: 'FILE', text: 'house rules: other options, and other numbers on cards (docs/lab.md)' },
};

export interface HouseRules {
  options: Record<string, VariantValue>;
  overlay?: Overlay;
}

/** What a command says about the rules; an option on the command line wins over one in the file. */
export function houseRules(game: Game, args: Args): HouseRules {
  const castle = castleCalled(game, text(args, 'deck'));
  const options = { ...castle, ...optionValues(game.setup.variants, args.values.option) };
  const said = text(args, 'overlay');
  if (said === undefined) return { options };
  const file = overlayCalled(said, game);
  return {
    options: { ...file.options, ...options },
    ...(Object.keys(file.cards).length > 0 && { overlay: { name: file.name, cards: file.cards } }),
  };
}

/** House rules in a file, or as JSON right here: so a command that is printed needs no file. */
export function overlayCalled(said: string, game: Game): OverlayFile {
  if (said.trimStart().startsWith('{')) return readOverlay(said, game);
  const written = readText(said);
  return orFailed(said, () => readOverlay(written, game), Malformed);
}
