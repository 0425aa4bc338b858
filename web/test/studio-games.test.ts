import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { load, parseSaved } from '@siegeworks/files';
import { games } from '@siegeworks/shelf';
import { describe, expect, onTestFinished, test } from 'vitest';
import { hashOf } from '../src/route.ts';
import { linkSource } from '../src/studio/source.ts';
import { fileOf, played, playedOn, studioOf, usual } from './studios.ts';

const HOME = 'https://siegeworks.example/play/';
const SIEGE = join(import.meta.dirname, '../../cli/bin/siege.mjs');
/** A match that nobody has ended by then is given up. */
const LONG = 700;
/** A moment of a match that is short. */
const MIDDLE = 12;
const notes = [{ at: 10, text: 'Here it turned', sign: '?' as const }];

describe.each(games.map(game => [game.about.id, game] as const))('%s', (_id, game) => {
  test('an address that holds a moment of a usual match, or of a branch, has less than 4 kB', async () => {
    const { ask } = studioOf([game]);
    const address = async (file: string) => {
      const { picks } = await ask('open', { file });
      const source = linkSource(await ask('link', notes));
      return new URL(hashOf({ page: 'studio', source, moment: `${picks >> 1}-open` }), HOME).href;
    };
    const whole = played(game, usual, LONG);
    expect((await address(fileOf(whole))).length).toBeLessThan(4000);
    const at = whole.picks.length >> 1;
    const wish = { at, seat: 0, name: 'Another way', bot: 'squire', honest: true };
    const saved = parseSaved(await ask('branch', wish));
    const branch = playedOn(load(game, saved), usual, LONG);
    expect(branch.anew).toMatchObject({ picks: at });
    const link = await address(fileOf(branch));
    expect(link.length).toBeLessThan(4000);
    const packed = link.slice(link.indexOf('link.') + 'link.'.length, link.lastIndexOf('/'));
    expect(await ask('open', { link: packed })).toMatchObject({ picks: branch.picks.length });
  });
});

test.each(['arcania', 'towers-in-time'])(
  'siege review, replay and verify find the same in %s as the page',
  async id => {
    const game = games.find(({ about }) => about.id === id) ?? games[0];
    const text = fileOf(played(game, usual, 24));
    const folder = mkdtempSync(join(tmpdir(), 'siege-review-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'match.json');
    writeFileSync(file, text);
    const env = { ...process.env, SIEGE_HOME: folder, NO_COLOR: '1' };
    const siege = (verb: string, ...more: string[]) =>
      promisify(execFile)(process.execPath, [SIEGE, verb, file, ...more], { env, maxBuffer: 64_000_000 });
    const told = siege('review', '--tries', '16', '--json');
    const { ask, news } = studioOf([game]);
    await ask('open', { file: text });
    await ask('analyse', 16);
    await expect.poll(() => news.at(-1)?.done, { timeout: 60_000 }).toBe(true);
    const { tries, chances, accuracy, accounts, verdicts = [] } = news.at(-1) ?? {};
    const decisions = verdicts.map(({ at, seat, question, lost, mark, judged }) => {
      const answers = judged.map(({ option, chance }) => ({ option, chance }));
      return { at, seat, question, lost, mark, answers };
    });
    expect(decisions.length).toBeGreaterThan(3);
    expect(accounts).not.toBeNull();
    const page = { interrupted: false, tries, chances, accuracy, accounts, decisions };
    expect(JSON.parse((await told).stdout)).toMatchObject(JSON.parse(JSON.stringify(page)));
    const shares = chances?.[MIDDLE].map((chance, seat) => `P${seat + 1} ${Math.round(100 * chance)} %`);
    expect((await siege('replay', '--at', `${MIDDLE}`)).stdout).toContain(
      `chance to win: ${shares?.join(', ')}`,
    );
    const { findings, commitment } = await ask('prove', { file: text }, {});
    const ok = findings.every(({ holds }) => holds !== false);
    expect(JSON.parse((await siege('verify', '--json')).stdout)).toMatchObject({ ok, commitment });
  },
);
