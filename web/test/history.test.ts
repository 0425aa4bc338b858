import type { GameInfo, KeptDeck, Result } from '@siegeworks/protocol';
import { expect, test } from 'vitest';
import { deckLabel, nameOfLabel } from '../src/workshop/deck-label.ts';
import { recordOf } from '../src/workshop/results-of.ts';
import { versionsWith } from '../src/workshop/versions.ts';

const game: GameInfo = {
  id: 'arcania',
  title: 'Arcania',
  rulesVersion: '1',
  seats: { min: 2, max: 6 },
  options: {},
  choices: {},
  decks: [{ id: 'ready', name: 'Ready', text: '', cards: {} }],
};
const deck = (copies: number): KeptDeck => ({
  id: 'mine',
  game: 'arcania',
  name: 'Mine',
  cards: { rangers: copies },
  choices: {},
  notes: '',
  from: '',
  updated: 1,
  versions: [],
});
const result = (label: string, more: Partial<Result>): Result => ({
  game: 'arcania',
  at: 1,
  verdict: 'lost',
  against: [],
  deck: label,
  turns: 9,
  decisions: 9,
  ...more,
});

test('results belong to the version with which a match was played; what was given up early stands apart', () => {
  const [old, now] = [deck(1), deck(2)];
  const [version] = versionsWith(old);
  const results = [
    result(deckLabel(old), { verdict: 'won' }),
    result(deckLabel(old), { conceded: true, turns: 2 }),
    result(deckLabel(old), { conceded: true, turns: 3 }),
    result(deckLabel(old), { turns: 2 }),
    result(deckLabel(now), { verdict: 'won' }),
    result('ready', { verdict: 'won' }),
  ];
  const { counted, early } = recordOf(results, game, now, version);
  expect(counted.map(({ verdict, turns }) => [verdict, turns])).toEqual([
    ['won', 9],
    ['lost', 3],
    ['lost', 2],
  ]);
  expect(early).toHaveLength(1);
});

test('the same list is one version however often it is kept; a label tells the name that the deck has now', () => {
  const once = { ...deck(1), versions: versionsWith(deck(1), 'first') };
  expect(versionsWith(once)).toEqual(once.versions);
  expect(versionsWith({ ...once, cards: { rangers: 2 } })).toHaveLength(2);
  expect(nameOfLabel(deckLabel(once), game, [once])).toBe('Mine');
  expect(nameOfLabel(deckLabel(once), game, [])).toBe('A deck of your own, since deleted');
  expect(nameOfLabel('ready', game, [once])).toBe('Ready');
  const before = { id: 'before', name: 'As Before', text: '', cards: {} };
  expect(nameOfLabel('before', { ...game, earlier: [before] }, [once])).toBe('As Before');
});
