import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lookUp } from '@siegeworks/protocol';
import { games } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';
import { parseRulebook } from '../build/rulebook.ts';
import type { Lesson } from '../src/learn/lesson.ts';
import { LESSONS } from '../src/learn/lessons.ts';
import { countText, search, wordsOf } from '../src/rules/search.ts';

const bookOf = (game: string) =>
  parseRulebook(readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'rules', `${game}.md`), 'utf8'));
const readOf = ({ minute, goal, turn, fight, tips }: Lesson) => [minute, goal, turn, fight, tips].flat();

describe.each(games.map(game => game.about.id))('the lesson of %s', id => {
  test('stands on rules that exist, every statement on one at least', async () => {
    const { lesson } = await LESSONS[id]();
    const book = bookOf(id);
    for (const [text, ...rules] of [...readOf(lesson), ...lesson.table]) {
      expect(rules.length, text).toBeGreaterThan(0);
      expect(
        rules.filter(rule => !lookUp(book, rule)),
        text,
      ).toEqual([]);
    }
  });

  test('is read in two minutes', async () => {
    const { lesson } = await LESSONS[id]();
    const words = readOf(lesson).flatMap(([text]) => text.split(/\s+/));
    // Most people read 200 words in a minute and more.
    expect(words.length).toBeLessThan(420);
  });
});

const root = join(import.meta.dirname, '..', '..');

test('every picture that a lesson or the README shows has been drawn', async () => {
  const drawn = globSync('docs/pictures/*', { cwd: root }).map(path => path.replaceAll('\\', '/'));
  const lessons = await Promise.all(
    Object.entries(LESSONS).map(async ([id, load]) => ({ id, pictures: (await load()).lesson.pictures })),
  );
  const wanted = lessons.flatMap(({ id, pictures }) =>
    pictures.flatMap(({ scene }) => ['desk', 'phone'].map(size => `docs/pictures/${id}-${scene}-${size}.`)),
  );
  const shown = [
    ...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/docs\/pictures\/[\w-]+\.\w+/g),
  ].map(String);
  expect([...wanted, ...shown].filter(name => !drawn.some(path => path.startsWith(name)))).toEqual([]);
});

describe('searching the rules', () => {
  const book = bookOf('tower-siege');

  test('finds a rule by its number, and by all words of its text', () => {
    const found = (wanted: string) =>
      search(book, wordsOf(wanted)).sections.flatMap(({ blocks }) =>
        blocks.flatMap(block => ('id' in block ? [block.id] : [])),
      );
    expect(found('ts-136')).toContain('TS-136');
    expect(found('  Riposte OPTIONAL ')).toContain('TS-204');
    expect(found('  Riposte OPTIONAL ')).not.toContain('TS-001');
  });

  test('counts what it found', () => {
    expect(search(book, wordsOf('xylophone'))).toEqual({ sections: [], rules: 0, passages: 0 });
    expect(countText({ sections: [], rules: 1, passages: 0 })).toBe('1 rule');
    expect(countText({ sections: [], rules: 12, passages: 1 })).toBe('12 rules and 1 other passage');
    expect(countText({ sections: [], rules: 0, passages: 2 })).toBe('2 passages');
  });
});
