import type { Check } from '@siegeworks/files/shape';
import { data, Malformed, optional, read } from '@siegeworks/files/shape';
import type { Case, Expect, Wanted } from './format.ts';
import { parseScenarios } from './parse.ts';
import { wanted } from './parse-expect.ts';
import { isRecord, mapping, number, some, text } from './shape.ts';

/** One idea of a game, to be learned at the table: first with a word on every step, then perhaps again in another position. */
export interface Lesson {
  game: string;
  /** Its place in the course. */
  number: number;
  title: string;
  parts: LessonPart[];
}
/** A position, what is said step by step, and a goal. */
export interface LessonPart {
  name: string;
  /** What has to be reached, in words. */
  goal: string;
  /** Said to whoever did not reach it. */
  hint: string;
  steps: LessonStep[];
  /** The line that is meant, with its position, its dice, and what must hold at its end. */
  line: Case;
  met: Expect;
}
export interface LessonStep {
  say: string;
  /** The cards that it is about. */
  point: string[];
  rules: string[];
  wrong: Wrong[];
  /** The place of its step in the line; `null` where there is only something to read. */
  step: number | null;
}
/** What a beginner might do instead, and what is said about it. */
export interface Wrong {
  pick: Wanted;
  say: string;
}

interface Written {
  goal: string;
  hint: string;
  given?: object;
  steps: unknown[];
  expect: object;
}
interface Head extends Written {
  game: string;
  lesson: number;
  title: string;
  again?: Written;
}
const items: Check<unknown[]> = (value, at) => {
  if (Array.isArray(value) && value.length > 0) return value;
  at.wanted('a list of steps', value);
  return [];
};
const written = {
  goal: text,
  hint: text,
  given: optional(data),
  steps: items,
  expect: data,
};
const head: Check<Head> = mapping<Head>({
  ...{ game: text, lesson: number, title: text },
  ...written,
  again: optional(mapping<Written>(written)),
});

interface Spoken {
  say: string;
  point?: string[];
  rules?: string[];
  wrong?: Wrong[];
}
const spoken: Check<Spoken> = mapping<Spoken>({
  say: text,
  point: optional(some(text)),
  rules: optional(some(text)),
  wrong: optional(some(mapping<Wrong>({ pick: wanted, say: text }))),
});
const SPOKEN = ['say', 'point', 'rules', 'wrong'];

/** Checks the shape of a lesson. Throws `Malformed` with every mistake. */
export function parseLesson(value: unknown, name: string): Lesson {
  try {
    const { game, lesson, title, again, ...first } = read(head, value, 'the lesson');
    const parts = [{ ...first, name }, ...(again ? [{ ...again, name: `${name}, again` }] : [])];
    return { game, number: lesson, title, parts: parts.map(part => partOf(part, { game, title })) };
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    throw new Malformed(error.reasons.map(reason => ({ ...reason, text: `${name}: ${reason.text}` })));
  }
}

function partOf(
  { name, goal, hint, given, steps, expect }: Written & { name: string },
  { game, title }: { game: string; title: string },
): LessonPart {
  const parts = steps.map((step, i) => parted(step, i));
  const acts = parts.flatMap(({ act }) => (act ? [act] : []));
  const scenario = { title, ...(given && { given }), steps: acts, expect };
  const [line] = parseScenarios({ game, scenarios: [scenario] }, name).cases;
  const met = line.steps.at(-1)?.expect;
  if (!met) throw new Malformed([{ rule: '', text: 'expect: is empty' }]);
  let at = 0;
  const said = parts.map(({ words, act }) => ({ ...words, step: act ? at++ : null }));
  return { name, goal, hint, steps: said, line, met };
}

/** What is said in a step, and what is done in it. */
function parted(value: unknown, i: number): { words: Omit<LessonStep, 'step'>; act: object | null } {
  const all = isRecord(value) ? Object.entries(value) : [];
  const words = Object.fromEntries(all.filter(([key]) => SPOKEN.includes(key)));
  const rest = Object.fromEntries(all.filter(([key]) => !SPOKEN.includes(key)));
  const { say, point = [], rules = [], wrong = [] } = read(spoken, words, `steps[${i}]`);
  return { words: { say, point, rules, wrong }, act: Object.keys(rest).length > 0 ? rest : null };
}
