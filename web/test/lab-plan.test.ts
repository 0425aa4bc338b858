import { readPlan } from '@siegeworks/lab/study';
import { games } from '@siegeworks/shelf';
import { expect, test } from 'vitest';
import { formOf, newPlan, planText } from '../src/lab/plan.ts';
import { infoOf, shelfOf } from '../src/worker/shelf.ts';

const arcania = games.find(({ about }) => about.id === 'arcania') ?? games[0];
const info = infoOf(arcania);
const studyIn = (text: string) =>
  readPlan(text, {
    gameCalled: id => games.find(({ about }) => about.id === id),
    games: shelfOf(games)
      .infos('')
      .map(({ id }) => id),
    overlay: file => {
      throw new Error(`no file ${file}`);
    },
    shelf: null,
  }).study;

test('a new plan is a plan that the lab carries out', () => {
  expect(studyIn(planText(newPlan('arcania'), info))).toMatchObject({
    games: 100,
    players: ['squire', 'squire'],
  });
});

test.each([
  { decks: ['full-moon', 'night-hunt'], games: 30, seed: 7 },
  { decks: 'random', width: 20, of: 'first' },
  { players: ['squire', 'random'], decks: 'same', luck: { deals: 3, tries: 4 }, stakes: { games: 6 } },
  {
    options: { drawPerTurn: 2 },
    compare: [
      { name: 'one', options: { drawPerTurn: 1 } },
      { name: 'two' },
      { name: 'cards', overlay: { game: 'arcania', name: 'Heavy', cards: { berserker: { AS: 6 } } } },
    ],
  },
])('a plan that somebody opens loses nothing in the form: %j', more => {
  const decks =
    'decks' in more && Array.isArray(more.decks) ? arcania.catalogue.decks.slice(0, 2).map(d => d.id) : null;
  const said = { title: 'Asked', game: 'arcania', ...more, ...(decks && { decks }) };
  const before = studyIn(JSON.stringify(said));
  expect(studyIn(planText(formOf(said, 'arcania'), info))).toEqual(before);
});

test('other rules without a name are called by what they change', () => {
  const arms = [
    { name: 'As it is', options: {}, overlay: null },
    { name: ' ', options: { drawPerTurn: 2 }, overlay: null },
  ];
  const names = studyIn(planText({ ...newPlan('arcania'), arms }, info)).arms.map(({ name }) => name);
  expect(names).toEqual(['As it is', 'Draw per turn 2']);
});
