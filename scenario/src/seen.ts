import type { Reason } from '@siegeworks/contract';
import type { Expect, Refusal, Wanted } from './format.ts';
import type { Scene } from './perform.ts';
import { isRecord } from './shape.ts';

/** What there is to see in a scene in which nothing is done, in words; seats by the names of those who sit there. */
export function seenIn(
  { step, refused }: Scene,
  names: readonly string[],
): { says: string; refused: Reason[] } {
  const { act, expect } = step;
  if (act?.do === 'cannot') {
    const tries = [...new Set(act.refusals.map(tried).filter(words => words !== ''))].join(', ');
    const who = names[act.seat];
    return {
      says: tries === '' ? `${who} cannot do that` : `${who} cannot: ${seated(tries, names)}`,
      refused: [...refused],
    };
  }
  return { says: expect ? expected(expect, names).join(' · ') : '', refused: [] };
}

/** What somebody would like to do: in the words of an option, else by what it is about. */
function tried({ do: words, card, target }: Refusal): string {
  if (words !== undefined) return wanted(words);
  if (card === undefined) return '';
  return target === undefined ? `use ${card}` : `use ${card} on ${target}`;
}

const wanted = (words: Wanted): string =>
  typeof words === 'string' ? words.replace(/^=/, '') : Object.values(words).join(' ');

/** More of them are seen on the table. */
const MOST_FACTS = 6;
/** What is told of a seat is told one by one: `P1's hand`, `P1's deck`. */
const under = (path: string, value: object): [path: string, value: unknown][] =>
  Object.entries(value).map(([key, part]) => [`${path}.${key}`, part]);

/** What is expected, in words; seats by the names of those who sit there. */
function expected(expect: Expect, names: readonly string[]): string[] {
  const listed = (title: string, all: readonly Wanted[]) =>
    all.length > 0 ? [`${title}: ${all.map(wanted).join(', ')}`] : [];
  const facts = expect.facts
    .flatMap(([path, value]) =>
      /^P[1-9]$/.test(path) && isRecord(value) ? under(path, value) : [[path, value]],
    )
    .slice(0, MOST_FACTS)
    .map(([path, value]) => `${inWords(`${path}`)}: ${plain(value)}`);
  return [
    ...listed('All that can be done', expect.exactly ?? []),
    ...listed('Possible', expect.offered),
    ...listed('Not possible', expect.notOffered),
    ...facts,
  ].map(text => seated(text, names));
}

/** Seats by the names of those who sit there: a card is somebody's, and so is what a path begins with. */
function seated(text: string, names: readonly string[]): string {
  const name = (n: string) => names[Number(n) - 1] ?? `P${n}`;
  const whose = (n: string) => (name(n) === 'You' ? 'your' : `${name(n)}'s`);
  return text
    .replaceAll(/\bP([1-9])(?:'s|(?= [A-Z]))/g, (_all, n) => whose(n))
    .replaceAll(/\bP([1-9])\b/g, (_all, n) => name(n));
}

/** `P1.enemyDeck` → `P1's enemy deck`, `units.Ogre 1.place` → `Ogre 1 place`. */
const inWords = (path: string): string =>
  path
    .replace(/^(P[1-9])\./, "$1's ")
    .replace(/^(?:units|cards)\./, '')
    .replaceAll('.', ' ')
    .replaceAll(/[a-z][A-Z]/g, ([a, b]) => `${a} ${b.toLowerCase()}`);

/** A value as people would note it down. */
function plain(value: unknown): string {
  if (value === null) return 'none';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(plain).join(', ');
  if (typeof value !== 'object') return `${value}`;
  return Object.entries(value)
    .map(([key, part]) => (key === 'is' ? plain(part) : `${key} ${plain(part)}`))
    .join(', ');
}
