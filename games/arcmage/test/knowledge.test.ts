import { arcmage } from '@siegeworks/arcmage';
import { begin, pending, play } from '@siegeworks/kernel';
import { expect, test } from 'vitest';

const cities = new Set(arcmage.cards.filter(({ type }) => type === 'City').map(({ id }) => id));

/** The first deck with two more cities instead of two other cards: which three lie unbuilt is then a secret. */
function fiveCities(): Record<string, number> {
  const cards = new Map(Object.entries(arcmage.decks[0].cards));
  const spare = [...cards].filter(([id]) => !cities.has(id)).slice(0, 2);
  const more = [...cities].filter(id => !cards.has(id)).slice(0, 2);
  for (const [id, n] of spare) {
    if (n > 1) cards.set(id, n - 1);
    else cards.delete(id);
  }
  for (const id of more) cards.set(id, 1);
  return Object.fromEntries(cards);
}

test('AM-051 which cities of an opponent lie unbuilt is imagined anew, and only cities lie there', () => {
  const config = { players: [{ deck: 'dunefolk' }, { cards: fiveCities() }] };
  expect(arcmage.check(config)).toEqual([]);
  const s = begin(arcmage, config, 'cities');
  while (s.players.some(({ cities: built }) => built.length === 0)) {
    const asked = pending(arcmage, s);
    if (asked) play(arcmage, s, arcmage.habit(s, asked.seat, asked.options));
  }
  const imagined = Array.from({ length: 20 }, (_, i) => {
    const c = arcmage.sample(s, 0, `seed ${i}`);
    return c.players[1].unbuilt.map(id => c.names[id]).sort();
  });
  expect(new Set(imagined.map(String)).size).toBeGreaterThan(3);
  expect(imagined.every(each => each.length === 2)).toBe(true);
  for (const name of imagined.flat()) expect(cities).toContain(name);
});
