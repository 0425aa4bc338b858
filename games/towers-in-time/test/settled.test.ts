import { towersInTime } from '@siegeworks/towers-in-time';
import { describe, expect, test } from 'vitest';
import type { Effect, Piece, Realm } from '../src/state/realm.ts';
import { piece } from '../src/state/realm.ts';
import { idOf, pick, table } from './table.ts';

/** P4 has already left the game, with several Towers. */
function position(): Realm {
  const s = table({
    P1: {
      hand: ['Orc', 'Fireball'],
      discard: ['Exposure', 'Disrupt Transport', 'Swift Winds'],
      towers: [
        { Mountain: { units: ['Dwarf', { Knight: { items: ['Tower Shield', 'Flaming Sword'] } }, 'Snake'] } },
      ],
    },
    P2: { hand: ['Orc'], limbo: ['Wolf'], towers: [{ Volcano: { units: ['Zombies', 'Men-at-Arms'] } }] },
    P3: { hand: ['Orc'] },
    P4: { towers: ['Volcano', { Cloudbank: { units: ['Barbarians'] } }, 'Great Lake', 'Volcano'] },
  });
  towersInTime.rules.concede(s, 3);
  return s;
}
const named = (s: Realm, name: string) => piece(s, idOf(s, name));
const mark = (name: string, marks: Partial<Piece>) => (s: Realm) => void Object.assign(named(s, name), marks);
function effect(s: Realm, spell: string, on: string, by = 0): void {
  const e: Effect = { n: 9, card: idOf(s, spell), by, on: idOf(s, on), tower: -1, inCombat: false };
  s.effects.push(e);
}

test('an ordinary position is settled, and no mark has outlived its cause', () => {
  const s = position();
  const before = JSON.stringify(s);
  towersInTime.audit.settle(s);
  expect(JSON.stringify(s)).toBe(before);
  expect(towersInTime.audit.stray(s)).toBeNull();
});

