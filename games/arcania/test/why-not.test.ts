import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { arcania } from '@siegeworks/arcania';
import { arcaniaKit } from '@siegeworks/arcania/scene';
import type { Attempt, Option } from '@siegeworks/contract';
import { advance, pending, play, whyNot } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { expect, test } from 'vitest';
import { CARDS } from '../src/cards/card.ts';
import { playOf } from '../src/cards/entry.ts';
import type { War } from '../src/state/state.ts';
import { anyMatch, playOut } from './play.ts';

const TOWERS = ['Mage Tower', 'Mage Tower', 'Temple', 'Thieves Guild', 'Thieves Guild'];
const GIVEN = {
  phase: 'before',
  P1: { army: 'dwarf', buildings: TOWERS },
  P2: { army: 'elf' },
};
function table(given: Record<string, object | string>): War {
  const s = arcaniaKit.arrange({
    ...GIVEN,
    ...given,
    P1: { ...GIVEN.P1, ...(given.P1 as object) },
    P2: { ...GIVEN.P2, ...(given.P2 as object) },
  });
  advance(arcania.rules, s);
  return s;
}
type Said = { kind?: string; card?: string; target?: string; seat?: number; what?: string };
/** The rules that are given as reasons to P1, or to the player who is asked. */
function rules(s: War, said: Said): string[] {
  const { card, target, ...others } = said;
  const id = (name: string) => arcaniaKit.find(s, name) ?? -1;
  const attempt: Attempt = {
    ...others,
    ...(card !== undefined && { card: id(card) }),
    ...(target !== undefined && { target: id(target) }),
  };
  return whyNot(arcania, s, pending(arcania, s)?.seat ?? 0, attempt).map(why => why.rule);
}
function pick(s: War, ...texts: string[]): void {
  for (const text of texts) {
    const option = pending(arcania, s)?.options.find(o => arcania.words.option(s, o) === text);
    if (!option) throw new Error(`${text} is not offered`);
    play(arcania, s, option);
  }
}
const CLOAK = { 'Elite Guard': { worn: ['Elven Cloak'] } };

const AIMED: [string, Record<string, object | string>, Said, string[]][] = [
  [
    'a Spell on its legal target',
    { P1: { hand: ['Charm'] }, P2: { row: ['Rangers'] } },
    { card: 'Charm', target: 'Rangers' },
    [],
  ],
  [
    'Charm at a Monster',
    { P1: { hand: ['Charm'] }, P2: { row: ['Rangers', 'Griffon'] } },
    { card: 'Charm', target: 'Griffon' },
    ['AK-233'],
  ],
  [
    'Charm on a spell-immune force',
    { P1: { hand: ['Charm'] }, P2: { row: ['Rangers', 'Lady of Life'] } },
    { card: 'Charm', target: 'Lady of Life' },
    ['AK-203'],
  ],
  [
    'Back Stab on a cloaked force',
    { P1: { hand: ['Back Stab'] }, P2: { row: ['Rangers', CLOAK] } },
    { card: 'Back Stab', target: 'Elite Guard' },
    ['AK-220'],
  ],
  [
    'Back Stab on a force of one’s own',
    { P1: { hand: ['Back Stab'], row: ['Hammer'] }, P2: { row: ['Rangers'] } },
    { card: 'Back Stab', target: 'Hammer' },
    ['AK-256'],
  ],
  [
    'Teleport on an enemy force',
    { P1: { hand: ['Teleport'], row: ['Hammer'] }, P2: { row: ['Rangers'] } },
    { card: 'Teleport', target: 'Rangers' },
    ['AK-254'],
  ],
  [
    'a missile against a prisoner',
    { P1: { row: ['Djinni'] }, P2: { row: ['Rangers'], buildings: [{ Dungeon: { prisoner: 'Hammer' } }] } },
    { card: 'Djinni', kind: 'ability', target: 'Hammer' },
    ['AK-083'],
  ],
  [
    'Dispel on a protected Pestilence',
    {
      P1: { hand: ['Dispel'] },
      P2: { wallOfForce: true, lands: [{ 'Green Vale': { pestilence: 'P1', protected: true } }] },
    },
    { card: 'Dispel', target: 'Pestilence' },
    ['AK-250'],
  ],
  [
    "Dispel on Nature's Growth",
    { P1: { hand: ['Dispel'] }, P2: { wallOfForce: true, growth: {} } },
    { card: 'Dispel', target: "Nature's Growth" },
    ['AK-247'],
  ],
  [
    'Dispel of a Plague',
    { P1: { hand: ['Dispel'] }, P2: { wallOfForce: true, plague: true } },
    { card: 'Dispel', target: 'Plague' },
    ['AK-304'],
  ],
  [
    'Infiltrate Castle against oneself',
    { P1: { hand: ['Infiltrate Castle'], buildings: ['Thieves Guild', 'Thieves Guild'] } },
    { card: 'Infiltrate Castle', seat: 0 },
    ['AK-261'],
  ],
  [
    'Infiltrate Castle against an enemy',
    { P1: { hand: ['Infiltrate Castle'], buildings: ['Thieves Guild', 'Thieves Guild'] } },
    { card: 'Infiltrate Castle', seat: 1 },
    [],
  ],
  [
    'a Spell without targets on anything',
    { P1: { army: 'elf', hand: ['Wall of Force'], row: ['Rangers'] } },
    { card: 'Wall of Force', target: 'Rangers' },
    ['AK-112'],
  ],
  [
    'an attack on a force',
    { P1: { row: ['Hammer'] }, P2: { row: ['Rangers'] } },
    { card: 'Hammer', target: 'Rangers' },
    ['AK-143'],
  ],
  [
    'an attack on oneself',
    { P1: { row: ['Hammer'] } },
    { kind: 'attack', card: 'Hammer', seat: 0 },
    ['AK-341'],
  ],
  ['an attack at an enemy', { P1: { row: ['Hammer'] } }, { kind: 'attack', card: 'Hammer', seat: 1 }, []],
  [
    'a card that cannot be used at all',
    { P1: { buildings: [], hand: ['Charm'] }, P2: { row: ['Rangers'] } },
    { card: 'Charm', target: 'Rangers' },
    ['AK-110'],
  ],
];
test.each(AIMED)('%s', (_name, given, said, expected) => {
  expect(rules(table(given), said)).toEqual(expected);
});

