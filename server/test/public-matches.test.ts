import type { GivenTerms, Person } from '@siegeworks/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest } from '../soak/guest.ts';
import { publicMatches } from '../src/hosting/public-matches.ts';
import type { House } from '../src/index.ts';
import { settleAll } from '../src/ratings/settle.ts';
import type { TestHouse } from './open-house.ts';
import { openTestHouse } from './open-house.ts';
import { dealt, lostBy } from './table.ts';

let open: TestHouse;
let house: House;
let people: Person[] = [];
beforeAll(async () => {
  open = await openTestHouse();
  house = await open.app.house();
  const guests = [new Guest(open.address), new Guest(open.address)];
  people = [
    { ...(await guests[0].named('Ann of the Hill')), account: true },
    { ...(await guests[1].named('Ben')), account: true },
  ];
});
afterAll(() => open.close());

const play = async (loser: number, terms: Partial<GivenTerms> = {}) => {
  await lostBy(house, loser, people, terms);
  await settleAll(house);
};

test('only rated matches that are over and agreed as public are given, without a trace of who played', async () => {
  await play(1);
  await play(0);
  await play(0, { rated: false });
  await play(0, { afterwards: 'nobody' });
  await play(0, { afterwards: 'table' });
  await dealt(house, people);
  const matches = await publicMatches(house);
  expect(matches).toHaveLength(2);
  expect(matches[0]).toMatchObject({
    ...{
      format: 'siegeworks-public-match',
      game: 'arcania',
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    },
    seats: [
      { kind: 'person', person: 1, rating: expect.any(Number) },
      { kind: 'person', person: 2 },
    ],
    outcome: { places: [1, 2] },
  });
  expect(matches[1].seats).toMatchObject([{ person: 1 }, { person: 2 }]);
  expect(matches[0].actions.at(-1)).toEqual({ seat: 1, deed: { kind: 'concede' } });
  const text = JSON.stringify(matches);
  for (const { id, name } of people) for (const secret of [id, name]) expect(text).not.toContain(secret);
});
