import { arcania } from '@siegeworks/arcania';
import { arcaniaKit } from '@siegeworks/arcania/scene';
import { advance, pending, play } from '@siegeworks/kernel';
import { describe, expect, test } from 'vitest';
import { clash, fighterOf } from '../src/judgement/clash.ts';
import * as storm from '../src/judgement/storm.ts';
import { WEIGHTS } from '../src/judgement/weights.ts';
import type { War } from '../src/state/state.ts';

const BEFORE = { phase: 'before', P1: { army: 'dwarf' }, P2: { army: 'undead' } };
type Side = Record<string, unknown>;
const field = (own: Side, target: Side): War =>
  arcaniaKit.arrange({ ...BEFORE, P1: { army: 'dwarf', ...own }, P2: { army: 'undead', ...target } });
/** The attackers that would be sent, by name. */
function stormers(own: Side, target: Side): string[] {
  const s = field(own, target);
  return [...bestStorm(s, 0, 1).attackers].map(id => s.names[id]).sort();
}
const bestStorm = (s: War, seat: number, at: number) => storm.bestStorm(s, seat, at, WEIGHTS);
const HAMMERS = ['Hammer', 'Hammer', 'Hammer', 'Hammer'];
const MUMMIES = ['Mummy', 'Mummy'];

describe('whole waves are weighed', () => {
  test('12.7: a Hammer alone stays home facing a Mummy, four together are too many to block', () => {
    expect(stormers({ row: ['Hammer'] }, { row: ['Mummy'] })).toEqual([]);
    expect(stormers({ row: [...HAMMERS, ...HAMMERS] }, { row: MUMMIES }).length).toBeGreaterThan(2);
  });
  test('and the wave that is planned is the wave that is sent', () => {
    const s = field({ row: [...HAMMERS, ...HAMMERS] }, { row: MUMMIES });
    const planned = bestStorm(s, 0, 1).attackers.size;
    advance(arcania.rules, s);
    for (let asked = pending(arcania, s); asked?.seat === 0; asked = pending(arcania, s))
      play(arcania, s, arcania.judgement.habit(s, 0, asked.options));
    expect(s.phase).toBe('wave');
    expect(s.wave).toHaveLength(planned);
  });
  test('12.9: if that brings the Castle down, every force that is needed goes', () => {
    const own = { row: HAMMERS, castleDamage: 19 };
    const wave = stormers(own, { row: MUMMIES, castleDamage: 17 });
    expect(wave).toEqual(['hammer', 'hammer', 'hammer', 'hammer']);
  });
  test('12.6: a force that would be struck down in return stays at home', () => {
    const open = { row: ['Hammer', 'Hammer'] };
    const target = { row: [...MUMMIES.map(name => ({ [name]: { attacked: true } }))] };
    expect(stormers(open, target)).toHaveLength(2);
    expect(stormers({ ...open, castleDamage: 17 }, target)).toEqual([]);
  });
  test('a force held by a Trapper guards nothing', () => {
    const own = (guard: unknown) => ({ row: ['Hammer', 'Gemologist', guard], castleDamage: 17 });
    const P2 = { army: 'elf', row: [{ Trapper: { attacked: true } }, { Unicorn: { attacked: true } }] };
    const wave = (guard: unknown) =>
      bestStorm(arcaniaKit.arrange({ phase: 'before', P1: own(guard), P2 }), 0, 1).attackers.size;
    expect(wave({ Hammer: { trappedBy: 'P2 Trapper' } })).toBe(0);
    expect(wave('Hammer')).toBeGreaterThan(0);
  });
  test('section 10: a third player would exploit an undefended home', () => {
    const own = { army: 'dwarf', row: ['Hammer'], castleDamage: 17 };
    const wave = (row: string[]) =>
      bestStorm(arcaniaKit.arrange({ phase: 'before', P1: own, P2: {}, P3: { row } }), 0, 1).attackers.size;
    expect(wave([])).toBe(1);
    expect(wave(['Griffon'])).toBe(0);
  });
  test('12.15: a Dungeon keeps one force away, but not many', () => {
    const target = { buildings: ['Dungeon'] };
    expect(stormers({ row: ['Hammer'] }, {})).toEqual(['hammer']);
    expect(stormers({ row: ['Hammer'] }, target)).toEqual([]);
    expect(stormers({ row: [...HAMMERS, ...HAMMERS] }, target).length).toBeGreaterThan(4);
  });
  test('12.10: a Griffon beats one Mummy, but two would gang up on it', () => {
    const own = { row: ['Griffon', 'Gemologist', 'Gemologist', 'Gemologist'] };
    expect(stormers(own, { row: ['Mummy'] })).toContain('griffon');
    expect(stormers(own, { row: MUMMIES })).not.toContain('griffon');
  });
  test('12.11: to keep the Castle from falling, even a valuable force blocks', () => {
    const own = { row: Array.from({ length: 9 }, () => 'Berserker') };
    const target = { row: [{ 'Winged Carrion': { damage: 2 } }], castleDamage: 2 };
    expect(bestStorm(field(own, target), 0, 1).value).toBeLessThan(500);
    expect(bestStorm(field(own, { castleDamage: 2 }), 0, 1).value).toBeGreaterThan(500);
  });
  test('deadly spikes keep weak forces at home, but not the Vampire', () => {
    const walls = { buildings: ['Spiked Wall', 'Spiked Wall'] };
    const gone = (name: string, army: string) => {
      const s = arcaniaKit.arrange({ ...BEFORE, P1: { army, row: [name] }, P2: { army: 'elf', ...walls } });
      return bestStorm(s, 0, 1).attackers.size;
    };
    expect(gone('Gemologist', 'dwarf')).toBe(0);
    expect(gone('Vampire', 'undead')).toBe(1);
  });
});

describe('a clash', () => {
  function fought(attacker: unknown, ...line: unknown[]) {
    const s = field({ row: [attacker] }, { row: line });
    const [a] = s.players[0].row.map(f => fighterOf(s, f, WEIGHTS));
    const guards = s.players[1].row.map(f => ({ ...fighterOf(s, f, WEIGHTS), name: s.names[f.id] }));
    return clash({ ...a, name: 'attacker' }, guards, WEIGHTS.WAR);
  }
  test('12.10: two together take no damage and deal a lot', () => {
    const alone = fought('Hammer', 'Skeleton');
    expect(alone).toMatchObject({ falls: false, victim: { name: 'skeleton' } });
    expect(alone.net).toBeLessThan(0);
    const both = fought('Hammer', 'Mummy', 'Mummy');
    expect(both).toMatchObject({ falls: true, victim: null });
    expect(both.net).toBeGreaterThan(10);
  });
  test('the blow falls on the one whose loss costs most', () => {
    const line = [{ Skeleton: { damage: 1 } }, { Ghoul: { damage: 2 } }];
    expect(fought('General', ...line).victim?.name).toBe('ghoul');
  });
  test('AK-287: only monsters can strike a Vampire', () => {
    expect(fought('Hammer', 'Vampire').net).toBeGreaterThan(0);
    expect(fought({ Hammer: { damage: 3 } }, { Vampire: { damage: 3 } })).toMatchObject({
      falls: true,
      victim: null,
    });
    expect(fought('Griffon', { Vampire: { damage: 3 } }).victim?.name).toBe('vampire');
  });
});
