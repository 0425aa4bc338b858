import type { Option } from '@siegeworks/contract';
import { advance, pending, play } from '@siegeworks/kernel';
import { prospect, towerSiege } from '@siegeworks/tower-siege';
import { towerSiegeKit } from '@siegeworks/tower-siege/scene';
import { describe, expect, test } from 'vitest';
import type { Siege } from '../src/state/state.ts';
import { anyMatch, playOut } from './play.ts';

const { words } = towerSiege;
/** Nobody has points or cards unless a test says so: nothing can be answered. */
const bare = { gold: 0, power: 0, baseMines: 0, basePowerstones: 0, hand: [] };
function table(given: { P1: object; P2: object }): Siege {
  const s: Siege = towerSiegeKit.arrange({
    phase: 'combat',
    P1: { ...bare, ...given.P1 },
    P2: { ...bare, ...given.P2 },
  });
  advance(towerSiege.rules, s);
  return s;
}
const offered = (s: Siege): readonly Option[] => pending(towerSiege, s)?.options ?? [];
const optionOf = (s: Siege, text: string): Option => {
  const option = offered(s).find(each => words.option(s, each).startsWith(text));
  if (!option)
    throw new Error(
      `not offered: ${text}; but ${offered(s)
        .map(o => words.option(s, o))
        .join(', ')}`,
    );
  return option;
};
const pick = (s: Siege, ...texts: string[]) => {
  for (const text of texts) play(towerSiege, s, optionOf(s, text));
};
const forecast = (s: Siege, text: string) => words.forecast?.(s, optionOf(s, text)) ?? '';
const chance = (text: string) => Number(/(\d+)%/.exec(text)?.[1]);

describe('A forecast counts what everybody can see', () => {
  test('a Shield that waits to resolve', () => {
    const s = table({ P1: { army: ['Ogre'] }, P2: { army: ['Zombie'], power: 6 } });
    pick(
      s,
      'declare Ogre',
      'go on to the attacks',
      'attack with Ogre',
      'melee against P2',
      'defend with Zombie',
    );
    const before = chance(forecast(s, 'pass'));
    pick(s, 'cast Shield', 'target P2 Zombie');
    while (pending(towerSiege, s)?.question === 'pay.how') play(towerSiege, s, offered(s)[0]);
    const needs = prospect(s)?.needs.map(({ title, level }) => [title, level]);
    expect(needs).toContainEqual(['Zombie absorbs', 20]);
    expect(chance(prospect(s)?.label ?? '')).toBeLessThan(before);
  });

  test('regeneration that its player can pay for', () => {
    const against = (power: number) => {
      const s = table({ P1: { army: ['Ogre'] }, P2: { army: ['Troll'], tower: 'fallen', power } });
      pick(s, 'declare Ogre', 'go on to the attacks', 'attack with Ogre', 'melee against P2');
      return forecast(s, 'defend with Troll');
    };
    expect(against(3)).toMatch(/, unless it regenerates$/);
    expect(against(0)).not.toMatch(/unless/);
  });

  test('who could block, and who could step before a Mage', () => {
    const flying = table({ P1: { army: ['Zephrin'] }, P2: { army: ['Ogre', 'Sentinel'] } });
    pick(
      flying,
      'declare Zephrin',
      'go on to the attacks',
      'attack with Zephrin',
      'Directed attack by Flight',
    );
    expect(forecast(flying, 'target P2 Ogre')).toMatch(/, unless Sentinel blocks$/);
    const shot = table({ P1: { army: ['Bowman'] }, P2: { army: ['Bodyguard'], mage: { open: true } } });
    pick(shot, 'declare Bowman', 'go on to the attacks', 'attack with Bowman', 'shoot with Bowman');
    expect(forecast(shot, 'target P2 Weefolk Mage')).toMatch(/, unless blocked$/);
    expect(forecast(shot, 'target P2 Bodyguard')).not.toMatch(/unless/);
  });

  test('a Tower that is propped up', () => {
    const s = table({ P1: { army: ['Ogre'] }, P2: { tower: { items: ['Buttress'] } } });
    pick(s, 'declare Ogre', 'go on to the attacks', 'attack with Ogre', 'melee against P2');
    expect(forecast(s, 'defend with Granite Tower')).toMatch(/, unless its Buttress holds$/);
  });

  test('an answer may come from a hand, as long as somebody can pay for it and has not passed', () => {
    const aimed = (foe: object) => {
      const s = table({ P1: { army: ['Bowman'] }, P2: { army: ['Ogre'], ...foe } });
      pick(s, 'declare Bowman', 'go on to the attacks', 'attack with Bowman', 'shoot with Bowman');
      return forecast(s, 'target P2 Ogre');
    };
    expect(aimed({ hand: ['Fury'], power: 1 })).toMatch(/, unless answered$/);
    expect(aimed({ hand: ['Fury'] })).not.toMatch(/unless/);
    expect(aimed({ power: 3 })).toMatch(/, unless answered$/);
  });

  test('what is lost when a turn ends', () => {
    const s: Siege = towerSiegeKit.arrange({ P1: { ...bare, gold: 2, power: 1 }, P2: bare });
    advance(towerSiege.rules, s);
    expect(forecast(s, 'end turn')).toBe('2 gold + 1 power unspent');
  });
});

describe('What an answer is about', () => {
  test('magic marks everybody who may take it, a purchase who may carry it', () => {
    const s: Siege = towerSiegeKit.arrange({
      P1: { ...bare, gold: 9, power: 9, army: ['Hero', 'Zombie'], hand: ['Sword'] },
      P2: { ...bare, army: ['Ogre'] },
    });
    advance(towerSiege.rules, s);
    const names = (text: string) =>
      (words.about?.(s, optionOf(s, text)) ?? []).map(id => s.names[Number(id)]);
    expect(names('cast Powerbolt')).toContain('ogre');
    expect(names('buy Sword')).toContain('hero');
    expect(names('buy Sword')).not.toContain('zombie');
  });
  test('Space goes to combat only when somebody could attack', () => {
    const goes = (army: string[]) => {
      const s: Siege = towerSiegeKit.arrange({
        P1: { ...bare, army, mage: { position: 'defend' } },
        P2: bare,
      });
      advance(towerSiege.rules, s);
      return words.harmless?.(s, { kind: 'combat' });
    };
    expect(goes(['Ogre'])).toBe(true);
    expect(goes([])).toBe(false);
  });
});

/** The number of letters for which the prompt has room. */
const QUESTION = 76;
const FORECAST = 60;
test('questions and forecasts fit into the prompt, and every option is about something that exists', () => {
  const long = new Set<string>();
  for (let i = 0; i < 6; i++)
    playOut(anyMatch(i), `fits ${i}`, s => {
      const asked = pending(towerSiege, s);
      if (!asked) return;
      const seen = towerSiege.knowledge.view(s, asked.seat);
      const question = words.questions[asked.question](seen);
      if (question.length > QUESTION) long.add(question);
      for (const option of asked.options) {
        const note = words.forecast?.(seen, option) ?? '';
        if (note.length > FORECAST) long.add(note);
        for (const thing of words.about?.(seen, option) ?? [])
          expect(seen.names[Number(thing)]).toBeDefined();
      }
    });
  expect([...long].slice(0, 20)).toEqual([]);
});
