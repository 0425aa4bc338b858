import { join } from 'node:path';
import type { Bot } from '@siegeworks/bots';
import { random } from '@siegeworks/bots';
import { create } from '@siegeworks/kernel';
import { expect, test } from 'vitest';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';
import { Session } from '../src/play/session.ts';
import { folder } from './siege.ts';

test.each([1, 1_000_000])(
  'an opponent who may pass takes the same time after %i steps as without any',
  steps => {
    let time = 0;
    let thoughts = 0;
    const answered: number[] = [];
    const slow: Bot = {
      ...random,
      window: 200,
      think(game, imagine, asked, mind) {
        thoughts++;
        let left = steps;
        const more = () => {
          time += 7;
          return --left > 0;
        };
        return { ...random.think(game, imagine, asked, mind), more };
      },
    };
    const wait = (milliseconds: number) => {
      time += milliseconds;
      answered.push(time);
    };
    const match = create(thieves, { players: [{}, {}, {}, {}] }, 'tempo');
    const session = new Session(match, 0, slow, join(folder, 'timing.json'));
    session.watch = { now: () => time, wait };
    for (let n = 0; n < 60; n++) {
      const asked = session.next();
      if (!asked) break;
      session.choose(asked.options.find(({ kind }) => kind === 'steal') ?? asked.options[0]);
    }
    const theirs = match.picks.filter(({ seat }) => seat > 0).length;
    expect(answered).toEqual(Array.from({ length: theirs }, (_, i) => 200 * (i + 1)));
    expect(thoughts).toBeGreaterThan(2);
    expect(theirs - thoughts).toBeGreaterThan(0);
  },
);
