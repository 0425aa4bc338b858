import { readFileSync } from 'node:fs';
import { bots, levels } from '@siegeworks/bots';
import { expect, test } from 'vitest';
import { nim } from '../../kernel/test/toys/nim.ts';
import { fileOf, roomFrom, whyOf } from '../src/index.ts';
import { partsFor } from './people.ts';

const old = (name: string) => readFileSync(`${import.meta.dirname}/old/${name}.json`, 'utf8');
const parts = { ...partsFor([nim]), bots, levels };
const opened = (text: string) => roomFrom(parts, 'old', text, 'ann');

test('what a terminal wrote in earlier days is opened by everybody, with the same seats', async () => {
  const room = await opened(old('terminal'));
  expect(room.seats).toEqual([
    { kind: 'computer', name: 'Squire', bot: 'squire' },
    { kind: 'person', name: 'You', who: 'ann' },
  ]);
  expect(room.match.picks).toHaveLength(3);
});

test('what a page wrote in earlier days is opened by everybody, with seats, series and forced answers', async () => {
  const room = await opened(old('page'));
  expect(room.seats).toEqual([
    { kind: 'person', name: 'You', who: 'ann' },
    { kind: 'computer', name: 'Random', bot: 'random' },
  ]);
  expect(room.auto).toEqual([false, false, true]);
  expect(room.series).toMatchObject({ of: 3, number: 2, wins: [1, 0] });
});

test.each(['terminal', 'page'])(
  'the file of a %s is written again in the one way, and read again',
  async name => {
    const room = await opened(old(name));
    const text = fileOf(room);
    expect(JSON.parse(text)).not.toHaveProperty('chairs');
    const again = await opened(text);
    expect([again.seats, again.auto, again.series]).toEqual([room.seats, room.auto, room.series]);
    expect(fileOf(again)).toBe(text);
  },
);

test('an open seat stays open', async () => {
  const room = await opened(old('page'));
  room.seats = room.seats.with(1, { kind: 'open', name: '' });
  const again = await opened(fileOf(room).replace('"name": ""', '"name": "Guest"'));
  expect(again.seats[1]).toEqual({ kind: 'open', name: 'Guest' });
});

test('everything that is wrong with a file is reported, one problem at a time', async () => {
  const broken = JSON.stringify({ ...JSON.parse(old('page')), picks: 3, seed: 4 });
  const fault = await opened(broken).then(
    () => null,
    (cause: unknown) => cause,
  );
  expect(whyOf(fault)).toMatchObject([
    { text: 'seed must be a text, not 4' },
    { text: 'picks must be a list, not 3' },
  ]);
});

test('saved seats must fit the match: every way in which they do not is reported', async () => {
  const file = JSON.parse(fileOf(await opened(old('page'))));
  const changed = (seats: object[], auto: number[] = []) =>
    opened(JSON.stringify({ ...file, table: { ...file.table, seats, auto } })).then(
      () => [],
      (cause: unknown) => (whyOf(cause) ?? []).map(why => ('code' in why ? why.code : why.text)),
    );
  const [you, random] = file.table.seats;
  expect(await changed([you, random])).toEqual([]);
  expect(await changed([you])).toEqual(['saved seats']);
  expect(await changed([you, { ...random, bot: undefined }])).toEqual(['saved seat of no bot']);
  expect(await changed([{ ...you, bot: 'random' }, random])).toEqual(['saved seat of two']);
  expect(await changed([you, random], [1, 1])).toEqual(['saved picks disordered']);
  expect(await changed([you, random], [file.picks.length])).toEqual(['saved pick missing']);
});
