import { join } from 'node:path';
import { apply } from '@siegeworks/kernel';
import type { LessonPart } from '@siegeworks/scenario';
import { fulfils, LEARNER, rehearse } from '@siegeworks/scenario';
import { games, kitOf } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';
import { lessonsOf, rulesOf } from '../src/examples.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** As many sentences as anybody reads at once. */
const MOST = 2;
/** A part of fewer steps would be over before anything was learned. */
const FEWEST = 3;
/** Words that a newcomer reads in a second, and seconds to find and press one thing. */
const PACE = { words: 3, press: 5 };
const sentences = (text: string) =>
  text.split(/[.!?](?=\s+[A-Z]|$)/).filter(part => part.trim() !== '').length;
const wordsIn = (texts: readonly string[]) => texts.join(' ').split(/\s+/).length;

describe.each(games.map(game => game.about.id))('the course of %s', id => {
  const lessons = lessonsOf(ROOT, id);
  const parts = lessons.flatMap(lesson => lesson.parts);
  const kit = kitOf(id);
  if (!kit) throw new Error('no kit');

  test('has five to eight lessons in order, the last of which is won', () => {
    expect(lessons.map(({ number }) => number)).toEqual(lessons.map((_lesson, i) => i + 1));
    expect(lessons.length).toBeGreaterThanOrEqual(5);
    expect(lessons.length).toBeLessThanOrEqual(8);
    expect(lessons.at(-1)?.title).toBe('Win from here in one turn');
  });

  test('shows an idea, has it tried again elsewhere, and knows what a newcomer would try instead', () => {
    expect(lessons.filter(lesson => lesson.parts.length !== 2).map(({ title }) => title)).toEqual([]);
    for (const [first] of lessons.map(lesson => lesson.parts))
      expect(first.steps.length, first.name).toBeGreaterThanOrEqual(FEWEST);
    for (const { name, steps } of parts)
      expect(steps.flatMap(({ wrong }) => wrong).length, name).toBeGreaterThan(0);
  });

  test('takes one to three minutes a lesson, read at leisure', () => {
    const seconds = (part: LessonPart) => {
      const presses = rehearse(kit, part).moves.filter(({ seat, auto }) => seat === LEARNER && !auto);
      const read = [part.goal, ...part.steps.map(({ say }) => say)];
      return wordsIn(read) / PACE.words + presses.length * PACE.press;
    };
    const long = lessons.map(({ title, parts }) => [
      title,
      Math.round(parts.reduce((sum, part) => sum + seconds(part), 0)),
    ]);
    expect(long.filter(([, s]) => Number(s) < 60 || Number(s) > 180)).toEqual([]);
  });

  test('points only at what is on the table', () => {
    for (const part of parts) {
      const { start, steps } = rehearse(kit, part);
      const areas = new Set(kit.game.words.board(start, 0).areas.map(area => area.id));
      const places = steps.flatMap(({ point }) => point).filter(thing => typeof thing === 'string');
      expect(
        places.filter(place => !areas.has(place)),
        part.name,
      ).toEqual([]);
    }
  });

  test('says at most two sentences at a time, and every rule that it names is in the book', () => {
    const book = new Set(rulesOf(ROOT, id));
    for (const { name, goal, hint, steps } of parts) {
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

  test.each(parts.map(part => [part.name, part] as const))(
    '%s: the line that is meant reaches the goal, and what is named wrong does not',
    (_name, part) => {
      const { moves, steps } = rehearse(kit, part);
      let done = 0;
      for (const { wrong, upTo } of steps) {
        for (const { option } of wrong) {
          const s = kit.game.rules.clone(moves[done].at);
          apply(kit.game, Object.assign(s, { script: null }), { seat: 0, option });
          expect(fulfils(kit, s, part), JSON.stringify(option)).toBe(false);
        }
        done = upTo;
      }
    },
  );
});
