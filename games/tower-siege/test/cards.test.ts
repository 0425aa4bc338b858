import { readFileSync } from 'node:fs';
import { parseScenarios } from '@siegeworks/scenario';
import { scenarioFiles } from '@siegeworks/scenario/testing';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Card, CardType } from '../src/cards/card.ts';
import { CARDS, TYPES } from '../src/cards/card.ts';

/** Furniture of the table; the rules do not know it. */
const NO_CARDS: readonly CardType[] = ['Support'];
const ENFORCED = TYPES.filter(type => !NO_CARDS.includes(type));

const folder = new URL('../scenarios/', import.meta.url);
const titles = new Set(
  scenarioFiles(folder).flatMap(name =>
    parseScenarios(parse(readFileSync(new URL(name, folder), 'utf8')), name).cases.map(one => one.title),
  ),
);
const sentences = (card: Card) => card.text.split(/(?<=\.)\s+/);

/** What a card says and no scenario shows: each sentence is the title of one, `Skeleton: Undead.` */
const unshown = (card: Card) =>
  sentences(card)
    .map(sentence => `${card.name}: ${sentence}`)
    .filter(title => !titles.has(title));

test.each(ENFORCED)('every sentence on every %s is the title of a scenario', type => {
  const cards = Object.values(CARDS).filter(card => card.type === type);
  expect(cards).not.toEqual([]);
  expect(cards.flatMap(unshown)).toEqual([]);
});
