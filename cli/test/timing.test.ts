import { join } from 'node:path';
import type { Bot } from '@siegeworks/bots';
import { random } from '@siegeworks/bots';
import type { Chair } from '@siegeworks/host';
import { roomOf } from '@siegeworks/host';
import { create } from '@siegeworks/kernel';
import { expect, test } from 'vitest';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';
import { ME, Session } from '../src/play/session.ts';
import { folder } from './siege.ts';

test.each([1, 1_000_000])(
  'an opponent who may pass takes the same time after %i steps as without any',
  async steps => {
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
    const wait = async (milliseconds: number) => {
      time += milliseconds;
      answered.push(time);
    };
    const match = create(thieves, { players: [{}, {}, {}, {}] }, 'tempo');
    const them: Chair = { kind: 'computer', name: 'Slow', bot: slow.id };
    const seats: Chair[] = [{ kind: 'person', name: 'You', who: ME }, them, them, them];
    const room = roomOf('timing', match, { seats });
    const session = new Session(room, join(folder, 'timing.json'), { bots: [slow], now: () => time, wait });
    await session.begin();
    for (let n = 0; n < 60 && session.question; n++) {
      const options = session.question.offers.map(offer => offer.option);
      await session.choose(options.find(({ kind }) => kind === 'steal') ?? options[0]);
    }
    const theirs = session.match.picks.filter(({ seat }) => seat > 0).length;
    expect(answered).toEqual(Array.from({ length: theirs }, (_, i) => 200 * (i + 1)));
    expect(thoughts).toBeGreaterThan(2);
    expect(theirs - thoughts).toBeGreaterThan(0);
  },
);
