import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { twoDeckSiege } from '@siegeworks/two-deck-siege';
import { expect, test } from 'vitest';
import { ART } from '../src/art.ts';

const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
const known: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8')).icons;

test('every card has a picture, and nothing else has', () => {
  expect(Object.keys(ART).sort()).toEqual(twoDeckSiege.catalogue.cards.map(card => card.id).sort());
});

test('every icon exists', () => {
  expect(Object.values(ART).filter(({ icon }) => !Object.hasOwn(known, icon))).toEqual([]);
});

test('no icon is used twice', () => {
  const icons = Object.values(ART).map(({ icon }) => icon);
  expect(icons.filter((icon, i) => icons.indexOf(icon) !== i)).toEqual([]);
});
