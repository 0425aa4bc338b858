import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Postgres } from '../soak/postgres.ts';
import { findPostgres, startPostgres } from '../soak/postgres.ts';
import type { SoakReport } from '../soak/soak.ts';
import { soak } from '../soak/soak.ts';
import { template } from './template.ts';

/** Nothing that was acknowledged is lost, nothing is done twice, nobody is told too much, and bad messages are refused. */
function expectSound({ acknowledged, lost, doubled, leaked, broken, unanswered }: SoakReport): void {
  const faults = { lost, doubled, leaked, broken, unanswered };
  expect(faults).toEqual({ lost: 0, doubled: 0, leaked: 0, broken: 0, unanswered: 0 });
  // However busy the machine is, something has been played.
  expect(acknowledged).toBeGreaterThan(10);
}
const say = () => {};

test('a node with a database of its own is killed while all five games are played', async () => {
  const plan = {
    matches: 5,
    seconds: 12,
    kills: 2,
    nodes: 1,
    polls: true,
    template: await template(),
    say,
  };
  expectSound(await soak(plan));
});

const programs = findPostgres();
describe.skipIf(programs === null)('on PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
  }, 120_000);
  afterAll(() => postgres.stop(), 60_000);

  test('two nodes share all matches, and one after the other is killed', async () => {
    expectSound(
      await soak({ matches: 10, seconds: 12, kills: 3, nodes: 2, polls: true, database: postgres.url, say }),
    );
  });
});
