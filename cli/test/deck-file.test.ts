import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { towerSiege } from '@siegeworks/tower-siege';
import { afterAll, describe, expect, test } from 'vitest';
import { seatCalled } from '../src/deck-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'siege-decks-'));
afterAll(() => rmSync(folder, { recursive: true }));
function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('a deck', () => {
  test('is called by its name', () => {
    expect(seatCalled(towerSiege, 'red-horde')).toEqual({ deck: 'red-horde' });
  });

  test('is read from a file of cards and choices', () => {
    const own = { cards: { mine: 30, powerstone: 30 }, choices: { mage: 'mage-elf' } };
    expect(seatCalled(towerSiege, file('own.json', JSON.stringify(own)))).toEqual(own);
  });

  test('that breaks the rules is read, and refused by the game with every reason', () => {
    const seat = seatCalled(
      towerSiege,
      file('bad.json', JSON.stringify({ cards: { skeleton: 9, dragon: 1 } })),
    );
    const reasons = towerSiege.check({ players: [seat, { deck: 'base-set' }] }).map(reason => reason.text);
    expect(reasons).toHaveLength(3);
  });

  test.each([
    ['broken.json', '{', 'is not JSON'],
    ['list.json', '[1]', 'is not a deck'],
    ['empty.json', '{}', '"cards" must name cards'],
    ['choices.json', '{"cards": {}, "choices": []}', '"choices" must name choices'],
    ['more.json', '{"cards": {}, "crads": 1}', 'not crads'],
  ])('in a file %s says what is wrong', (name, text, why) => {
    expect(() => seatCalled(towerSiege, file(name, text))).toThrow(why);
  });

  test('in a file that is not there says so', () => {
    expect(() => seatCalled(towerSiege, join(folder, 'absent.json'))).toThrow('cannot be read');
  });
});
