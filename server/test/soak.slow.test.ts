import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Postgres } from '../soak/postgres.ts';
import { findPostgres, startPostgres } from '../soak/postgres.ts';
import type { SoakPlan } from '../soak/soak.ts';
import { soak } from '../soak/soak.ts';
import { newData } from './new-data.ts';

/** Nothing that was acknowledged is lost, nothing is done twice, nobody learns too much, and bad messages are refused. */
async function expectSound(
  decisions: number,
  plan: Omit<SoakPlan, 'length' | 'polls' | 'say'>,
): Promise<void> {
  const report = await soak({ ...plan, length: { decisions }, polls: true, say: () => {} });
  const { acknowledged, lost, doubled, leaked, broken, unanswered } = report;
  const faults = { lost, doubled, leaked, broken, unanswered };
  expect(faults).toEqual({ lost: 0, doubled: 0, leaked: 0, broken: 0, unanswered: 0 });
  expect(acknowledged).toBeGreaterThanOrEqual(decisions);
}

test('a node with a database of its own is killed while all five games are played', async () => {
  await expectSound(100, { matches: 5, kills: 2, nodes: 1, prepare: newData });
});

const programs = findPostgres();
describe.skipIf(programs === null)('on PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
  });
  afterAll(() => postgres.stop());

  test('two nodes share all matches, one after the other is killed, and both hear bad messages', async () => {
    await expectSound(160, { matches: 10, kills: 2, nodes: 2, database: postgres.url, hostile: 200 });
  });
});
