import type { Room } from '@siegeworks/host';
import type { ShownScene } from '@siegeworks/protocol';
import type { Expect, Refusal, Scene, Wanted } from '@siegeworks/scenario';

/** What there is to see in a scene in which nothing is done. */
export function seenIn({ step, refused }: Scene, room: Room): Pick<ShownScene, 'says' | 'refused'> {
  const names = room.seats.map(({ name }) => name);
  const { act, expect } = step;
  if (act?.do === 'cannot') {
    const tries = [...new Set(act.refusals.map(tried).filter(words => words !== ''))].join(', ');
    const who = act.seat === room.seats.findIndex(({ kind }) => kind === 'person') ? 'You' : names[act.seat];
    return {
      says: tries === '' ? `${who} cannot do that` : `${who} cannot: ${tries}`,
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

/** What is expected, in words; seats by the names of those who sit there. */
function expected(expect: Expect, names: readonly string[]): string[] {
  const seat = (text: string) => text.replaceAll(/\bP([1-9])\b/g, (all, n) => names[Number(n) - 1] ?? all);
  const listed = (title: string, all: readonly Wanted[]) =>
    all.length > 0 ? [`${title}: ${all.map(wanted).join(', ')}`] : [];
  const facts = expect.facts.map(([path, value]) => `${path.replaceAll('.', ' ')}: ${plain(value)}`);
  return [
    ...listed('All that can be done', expect.exactly ?? []),
    ...listed('Possible', expect.offered),
    ...listed('Not possible', expect.notOffered),
    ...facts,
  ].map(seat);
}

/** A value as people would note it down. */
function plain(value: unknown): string {
  if (value === null) return 'none';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(plain).join(', ');
  if (typeof value !== 'object') return `${value}`;
  return Object.entries(value)
    .map(([key, part]) => (key === 'is' ? plain(part) : `${key} ${plain(part)}`))
    .join(', ');
}
