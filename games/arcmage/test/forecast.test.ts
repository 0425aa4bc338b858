import { arcmage, battlesOf } from '@siegeworks/arcmage';
import { pending } from '@siegeworks/kernel';
import { describe, expect, test } from 'vitest';
import { at, noteOf, say, seen } from './table.ts';

/** P2 attacks a city of P1, who decides who intercepts. */
const attacked = (p1: object, army: readonly (string | object)[], ...picks: string[]) =>
  say(
    at({
      phase: 'attack',
      turn: 'P2',
      P1: { cities: ['Farmland'], ...p1 },
      P2: { cities: ['Armory'], army },
    }),
    'attack P1 Farmland',
    ...picks,
  );

describe('A forecast of a fight counts all that lies on the table', () => {
  test('a creature that its enchantment saves does not die', () => {
    const s = attacked(
      { army: [{ Ghoul: { enchantments: ["Centaur's Staff"] } }] },
      ['Majestic Griffin', 'Mentor'],
      'Mentor attacks P1 Farmland',
      'attack',
    );
    expect(noteOf(s, 'Ghoul intercepts P2 Mentor')).toContain('Ghoul survives');
  });
  test('strength that counts only in an interception counts', () => {
    const s = attacked({ army: ['Mounted Eagle'] }, ['Mentor'], 'Mentor attacks P1 Farmland');
    // 2/3 becomes 4/4 against a creature without flying.
    expect(noteOf(s, 'Mounted Eagle intercepts P2 Mentor')).toBe('Mentor dies, Mounted Eagle survives');
  });
  test('an ability that strikes when it is intercepted counts', () => {
    const s = attacked({ army: ['Wight'] }, ['Elvish Ambush'], 'Elvish Ambush attacks P1 Farmland');
    // It gets -1/-1 before they fight.
    expect(noteOf(s, 'Wight intercepts P2 Elvish Ambush')).toBe('Elvish Ambush survives, Wight dies');
  });
  test('somebody who could save the dying is named as a doubt', () => {
    const p1 = { army: ['Kolibri', 'Falconer'], resources: { Gaian: 2 } };
    const s = attacked(p1, ['Majestic Griffin'], 'Majestic Griffin attacks P1 Farmland');
    expect(noteOf(s, 'Kolibri intercepts P2 Majestic Griffin')).toContain('unless somebody saves Kolibri');
  });
  test('of two defenders the attacker chooses which one dies', () => {
    const s = attacked({ army: ['Bearer', 'Ghoul', 'Conscript'] }, ['Mentor'], 'Mentor attacks P1 Farmland');
    say(s, 'Bearer intercepts P2 Mentor');
    expect(noteOf(s, 'Conscript intercepts P2 Mentor')).toMatch(
      /^Mentor survives, (2|Bearer and Conscript|1 of)/,
    );
  });
  test('a hand with the means to play it is a doubt', () => {
    const rich = { cities: ['Armory'], army: ['Mentor'], hand: ['Ghoul'], resources: { Gaian: 2 } };
    const s = at({ phase: 'attack', turn: 'P2', P1: { cities: ['Farmland'], army: ['Ghoul'] }, P2: rich });
    say(s, 'attack P1 Farmland', 'Mentor attacks P1 Farmland', 'pass');
    expect(noteOf(s, 'Ghoul intercepts P2 Mentor')).toMatch(/, unless answered$/);
  });
});

