import { arcania } from '@siegeworks/arcania';
import type { MatchConfig } from '@siegeworks/contract';
import { begin, pending, play } from '@siegeworks/kernel';
import { expect, test } from 'vitest';
import type { War } from '../src/state/state.ts';
import { anyMatch, playOut } from './play.ts';

/** Every player does as little as possible. */
function idle(config: MatchConfig): War {
  const s = begin(arcania, config, 'idle');
  for (let asked = pending(arcania, s); asked !== null; asked = pending(arcania, s))
    play(arcania, s, asked.options[0]);
  return s;
}
const two = (options: MatchConfig['options'] = {}) => ({
  players: [{}, {}],
  options: { firstPlayer: 0, ...options },
});

test('with 60 cards the deck of the first player runs out on turn 55 of that player, after 108 turns (AK-325, AK-R88)', () => {
  const s = idle(two());
  expect(s.over).toMatchObject({ places: [2, 1], rule: 'AK-322', reason: 'attrition' });
  expect(s.turnsBegun).toBe(109);
});
test('drawing the last card loses at the end of the turn (variant attritionRule)', () => {
  const s = idle(two({ attritionRule: 'last-card' }));
  expect(s.over).toMatchObject({ places: [2, 1], reason: 'attrition' });
  expect(s.turnsBegun).toBe(107);
});
test('three players fall one after another', () => {
  const s = idle({ players: [{}, {}, {}], options: { firstPlayer: 1 } });
  expect(s.over).toMatchObject({ places: [1, 3, 2], reason: 'attrition' });
});

test('cards in play are visible to everyone, hands and decks are not (AK-026)', () => {
  let looked = 0;
  playOut(anyMatch(3), 'open', s => {
    const seen = arcania.knowledge.view(s, 0);
    const table = (w: War) =>
      JSON.stringify(w.players.map(p => [p.lands, p.row, p.discard, p.castleDamage])) +
      JSON.stringify(w.items);
    expect(table(seen)).toBe(table(s));
    expect(seen.players[1].hand.every(id => id < 0 || s.players[0].known.includes(id) || open(s, id))).toBe(
      true,
    );
    expect(seen.players[1].hand.length).toBe(s.players[1].hand.length);
    looked++;
  });
  expect(looked).toBeGreaterThan(50);
});
/** A card that is being announced or placed is shown. */
const open = (s: War, id: number) => s.stack.some(frame => (frame as { card?: number }).card === id);
