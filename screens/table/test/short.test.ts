import { expect, test } from 'vitest';
import { shortText } from '../src/short.ts';

test('an answer does not name again whom the question names', () => {
  const asked = 'What does Man-at-arms 12 do?';
  expect(shortText('Man-at-arms 12 attacks Ogre 1', asked)).toBe('attacks Ogre 1');
  expect(shortText('Priest tends Archer 1 (wound)', 'What does Priest do?')).toBe('tends Archer 1 (wound)');
  expect(shortText('Dwarf: guard', 'Dwarf: what would you like to do?')).toBe('Dwarf: guard');
});

test('it keeps a name that is only alike, a verb, and whatever would be nothing else', () => {
  expect(shortText('Archer 1 attacks Ogre 1', 'What does Archer 12 do?')).toBe('Archer 1 attacks Ogre 1');
  expect(shortText('attack Ogre 1', 'Whom shall it attack?')).toBe('attack Ogre 1');
  expect(shortText('Archer 1', 'Who acts, Archer 1 or Archer 2?')).toBe('Archer 1');
  expect(shortText('Pass', 'What now?')).toBe('Pass');
});
