import { Refused } from '@siegeworks/contract';
import { create } from '@siegeworks/kernel';
import { describe, expect, test } from 'vitest';
import { nim } from '../../kernel/test/toys/nim.ts';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';
import type { Action, Room, Store } from '../src/index.ts';
import { act, memoryStore, roomOf } from '../src/index.ts';
import { partsFor, playOn, threeVisits } from './people.ts';

/** A store that writes down what is appended, and fails as long as the test wants it to. */
function recording() {
  const log: Action[] = [];
  const trouble: { now?: Error } = {};
  const below = memoryStore();
  const store: Store = {
    ...below,
    append: async (after, action) => {
      if (trouble.now) throw trouble.now;
      log.push(JSON.parse(JSON.stringify(action)));
      await below.append(after, action);
    },
  };
  return { store, log, trouble };
}
const standing = ({ match, auto, chronicle, actions }: Room) =>
  JSON.stringify([match.state, match.picks, match.log, auto, chronicle, actions]);

describe('the log of actions', () => {
  test('holds one line for each, in order', async () => {
    const { store, log } = recording();
    const { room, ann, ben } = await threeVisits(nim, store);
    await ann.pick(0);
    await ann.ask('undo', { match: 'room' });
    await ann.pick(1);
    await ben.ask('concede', { match: 'room' });
    expect(log.map(({ seq, seat, deed }) => [seq, seat, deed.kind])).toEqual([
      [0, 0, 'pick'],
      [1, 0, 'undo'],
      [2, 0, 'pick'],
      [3, 1, 'concede'],
    ]);
    expect(room.actions).toBe(4);
  });

  test('is all that a room needs to come back', async () => {
    const { store, log } = recording();
    const { room, ann, ben } = await threeVisits(thieves, store);
    for (let n = 0; n < 6; n++) {
      await playOn([ann, ben], 4, `log ${n}`);
      await ann.ask('undo', { match: 'room' });
    }
    const { game, config, seed } = room.match;
    const again = roomOf('room', create(game, config, seed), room);
    for (const { seat, deed } of log) await act(partsFor([]), again, seat, deed);
    expect(standing(again)).toBe(standing(room));
  });
});
describe('a store that fails', () => {
  test('leaves the room as it was, and whoever acted gets the reason', async () => {
    const { store, log, trouble } = recording();
    const { room, ann, ben, eve } = await threeVisits(nim, store);
    await ann.pick(0);
    const before = standing(room);
    const heard = [ben, eve].map(person => person.heard.length);
    trouble.now = new Error('the disk is full');
    const refused = { type: 'refused', why: [{ code: 'not stored', about: ['the disk is full'] }] };
    expect(await ben.pick(0)).toMatchObject(refused);
    expect(await ben.ask('concede', { match: 'room' })).toMatchObject(refused);
    expect(standing(room)).toBe(before);
    expect(eve.heard.length).toBe(heard[1]);
    delete trouble.now;
    expect(await ben.pick(0)).toMatchObject({ type: 'done' });
    expect(log).toHaveLength(2);
  });

  test('stops a computer player until somebody tries again', async () => {
    const { store, trouble } = recording();
    const { room, ann } = await threeVisits(nim, store);
    room.seats = room.seats.with(1, { kind: 'computer', name: 'Random', bot: 'random' });
    await ann.pick(0);
    expect(ann.facts.question).not.toBeNull();
    const { append } = store;
    store.append = async (after, action) => {
      if (action.seat === 1) trouble.now = new Error('gone');
      await append(after, action);
    };
    await ann.pick(0);
    expect(ann.all('problem')).toMatchObject([{ match: 'room', cause: 'not stored' }]);
    expect(room.match.asked?.seat).toBe(1);
    store.append = append;
    delete trouble.now;
    await ann.ask('retry', { match: 'room' });
    expect(ann.facts.question).not.toBeNull();
  });
});

test('of two answers at once the later one is refused', async () => {
  const { room, ann } = await threeVisits(nim);
  const answers = await Promise.all([ann.pick(0), ann.pick(1)]);
  expect(answers).toMatchObject([{ type: 'done' }, { type: 'refused', why: [{ code: 'changed' }] }]);
  expect(room.match.picks).toHaveLength(1);
});

test('an action that the rules refuse is not written down', async () => {
  const { store, log } = recording();
  const { room } = await threeVisits(nim, store);
  const wrong = act(partsFor([], store), room, 1, {
    kind: 'pick',
    option: { kind: 'take', target: 0, n: 1 },
  });
  await expect(wrong).rejects.toThrow(Refused);
  await expect(act(partsFor([], store), room, 0, { kind: 'undo', to: 0 })).rejects.toThrow(Refused);
  expect(log).toEqual([]);
});
