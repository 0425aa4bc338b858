import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { towerSiege } from '@siegeworks/tower-siege';
import { twoDeckSiege } from '@siegeworks/two-deck-siege';
import { afterAll, describe, expect, test } from 'vitest';
import { castleCalled, seatCalled } from '../src/deck-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'siege-decks-'));
afterAll(() => rmSync(folder, { recursive: true }));
function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('a deck', () => {
  test('is called by its name', () => {
    expect(seatCalled(towerSiege, 'red-raiders')).toEqual({ deck: 'red-raiders' });
  });

  test('is read from a file of cards and choices', () => {
    const own = { cards: { mine: 30, powerstone: 30 }, choices: { mage: 'mage-elf' } };
    expect(seatCalled(towerSiege, file('own.json', JSON.stringify(own)))).toEqual(own);
  });

  test('that breaks the rules is read, and refused by the game with every reason', () => {
    const seat = seatCalled(
      towerSiege,
      file('bad.json', JSON.stringify({ cards: { skeleton: 9, hero: 1 } })),
    );
    const reasons = towerSiege.setup.checkSeat(seat).map(reason => reason.text);
    expect(reasons).toHaveLength(2);
  });

  test('is read from text with names; an unreadable line is reported along with what the rules say of the rest', () => {
    const text = 'Mage: Elf Mage\n30 Mine\n30 powerstone\n';
    const own = { cards: { mine: 30, powerstone: 30 }, choices: { mage: 'mage-elf' } };
    expect(seatCalled(towerSiege, file('own.txt', text))).toEqual(own);
    const broken = () => seatCalled(towerSiege, file('odd.txt', '9 Skeleton\n1 Dragn'));
    expect(broken).toThrow(/line 2: there is no card “Dragn” in Tower Siege/);
    expect(broken).toThrow(/Skeleton: 9 copies, but at most 4 are allowed \(TS-035\)/);
  });

  test.each([
    ['broken.json', '{', 'broken.json: the deck is not JSON'],
    ['list.json', '[1]', 'the deck must be an object, not a list of 1'],
    ['empty.json', '{}', 'cards must be an object, not missing'],
    ['choices.json', '{"cards": {}, "choices": []}', 'choices must be an object, not []'],
    ['more.json', '{"cards": {}, "crads": 1}', 'has an unknown field "crads"; choose from cards, choices'],
    ['deep.json', `{"cards": ${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`, 'the deck is nested too deep'],
    ['nested.json', '{"cards": {"mine": {"a": 1}}}', 'cards.mine must be a whole number, not an object'],
    ['many.json', '{"cards": {"mine": 1e300}}', 'cards.mine must be a whole number, not 1e+300'],
    ['null.json', '{"cards": {"mine": 4}, "choices": null}', 'choices must be an object, not null'],
  ])('in a file %s says what is wrong', (name, text, why) => {
    expect(() => seatCalled(towerSiege, file(name, text))).toThrow(why);
  });

  test('in a file tells every problem, each with its place', () => {
    const bad = { cards: { mine: 'many', powerstone: -1 }, choices: { mage: {} } };
    expect(() => seatCalled(towerSiege, file('all.json', JSON.stringify(bad)))).toThrow(
      /cards\.mine must be .*\n.*cards\.powerstone must be from 0 to 1000, not -1\n.*choices\.mage must be/,
    );
  });

  test('in a file that is not there says so', () => {
    expect(() => seatCalled(towerSiege, join(folder, 'absent.json'))).toThrow('cannot be read');
  });
});

describe('a castle', () => {
  test('is called by its name, or read from a file with every problem', () => {
    expect(castleCalled(twoDeckSiege, 'marshal-1')).toMatchObject({ castle: 'rectangle', reinforcements: 1 });
    const text = 'Castle: Rectangle\nThick walls: N1+E2\nProvisions: 30\nGrim: yes\n';
    expect(castleCalled(twoDeckSiege, file('keep.txt', text))).toEqual({
      castle: 'rectangle',
      thickAt: 'N1+E2',
      provisions: 30,
      grim: true,
    });
    const odd = file('ruin.txt', 'Castle: Circle\nProvisions: 99\n4 Archer\n');
    expect(() => castleCalled(twoDeckSiege, odd)).toThrow(
      /line 1: Castle cannot be “Circle”.*\n.*line 2: Provisions must be .* 15 to 60.*\n.*line 3: there is no card/,
    );
    expect(() => castleCalled(twoDeckSiege, 'marshal')).toThrow('has no castle "marshal"; did you mean');
    expect(castleCalled(towerSiege, 'red-raiders')).toEqual({});
  });
});
