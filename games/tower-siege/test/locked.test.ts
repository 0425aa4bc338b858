import { towerSiege } from '@siegeworks/tower-siege';
import { towerSiegeKit } from '@siegeworks/tower-siege/scene';
import { expect, test } from 'vitest';
import { enterStructure, leavePlay, leaveStructure } from '../src/state/place.ts';
import { mageOf } from '../src/state/readers.ts';
import { piece } from '../src/state/state.ts';

test('TS-091: a Mage who left a structure twice in a turn is locked out of nothing once it falls', () => {
  const s = towerSiegeKit.arrange({ P1: { shelters: [{}] }, P2: {} });
  const shelter = piece(s, s.players[0].shelters[0]);
  const mage = mageOf(s, 0);
  leaveStructure(s, mage);
  enterStructure(s, mage, shelter);
  leaveStructure(s, mage);
  // Recall brings a Mage back through a locked door.
  enterStructure(s, mage, shelter);
  leaveStructure(s, mage);
  leavePlay(s, shelter);
  s.players[0].shelters = [];
  expect(towerSiege.audit.stray(s)).toBeNull();
});
