import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arcania } from '@siegeworks/arcania';
import { expect, test } from 'vitest';
import { ART } from '../src/art.ts';

const require = createRequire(import.meta.url);
const drawn: Record<string, unknown> = JSON.parse(
  readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
).icons;

test('every card of the game has a picture, and no picture is without its card', () => {
  expect(Object.keys(ART).sort()).toEqual(arcania.catalogue.cards.map(card => card.id).sort());
});

test.each(Object.entries(ART))('the icon of %s exists', (_card, { icon }) => {
  expect(Object.hasOwn(drawn, icon)).toBe(true);
});

test('every card has an icon of its own', () => {
  const icons = Object.values(ART).map(({ icon }) => icon);
  expect(icons.filter((icon, i) => icons.indexOf(icon) !== i)).toEqual([]);
});
