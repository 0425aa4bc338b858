import { botOf } from '@siegeworks/bots';
import type { Game, MatchConfig, Reason, Variant, VariantValue } from '@siegeworks/contract';
import type { Terms } from '@siegeworks/protocol';
import { computerSkill, measuredLevels } from './computers.ts';
import { sidesOf } from './sides.ts';

const because = (text: string): Reason => ({ rule: '', text });

/** Whether a game has winners and losers at all: one that can be played alone is won or lost together. */
export const isRateable = (game: Game): boolean => game.about.seats.min > 1;

/** Every reason at once why a match on these terms cannot be rated. `config` is a table set up on them. */
export function whyUnrated(game: Game, terms: Terms, config: MatchConfig): Reason[] {
  if (!isRateable(game))
    return [because(`${game.about.title} is won or lost together, so it is never rated`)];
  const reasons = [...unmeasured(game, terms), ...variantsThatMatter(game, terms, config)];
  if (reasons.length > 0 || game.setup.check(config).length > 0) return reasons;
  const sizes = new Set(sidesOf(game, config).map(side => side.length));
  return sizes.size > 1 ? [because('a rated match has sides of equal size')] : [];
}

/** Guests come and go: a rating needs somebody who can be recognised. */
export const GUEST =
  'a rated match is played by people with an account: make one, or sit down at a match that is not rated';

/** Computer players whose strength at this game nobody knows. */
export function unmeasured(game: Game | null, { seats }: Terms): Reason[] {
  const { id = '', title = '' } = game?.about ?? {};
  const unknown = seats.filter(bot => bot !== null && botOf(bot) && !computerSkill(id, bot));
  const known = measuredLevels(id).map(bot => botOf(bot)?.name);
  return unknown.map(bot =>
    because(
      `nobody has measured how strong ${botOf(bot ?? '')?.name} is at ${title}; ` +
        (known.length > 0 ? `rated computer players are ${known.join(', ')}` : 'let people sit there'),
    ),
  );
}

/** Ratings compare like with like: the rules as they stand, and only such variants as the number of players demands. */
function variantsThatMatter(game: Game, { options }: Terms, config: MatchConfig): Reason[] {
  const { variants, check } = game.setup;
  const usual = (name: string) =>
    valuesOf(variants[name]).find(
      value => check({ ...config, options: { ...options, [name]: value } }).length === 0,
    );
  const isUnusual = (name: string) => name in variants && options[name] !== (usual(name) ?? options[name]);
  return Object.keys(options)
    .filter(isUnusual)
    .map(name => because(`a rated match is played without the variant “${variants[name].title}”`));
}
/** The values of a variant, that of the rulebook first. */
const valuesOf = ({ default: usual, words = [] }: Variant): VariantValue[] =>
  typeof usual === 'boolean' ? [usual, !usual] : [usual, ...words];
