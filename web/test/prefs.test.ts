import type { Area, LogLine, MatchState } from '@siegeworks/protocol';
import { describe, expect, test } from 'vitest';
import { cuesOf } from '../src/cues.ts';
import { lessonOf, readPrefs } from '../src/prefs.ts';

const kept = (values: Record<string, string>) => readPrefs(key => values[key] ?? null);

describe('what a browser remembers', () => {
  test('nothing yet: quick steps, sounds, notes and cards in full', () => {
    expect(kept({})).toEqual({
      pace: 'quick',
      size: 'usual',
      sound: true,
      lessons: true,
      peek: true,
      steady: true,
      lastCall: true,
      learned: [],
    });
  });

  test('what was chosen; nonsense counts for nothing', () => {
    const values = {
      pace: 'slow',
      size: 'large',
      sound: 'false',
      lessons: 'false',
      peek: 'false',
      steady: 'false',
      lastCall: 'false',
      learned: 'a/b.c\nd/e.f',
    };
    const stored = Object.fromEntries(Object.entries(values).map(([k, v]) => [`siegeworks.${k}`, v]));
    const learned = ['a/b.c', 'd/e.f'];
    expect(kept(stored)).toEqual({
      pace: 'slow',
      size: 'large',
      sound: false,
      lessons: false,
      peek: false,
      steady: false,
      lastCall: false,
      learned,
    });
    expect(kept({ 'siegeworks.pace': 'warp' }).pace).toBe('quick');
  });

  test('a browser that forbids it is no reason to stop', () => {
    const forbid = () => {
      throw new Error('forbidden');
    };
    expect(readPrefs(forbid).pace).toBe('quick');
  });
});

describe('a note for newcomers', () => {
  const question = { id: 'combat.declare', lesson: 'Attackers come first.' };
  const prefs = kept({});

  test('is shown until it was read, each game for itself', () => {
    expect(lessonOf(prefs, 'siege', question)).toBe('Attackers come first.');
    const learned = { ...prefs, learned: ['siege/combat.declare'] };
    expect(lessonOf(learned, 'siege', question)).toBe('');
    expect(lessonOf(learned, 'war', question)).not.toBe('');
  });

  test('is not shown to whoever wants none, nor where there is none', () => {
    expect(lessonOf({ ...prefs, lessons: false }, 'siege', question)).toBe('');
    expect(lessonOf(prefs, 'siege', { id: 'x.y' })).toBe('');
    expect(lessonOf(prefs, 'siege', null)).toBe('');
  });
});

describe('what a step sounds like', () => {
  const area = (id: string, ...ids: number[]): Area => ({
    id,
    title: id,
    seat: 0,
    note: '',
    cards: ids.map(each => ({ id: each, card: 'x', name: 'x', line: '', marks: [], attached: [] })),
  });
  const step = (part: Partial<MatchState>, kinds: string[] = []) =>
    ({
      match: 'm',
      eye: 0,
      seats: [{ mine: true }, { mine: false }],
      board: { status: [], areas: [area('hand', 1, 2), area('army')] },
      question: null,
      outcome: null,
      log: { from: 0, lines: kinds.map(kind => ({ kind }) as LogLine) },
      ...part,
    }) as MatchState;
  const moved = { status: [], areas: [area('hand', 1), area('army', 2)] };
  const asked = step({}).question ?? ({ id: 'x.y' } as MatchState['question']);
  const over = (places: number[]) => ({ places, draw: false }) as MatchState['outcome'];

  test('cards that move, dice that roll, a decision that is mine', () => {
    expect(cuesOf(step({}), step({}))).toEqual([]);
    expect(cuesOf(step({}), step({ board: moved }))).toEqual(['card']);
    expect(cuesOf(step({}), step({ board: moved }, ['rolled']))).toEqual(['dice']);
    expect(cuesOf(step({}), step({ board: moved, question: asked }))).toEqual(['card', 'ask']);
    expect(cuesOf(step({ question: asked }), step({ question: asked }))).toEqual([]);
  });

  test('the end is heard once, good or bad', () => {
    expect(cuesOf(step({}), step({ outcome: over([1, 2]) }))).toEqual(['win']);
    expect(cuesOf(step({}), step({ outcome: over([2, 1]) }))).toEqual(['loss']);
    expect(cuesOf(step({ outcome: over([2, 1]) }), step({ outcome: over([2, 1]) }))).toEqual([]);
    const both = [{ mine: true }, { mine: true }] as MatchState['seats'];
    expect(cuesOf(step({}), step({ outcome: over([2, 1]), seats: both }))).toEqual(['win']);
  });

  test('nothing is heard when a table is opened or the screen is passed on', () => {
    expect(cuesOf(null, step({ question: asked }))).toEqual([]);
    expect(cuesOf(step({}), step({ board: moved, handover: { seat: 1, name: 'Ann' } }))).toEqual([]);
  });
});