const SPOILT: [string, (s: Realm) => void][] = [
  ['sits in a Tower that is not there', s => void named(s, 'Mountain').units.shift()],
  ['lies on a card that does not hold it', s => void named(s, 'Knight').cards.pop()],
  ['holds a unit that sits elsewhere', s => void named(s, 'P2 Volcano').units.push(idOf(s, 'Dwarf'))],
  ['belongs to a player who is out', mark('Dwarf', { controller: 3 })],
  [
    'belongs to a player who is out',
    s => void Object.assign(s, { owners: s.owners.with(idOf(s, 'Dwarf'), 3) }),
  ],
  ['has a controller without a cause', mark('Dwarf', { controller: 1 })],
  ['is raised without a spell', mark('Dwarf', { raised: true })],
  ['is still in a combat', mark('Dwarf', { exposed: true })],
  ['has the marks of a unit', mark('Tower Shield', { paralysed: true })],
  ['is in use but not carried', mark('Dwarf', { ready: true })],
  ['belongs to a player who is out', s => effect(s, 'Exposure', 'Dwarf', 3)],
  ['holds nothing', s => effect(s, 'Disrupt Transport', 'Dwarf')],
  ['lies on nothing', s => effect(s, 'Exposure', 'Wolf')],
  ['has no card in a discard pile', s => effect(s, 'Fireball', 'Dwarf')],
  ['still has hidden choices', s => void s.players[0].chosen.push(idOf(s, 'Fireball'))],
  ['still has hidden choices', s => void s.players[0].dropped.push(idOf(s, 'Fireball'))],
  ['a combat continues without anybody fighting it', s => void Object.assign(s, { combat: fight(s) })],
  ['is out and still has cards', s => void s.players[3].hand.push(idOf(s, 'Fireball'))],
  ['is out and still has cards', s => void s.players[3].dropped.push(idOf(s, 'Fireball'))],
  ['touched cards are left over', s => void s.touched.push(idOf(s, 'Dwarf'))],
  ['there is a focus without a reaction', s => void Object.assign(s, { focus: [] })],
  ['overflow waits for a player who is out', s => void s.stack.unshift(frame('overflow', 3))],
];
test('an effect that lasts for a turn may have begun in a combat, one that exposes is over with it', () => {
  for (const [spell, told] of [
    ['Swift Winds', null],
    ['Exposure', 'lasts beyond its combat'],
  ] as const) {
    const s = position();
    effect(s, spell, 'Dwarf');
    Object.assign(s.effects[0], { inCombat: true });
    expect(towersInTime.audit.stray(s)?.replace(/^.* (?=lasts)/, '') ?? null).toBe(told);
  }
});
const fight = (s: Realm) => ({
  ...{ attacker: 0, attacked: 1, attackers: [idOf(s, 'Dwarf')], defenders: [], guards: [] },
});
const frame = (rule: string, seat: number) => ({ rule, at: 'discard', seat });
const LATER: [string, (s: Realm) => void][] = [
  ['bears a mark of the action phase', mark('Dwarf', { openly: true })],
  ['is not straightened', mark('Dwarf', { noAttack: true })],
  ['keeps damage', mark('Dwarf', { damage: 1 })],
  ['lasts beyond the action phase', s => effect(s, 'Exposure', 'Dwarf')],
  ['has decided about a card that is gone', s => void s.players[0].kept.push(idOf(s, 'Wolf'))],
];
describe('a mark that has outlived its cause is reported', () => {
  test.each(SPOILT)('%s', (text, spoil) => {
    const s = position();
    spoil(s);
    expect(towersInTime.audit.stray(s)).toContain(text);
  });
  test.each(LATER)('in the Maintenance Phase: %s', (text, spoil) => {
    const s = position();
    s.phase = 'maintenance';
    spoil(s);
    expect(towersInTime.audit.stray(s)).toContain(text);
  });
  test('White and Black cards in one Tower (TT-067)', () => {
    const mixed = { Volcano: { units: ['Zombies', { 'Men-at-Arms': { spells: ['Blessing'] } }] } };
    expect(towersInTime.audit.stray(table({ P1: { towers: [mixed] } }))).toContain(
      'holds White and Black cards',
    );
  });
});

test('a creature from a pulled shield belongs to the player who pulled it (TT-156)', () => {
  const s = table({
    P1: { shields: ['Knight', 'Volcano'], towers: [{ Mountain: { units: ['Men-at-Arms'] } }] },
  });
  pick(s, 'pull', 'Knight', 'Mountain');
  expect(named(s, 'Knight').controller).toBe(0);
  expect(towersInTime.audit.stray(s)).toBeNull();
});

describe('anything left unsettled is settled', () => {
  test('a unit with less damage than defence is not dying (TT-145)', () => {
    const s = position();
    named(s, 'Dwarf').dying = true;
    towersInTime.audit.settle(s);
    expect(named(s, 'Dwarf').dying).toBe(false);
  });
  test("no unit is dying outside the action phase, or at another player's opportunity (TT-147)", () => {
    const s = position();
    for (const name of ['Dwarf', 'Zombies']) mark(name, { dying: true, damage: 9 })(s);
    const isDead = (name: string) => s.pieces[idOf(s, name)] === null;
    towersInTime.audit.settle(s);
    expect([isDead('Dwarf'), isDead('Zombies')]).toEqual([false, true]);
    s.phase = 'end';
    towersInTime.audit.settle(s);
    expect(isDead('Dwarf')).toBe(true);
  });
  test('an overfull Limbo, four points, no shields (TT-076, TT-154, TT-001)', () => {
    const s = position();
    s.players[0].limbo.push(...s.players[0].shields, ...s.players[0].hand);
    s.players[1].breach = 4;
    towersInTime.audit.settle(s);
    expect(s.stack.map(f => f.rule)).toEqual(expect.arrayContaining(['overflow', 'breach']));
    s.players[2].shields = [];
    towersInTime.audit.settle(s);
    expect(towersInTime.rules.gone(s, 2)).toBe(true);
  });
});
