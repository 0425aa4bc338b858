import type { Reason } from './types.ts';

export type VariantValue = boolean | number | string;

/** One variant of the rules that the host may set, or one thing that a seat chooses in addition to its deck. */
export interface Variant {
  default: VariantValue;
  /** For numbers. */
  min?: number;
  max?: number;
  /** For numbers: what -1 stands for, such as `by preset`. */
  unset?: string;
  /** For words: the closed list. */
  words?: readonly string[];
  /** What each of the words is called; a word that is a card is called like the card. */
  titles?: Readonly<Record<string, string>>;
  title: string;
  text: string;
  rule: string;
  /** No longer offered to anybody; it is still read in what people have saved, and changes nothing. */
  withdrawn?: boolean;
  /** It came after this version of the rules: matches from before it were dealt as with its usual value. */
  later?: boolean;
}
export type Variants = Record<string, Variant>;

/** The values that such a schema allows: words of its closed lists, otherwise whatever is of the kind of the default. */
export type Values<V extends Variants> = { [K in keyof V]: ValueOf<V[K]> };
type ValueOf<F extends Variant> = VariantValue extends F['default']
  ? VariantValue
  : F extends { words: readonly (infer W)[] }
    ? W
    : F['default'] extends boolean
      ? boolean
      : F['default'] extends number
        ? number
        : string;

/** Those that people may set. */
export const offered = (schema: Variants): Variants =>
  Object.fromEntries(Object.entries(schema).filter(([, variant]) => !variant.withdrawn));
/** A variant that came after the version of the rules that it changes only when somebody sets it. */
export const later = <V extends Variant>(variant: V): V => ({ ...variant, later: true });
/** By variant: what its words are called. */
export type WordTitles<V extends Variants> = {
  readonly [K in keyof V]?: V[K] extends { words: readonly (infer W extends string)[] }
    ? Readonly<Record<W, string>>
    : Readonly<Record<string, string>>;
};
/** The same variants with the names of their words, which stand with all other words of the game. */
export function titled<V extends Variants>(schema: V, titles: WordTitles<V>): V {
  const named = Object.entries(schema).map(([name, field]) => {
    const own = titles[name];
    return [name, own ? { ...field, titles: own } : field];
  });
  return Object.fromEntries(named) as V;
}
/** What a word of a closed list is called; cards and whatever else has a name elsewhere keep it. */
export const wordTitle = ({ titles }: Variant, word: string): string | undefined =>
  titles && Object.hasOwn(titles, word) ? titles[word] : undefined;

/** The values that were given, and the defaults of all others. Whether they are allowed, `checkVariants` says. */
export function withDefaults<V extends Variants>(
  schema: V,
  given: Record<string, VariantValue> = {},
): Values<V> {
  const values: Record<string, VariantValue> = {};
  for (const [name, field] of Object.entries(schema)) values[name] = given[name] ?? field.default;
  return values as Values<V>;
}

/** Checks given values against a schema: unknown names, wrong kinds, numbers and words out of range. */
export function checkVariants(schema: Variants, given: Record<string, VariantValue> = {}): Reason[] {
  const reasons: Reason[] = [];
  for (const [name, value] of Object.entries(given)) {
    const field = Object.hasOwn(schema, name) ? schema[name] : undefined;
    if (!field)
      reasons.push({
        rule: '',
        text: `there is no option ${name}${chooseFrom(schema)}`,
      });
    else if (!fits(field, value))
      reasons.push({ rule: field.rule, text: `${name} cannot be ${value}: ${allowed(field)}` });
  }
  return reasons;
}

function chooseFrom(schema: Variants): string {
  const names = Object.keys(offered(schema));
  return names.length > 0 ? `; choose from ${names.join(', ')}` : '';
}

function fits(field: Variant, value: VariantValue): boolean {
  if (typeof value !== typeof field.default) return false;
  if (value === -1 && field.unset !== undefined) return true;
  if (typeof value === 'number') {
    return Number.isInteger(value) && value >= (field.min ?? -Infinity) && value <= (field.max ?? Infinity);
  }
  return typeof value === 'boolean' || !field.words || field.words.includes(value);
}

function allowed(field: Variant): string {
  if (typeof field.default === 'boolean') return 'true or false';
  if (typeof field.default === 'string') return field.words ? `one of ${field.words.join(', ')}` : 'a text';
  const from = field.min === undefined ? '' : ` from ${field.min}`;
  const to = field.max === undefined ? '' : ` to ${field.max}`;
  const unset = field.unset === undefined ? '' : `, or -1 for "${field.unset}"`;
  return `a whole number${from}${to}${unset}`;
}
