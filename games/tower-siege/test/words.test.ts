import type { Match } from '@siegeworks/kernel';
import { create, layOut, pick } from '@siegeworks/kernel';
import { cannotMeet, poolsOf, prospect, rollWords, towerSiege } from '@siegeworks/tower-siege';
import { towerSiegeKit } from '@siegeworks/tower-siege/scene';
import { expect, test } from 'vitest';
import type { Siege } from '../src/state/state.ts';

/** A match in a position that a scenario could lay out. */
function matchAt(given: unknown): Match<Siege> {
  const m = create(towerSiege, { players: [{}, {}] }, 'words');
  layOut(m, towerSiegeKit.arrange(given));
  return m;
}
/** The Zombie of the first player strikes at the second one's army. */
function attacked(): { m: Match<Siege>; zombie: number; ogre: number; raider: number } {
  const m = matchAt({ P1: { army: ['Zombie'] }, P2: { army: ['Ogre', 'Orc Raider'], power: 5 } });
  const [, zombie] = m.state.players[0].army;
  const [, ogre, raider] = m.state.players[1].army;
  pick(m, 0, { kind: 'combat' });
  while (m.state.stack.at(-1)?.rule === 'stepWindow') pick(m, 1, { kind: 'pass' });
  pick(m, 0, { kind: 'declare', card: zombie });
  pick(m, 0, { kind: 'done' });
  pick(m, 0, { kind: 'attack', card: zombie });
  pick(m, 0, { kind: 'melee', seat: 1 });
  return { m, zombie, ogre, raider };
}

test('while a defender is chosen, a creature that cannot defend says why, and an option says its chances', () => {
  const { m, ogre, raider } = attacked();
  expect(cannotMeet(m.state, raider)).toBe('never chosen as defender');
  expect(cannotMeet(m.state, ogre)).toBeNull();
  expect(towerSiege.words.forecast?.(m.state, { kind: 'defend', card: ogre })).toMatch(
    /^\d+% to be slain, \d+% to riposte$/,
  );
});

test('before dice are rolled both levels are known, with what makes them up', () => {
  const { m, ogre } = attacked();
  pick(m, 1, { kind: 'defend', card: ogre });
  const next = prospect(m.state);
  expect(next?.label).toMatch(/^melee \d+%$/);
  expect(next?.needs).toEqual([
    { title: 'Zombie attacks', level: 30, why: 'as printed' },
    { title: 'Ogre defends', level: 40, why: 'as printed' },
  ]);
});

test('a roll in the log is shown with its level and its result', () => {
  const { m } = attacked();
  const parts = [
    { amount: 30, reason: 'Skill Level' },
    { amount: 10, reason: 'Sword' },
  ];
  const [, card] = m.state.players[0].army;
  const rolled = { type: 'rolled', card, level: 'AL', die: 35, need: 40, parts, result: 'hit' };
  expect(rollWords(m.state, rolled)).toEqual({
    title: 'P1 Zombie attacks',
    rolled: 35,
    needed: 40,
    modifiers: ['Skill Level 30', 'Sword +10'],
    success: true,
    result: 'a hit',
  });
  expect(rollWords(m.state, { type: 'bought' })).toBeNull();
});

test('TS-R06: of the rolls for initiative only that of the starting player is a success', () => {
  const { m } = attacked();
  const { starter } = m.state;
  const rolledBy = (seat: number) => {
    const rolled = { type: 'initiativeRolled', seat, die: 50 };
    return rollWords(m.state, rolled);
  };
  expect(rolledBy(starter)).toMatchObject({ success: true, result: 'the highest begins' });
  expect(rolledBy(1 - starter)).toMatchObject({ success: false, result: 'does not begin' });
});

test('TS-058: a pool says what is left of one turn of income', () => {
  const { state } = matchAt({ P1: { baseMines: 6, mines: 2 }, P2: {} });
  const { gold } = poolsOf(state, 0);
  expect(gold.of).toBe(8);
  expect(gold.why).toContain('6 from Base Mines and 2 from Mines');
});
