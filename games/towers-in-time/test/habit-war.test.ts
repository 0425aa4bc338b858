import type { Option } from '@siegeworks/contract';
import { advance, pending, play } from '@siegeworks/kernel';
import { towersInTime } from '@siegeworks/towers-in-time';
import { towersInTimeKit } from '@siegeworks/towers-in-time/scene';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXPERIENCE, WAR } from '../src/judgement/weights.ts';
import type { Realm } from '../src/state/realm.ts';

/** With experience the habit weighs every attack and block. */
const plain = WAR.weighs;
beforeAll(() => {
  WAR.weighs = EXPERIENCE.WAR.weighs;
});
afterAll(() => {
  WAR.weighs = plain;
});

type Side = Record<string, unknown>;
function table(P1: unknown[], P2: unknown[], more: { P1?: Side; P2?: Side } = {}): Realm {
  const s = towersInTimeKit.arrange({
    P1: { towers: [{ 'Hot Springs': { units: P1 } }], ...more.P1 },
    P2: { towers: [{ 'Hot Springs': { units: P2 } }], ...more.P2 },
  });
  advance(towersInTime.rules, s);
  return s;
}
/** What the player being asked does by habit. */
function usual(s: Realm): Option {
  const asked = pending(towersInTime, s);
  if (!asked) throw new Error('nobody is asked');
  return towersInTime.judgement.habit(s, asked.seat, asked.options);
}
function attackOf(s: Realm, name: string): void {
  const asked = pending(towersInTime, s);
  const card = towersInTimeKit.find(s, name);
  const attack = asked?.options.find(option => option.kind === 'attack' && option.card === card);
  if (!attack) throw new Error(`${name} cannot attack`);
  play(towersInTime, s, attack);
  for (let next = pending(towersInTime, s); next?.seat === 0; next = pending(towersInTime, s))
    play(
      towersInTime,
      s,
      next.options.find(({ kind }) => kind === 'done' || kind === 'handOver') ?? next.options[0],
    );
}

describe('12.2: an attack is worth what it gains after the best answer', () => {
  test('no attack is made while a stronger enemy unit is straight', () => {
    expect(usual(table(['Dwarf'], ['Major Mjorn Earth Elemental'])).kind).not.toBe('attack');
  });
  test('the same attack is made when the stronger unit is used and a shield would fall', () => {
    const used = { 'Major Mjorn Earth Elemental': { used: true } };
    expect(usual(table(['Dwarf'], [used], { P2: { breach: 3 } })).kind).toBe('attack');
    expect(usual(table(['Dwarf'], [used])).kind).not.toBe('attack');
  });
  test('a strong unit attacks past a weak one', () => {
    expect(usual(table(['Major Mjorn Earth Elemental'], ['Dwarf'])).kind).toBe('attack');
  });
});

describe('12.17: a block is weighed by both losses', () => {
  test('a small unit is not sacrificed to a stronger one unless a shield would fall', () => {
    const s = table(['Median Mjorn Earth Elemental'], ['Dwarf']);
    attackOf(s, 'P1 Median Mjorn Earth Elemental');
    expect(usual(s).kind).not.toBe('defend');
  });
  test('a strong unit blocks a weak one', () => {
    const s = table(['Dwarf'], ['Major Mjorn Earth Elemental']);
    attackOf(s, 'P1 Dwarf');
    expect(usual(s).kind).toBe('defend');
  });
  test('the last shield is worth any unit', () => {
    const s = table(['Major Mjorn Earth Elemental'], ['Dwarf'], { P2: { shields: ['Dwarf'], breach: 1 } });
    attackOf(s, 'P1 Major Mjorn Earth Elemental');
    expect(usual(s).kind).toBe('defend');
  });
});
