import { arcmage } from '@siegeworks/arcmage';
import { pending } from '@siegeworks/kernel';
import { describe, expect, test } from 'vitest';
import { at, id, noteOf, offered, optionOf, say, seen, usedBy } from './table.ts';

const P2 = { cities: ['Armory'] };

describe('AM-176 what a payment would use up is said before it is made', () => {
  test('a Crop Token that is the only means is named as the sacrifice that it is', () => {
    const s = at({ phase: 'play1', P1: { cities: ['Warren'], army: ['Crop Token'], hand: ['Kolibri'] }, P2 });
    expect(noteOf(s, 'play Kolibri')).toBe('sacrifices Crop Token; nothing stays ready');
    expect(usedBy(s, 'play Kolibri')).toEqual(['crop-token']);
  });
  test('resource cards pay first, and it is said how many stay ready', () => {
    const given = { cities: ['Warren'], army: ['Crop Token'], hand: ['Kolibri'], resources: { Gaian: 3 } };
    const s = at({ phase: 'play1', P1: given, P2 });
    expect(noteOf(s, 'play Kolibri')).toBe('pays 1 of 3 Gaian; 2 stay ready');
    expect(usedBy(s, 'play Kolibri')).toHaveLength(1);
  });
  test('two factions: which of them is marked is what the rules would mark', () => {
    const P1 = { cities: ['Warren'], hand: ['Elvish Archer'], resources: { Gaian: 2, 'Red Banner': 2 } };
    const s = at({ phase: 'play1', P1, P2 });
    expect(noteOf(s, 'play Elvish Archer')).toBe('pays 2 of 2 Gaian and 1 of 2 Red Banner; 1 stays ready');
  });
  test('a response that takes the last resource is foreseen without playing on', () => {
    const s = at({
      phase: 'play1',
      turn: 'P2',
      P1: { cities: ['Warren'], army: ['Ghoul'], hand: ['Deadly Shock'], resources: { 'Red Banner': 2 } },
      P2: { cities: ['Armory'], hand: ['Deadly Shock'], resources: { 'Red Banner': 2 } },
    });
    say(s, 'play Deadly Shock', 'target P1 Ghoul');
    expect(noteOf(s, 'play Deadly Shock')).toBe('pays 2 of 2 Red Banner; nothing stays ready');
    expect(usedBy(s, 'play Deadly Shock')).toHaveLength(2);
  });
  test('a creature that must be marked is named', () => {
    const P1 = { cities: ['Warren'], army: ['Kolibri'], hand: ['Elvish Archer'], resources: { Gaian: 2 } };
    const s = at({ phase: 'play1', P1, P2 });
    expect(noteOf(s, 'play Elvish Archer')).toBe('marks Kolibri, pays 2 of 2 Gaian; nothing stays ready');
    expect(usedBy(s, 'play Elvish Archer')).toContain('kolibri');
  });
  test('where the player chooses, that is said, and nothing is chosen yet', () => {
    const P1 = { cities: ['Warren'], army: ['Crop Token', 'Kolibri'], hand: ['Kolibri'] };
    const s = at({ phase: 'play1', P1, P2 });
    expect(noteOf(s, 'play Kolibri')).toBe('you choose how to pay 1 resource');
    expect(usedBy(s, 'play Kolibri')).toEqual([]);
    say(s, 'play Kolibri');
    expect(offered(s)).toEqual(['use Crop Token', 'use Kolibri']);
    expect(noteOf(s, 'use Crop Token')).toBe('sacrifices it for 1 Gaian');
    expect(noteOf(s, 'use Kolibri')).toBe('marks it for 2 Gaian');
  });
  test('the city in which a creature comes into play shows the payment once more', () => {
    const P1 = { cities: ['Warren', 'Farmland'], hand: ['Kolibri'], resources: { Gaian: 1 } };
    const s = say(at({ phase: 'play1', P1, P2 }), 'play Kolibri');
    expect(noteOf(s, 'to P1 Warren')).toBe('0 residents; pays 1 of 1 Gaian; nothing stays ready');
    expect(usedBy(s, 'to P1 Warren')).toHaveLength(1);
  });
});

