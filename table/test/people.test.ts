import { describe, expect, test } from 'vitest';
import { agreeing, does, ofWhom, owned, sentences, thingOf, who, whom, whose } from '../src/people.ts';

const nobody = {};
const table = { people: { names: ['Ada', 'Greta'], you: 0 } };
const watched = { people: { names: ['Ada', 'Greta'], you: null } };

describe('people', () => {
  test('have their seat for a name where they have no other', () => {
    expect([who, whom, whose, ofWhom].map(say => say(nobody, 1))).toEqual(['P2', 'P2', "P2's", 'of P2']);
    expect(owned(nobody, 1, 'Ogre')).toBe('P2 Ogre');
    expect(thingOf(nobody, 'the army', 1)).toBe('the army of P2');
    expect(does(nobody, 1, 'draws')).toBe('P2 draws');
  });

  test('are called by their names, and whoever looks is spoken to', () => {
    expect([who, whom, whose, ofWhom].map(say => say(table, 1))).toEqual([
      'Greta',
      'Greta',
      "Greta's",
      'of Greta',
    ]);
    expect([who, whom, whose, ofWhom].map(say => say(table, 0))).toEqual([
      'you',
      'yourself',
      'your',
      'yours',
    ]);
    expect([0, 1].map(seat => owned(table, seat, 'a hidden card'))).toEqual([
      'your hidden card',
      "Greta's hidden card",
    ]);
    expect([0, 1].map(seat => thingOf(table, 'the army', seat))).toEqual(['your army', "Greta's army"]);
    expect(does(watched, 0, 'draws')).toBe('Ada draws');
  });

  test.each([
    ['draws', 'draw'],
    ['passes', 'pass'],
    ['searches', 'search'],
    ['goes', 'go'],
    ['dies', 'die'],
    ['does', 'do'],
    ['chooses', 'choose'],
    ['loses', 'lose'],
    ['produces', 'produce'],
    ['carries', 'carry'],
    ['is', 'are'],
    ['has', 'have'],
    ['must', 'must'],
  ])('%s becomes: you %s', (verb, told) => {
    expect(does(table, 0, verb)).toBe(`you ${told}`);
    expect(agreeing(table, 1, verb)).toBe(verb);
  });

  test('a sentence begins with a capital, whoever it begins with', () => {
    const { drew } = sentences<typeof table>({
      drew: { rule: 'X-1', say: (s, e) => `${does(s, e.seat, 'draws')}.` },
    });
    expect([0, 1].map(seat => drew.say(table, { seat }))).toEqual(['You draw.', 'Greta draws.']);
    expect(drew.rule).toBe('X-1');
  });
});
