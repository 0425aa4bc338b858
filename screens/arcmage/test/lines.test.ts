import type { Realm } from '@siegeworks/arcmage';
import { arcmageKit } from '@siegeworks/arcmage/scene';
import { foesOf } from '@siegeworks/screen-table';
import { expect, test } from 'vitest';
import { linesOf } from '../src/lines.ts';
import { cityThing, laid } from '../src/realm.ts';

/** P1's Ghoul and Wolf Rider attack Farmland, and the Royal Guard stops the Ghoul. */
function attacked(): { s: Realm; ghoul: number; rider: number; guard: number; farmland: number } {
  const s = arcmageKit.arrange({
    P1: { cities: ['Warren'], army: ['Ghoul', 'Wolf Rider'] },
    P2: { cities: ['Farmland'], army: ['Royal Guard'] },
  });
  const [ghoul, rider] = s.players[0].army;
  const [guard] = s.players[1].army;
  const [farmland] = s.players[1].cities;
  const fight = { city: farmland, defenders: [] as number[], intercepted: false, fought: false };
  s.combat = {
    by: 0,
    cities: [farmland],
    fights: [
      { ...fight, attacker: ghoul, defenders: [guard], intercepted: true },
      { ...fight, attacker: rider },
    ],
    overruns: [],
  };
  return { s, ghoul, rider, guard, farmland };
}

test('attackers point at their city, an interceptor at the attacker it stops', () => {
  const { s, ghoul, rider, guard, farmland } = attacked();
  expect(linesOf(s)).toEqual([
    { from: ghoul, to: cityThing(farmland), kind: 'attack', label: 'stopped' },
    { from: guard, to: ghoul, kind: 'block' },
    { from: rider, to: cityThing(farmland), kind: 'attack', label: expect.stringMatching(/^\d+ damage$/) },
  ]);
});

test('a fight that is over no longer has an arrow', () => {
  const { s } = attacked();
  for (const fight of s.combat?.fights ?? []) fight.fought = true;
  expect(linesOf(s)).toEqual([]);
});

test('a card does not repeat what its place says, and a devoted creature carries the sign', () => {
  const marks = ['marked', 'devoted here', 'flying', 'attacks Farmland', 'used for a move this turn'];
  const face = { id: 1, card: 'ghoul', name: 'Ghoul', line: '', marks, attached: [] };
  expect(laid(face).marks).toEqual(['marked', 'devotion', 'flying']);
});

test('foes sit round the table from the left neighbour on', () => {
  const { s } = attacked();
  expect(foesOf({ ...s, seats: 4 }, 2)).toEqual([3, 0, 1]);
});
