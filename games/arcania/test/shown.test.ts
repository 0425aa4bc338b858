import { arcania } from '@siegeworks/arcania';
import { arcaniaKit } from '@siegeworks/arcania/scene';
import { advance, pending, play } from '@siegeworks/kernel';
import { describe, expect, test } from 'vitest';
import type { War } from '../src/state/state.ts';

/** A position in the words of the scenarios, after the first pick with this text. */
function after(given: object, text: string): War {
  const s = arcaniaKit.arrange(given);
  advance(arcania.rules, s);
  const options = pending(arcania, s)?.options ?? [];
  const pick = options.find(option => arcania.words.option(s, option).startsWith(text));
  if (!pick) throw new Error(`there is no option ${text}`);
  play(arcania, s, pick);
  return s;
}

/** A card that is being played lies face up, although it leaves the hand only when everything is chosen. */
describe.each([
  [
    'announced',
    {
      phase: 'units',
      P1: { army: 'elf', hand: ['Back Stab', 'Rangers'], buildings: ['Thieves Guild'] },
      P2: { row: ['Mummy', 'Ghoul'] },
    },
    'play Back Stab',
  ],
  [
    'built',
    {
      phase: 'building',
      P1: {
        army: 'dwarf',
        hand: ['Market', 'Temple'],
        row: ['Gemologist', 'Gemologist'],
        buildings: ['Barrack', 'Barrack', 'Barrack', 'Barrack', 'Armoury'],
      },
    },
    'build Market',
  ],
])('a card that is being %s', (_how, given, text) => {
  const s = after(given, text);
  const [card, other] = s.players[0].hand;

  test('is seen by all, and the rest of the hand is not', () => {
    expect(pending(arcania, s)?.seat).toBe(0);
    expect(s.players[0].hand).toHaveLength(2);
    for (const eye of ['spectator', 1] as const) {
      expect(arcania.knowledge.view(s, eye).players[0].hand).toEqual([card, -1]);
      expect(arcania.knowledge.view(s, eye).players[0].hand).not.toContain(other);
    }
  });

  test('stays where it is in every sample', () => {
    for (const seed of ['one', 'two', 'three', 'four'])
      expect(arcania.knowledge.sample(s, 1, seed).players[0].hand[0]).toBe(card);
  });
});
