import { join } from 'node:path';
import { apply } from '@siegeworks/kernel';
import { fulfils, rehearse } from '@siegeworks/scenario';
import { games, kitOf } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';
import { lessonsOf, rulesOf } from '../src/examples.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** As many sentences as anybody reads at once. */
const MOST = 2;
/** A lesson of fewer steps would be over before anything was learned. */
const FEWEST = 3;
const sentences = (text: string) =>
  text.split(/[.!?](?=\s+[A-Z]|$)/).filter(part => part.trim() !== '').length;

describe.each(games.map(game => game.about.id))('the course of %s', id => {
  const lessons = lessonsOf(ROOT, id);
  const kit = kitOf(id);
  if (!kit) throw new Error('no kit');

  test('has five to eight lessons in order, the last of which is won', () => {
    expect(lessons.map(({ number }) => number)).toEqual(lessons.map((_lesson, i) => i + 1));
    expect(lessons.length).toBeGreaterThanOrEqual(5);
    expect(lessons.length).toBeLessThanOrEqual(8);
    expect(lessons.at(-1)?.title).toBe('Win from here in one turn');
  });

  test('asks for something in every lesson, and knows what a newcomer would try instead', () => {
    for (const { name, steps } of lessons) {
      expect(steps.length, name).toBeGreaterThanOrEqual(FEWEST);
      expect(steps.flatMap(({ wrong }) => wrong).length, name).toBeGreaterThan(0);
    }
  });

  test('points only at what is on the table', () => {
    for (const lesson of lessons) {
      const { start, steps } = rehearse(kit, lesson);
      const areas = new Set(kit.game.words.board(start, 0).areas.map(area => area.id));
      const places = steps.flatMap(({ point }) => point).filter(thing => typeof thing === 'string');
      expect(
        places.filter(place => !areas.has(place)),
        lesson.name,
      ).toEqual([]);
    }
  });

  test('says at most two sentences at a time, and every rule that it names is in the book', () => {
    const book = new Set(rulesOf(ROOT, id));
    for (const { name, goal, hint, steps } of lessons) {
      const told = [goal, hint, ...steps.flatMap(({ say, wrong }) => [say, ...wrong.map(each => each.say)])];
      expect(
        told.filter(text => sentences(text) > MOST),
        name,
      ).toEqual([]);
      expect(
        steps.flatMap(({ rules }) => rules).filter(rule => !book.has(rule)),
        name,
      ).toEqual([]);
    }
  });

  test.each(lessons.map(lesson => [lesson.title, lesson] as const))(
    '%s: the line that is meant reaches the goal, and what is named wrong does not',
    (_title, lesson) => {
      const { moves, steps } = rehearse(kit, lesson);
      let done = 0;
      for (const { wrong, upTo } of steps) {
        for (const { option } of wrong) {
          const s = kit.game.rules.clone(moves[done].at);
          apply(kit.game, Object.assign(s, { script: null }), { seat: 0, option });
          expect(fulfils(kit, s, lesson), JSON.stringify(option)).toBe(false);
        }
        done = upTo;
      }
    },
  );
});