describe('What an option is about, and whether Space may give it', () => {
  test('laying, drawing and paying are never given for somebody', () => {
    const s = at({
      phase: 'resources',
      P1: { cities: ['Warren'], hand: ['Ghoul', 'Kolibri'], deck: ['Ghoul', 'Ghoul', 'Ghoul'] },
    });
    for (const text of ['draw nothing, lay 2', 'draw 1 card, lay up to 1', 'draw 2 cards'])
      expect(arcmage.words.harmless?.(s, optionOf(s, text))).toBe(false);
    expect(arcmage.words.harmless?.(s, { kind: 'endPhase' })).toBe(true);
    expect(arcmage.words.harmless?.(s, { kind: 'auto' })).toBe(false);
    expect(arcmage.words.harmless?.(s, { kind: 'decline' })).toBe(false);
  });
  test('a card laid as a resource is about its pile; everybody attacking about each of them', () => {
    const s = at({ phase: 'attack', P1: { cities: ['Warren'], army: ['Ghoul', 'Bearer', 'Mentor'] }, P2 });
    say(s, 'attack P2 Armory');
    const about = arcmage.words.about?.(seen(s), optionOf(s, 'send everybody against P2 Armory'));
    expect(about).toEqual([id(s, 'Armory'), id(s, 'Ghoul'), id(s, 'Bearer'), id(s, 'Mentor')]);
  });
});

describe('One press for what usually belongs together', () => {
  const bundlesAt = (given: object) => {
    const s = at(given);
    return arcmage.words.bundles?.(seen(s), 0, pending(arcmage, s)?.options ?? []) ?? [];
  };
  test('all attack: whoever can do harm, with what comes of it', () => {
    const P1 = { cities: ['Warren'], army: ['Ghoul', 'Mentor', 'Crop Token'] };
    const all = bundlesAt({ phase: 'attack', P1, P2 }).find(({ text }) => text === '2 attack P2 Armory');
    expect(all?.note).toMatch(
      /^2 attackers: 5 damage, 2 of 7 left; nobody can intercept.*; sends Ghoul and Mentor$/,
    );
    expect(all?.then.map(({ kind }) => kind)).toEqual(['attacker', 'attacker', 'done']);
    const army = ['Ghoul', 'Mentor', 'Ghoul'];
    const three = bundlesAt({ phase: 'attack', P1: { ...P1, army }, P2 });
    const everybody = three.find(({ text }) => text.startsWith('all attack'));
    expect(everybody?.then.map(({ kind }) => kind)).toEqual(['allAttack']);
  });
  test('a creature dragged onto a city attacks it alone, straight from the phase before', () => {
    const P1 = { cities: ['Warren'], army: ['Ghoul', 'Mentor'] };
    const raids = bundlesAt({ phase: 'play1', P1, P2 }).filter(({ text }) => text.endsWith(' alone'));
    expect(raids.map(({ option }) => option)).toEqual([{ kind: 'endPhase' }, { kind: 'endPhase' }]);
    for (const { gesture, then } of raids)
      expect(then).toContainEqual({ kind: 'attacker', card: gesture?.card, target: gesture?.onto });
  });
  test('an attack leaves what is done after it to another press', () => {
    const P1 = { cities: ['Warren'], army: ['Ghoul', 'Mentor'] };
    const all = bundlesAt({ phase: 'play1', P1, P2 }).find(
      ({ text }) => text === 'attack Armory with everybody',
    );
    expect(all?.then.map(({ kind }) => kind)).toEqual(['attack', 'attacker', 'attacker']);
  });
  test('all residents of a city are devoted, and which levels that reaches is said', () => {
    const city = { Warren: { residents: ['Ghoul', 'Mentor', { Bearer: { marked: true } }] } };
    const [all] = bundlesAt({ phase: 'tactics', P1: { cities: [city] }, P2 });
    expect(all).toMatchObject({
      text: 'devote all in Warren',
      note: expect.stringMatching(/^marks Ghoul and Mentor: devotion \d, level 2/),
    });
    expect(all.then).toHaveLength(2);
  });
});
