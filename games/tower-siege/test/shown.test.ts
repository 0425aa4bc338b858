import { advance } from '@siegeworks/kernel';
import { towerSiege } from '@siegeworks/tower-siege';
import { towerSiegeKit } from '@siegeworks/tower-siege/scene';
import { expect, test } from 'vitest';

test('a card of a hand is shown while it is being bought or cast, and in no other case (TS-R95)', () => {
  const s = towerSiegeKit.arrange({ phase: 'main', P1: { hand: ['Ogre', 'Squire'] } });
  advance(towerSiege.rules, s);
  const [ogre] = s.players[0].hand;
  const seen = (rule: string) => {
    const c = towerSiege.rules.clone(s);
    c.stack.push({ rule, at: 'any', card: ogre } as (typeof c.stack)[number]);
    return towerSiege.knowledge.view(c, 1).players[0].hand;
  };
  for (const rule of ['purchase', 'cast', 'heal']) expect(seen(rule)).toEqual([ogre, -1]);
  for (const rule of ['main', 'market']) expect(seen(rule)).toEqual([-1, -1]);
});
