import type { CardInfo, Variant, VariantValue } from '@siegeworks/contract';
import { wordTitle } from '@siegeworks/contract';
import { brief, nearest } from '@siegeworks/files';
import type { DeckBook } from './deck.ts';
import { plain } from './names.ts';

/** What a value of a choice is called: by its title, or like the card that it is. */
export function valueName(book: DeckBook, field: Variant, value: VariantValue): string {
  if (value === -1 && field.unset !== undefined) return field.unset;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const word = `${value}`;
  return wordTitle(field, word) ?? book.cards.find((card: CardInfo) => card.id === word)?.name ?? word;
}

/** What differs between two sets of choices, each in words. */
export function choicesBetween(
  from: Readonly<Record<string, VariantValue>>,
  to: Readonly<Record<string, VariantValue>>,
  book: DeckBook,
): string[] {
  return Object.entries(book.choices).flatMap(([key, field]) => {
    const [before, after] = [from[key] ?? field.default, to[key] ?? field.default];
    const name = (value: VariantValue) => valueName(book, field, value) || '–';
    return before === after ? [] : [`${field.title}: ${name(before)} → ${name(after)}`];
  });
}

/** A choice by its title or its key, or nothing. */
export function choiceNamed(book: DeckBook, said: string): [key: string, field: Variant] | undefined {
  return Object.entries(book.choices).find(([key, { title }]) =>
    [key, title].some(name => plain(name) === plain(said)),
  );
}

/** Reads what somebody wrote as the value of a choice, or says why it cannot be one. */
export function valueNamed(book: DeckBook, field: Variant, said: string): { value: VariantValue } | string {
  if (typeof field.default === 'boolean') return flagNamed(field, said);
  if (typeof field.default === 'number') return numberNamed(field, said);
  if (!field.words) return { value: brief(said.trim()) };
  const { words } = field;
  const found = words.find(word =>
    [word, valueName(book, field, word)].some(name => plain(name) === plain(said)),
  );
  if (found !== undefined) return { value: found };
  const names = words.map(word => valueName(book, field, word));
  const [near] = nearest(said, names);
  const hint = near === undefined ? `choose from ${names.join(', ')}` : `did you mean ${near}?`;
  return `${field.title} cannot be “${brief(said)}”; ${hint}`;
}

function flagNamed(field: Variant, said: string): { value: boolean } | string {
  if (/^(yes|true|on)$/i.test(said)) return { value: true };
  return /^(no|false|off)$/i.test(said) ? { value: false } : `${field.title} must be yes or no`;
}

function numberNamed(
  { title, unset, min = 0, max = min }: Variant,
  said: string,
): { value: number } | string {
  if (unset !== undefined && plain(unset) === plain(said)) return { value: -1 };
  const value = Number(said);
  if (said.trim() !== '' && Number.isInteger(value) && value >= min && value <= max) return { value };
  return `${title} must be a whole number from ${min} to ${max}, not “${brief(said)}”`;
}
