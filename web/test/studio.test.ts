import { deflateRawSync } from 'node:zlib';
import { decide, greedy } from '@siegeworks/bots';
import type { Game } from '@siegeworks/contract';
import { linkText, load, parseSaved, save } from '@siegeworks/files';
import type { Match } from '@siegeworks/kernel';
import { create, pick, stateAt } from '@siegeworks/kernel';
import type { StudioAnalysis, StudioCall, StudioCalls, StudioReply } from '@siegeworks/protocol';
import { games } from '@siegeworks/shelf';
import { expect, test } from 'vitest';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';
import { memoryDatabase } from '../src/worker/database.ts';
import { shelfOf } from '../src/worker/shelf.ts';
import { packed, unpacked } from '../src/worker/studio/packing.ts';
import { Studio } from '../src/worker/studio/studio.ts';

/** A studio in the same process, with what it says by itself. */
function studioOf(shelf: readonly Game[], database = memoryDatabase()) {
  const news: StudioAnalysis[] = [];
  let reply: StudioReply | null = null;
  let clock = 0;
  const parts = {
    shelf: shelfOf(shelf),
    database,
    fresh: () => 'fresh',
    pause: async () => {},
    now: () => (clock += 500),
  };
  const studio = new Studio(parts, said => {
    if (said.re === null) news.push(said.analysis);
    else reply = said;
  });
  const ask = async <K extends StudioCall>(call: K, ...args: Parameters<StudioCalls[K]>) => {
    await studio.receive({ re: 1, call, args } as Parameters<Studio['receive']>[0]);
    if (reply && 'reasons' in reply) throw new Error(reply.reasons.map(({ text }) => text).join('; '));
    return (reply && 'value' in reply ? reply.value : null) as ReturnType<StudioCalls[K]>;
  };
  return { ask, news };
}

function played(game: Game, choose: (m: Match) => Match['picks'][0]['option'], most = 5000): Match {
  const players = Array.from({ length: game.about.seats.min }, (_, seat) => {
    const deck = game.catalogue.decks[seat];
    return deck ? { deck: deck.id, ...(deck.choices && { choices: deck.choices }) } : {};
  });
  const m: Match = create(game, { players }, 'studio');
  while (m.asked && m.picks.length < most) pick(m, m.asked.seat, choose(m));
  if (m.asked) pick(m, m.asked.seat, { kind: 'concede' });
  return m;
}
const toy = () => played(thieves, m => decide(thieves, m.state, greedy, `${m.picks.length}`));
const seats = [
  { kind: 'me', name: 'You' },
  { kind: 'bot', name: 'Squire', bot: 'squire' },
];
const fileOf = (m: Match) => JSON.stringify({ ...save(m), table: { seats, auto: [] } });

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

test('analysis stops, is kept, and goes on in another studio to the same end', async () => {
  const database = memoryDatabase();
  const first = studioOf([thieves], database);
  const file = fileOf(toy());
  await first.ask('open', { file });
  await first.ask('analyse', 24);
  await expect.poll(() => first.news.length).toBeGreaterThan(0);
  await first.ask('stop');
  const second = studioOf([thieves], database);
  await second.ask('open', { file });
  await second.ask('analyse', 24);
  await expect.poll(() => second.news.at(-1)?.done).toBe(true);
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

test('a branch goes on from a moment, with the same hidden cards or with others', async () => {
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

test('tells the whole match as text', async () => {
  const { ask } = studioOf([thieves]);
  await ask('open', { file: fileOf(toy()) });
  const { text, name } = await ask('text', 'open');
  expect(name).toMatch(/\.txt$/);
  for (const line of await ask('log', 'open')) if (line.part !== 'turn') expect(text).toContain(line.text);
});

test.each(games.map(game => [game.about.id, game] as const))(
  'a usual match of %s is a link of less than 4 kB',
  (_id, game) => {
    const m = played(
      game,
      ({ state, asked }) => game.judgement.habit(state, asked?.seat ?? 0, asked?.options ?? []),
      700,
    );
    const bytes = deflateRawSync(linkText(m, { table: { seats, auto: [] } })).length;
    expect(Math.ceil((4 * bytes) / 3)).toBeLessThan(4000);
  },
);