const WORN: [string, object, string, string[]][] = [
  ['Hammer', {}, 'Flame Blade', []],
  ['Hammer', { worn: ["Razor's Edge"] }, 'Flame Blade', ['AK-214']],
  ['Griffon', {}, 'Flame Blade', ['AK-212']],
  ['Hill Giant', {}, 'Flame Blade', ['AK-213']],
  ['Titan', {}, 'Scale Armour', ['AK-213']],
];
test.each(WORN)('%s with %o and a new %s', (force, words, artifact, expected) => {
  const buildings = ['Armoury', 'Weapon Smith', 'Market', 'Mage Tower', 'Temple'];
  const row = ['Berserker', { [force]: words }];
  const s = table({ phase: 'units', P1: { buildings, hand: [artifact], row }, P2: { row: ['Rangers'] } });
  expect(rules(s, { card: artifact, target: force })).toEqual(expected);
  expect(rules(s, { card: artifact, target: 'Rangers' })).toEqual(['AK-210']);
});

test('while targets are chosen', () => {
  const s = table({ P1: { row: ['Emperor Dragon'] }, P2: { row: ['Rangers', 'Trapper', CLOAK] } });
  pick(s, 'Emperor Dragon: Lightning', 'target P2 Rangers');
  expect(rules(s, { kind: 'target', target: 'Trapper' })).toEqual([]);
  expect(rules(s, { kind: 'target', target: 'Rangers' })).toEqual(['AK-112']);
  expect(rules(s, { kind: 'target', target: 'Elite Guard' })).toEqual(['AK-220']);
  expect(rules(s, { card: 'Emperor Dragon', target: 'Emperor Dragon' })).toEqual(['AK-291']);
});

test('the card for which targets are chosen may be named with one', () => {
  const s = table({ P1: { hand: ['Charm'] }, P2: { row: ['Rangers', 'Trapper', 'Griffon'] } });
  pick(s, 'play Charm');
  expect(rules(s, { card: 'Charm', target: 'Trapper' })).toEqual([]);
  expect(rules(s, { card: 'Charm', target: 'Griffon' })).toEqual(['AK-233']);
});

test('one ability of several is meant by its name', () => {
  const s = table({ P1: { row: ['Emperor Dragon'] }, P2: { row: ['Rangers'] } });
  const dragon = { kind: 'ability', card: 'Emperor Dragon' };
  const offered = pending(arcania, s)?.options.filter(({ kind }) => kind === 'ability') ?? [];
  expect(offered.length).toBeGreaterThan(0);
  for (const { what = '' } of offered) expect(rules(s, { ...dragon, what })).toEqual([]);
  expect(rules(s, { ...dragon, what: 'telekinesis' })).not.toEqual([]);
});

test('a copy in hand stands for all others, whoever plays', () => {
  const s = table({ turn: 'P2', phase: 'land', P2: { hand: ['Green Vale', 'Green Vale'] } });
  const lands = s.players[1].hand.filter(id => s.names[id] === 'green-vale');
  const offered = pending(arcania, s)?.options.filter(({ kind }) => kind === 'layLand') ?? [];
  expect([lands.length, offered.length]).toEqual([2, 1]);
  for (const card of lands) expect(whyNot(arcania, s, 1, { card })).toEqual([]);
});

test('in defence', () => {
  const worn = { Hammer: { worn: ['Shadow Cloak'] } };
  const s = table({
    P1: { row: [worn, 'Griffon', 'Drill'] },
    P2: { row: ['Rangers'] },
    P3: { row: ['Mummy'] },
  });
  pick(s, 'attack P2 with Hammer', 'attack P2 with Griffon', 'attack P3 with Drill');
  expect(rules(s, { card: 'Rangers', target: 'Griffon' })).toEqual([]);
  // An attacker alone is what somebody may block.
  expect(rules(s, { card: 'Griffon' })).toEqual([]);
  expect(rules(s, { card: 'Rangers', target: 'Hammer' })).toEqual(['AK-154']);
  expect(rules(s, { card: 'Rangers', target: 'Drill' })).toEqual(['AK-342']);
  expect(rules(s, { card: 'Rangers', target: 'Mummy' })).toEqual(['AK-150']);
});

