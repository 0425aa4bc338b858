import { arcania } from '@siegeworks/arcania';
import type { Player } from '@siegeworks/kernel/laws';
import { anyOption, underLaws } from '@siegeworks/kernel/laws';
import { describeDecks, describeLaws } from '@siegeworks/scenario/testing';
import { expect, test } from 'vitest';
import type { War } from '../src/state/state.ts';
import { anyMatch } from './play.ts';

const SHARED = { 'green-vale': 3, barrack: 4, 'weapon-smith': 4, armoury: 4, 'mage-tower': 4, dungeon: 4 };
const BORROWERS = {
  ...SHARED,
  charm: 4,
  teleport: 4,
  dispel: 4,
  'helm-of-telekinesis': 4,
  'thieves-guild': 4,
};
const DWARVES = {
  ...BORROWERS,
  'spiked-wall': 4,
  gemologist: 4,
  hammer: 4,
  market: 4,
  'infiltrate-castle': 1,
};
const UNDEAD = { ...BORROWERS, 'spiked-wall': 3, skeleton: 4, mummy: 4, ghoul: 4, 'infiltrate-castle': 2 };
/** Three players who charm, hold off, capture and displace each other's forces, and what they leave behind when they fall. */
const BORROWING = {
  players: [DWARVES, UNDEAD, DWARVES].map((cards, seat) => ({
    cards,
    choices: { army: seat === 1 ? 'undead' : 'dwarf' },
  })),
  options: { drawPerTurn: 3, openingHand: 12, placementUsesBuildings: false },
};

describeLaws(arcania, { match: anyMatch, games: [1, 3, 5, 6, 7, 8], every: 9 });
describeDecks(arcania, { every: 9 });

// Without a state check after a surrender this seed breaks the law of settled: a Building outlives its Gemologist.
test('with borrowed forces', () => {
  const half: Player<War> = (game, s, asked, dice) =>
    dice() < 0.5 ? game.judgement.habit(s, asked.seat, asked.options) : anyOption(game, s, asked, dice);
  const report = underLaws({ game: arcania, config: BORROWING, seed: 'tuned 9', every: 20, player: half });
  expect(report.broken).toEqual([]);
});
