import { readFileSync } from 'node:fs';
import { parseScenarios } from '@siegeworks/scenario';
import { scenarioFiles } from '@siegeworks/scenario/testing';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Card } from '../src/cards/card.ts';
import { CARDS, TYPES } from '../src/cards/card.ts';

const folder = new URL('../scenarios/', import.meta.url);
const titles = new Set(
  scenarioFiles(folder).flatMap(name =>
    parseScenarios(parse(readFileSync(new URL(name, folder), 'utf8')), name).cases.map(one => one.title),
  ),
);
const sentences = (card: Card) => card.printed.text.split(/(?<=\.)\s+/);

/** What a card says and no scenario shows: each sentence is the title of one, `Orc: Army.` */
const unshown = (card: Card) =>
  sentences(card)
    .map(sentence => `${card.name}: ${sentence}`)
    .filter(title => !titles.has(title));

test.each(TYPES)('every sentence on every %s is the title of a scenario', type => {
  const cards = Object.values(CARDS).filter(card => card.type === type);
  expect(cards).not.toEqual([]);
  expect(cards.flatMap(unshown)).toEqual([]);
});
