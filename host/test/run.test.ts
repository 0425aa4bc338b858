import { create } from '@siegeworks/kernel';
import { expect, test } from 'vitest';
import { nim } from '../../kernel/test/toys/nim.ts';
import type { Chair } from '../src/index.ts';
import { addRoom, roomOf } from '../src/index.ts';
import { run } from '../src/run.ts';
import { newHost } from './people.ts';

test('a room plays on once, however often that is requested', async () => {
  const host = newHost([nim]);
  const seats = ['a', 'b'].map((name): Chair => ({ kind: 'computer', name, bot: 'random' }));
  const room = roomOf('room', create(nim, { players: [{}, {}] }, 'once'), { seats });
  await addRoom(host, room);
  const first = run(host, room);
  await run(host, room);
  expect(room.match.picks).toEqual([]);
  await first;
  expect(room.match.state.over).not.toBeNull();
  expect(room.running).toBe(false);
});
