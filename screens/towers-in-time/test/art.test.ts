import { createRequire } from 'node:module';
import { towersInTime } from '@siegeworks/towers-in-time';
import { expect, test } from 'vitest';
import { ART } from '../src/art.ts';

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');

test('every card has a picture, and every picture is of a card', () => {
  expect(Object.keys(ART).sort()).toEqual(towersInTime.catalogue.cards.map(card => card.id).sort());
});
test('every picture exists in game-icons', () => {
  expect(Object.values(ART).filter(({ icon }) => !Object.hasOwn(icons, icon))).toEqual([]);
});
test('no icon is used for two cards', () => {
  const named = Object.values(ART).map(({ icon }) => icon);
  expect(named.filter((icon, i) => named.indexOf(icon) !== i)).toEqual([]);
});
test('no two cards share both icon and ground', () => {
  const looks = Object.values(ART).map(({ icon, ground }) => `${icon} over ${ground}`);
  expect(new Set(looks).size).toBe(looks.length);
});
