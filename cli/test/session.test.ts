import { join } from 'node:path';
import type { Bot } from '@siegeworks/bots';
import { greedy } from '@siegeworks/bots';
import { create } from '@siegeworks/kernel';
import { expect, test } from 'vitest';
import { Session } from '../src/play/session.ts';
import { folder } from './siege.ts';
import { games } from './toys.ts';

test('what was taken back is forgotten by whoever answers for this person', () => {
  const kept: unknown[] = [];
  const spy: Bot = {
    ...greedy,
    think(game, imagine, asked, mind) {
      kept.push(mind.kept);
      mind.kept = asked.question;
      return greedy.think(game, imagine, asked, mind);
    },
  };
  const [solo] = games.filter(({ about }) => about.id === 'solo');
  const session = new Session(create(solo, { players: [{}] }, 's'), 0, spy, join(folder, 'session.json'));
  const answerFor = () => session.choose(session.thought(spy).pick());
  answerFor();
  answerFor();
  expect(kept).toEqual([null, 'alone.take']);
  expect(session.undo()).toBeNull();
  answerFor();
  expect(kept[2]).toBeNull();
});
