import { createInterface } from 'node:readline';
import { Dialogue } from '@siegeworks/lab/dialogue';
import { say } from '../page.ts';
import { gameCalled } from '../shelves.ts';
import type { Verb } from '../usage.ts';
import { has, words } from '../usage.ts';

export const envVerb: Verb = {
  name: 'env',
  usage: 'GAME [--spec]',
  summary: 'Play through a program: one line of JSON in, one out, for research.',
  help: [
    'Requests name what to do: spec, reset, stand, legal, observe, step, sample, fork, close. A line may hold a list of them.',
    'What cannot be done is answered with { "ok": false } and all reasons, and changes nothing.',
    'The requests, what the numbers mean, and a client in Python: docs/research.md.',
  ].join('\n'),
  flags: { spec: { text: 'print what the numbers mean, and end' } },
  examples: [
    'siege env tower-siege --spec',
    `echo '[{"do":"reset","seed":"7"},{"do":"legal","words":true}]' | siege env arcania`,
  ],
  async run(args) {
    const [id] = words(args, ['GAME']);
    const dialogue = new Dialogue(await gameCalled(args, id));
    if (has(args, 'spec')) {
      say(JSON.stringify(dialogue.gym.encoder.schema));
      return 0;
    }
    for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
      if (line.trim() !== '') say(dialogue.answer(line));
    }
    return 0;
  },
};