describe('A forecast of an attack counts all that lies on the table', () => {
  const attack = (p1: object, p2: object) =>
    at({ phase: 'attack', P1: { cities: ['Warren'], ...p1 }, P2: { cities: ['Farmland'], ...p2 } });
  test('who could intercept: those of the army and of the attacked city, and who reaches fliers', () => {
    const army = { army: ['Royal Guard', { Bearer: { marked: true } }] };
    expect(noteOf(attack({ army: ['Mentor'] }, army), 'attack P2 Farmland')).toContain('1 could intercept');
    expect(noteOf(attack({ army: ['Majestic Griffin'] }, army), 'attack P2 Farmland')).toContain(
      'nobody can intercept',
    );
  });
  test('a shield lets only some of the damage through', () => {
    const city = { cities: [{ Farmland: { enchantments: ['Seat of the Throne'] } }] };
    const told = noteOf(attack({ army: ['Mentor', 'Ghoul'] }, city), 'attack P2 Farmland');
    expect(told).toMatch(/^2 attackers: 1 damage, \d of \d+ left/);
  });
  test('a level of the city weakens its attackers', () => {
    const city = { cities: [{ 'Guardians Fall': { levels: [3] } }] };
    expect(noteOf(attack({ army: ['Mentor'] }, city), 'attack P2 Guardians Fall')).toContain('1 damage');
  });
  test('cards that leave a deck unseen on the way change nothing, whoever looks', () => {
    // An Archivist that is marked mills everybody: only the engine knows what.
    const decks = { deck: ['Ghoul', 'Mentor'] };
    const s = attack({ army: ['Archivist'], ...decks }, decks);
    const option = pending(arcmage, s)?.options.find(each => each.kind === 'attack') ?? { kind: '' };
    const [here, real] = [seen(s), s].map(each => arcmage.words.forecast?.(each, option));
    expect(here).toMatch(/^1 attacker: 1 damage, \d of \d+ left/);
    expect(real).toBe(here);
  });
  test('an attack that brings the city down says so', () => {
    const city = { cities: [{ Farmland: { defence: 2 } }, 'Armory'] };
    expect(noteOf(attack({ army: ['Mentor'] }, city), 'attack P2 Farmland')).toBe(
      '1 attacker: 2 damage, it falls; nobody can intercept',
    );
  });
  test('the fights as they stand are forecast with their results', () => {
    const s = attack({ army: ['Mentor', 'Bearer'] }, { army: ['Ghoul', 'Wight'] });
    say(s, 'attack P2 Farmland', 'Mentor attacks P2 Farmland', 'Bearer attacks P2 Farmland');
    say(s, 'Ghoul intercepts P1 Bearer');
    const lines = battlesOf(seen(s));
    expect(lines[0]).toBe('P2 Farmland: 2 damage, 5 left');
    expect(lines[1]).toMatch(/^Bearer (dies|survives), Ghoul (dies|survives)$/);
  });
});

describe('What has been chosen is shown at once', () => {
  const marksOf = (s: ReturnType<typeof at>, name: string) =>
    arcmage.words
      .board(s, 0)
      .areas.flatMap(area => area.cards)
      .find(face => face.name === name)?.marks;
  test('attackers before the attack begins, residents before they are devoted', () => {
    const attack = at({
      phase: 'attack',
      P1: { cities: ['Warren'], army: ['Ghoul', 'Mentor'] },
      P2: { cities: ['Farmland'] },
    });
    say(attack, 'attack P2 Farmland', 'Ghoul attacks P2 Farmland');
    expect(marksOf(attack, 'Ghoul')).toContain('attacks Farmland');
    expect(marksOf(attack, 'Mentor')).not.toContain('attacks Farmland');
    const devotion = at({
      phase: 'tactics',
      P1: { cities: [{ Warren: { residents: ['Ghoul', 'Mentor'] } }] },
    });
    say(devotion, 'devote to Warren', 'devote Ghoul');
    expect(marksOf(devotion, 'Ghoul')).toContain('will be devoted');
  });
  test('a card while it is being played', () => {
    const P1 = { cities: ['Warren', 'Farmland'], hand: ['Kolibri'], resources: { Gaian: 1 } };
    const s = say(at({ phase: 'play1', P1, P2: { cities: ['Armory'] } }), 'play Kolibri');
    expect(marksOf(s, 'Kolibri')).toEqual(['being played']);
  });
});
