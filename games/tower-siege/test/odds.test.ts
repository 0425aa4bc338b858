import { begin, pending, play } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { towerSiege } from '@siegeworks/tower-siege';
import { towerSiegeKit } from '@siegeworks/tower-siege/scene';
import { describe, expect, test } from 'vitest';
import { aimedHits, attackChances, blowOdds, defenceChances, plainBlow } from '../src/knowledge/odds.ts';
import { attackClass, defenceClass } from '../src/rules/levels.ts';
import type { Siege } from '../src/state/state.ts';
import { anyMatch } from './play.ts';

const DICE = Array.from({ length: 100 }, (_, i) => i + 1);
const counted = <C extends string>(classes: readonly C[]) =>
  Object.fromEntries(classes.map(name => [name, 0])) as Record<C, number>;

describe('Chances of a roll', () => {
  test.each([0, 2, 3, 35, 97, 98, 120])(
    'at level %i every one of the hundred dice is counted once',
    against => {
      const attacks = counted(['critical', 'hit', 'miss', 'fumble']);
      const defences = counted(['exceptional', 'success', 'failure', 'fumble']);
      for (const die of DICE) {
        attacks[attackClass(die, against)] += 1;
        defences[defenceClass(die, against)] += 1;
      }
      for (const [name, n] of Object.entries(attackChances(against)))
        expect(n).toBeCloseTo(attacks[name as keyof typeof attacks] / 100);
      for (const [name, n] of Object.entries(defenceChances(against)))
        expect(n).toBeCloseTo(defences[name as keyof typeof defences] / 100);
    },
  );
});

describe('Chances of an attack', () => {
  const s: Siege = towerSiegeKit.arrange({
    P1: { army: ['Zombie', 'Bowman'] },
    P2: { army: ['Ogre', 'Zombie'] },
  });
  const [mine, theirs] = s.players.map(player =>
    Object.fromEntries(player.army.map(id => [s.names[id], id])),
  );

  test('section 12, 1: AL30 against DL30 hits in about 22 of 100', () => {
    const { hit } = blowOdds(s, plainBlow(mine.zombie, theirs.zombie));
    expect(hit).toBeGreaterThan(0.21);
    expect(hit).toBeLessThan(0.23);
  });
  test('section 12, 2: a weak attack on a good defender is riposted more often', () => {
    const against = (defender: number) => blowOdds(s, plainBlow(mine.zombie, defender)).riposted;
    expect(against(theirs.ogre)).toBeGreaterThan(against(theirs.zombie));
  });
  test('a Tower strikes back through its occupant only after an exceptional defence', () => {
    const { riposted } = blowOdds(s, plainBlow(mine.zombie, s.players[1].tower));
    expect(riposted).toBeGreaterThan(0);
    expect(riposted).toBeLessThan(0.03);
  });
  test('an arrow of Innate Skill 20 against DL40: not missed and not defended', () => {
    const arrow = { by: 0, shooter: mine.bowman, what: 'bowman', level: -1, target: theirs.ogre };
    expect(aimedHits(s, arrow)).toBeCloseTo(0.02 * 0.98 + 0.18 * 0.6);
  });
});

test('every option in whole games has a forecast that can be read', () => {
  const notes = new Set<string>();
  for (let i = 0; i < 6; i++) {
    const dice = playerDice(`notes ${i}`);
    const s = begin(towerSiege, anyMatch(i), `notes ${i}`);
    for (let n = 0, asked = pending(towerSiege, s); asked && n < 500; n++, asked = pending(towerSiege, s)) {
      const { options, seat } = asked;
      const seen = towerSiege.knowledge.view(s, seat);
      for (const option of options) notes.add(towerSiege.words.forecast?.(seen, option) ?? '');
      const any = options[Math.floor(dice() * options.length)];
      play(towerSiege, s, dice() < 0.6 ? towerSiege.judgement.habit(s, seat, options) : any);
    }
  }
  expect(notes.size).toBeGreaterThan(50);
  expect([...notes].filter(text => /undefined|NaN|null|hidden card|-\d/.test(text))).toEqual([]);
});
