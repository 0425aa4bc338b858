import type { Id, State } from '@siegeworks/contract';
import { begin } from '@siegeworks/kernel';
import { games } from '@siegeworks/shelf';
import { expect, test } from 'vitest';
import { readyMatch } from './random-play.ts';

interface Dealt extends State {
  names: string[];
  players: { deck: Id[]; hand: Id[] }[];
}
const RULINGS: Readonly<Record<string, string>> = {
  'tower-siege': 'TS-R137',
  arcania: 'AK-R133',
  'towers-in-time': 'TT-R93',
  arcmage: 'AM-R122',
};

test.each(Object.entries(RULINGS))('%s, %s: the list of a deck is open, and nothing else of it', id => {
  const game = games.find(({ about }) => about.id === id);
  if (!game) throw new Error(`there is no game ${id}`);
  const s: Dealt = begin(game, readyMatch(game, 0, 2), 'lists');
  for (const eye of [0, 'spectator'] as const) {
    const seen: Dealt = game.knowledge.view(s, eye);
    expect(seen.names).toEqual(s.names);
    expect([...seen.players[1].deck, ...seen.players[1].hand].every(card => card < 0)).toBe(true);
    expect(seen.players[1].deck).toHaveLength(s.players[1].deck.length);
    expect(seen.players[1].hand).toHaveLength(s.players[1].hand.length);
  }
});
