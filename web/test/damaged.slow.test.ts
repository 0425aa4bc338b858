import { Refused } from '@siegeworks/contract';
import { parseReport } from '@siegeworks/files';
import type { HostMessage } from '@siegeworks/protocol';
import { THOROUGH } from '@siegeworks/scenario/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nim } from '../../kernel/test/toys/nim.ts';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';
import type { Database } from '../src/worker/database.ts';
import { memoryDatabase } from '../src/worker/database.ts';
import { Client, partsFor } from './client.ts';
import { damaged, harms } from './damage.ts';

const games = [nim, thieves];
const RUNS = { seed: 19, numRuns: 1000 * THOROUGH };

/** A match of Thieves, or the second one of a series of Nim, in a store of its own. */
async function played(kind: 'match' | 'series'): Promise<{ store: Database; match: string; text: string }> {
  const store = memoryDatabase();
  const client = new Client(partsFor(games, store));
  await client.create(kind === 'series' ? 'nim' : 'thieves', kind === 'series' ? { series: 3 } : {});
  if (kind === 'series') {
    await client.ask('concede', { match: client.state.match });
    await client.ask('next', { match: client.state.match });
  }
  for (let n = 0; n < 3 && client.state.question; n++) await client.pick(n);
  const { match } = client.state;
  return { store, match, text: await fileOf(client, match) };
}
async function fileOf(client: Client, match: string): Promise<string> {
  const said = await client.ask('export', { match });
  if (said.type !== 'file') throw new Error(JSON.stringify(said));
  return said.text;
}

/** Refused with reasons that people can read. */
function expectReasons(answer: HostMessage): void {
  if (answer.type !== 'refused') throw new Error(`answered with ${JSON.stringify(answer).slice(0, 300)}`);
  expect(answer.reasons.length).toBeGreaterThan(0);
  for (const { text } of answer.reasons) {
    expect(text.length).toBeGreaterThan(5);
    expect(text.length).toBeLessThan(1000);
    expect(text).not.toMatch(/\n\s+at |undefined|\[object|is not a function|Cannot read/);
  }
}

/** What was read is what is written again, up to where the computer has played on. */
function expectSame(
  after: string,
  before: { picks: unknown[]; table?: { auto: number[] }; chairs?: unknown },
): void {
  const { table, picks, state, ...rest } = JSON.parse(after);
  // How terminals once wrote down who sat where is read, but not written any more.
  const { table: said, picks: wanted, chairs: _old, ...others } = before;
  expect({ ...rest, state: expect.any(String) }).toEqual({ ...others, state: expect.any(String) });
  expect(picks.slice(0, wanted.length)).toEqual(wanted);
  if (picks.length === wanted.length) expect({ state }).toEqual({ state: Object(before).state });
  if (said)
    expect({ ...table, auto: table.auto.filter((pick: number) => pick < wanted.length) }).toEqual(said);
}

describe.each(['match', 'series'] as const)('the file of a %s', kind => {
  test('damaged in thousands of ways is refused with reasons, or read as it is', async () => {
    const { text } = await played(kind);
    const counts = { refused: 0, accepted: 0 };
    const client = new Client(partsFor(games));
    await fc.assert(
      fc.asyncProperty(harms, async all => {
        const broken = damaged({ ...JSON.parse(text), chairs: { seat: 0, opponent: 'squire' } }, all);
        client.heard.length = 0;
        const answer = await client.ask('import', { text: JSON.stringify(broken) });
        expect(client.all('problem')).toEqual([]);
        counts[answer.type === 'opened' ? 'accepted' : 'refused']++;
        if (answer.type !== 'opened') return expectReasons(answer);
        expectSame(await fileOf(client, answer.match), broken);
        await client.ask('leave', { match: answer.match });
      }),
      RUNS,
    );
    expect(counts.refused).toBeGreaterThan(0.8 * RUNS.numRuns);
    expect(counts.accepted).toBeGreaterThan(5);
  });

  test('cut, spliced and scribbled over is refused with reasons, or read as it is', async () => {
    const { text } = await played(kind);
    const client = new Client(partsFor(games));
    await fc.assert(
      fc.asyncProperty(
        fc.nat(text.length),
        fc.nat(40),
        fc.string({ maxLength: 6 }),
        async (at, cut, more) => {
          const broken = text.slice(0, at) + more + text.slice(at + cut);
          client.heard.length = 0;
          const answer = await client.ask('import', { text: broken });
          expect(client.all('problem')).toEqual([]);
          if (answer.type !== 'opened') return expectReasons(answer);
          await client.ask('leave', { match: answer.match });
        },
      ),
      { ...RUNS, numRuns: 500 * THOROUGH },
    );
  });
});

describe.each(['match', 'series'] as const)('the kept record of a %s', kind => {
  test('damaged in thousands of ways is recognized, harms no other, and is not written to', async () => {
    const { store, match } = await played(kind);
    const good = (await store.get(`match/${match}`)) as { file: string };
    const counts = { damaged: 0, kept: 0 };
    await fc.assert(
      fc.asyncProperty(harms, fc.boolean(), async (all, inside) => {
        const broken = inside
          ? { ...good, file: JSON.stringify(damaged(JSON.parse(good.file), all)) }
          : damaged(good, all);
        const kept = memoryDatabase();
        await kept.update(`match/${match}`, () => broken);
        const client = new Client(partsFor(games, kept));
        const listed = await client.ask('saves', {});
        const [info, ...others] = listed.type === 'saves' ? listed.saves : [];
        expect(others).toEqual([]);
        expect(info.match).toBe(match);
        if (info.state !== 'held') counts[info.state]++;
        expect(await client.ask('export', { match })).toMatchObject({ type: 'file' });
        const before = JSON.stringify(await kept.get(`match/${match}`));
        const answer = await client.ask('open', { match });
        expect(client.all('problem')).toEqual([]);
        if (info.state === 'damaged') expectReasons(answer);
        if (answer.type === 'refused') {
          expectReasons(answer);
          expect(JSON.stringify(await kept.get(`match/${match}`))).toBe(before);
        }
        await client.ask('forget', { match });
        expect(await client.ask('saves', {})).toMatchObject({ saves: [] });
      }),
      { ...RUNS, numRuns: 500 * THOROUGH },
    );
    expect(counts.damaged).toBeGreaterThan(250 * THOROUGH);
    expect(counts.kept).toBeGreaterThan(10 * THOROUGH);
  });
});

describe('a report', () => {
  test('damaged in thousands of ways is refused with reasons, or read as it is', async () => {
    const { store, match } = await played('match');
    const client = new Client(partsFor(games, store));
    await client.ask('open', { match });
    const answer = await client.ask('report', { match, words: 'A goose took my mask.' });
    if (answer.type !== 'file') throw new Error(JSON.stringify(answer));
    const whole = JSON.parse(answer.text);
    expect(parseReport(answer.text)).toEqual(whole);
    const counts = { refused: 0, accepted: 0 };
    fc.assert(
      fc.property(harms, all => {
        const broken = damaged(whole, all);
        try {
          expect(parseReport(JSON.stringify(broken))).toEqual(JSON.parse(JSON.stringify(broken)));
          counts.accepted++;
        } catch (fault) {
          if (!(fault instanceof Refused)) throw fault;
          expectReasons({ type: 'refused', v: 0, re: 0, reasons: [...fault.reasons] });
          counts.refused++;
        }
      }),
      RUNS,
    );
    expect(counts.refused).toBeGreaterThan(0.5 * RUNS.numRuns);
    expect(counts.accepted).toBeGreaterThan(5);
  });
});
