import { load, parseSaved } from '@siegeworks/files';
import { create, stateAt } from '@siegeworks/kernel';
import { expect, test } from 'vitest';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';
import { moveOlder } from '../src/studio/older.ts';
import { memoryDatabase } from '../src/worker/database.ts';
import { packed, unpacked } from '../src/worker/studio/packing.ts';
import { fileOf, studioOf, toy } from './studios.ts';

test('shows every moment through every eye, and the log beside it', async () => {
  const { ask } = studioOf([thieves]);
  const m = toy();
  const match = await ask('open', { file: fileOf(m) });
  expect(match).toMatchObject({
    game: thieves.about.id,
    picks: m.picks.length,
    seats: [{ name: 'You', mine: true }, {}],
  });
  for (const eye of [0, 1, 'spectator', 'open'] as const) {
    for (let at = 0; at <= match.picks; at++) expect((await ask('moment', at, eye)).at).toBe(at);
    expect((await ask('log', eye)).length).toBeGreaterThan(0);
  }
  const own = await ask('moment', 1, 0);
  expect(own.view).toMatchObject(thieves.knowledge.view(stateAt(m, 1), 0));
  expect(own.open).toEqual([]);
  expect((await ask('moment', 1, 'open')).open.map(({ seat }) => seat)).toContain(1);
});

test('refuses what is not over, damaged, foreign or of other rules, each in words that help', async () => {
  const { ask } = studioOf([thieves]);
  const open = create(thieves, { players: [{}, {}] }, 'x');
  const file = JSON.parse(fileOf(toy()));
  const say = (part: object) => ask('open', { file: JSON.stringify({ ...file, ...part }) });
  await expect(ask('open', { file: fileOf(open) })).rejects.toThrow('not over yet');
  await expect(ask('open', { file: 'no match at all' })).rejects.toThrow('not a saved match');
  await expect(say({ game: 'chess' })).rejects.toThrow('not on this shelf');
  await expect(say({ rulesVersion: '0' })).rejects.toThrow('with rules 0; this program has');
  await expect(say({ state: '0'.repeat(64) })).rejects.toThrow('does not lead to the state');
  await expect(ask('open', { link: 'not-a-link' })).rejects.toThrow('cut off');
});

test('a link, with notes, opens the same match', async () => {
  const { ask } = studioOf([thieves]);
  const { key } = await ask('open', { file: fileOf(toy()) });
  const notes = [{ at: 1, text: 'Here', sign: '★' as const }];
  const link = await ask('link', notes);
  expect(await ask('open', { link })).toMatchObject({ key, notes });
  await expect(ask('open', { link: link.slice(0, -20) })).rejects.toThrow('damaged');
  expect(await unpacked(await packed('…'))).toBe('…');
});

test('analysis stops, is kept, and continues in another studio to the same end', async () => {
  const database = memoryDatabase();
  const first = studioOf([thieves], database);
  const file = fileOf(toy());
  await first.ask('open', { file });
  await first.ask('analyse', 24);
  await expect.poll(() => first.news.length).toBeGreaterThan(0);
  await first.ask('stop');
  const second = studioOf([thieves], database);
  await second.ask('open', { file });
  expect(await second.ask('judged')).toBeNull();
  await second.ask('analyse', 24);
  await expect.poll(() => second.news.at(-1)?.done).toBe(true);
  await expect.poll(() => second.ask('judged')).toBe(24);
  const { accounts, chances, verdicts } = second.news.at(-1) ?? {};
  for (const { first: from, cards, dice, own, others, untold, last } of accounts ?? [])
    expect(from + cards + dice + own + others + untold).toBeCloseTo(last, 10);
  expect(chances?.length).toBe(toy().picks.length + 1);
  expect(
    verdicts?.every(
      ({ answers, judged }) => answers.some(({ picked }) => picked) && judged.some(({ equal }) => equal),
    ),
  ).toBe(true);
});

