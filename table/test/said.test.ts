import { describe, expect, test } from 'vitest';
import { noteOf } from '../src/said.ts';

const note = (text: string, ...said: string[]) => noteOf(text, said, ', then ');

describe('What several picks do', () => {
  test('is said in one sentence, in their order', () => {
    expect(note('go on', 'attack with Orc', 'pass')).toBe('attack with Orc, then pass.');
  });
  test('names those to whom the same is done one after the other after one verb', () => {
    expect(note('the usual ones join', 'join with Orc', 'join with Orc Boar Riders', 'join with Orc')).toBe(
      'join with Orc ×2 and Orc Boar Riders.',
    );
    expect(
      note('place all', 'put Orc on Ember Mine', 'put Red Dragon on Ember Mine', 'put Orc on Volcano'),
    ).toBe('put Orc and Red Dragon on Ember Mine, then put Orc on Volcano.');
  });
  test('keeps what each of them costs', () => {
    const [first, second] = ['play Falconer (pays 3 Gaian)', 'play Kolibri (pays 3 Gaian)'];
    expect(note('both', first, second)).toBe(`${first}, then ${second}.`);
  });
  test('is not said again where the name of the answer says it', () => {
    expect(note('take the turn, draw 2 cards', 'draw 2 cards')).toBe('');
    expect(
      note('build up: Hot Springs and Assault of Stone', 'play Hot Springs', 'play Assault of Stone'),
    ).toBe('');
    expect(note('build up', 'play Hot Springs', 'play Assault of Stone')).toBe(
      'play Hot Springs and Assault of Stone.',
    );
    expect(
      note('attack with Orc and the usual ones', 'attack with Orc', 'join with Wolf', 'join with Ogre'),
    ).toBe('join with Wolf and Ogre.');
    expect(note('attack with Orc', 'attack with Orc (uses Volcano)')).toBe('attack with Orc (uses Volcano).');
  });
  test('is nothing where nothing is worth saying', () => {
    expect(note('take the turn')).toBe('');
  });
});
