import { begin, whyNot } from '@siegeworks/kernel';
import { towersInTime } from '@siegeworks/towers-in-time';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../src/cards/card.ts';
import type { Realm } from '../src/state/realm.ts';
import { idOf, pick, table } from './table.ts';

interface Tried {
  card?: string;
  target?: string;
  kind?: string;
  seat?: number;
}
/** The rule that forbids it, as far as P1 may know; `-` if none does. */
function against(s: Realm, { card, target, kind, seat }: Tried, by = 0): string {
  const attempt = {
    ...(kind && { kind }),
    ...(card && { card: idOf(s, card) }),
    ...(target && { target: idOf(s, target) }),
    ...(seat !== undefined && { seat }),
  };
  return whyNot(towersInTime, s, by, attempt)[0]?.rule ?? '-';
}
describe('why this target cannot be chosen', () => {
  test.each([
    ['a Tower with a free seat and the required creature', 'Knight', 'P1 Mountain', '-'],
    ['no Minor creature in the Tower', 'Knight', 'P1 Cloudbank', 'TT-086'],
    ['no seat left', 'Knight', 'P1 Volcano#2', 'TT-062'],
    ['a Source that is sapped', 'Men-at-Arms', 'P1 Great Lake', 'TT-081'],
    ['White next to Black', 'Order of Light', 'P1 Volcano', 'TT-067'],
    ['the wrong element', 'Dwarf', 'P1 Cloudbank', 'TT-065'],
    ["another player's Tower", 'Men-at-Arms', 'P2 Volcano', 'TT-095'],
    ['a Monster as bearer', 'Tower Shield', 'P1 Zombies', 'TT-105'],
    ['an adrift bearer', 'Tower Shield', 'P1 Barbarians', 'TT-083'],
  ])('transport: %s', (_why, card, target, rule) => {
    const s = table({
      P1: {
        hand: ['Knight', 'Men-at-Arms', 'Order of Light', 'Dwarf', 'Tower Shield'],
        towers: [
          { Mountain: { units: ['Orc'] } },
          'Cloudbank',
          { Volcano: { units: ['Zombies'] } },
          { Volcano: { units: ['Orc', 'Orc', 'Orc'] } },
          { 'Great Lake': { used: true, units: ['Orc'] } },
          'Mountain',
          'Cloister of Dawn',
        ],
        adrift: ['Barbarians'],
      },
      P2: { towers: ['Volcano'] },
    });
    expect(against(s, { card, target, kind: 'transport' })).toBe(rule);
  });

  test.each([
    ['a Totem with a White spell to Black cards', 'Snake', 'P1 Men-at-Arms', 'TT-067'],
    ['to where it already is', 'Orc', 'P1 Mountain', 'TT-094'],
    ['an Item to a used Follower', 'Tower Shield', 'P1 Knight', 'TT-098'],
    ['an Item to an adrift Follower', 'Tower Shield', 'P1 Barbarians', '-'],
    ['a creature onto another', 'Orc', 'P1 Men-at-Arms', 'TT-064'],
  ])('move: %s', (_why, card, target, rule) => {
    const s = table({
      P1: {
        towers: [
          {
            Mountain: { units: [{ Snake: { spells: ['Blessing'] } }, { Orc: { items: ['Tower Shield'] } }] },
          },
          { Mountain: { units: ['Zombies', 'Men-at-Arms', { Knight: { used: true } }] } },
        ],
        adrift: ['Barbarians'],
      },
    });
    const kind = card === 'Snake' ? 'moveTotem' : card === 'Orc' ? 'move' : 'moveItem';
    expect(against(s, { card, target, kind })).toBe(rule);
    expect(against(s, { card, target })).toBe(rule);
  });

  test.each([
    ['vulnerable', 'Elven Bowmen', 'P2 Orc Boar Riders', '-'],
    ['behind its walls', 'Elven Bowmen', 'P2 Knight', 'TT-132'],
    ['behind a Wall of Winds', 'Elven Bowmen', 'P2 Wind Dancers', 'TT-235'],
    ['without a defence', 'Elven Bowmen', 'P2 War Horn', 'TT-223'],
    ['the player’s own unit', 'Elven Bowmen', 'P1 Elven Bowmen', 'TT-223'],
    ['a spell on a unit behind its walls', 'Fireball', 'P2 Knight', 'TT-132'],
    ['a spell on a vulnerable unit', 'Fireball', 'P2 Orc Boar Riders', '-'],
    ['healing an undamaged unit', 'Healing Waters', 'P1 Elven Bowmen', 'TT-151'],
    ['healing an enemy', 'Healing Waters', 'P2 Orc Boar Riders', 'TT-129'],
    ['harming the player’s own unit', 'Fireball', 'P1 Elven Bowmen', 'TT-129'],
  ])('shots and spells: %s', (_why, card, target, rule) => {
    const s = table({
      P1: {
        hand: ['Fireball', 'Healing Waters'],
        towers: [
          { Cloudbank: { units: ['Elven Bowmen', { Orc: { damage: 1 } }] } },
          'Volcano',
          'Great Lake',
          'Great Lake',
        ],
      },
      P2: {
        towers: [
          { Volcano: { units: [{ 'Orc Boar Riders': { openly: true } }, 'Knight', 'War Horn'] } },
          { Cloudbank: { units: [{ 'Wind Dancers': { openly: true } }], walls: ['Wall of Winds'] } },
        ],
      },
    });
    expect(against(s, { card, target })).toBe(rule);
  });

  test('after a spell is declared, only its target is in question', () => {
    const s = table({
      P1: { hand: ['Fireball'], towers: ['Volcano'] },
      P2: { towers: [{ Volcano: { units: [{ 'Orc Boar Riders': { openly: true } }, 'Knight'] } }] },
    });
    pick(s, 'cast', 'Fireball');
    expect(against(s, { kind: 'target', target: 'P2 Orc Boar Riders' })).toBe('-');
    expect(against(s, { kind: 'target', target: 'P2 Knight' })).toBe('TT-132');
  });
});