test('what was found by an earlier way of judging is found anew', async () => {
  const database = memoryDatabase();
  const { ask, news } = studioOf([thieves], database);
  await ask('open', { file: fileOf(toy()) });
  await ask('analyse', 8);
  await expect.poll(() => ask('judged')).toBe(8);
  for (const [key] of await database.entries('analysis/'))
    await database.update(key, kept => ({ ...(kept as object), way: 1, points: [], verdicts: [] }));
  expect(await ask('judged')).toBeNull();
  const before = news.length;
  await ask('analyse', 8);
  await expect.poll(() => news.length > before && news.at(-1)?.done).toBe(true);
  expect(await ask('judged')).toBe(8);
});

test('a branch continues from a moment, with the same hidden cards or with others', async () => {
  const { ask } = studioOf([thieves]);
  await ask('open', { file: fileOf(toy()) });
  const wish = { at: 3, seat: 1, name: 'Other way', bot: 'squire', honest: false };
  const exact = parseSaved(await ask('branch', wish));
  expect(load(thieves, exact).picks).toEqual(toy().picks.slice(0, 3));
  const honest = await ask('branch', { ...wish, honest: true });
  expect(parseSaved(honest)).toMatchObject({
    anew: { picks: 3, seat: 1 },
    branch: { at: 3, name: 'Other way' },
  });
  expect(await ask('standing', honest)).toMatchObject({ picks: 3, over: null });
});

test('notes and branches are kept beside the matches, and notes go along with the file', async () => {
  const database = memoryDatabase();
  const first = studioOf([thieves], database);
  const file = fileOf(toy());
  const { key } = await first.ask('open', { file });
  const notes = [{ at: 2, text: 'Here it turned', sign: '?' as const }];
  expect(await first.ask('keepNotes', notes)).toBe(true);
  const branch = { match: 'm1', of: key, at: 3, seat: 1, honest: false, name: 'Other way', source: 'm0' };
  await first.ask('keepBranch', branch);
  await first.ask('keepBranch', { ...branch, match: 'm2', at: 1 });
  await first.ask('keepBranch', { ...branch, name: 'Better name' });
  const second = studioOf([thieves], database);
  expect(await second.ask('open', { file })).toMatchObject({ key, notes });
  const exported = await second.ask('file', notes);
  expect(parseSaved(exported.text).notes).toEqual(notes);
  expect((await second.ask('branches')).map(({ name }) => name)).toEqual(['Other way', 'Better name']);
  await second.ask('forgetBranch', 'm2');
  expect(await first.ask('branches')).toEqual([{ ...branch, name: 'Better name' }]);
  // Somebody who removed all notes does not get those of the file again.
  await second.ask('keepNotes', []);
  expect((await first.ask('open', { file: exported.text })).notes).toEqual([]);
});

test('what an older page kept elsewhere is moved in once; what cannot be read stays there', async () => {
  const { ask } = studioOf([thieves]);
  const file = fileOf(toy());
  const { key } = await ask('open', { file });
  const notes = [{ at: 1, text: 'From before' }];
  const branch = { match: 'm1', of: key, at: 3, seat: 1, honest: true, name: 'Then', source: 'm0' };
  const kept = new Map([
    [`siegeworks.notes.${key}`, JSON.stringify(notes)],
    ['siegeworks.notes.damaged', '[{"at":'],
    ['siegeworks.branches', JSON.stringify([branch])],
    ['siegeworks.pace', 'slow'],
  ]);
  const shelf = {
    get length() {
      return kept.size;
    },
    key: (n: number) => [...kept.keys()][n] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    removeItem: (name: string) => void kept.delete(name),
  };
  await moveOlder({ ask }, shelf);
  expect([...kept.keys()]).toEqual(['siegeworks.notes.damaged', 'siegeworks.pace']);
  expect((await ask('open', { file })).notes).toEqual(notes);
  expect(await ask('branches')).toEqual([branch]);
  // What has been written since is newer than what comes from elsewhere.
  await ask('keepNotes', []);
  await ask('moveIn', `siegeworks.notes.${key}`, JSON.stringify(notes));
  expect((await ask('open', { file })).notes).toEqual([]);
});

test('tells the whole match as text', async () => {
  const { ask } = studioOf([thieves]);
  await ask('open', { file: fileOf(toy()) });
  const { text, name } = await ask('text', 'open');
  expect(name).toMatch(/\.txt$/);
  for (const line of await ask('log', 'open')) if (line.part !== 'turn') expect(text).toContain(line.text);
});
