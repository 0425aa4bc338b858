import { begin } from '@siegeworks/kernel';
import { expect, test } from 'vitest';
import { towerSiege } from '../src/index.ts';
import { castCost } from '../src/rules/cast.ts';

const under = (cards: Record<string, Record<string, number>>) =>
  begin(
    towerSiege,
    { players: [{ deck: 'base-set' }, { deck: 'base-set' }], overlay: { name: 'Test', cards } },
    'x',
  );

test('an overlay changes what a Mage begins with, and what Spells cost (TS-033, TS-076)', () => {
  const plain = under({});
  const mage = plain.names[plain.players[0].mage];
  const other = under({ [mage]: { baseMines: 9, basePowerstones: 1 }, 'spell-powerbolt': { cast: 7 } });
  expect([other.players[0].baseMines, other.players[0].baseStones]).toEqual([9, 1]);
  expect(plain.players[0].baseMines).not.toBe(9);
  expect(castCost(other, 0, 'spell-powerbolt', 0, 1)).toMatchObject({ pp: 7 });
  expect(castCost(plain, 0, 'spell-powerbolt', 0, 1)).toMatchObject({ pp: 3 });
});