test('when a Building is placed', () => {
  const full = ['Market', 'Market', 'Market', 'Market', 'Temple'];
  const lands = [
    'Green Vale',
    { 'Stone Heath': { built: true } },
    { 'Green Vale': { buildings: full } },
    { 'Stone Heath': { pestilence: 'P2' } },
  ];
  const s = table({ phase: 'building', P1: { lands, hand: ['Barrack'] } });
  const on = (target: string) => rules(s, { card: 'Barrack', target });
  expect(on('P1 Green Vale')).toEqual([]);
  expect(on('P1 Stone Heath')).toEqual(['AK-060']);
  expect(on('P1 Green Vale#2')).toEqual(['AK-061']);
  expect(on('P1 Stone Heath#2')).toEqual(['AK-072']);
  expect(on('P2 Green Vale')).toEqual(['AK-060']);
});

/** Cards of all kinds and places that a player may press, and for some of them a second one. */
function attempts(s: War, dice: () => number): Attempt[] {
  const any = <T>(list: readonly T[]): T => list[Math.floor(dice() * list.length)];
  const things = s.players.flatMap(p => [
    ...p.hand.filter(id => id >= 0),
    ...p.discard.slice(0, 2),
    ...p.row.flatMap(f => [f.id, ...f.worn]),
    ...p.lands.flatMap(land => [land.id, ...land.buildings.map(b => b.id)]),
  ]);
  if (things.length === 0) return [];
  const one = Array.from({ length: 6 }, () => ({ card: any(things) }));
  const two = Array.from({ length: 6 }, () => ({ card: any(things), target: any(things) }));
  const at = Array.from({ length: 2 }, () => ({ card: any(things), seat: Math.floor(dice() * s.seats) }));
  return [...one, ...two, ...at, { target: any(things) }, { seat: any([0, 1]) }];
}
const fits = (o: Option, { card, target, seat }: Attempt) =>
  (card === undefined || o.card === card) &&
  (target === undefined || o.target === target) &&
  (seat === undefined || o.seat === seat);

test('in twenty matches, whatever cannot be done has a reason with its rule', () => {
  const texts = new Map<string, number>();
  const rules = new Set(
    readFileSync(join(import.meta.dirname, '../../../docs/rules/arcania.md'), 'utf8').match(/AK-R?\d+/g),
  );
  for (let i = 0; i < 20; i++) {
    const dice = playerDice(`why ${i}`);
    playOut(anyMatch(i), `why ${i}`, s => {
      // Matches are long, and neighbouring questions alike.
      const now = dice() < 0.15 ? pending(arcania, s) : null;
      if (!now) return;
      const seen = arcania.knowledge.view(s, now.seat);
      for (const attempt of attempts(seen, dice)) {
        const reasons = arcania.knowledge.whyNot(seen, now.seat, attempt);
        if (now.options.some(o => fits(o, attempt))) expect(reasons).toEqual([]);
        if (reasons.length === 0) expectSomeUse(s, now.options, attempt);
        for (const { rule, text } of reasons) {
          expect(rules.has(rule), `${rule} for ${text}`).toBe(true);
          expect(text).not.toMatch(/undefined|NaN|hidden|nothing to do with/);
          texts.set(text, (texts.get(text) ?? 0) + 1);
        }
      }
    });
  }
  expect(texts.size).toBeGreaterThan(60);
});
/** No reason is given only for what an option names, or would name after a first press. */
function expectSomeUse(s: War, options: readonly Option[], { card = -1, target, seat }: Attempt): void {
  const like = (id: number | undefined) => id !== undefined && (id === card || s.names[id] === s.names[card]);
  const uses = options.filter(o => like(o.card) || o.target === card || card < 0);
  const later = ['play', 'ability', 'target'];
  const open = uses.some(
    o =>
      later.includes(o.kind) ||
      ((target === undefined || o.target === target || o.card === target) &&
        (seat === undefined || o.seat === seat)),
  );
  expect(open, JSON.stringify({ card: s.names[card], target, seat, options: uses.slice(0, 3) })).toBe(true);
}

test('whatever targets something says at what, by a rule of the book', () => {
  const book = readFileSync(new URL('../../../docs/rules/arcania.md', import.meta.url), 'utf8');
  const things = [...Object.keys(CARDS), 'missile', 'lightning', 'telekinesis', 'split'];
  const aims = things.flatMap(id => {
    const at = playOf(id)?.at;
    return at ? [{ id, at }] : [];
  });
  expect(aims.length).toBeGreaterThan(20);
  for (const { id, at } of aims) {
    expect(at, id).toEqual([expect.stringMatching(/^AK-R?\d+$/), expect.stringMatching(/^\w[\w’', -]{8,}$/)]);
    expect(book, id).toContain(`**${at[0]}**`);
  }
});
