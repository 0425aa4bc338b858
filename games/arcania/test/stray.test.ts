import { arcania } from '@siegeworks/arcania';
import { arcaniaKit } from '@siegeworks/arcania/scene';
import { advance, giveUp, pending, play } from '@siegeworks/kernel';
import { expect, test } from 'vitest';
import type { War } from '../src/state/state.ts';
import { NONE } from '../src/state/state.ts';

const GIVEN = {
  phase: 'units',
  P1: {
    army: 'elf',
    castleDamage: 20,
    row: ['Trapper', { Gemologist: { owner: 'P2' } }],
    lands: [
      {
        'Green Vale': {
          buildings: [
            'Barrack',
            'Armoury',
            'Temple',
            'Dungeon',
            'Millworks',
            { 'Spiked Wall': { link: 'Gemologist' } },
          ],
        },
      },
    ],
    discard: ['Market'],
  },
  P2: { army: 'dwarf', row: [{ Hammer: { trappedBy: 'Trapper' } }, 'Berserker'] },
  P3: { army: 'undead', row: [{ Mummy: { heldOff: ['P1'] } }] },
};
function table(given: object = GIVEN): War {
  const s = arcaniaKit.arrange(given);
  advance(arcania.rules, s);
  return s;
}

test('a correct table has nothing stray and nothing to settle', () => {
  const s = table();
  expect(arcania.audit.stray(s)).toBe(null);
  expect(arcania.audit.misplaced(s)).toBe(null);
  const again = arcania.rules.clone(s);
  arcania.audit.settle(again);
  expect(again).toEqual(arcania.rules.clone(s));
});

/** What a rule might forget to clear, and what the law of marks reports. */
const FORGOTTEN: [string, (s: War) => void, RegExp][] = [
  [
    'cards of a player who is out of the game',
    s => (s.players[0].alive = false),
    /of seat 0 is not out of the game/,
  ],
  [
    'a hold on a prisoner',
    s => imprison(s, 2, [1]),
    /mummy \d+ is held off by seat 1, which is out of the game/,
  ],
  [
    'a trap without a Trapper',
    s => (s.players[1].row[0].trappedBy = 0),
    /hammer \d+ is trapped, but by no Trapper/,
  ],
  ['a trapped prisoner', s => imprison(s, 1, []), /hammer \d+, in a Dungeon, is trapped/],
  ['control without a Charm', s => (s.standing = []), /seat 0 controls gemologist \d+ of seat 1 without/],
  ['a Charm that is over', s => (s.standing[0].left = 0), /charms no force/],
  [
    'a face-up card that is still remembered',
    s => s.players[1].known.push(s.players[0].discard[0]),
    /remembers .* which lies face up/,
  ],
  ['a Charm on no force', s => (s.standing[0].on = NONE), /without a Charm|charms no force/],
  ['a bonus from another turn', s => (s.players[1].row[1].smith = true), /has a bonus from an earlier turn/],
  [
    'a Ravenous bonus from another turn',
    s => Object.assign(s.players[1].row[1], { ravenous: 'AD', spent: true }),
    /has a bonus from an earlier turn/,
  ],
  [
    'a defence from another turn',
    s => (s.players[1].row[1].defended = true),
    /has defended in an earlier turn/,
  ],
  [
    'a wave that is over',
    s => s.wave.push({ attacker: NONE, seat: 1, blocked: false, defenders: [] }),
    /wave is over/,
  ],
  [
    'a Land that is protected against nothing',
    s => (s.players[0].lands[0].shielded = true),
    /is marked as protected, but has no Pestilence/,
  ],
  ['ashes', s => s.ashes.push(0), /is left over/],
];
/** The first force of this seat lies in P1's Dungeon, held off by these; P2 leaves first if it is meant to be gone. */
function imprison(s: War, seat: number, heldOff: number[]): void {
  if (heldOff.includes(1)) giveUp(arcania, s, 1);
  const [f] = s.players[seat].row.splice(0, 1);
  f.heldOff = heldOff;
  const dungeon = s.players[0].lands[0].buildings.find(b => b.kind === 'dungeon');
  if (dungeon) dungeon.prisoner = f;
}
test.each(FORGOTTEN)('the law of marks sees %s', (_name, forget, text) => {
  const given = { ...GIVEN, P1: { ...GIVEN.P1, castleDamage: 0 } };
  const s = table(given);
  forget(s);
  expect(arcania.audit.stray(s)).toMatch(text);
});

test('a linked Building without its Gemologist is not settled', () => {
  const s = table();
  s.players[0].row.pop();
  s.standing = [];
  const before = arcania.rules.clone(s);
  arcania.audit.settle(s);
  expect(s).not.toEqual(before);
});

test('a card that returns openly is not remembered by a player who has fallen (AK-345)', () => {
  const s = table({ ...GIVEN, P1: { ...GIVEN.P1, castleDamage: 0 } });
  giveUp(arcania, s, 2);
  const option = pending(arcania, s)?.options.find(o => o.kind === 'millRebuild');
  if (option) play(arcania, s, option);
  expect(s.players.map(p => p.known.length)).toEqual([0, 1, 0]);
  expect(arcania.audit.stray(s)).toBe(null);
});

test('every card is in one place at the end of the game too', () => {
  const s = table();
  giveUp(arcania, s, 1);
  expect(s.over).toMatchObject({ places: [2, 3, 1] });
  expect(arcania.audit.misplaced(s)).toBe(null);
  s.players[2].hand.push(s.players[0].castle);
  expect(arcania.audit.misplaced(s)).toMatch(/is in 2 places/);
});
