import type { Bot, Budget } from '@siegeworks/bots';
import { botOf, bots } from '@siegeworks/bots';
import type { Game, Variants, VariantValue } from '@siegeworks/contract';
import { offered } from '@siegeworks/contract';
import { brief, shown } from '@siegeworks/files';
import { didYouMean } from './near.ts';
import { UsageError } from './usage.ts';

/** `name=value` pairs as the schema wants them; its own check says what is out of range. */
export function optionValues(schema: Variants, pairs: readonly string[] = []): Record<string, VariantValue> {
  return Object.fromEntries(pairs.map(pair => optionValue(offered(schema), pair)));
}

function optionValue(schema: Variants, pair: string): [string, VariantValue] {
  const [name, ...rest] = pair.split('=');
  const value = rest.join('=');
  const field = Object.hasOwn(schema, name) ? schema[name] : undefined;
  if (!field)
    throw new UsageError(
      `there is no option ${brief(name)}${didYouMean(name, Object.keys(schema)) || known(schema)}`,
    );
  if (rest.length === 0) throw new UsageError(`--option ${name} needs a value: ${name}=${field.default}`);
  if (field.unset !== undefined && value === field.unset) return [name, -1];
  if (typeof field.default === 'number' && value.trim() !== '') return [name, Number(value)];
  if (typeof field.default === 'boolean' && /^(true|false)$/.test(value)) return [name, value === 'true'];
  return [name, value];
}

function known(schema: Variants): string {
  const names = Object.keys(schema);
  return names.length === 0 ? '; this game has none' : `; there are ${names.join(', ')}`;
}

export function deckCalled(game: Game, id: string): string {
  const ids = game.catalogue.decks.map(deck => deck.id);
  if (ids.includes(id)) return id;
  const near = didYouMean(id, ids) || `; the decks are ${ids.join(', ') || 'none'}`;
  throw new UsageError(`${game.about.title} has no deck ${shown(id)}${near}`);
}

export function botCalled(id: string): Bot {
  const bot = botOf(id);
  if (bot) return bot;
  const ids = bots.map(each => each.id);
  throw new UsageError(
    `there is no player named ${shown(id)}${didYouMean(id, ids) || `; the players are ${ids.join(', ')}`}`,
  );
}

/** `200ms` or `2000i`. */
export function budgetOf(said: string): Budget {
  const [, n, unit] = /^([1-9]\d*)(ms|i)$/.exec(said) ?? [];
  if (!unit)
    throw new UsageError(
      `--budget needs milliseconds or iterations, such as 200ms or 2000i, not ${brief(said)}`,
    );
  return unit === 'ms'
    ? { iterations: Number.MAX_SAFE_INTEGER, milliseconds: Number(n) }
    : { iterations: Number(n), milliseconds: Number.POSITIVE_INFINITY };
}