describe('why it cannot be done in this way', () => {
  test('units that cannot fight, and shields that cannot be guarded', () => {
    const s = table({
      P1: { towers: [{ Cloudbank: { units: ['Cloud Sprites', 'Healing Fountain'] } }] },
      P2: { towers: [{ Volcano: { units: ['Elven Bowmen', 'Orc'] } }] },
      P3: {},
    });
    expect(against(s, { kind: 'attack', card: 'Healing Fountain' })).toBe('TT-115');
    pick(s, 'attack', 'Cloud Sprites');
    pick(s, 'onGround');
    expect(against(s, { kind: 'guard', card: 'Orc', seat: 1 }, 1)).toBe('-');
    expect(against(s, { kind: 'guard', card: 'Orc', seat: 0 }, 1)).toBe('TT-260');
  });
  test('on foot against a flying attack', () => {
    const s = table({
      P1: { towers: [{ Cloudbank: { units: ['Cloud Sprites'] } }] },
      P2: { towers: [{ Cloudbank: { units: ['Elven Bowmen'] } }] },
    });
    pick(s, 'attack', 'Cloud Sprites');
    pick(s, 'done');
    pick(s, 'handOver');
    expect(against(s, { kind: 'defend', card: 'Elven Bowmen' }, 1)).toBe('TT-189');
  });
  test('spells cannot be put down during set-up', () => {
    const s = begin(towersInTime, { players: [{ deck: 'orc-horde' }, { deck: 'elven-glade' }] }, 'set-up');
    pick(s, 'keepHand');
    const spells = s.players[0].hand.filter(card => CARDS[s.names[card]].isSpell);
    expect(spells).not.toEqual([]);
    for (const card of spells)
      expect(whyNot(towersInTime, s, 0, { card })).toMatchObject([{ rule: 'TT-013' }]);
  });
});

test('an option for one copy stands for all in hand and Limbo, and for none among the shields (TT-078)', () => {
  const s = table({
    P1: {
      hand: ['Men-at-Arms', 'Men-at-Arms'],
      limbo: ['Men-at-Arms'],
      shields: ['Men-at-Arms'],
      towers: ['Mountain', 'Cloister of Dawn'],
    },
    P2: { towers: ['Volcano'] },
  });
  const { shields } = s.players[0];
  const copies = s.names.flatMap((name, card) =>
    name === 'men-at-arms' && s.owners[card] === 0 ? [card] : [],
  );
  expect(copies).toHaveLength(4);
  for (const card of copies) {
    const attempt = { kind: 'transport', card, target: idOf(s, 'P1 Mountain') };
    const rule = whyNot(towersInTime, s, 0, attempt)[0]?.rule ?? '-';
    expect(rule).toBe(shields.includes(card) ? 'TT-078' : '-');
  }
});

test('among shields one copy stands for the others, but not for one in hand (TT-156)', () => {
  const s = table({
    P1: { hand: ['Fireball'], shields: ['Fireball', 'Fireball', 'Orc'], towers: ['Volcano'] },
    P2: { towers: [{ Volcano: { units: [{ 'Orc Boar Riders': { openly: true } }, 'Knight'] } }] },
  });
  const { hand, shields } = s.players[0];
  const why = (card: number, more = {}) => whyNot(towersInTime, s, 0, { kind: 'pull', card, ...more });
  const fireballs = shields.filter(card => s.names[card] === 'fireball');
  expect(fireballs).toHaveLength(2);
  for (const card of fireballs) {
    expect(why(card)).toEqual([]);
    // A spell from among the shields is aimed when it has been pulled.
    expect(why(card, { target: idOf(s, 'P2 Orc Boar Riders') })).toEqual([]);
    expect(why(card, { target: idOf(s, 'P2 Knight') })).toMatchObject([{ rule: 'TT-132' }]);
  }
  expect(why(hand[0])).not.toEqual([]);
});

test('a target alone is refused as the card alone would be, whoever asks', () => {
  const given = { towers: [{ Mountain: { units: [{ Orc: { used: true } }] } }] };
  const s = table({ P1: given, P2: given });
  for (const name of ['P1 Orc', 'P2 Orc']) {
    const [card] = whyNot(towersInTime, s, 0, { card: idOf(s, name) });
    expect(card?.rule).toMatch(/^TT-/);
    expect(whyNot(towersInTime, s, 0, { target: idOf(s, name) })).toEqual([card]);
  }
});
