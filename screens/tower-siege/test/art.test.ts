import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { towerSiege } from '@siegeworks/tower-siege';
import { expect, test } from 'vitest';
import { ART } from '../src/art.ts';

const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
const drawn: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8')).icons;

test('every card has a picture, and no picture is without its card', () => {
  expect(Object.keys(ART).sort()).toEqual(towerSiege.catalogue.cards.map(card => card.id).sort());
});

test('every icon is drawn', () => {
  expect(Object.values(ART).filter(({ icon }) => !Object.hasOwn(drawn, icon))).toEqual([]);
});

test('every card has an icon of its own', () => {
  const icons = Object.values(ART).map(({ icon }) => icon);
  expect(icons.filter((icon, i) => icons.indexOf(icon) !== i)).toEqual([]);
});
