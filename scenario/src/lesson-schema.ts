import { DEFS, only, ref, some, text } from './schema.ts';

/** What makes a scenario a part of a lesson: its goal, and a word on every step. */
const part = {
  goal: { ...text, description: 'What has to be reached, in words.' },
  hint: { ...text, description: 'Said to whoever did not reach it.' },
  given: ref('given'),
  steps: { type: 'array', minItems: 1, items: ref('lessonStep') },
  expect: { ...ref('expect'), description: 'The goal that the engine checks.' },
};
const needed = ['goal', 'hint', 'steps', 'expect'];

const lessonStep = {
  ...DEFS.step,
  required: ['say'],
  properties: {
    ...DEFS.step.properties,
    say: { ...text, description: 'At most two sentences.' },
    point: { ...some(text), description: 'The cards or places that it is about.' },
    rules: some(text),
    wrong: { ...some(ref('wrong')), description: 'Picks that are refused with a comment.' },
  },
};

/** The format of lessons: a scenario with words. */
export const LESSON_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://siegeworks.example/lesson.schema.json',
  title: 'Siegeworks lessons',
  ...only(
    {
      game: { ...text, description: 'The game, for example tower-siege.' },
      lesson: { type: 'integer', minimum: 1, description: 'Its place in the course.' },
      title: text,
      ...part,
      again: {
        description: 'Another position for the same idea, in which the learner decides alone.',
        ...only(part, needed),
      },
    },
    ['game', 'lesson', 'title', ...needed],
  ),
  $defs: { ...DEFS, lessonStep, wrong: only({ pick: ref('option'), say: text }, ['pick', 'say']) },
};
