import { readFileSync } from 'node:fs';
import { parseScenarios } from '@siegeworks/scenario';
import { scenarioFiles } from '@siegeworks/scenario/testing';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Card } from '../src/cards/card.ts';
import { CARDS, FACTIONS } from '../src/cards/card.ts';

const folder = new URL('../scenarios/', import.meta.url);
const titles = new Set(
  scenarioFiles(folder).flatMap(name =>
    parseScenarios(parse(readFileSync(new URL(name, folder), 'utf8')), name).cases.map(one => one.title),
  ),
);
const sentences = (card: Card) => card.text.split(/(?<=\.)\s+/);

/** What a card says and no scenario shows: each sentence is the title of one, `Ghoul: Sudden.` */
const unshown = (card: Card) =>
  sentences(card)
    .map(sentence => `${card.name}: ${sentence}`)
    .filter(title => !titles.has(title));

test.each(FACTIONS)('every sentence on every card of %s is the title of a scenario', faction => {
  const cards = Object.values(CARDS).filter(card => FACTIONS[card.faction] === faction);
  expect(cards).not.toEqual([]);
  expect(cards.flatMap(unshown)).toEqual([]);
});

test('AM-205 the levels of a city are those of its text', () => {
  for (const { type, text, levels } of Object.values(CARDS)) {
    const told = type === 'city' ? [...text.matchAll(/Level (\d+):/g)].map(match => Number(match[1])) : [];
    expect(levels.map(({ level }) => level)).toEqual(told);
  }
});

test('AM-003 every card has one type, one faction and a text; only tokens have no cost', () => {
  const cards = Object.values(CARDS);
  expect(cards).toHaveLength(168);
  for (const card of cards) {
    expect(card.faction).toBeGreaterThanOrEqual(0);
    expect(card.text.length).toBeGreaterThan(0);
    if (card.type !== 'city' && !card.token) expect(card.cost).toBeGreaterThan(0);
  }
});
