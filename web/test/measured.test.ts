import { games } from '@siegeworks/shelf';
import { expect, test } from 'vitest';
import { measuredGames, strengthOf, strengthText } from '../src/game/measured.ts';

test('a measured deck is one of the ready decks of its game, and its share of games is shown', () => {
  expect(measuredGames()).toContain('arcmage');
  for (const { game, decks } of measuredGames().map(id => ({
    game: games.find(each => each.about.id === id),
    decks: games.find(each => each.about.id === id)?.catalogue.decks.map(({ name }) => name) ?? [],
  }))) {
    const id = game?.about.id ?? '';
    const measured = decks.filter(deck => strengthOf(id, deck) !== null);
    expect(measured.length, id).toBeGreaterThan(0);
    for (const deck of measured)
      expect(strengthText(id, deck)).toMatch(/^Won \d+ of 100 games between equal players\.$/);
  }
});

test('nothing is said about a deck that nobody has measured', () => {
  expect(strengthText('arcmage', 'A deck of my own')).toBe('');
  expect(strengthText('chess', 'Queens')).toBe('');
});
