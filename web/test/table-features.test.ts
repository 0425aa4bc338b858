import type { Bot } from '@siegeworks/bots';
import { greedy, opponents, random } from '@siegeworks/bots';
import type { Words } from '@siegeworks/contract';
import type { HostMessage, MatchState, SeatPlan } from '@siegeworks/protocol';
import { describe, expect, test } from 'vitest';
import type { Nim } from '../../kernel/test/toys/nim.ts';
import { nim } from '../../kernel/test/toys/nim.ts';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';
import { Client, ME, partsFor, playOut, RANDOM } from './client.ts';
import { solitaire } from './solitaire.ts';

describe('several people at one screen', () => {
  const ANN: SeatPlan = { kind: 'me', name: 'Ann' };
  const BEN: SeatPlan = { kind: 'me', name: 'Ben' };
  const hands = (state: MatchState) =>
    state.board.areas.filter(area => area.id.startsWith('hand')).flatMap(area => area.cards);
  const own = ({ board, eye }: MatchState) => board.areas.find(area => area.id === `hand${(eye ?? 0) + 1}`);
  const sitDown = (client: Client) =>
    client.ask('ready', { match: client.state.match, seat: client.state.handover?.seat ?? -1 });

  test('the screen is passed on before anybody sees a hand, at the start and whenever somebody else is asked', async () => {
    const client = new Client();
    await client.create('thieves', { seats: [ANN, BEN] });
    expect(client.state.handover).toEqual({ seat: 0, name: 'Ann' });
    for (let n = 0; n < 40 && !client.state.outcome; n++) {
      const { handover, eye } = client.state;
      if (!handover) {
        expect(own(client.state)?.cards.every(card => card.card !== null)).toBe(true);
        await client.pick(n);
        continue;
      }
      expect(eye).toBeNull();
      expect(client.state.question).toBeNull();
      expect(hands(client.state).filter(card => card.card !== null)).toEqual([]);
      await sitDown(client);
      expect(client.state.eye).toBe(handover.seat);
      expect(client.state.log.from).toBe(0);
    }
    const eyes = client.all('state').map(state => state.eye);
    for (const [i, eye] of eyes.entries()) {
      if (i > 0 && eye !== eyes[i - 1]) expect([eye, eyes[i - 1]]).toContain(null);
    }
    expect(new Set(eyes)).toEqual(new Set([null, 0, 1]));
  });

  test('only the one who is asked may sit down, and until then nothing can be done', async () => {
    const client = new Client();
    const match = await client.create('thieves', { seats: [ANN, BEN] });
    const said = async (answer: Promise<HostMessage>) => {
      const message = await answer;
      return message.type === 'refused' ? message.reasons[0].text : message.type;
    };
    expect(await said(client.ask('undo', { match }))).toBe('the screen is being passed on');
    expect(await said(client.ask('hint', { match }))).toBe('the screen is being passed on');
    expect(await said(client.ask('concede', { match }))).toBe('the screen is being passed on');
    expect(await said(client.ask('ready', { match, seat: 1 }))).toBe('somebody else has to decide');
    expect(await said(client.ask('ready', { match, seat: 7 }))).toBe(
      'nobody at this screen plays in that seat',
    );
    expect(client.state.handover?.name).toBe('Ann');
  });

  test('no undo goes back over a hand-over', async () => {
    const client = new Client();
    const match = await client.create('nim', { seats: [ANN, BEN] });
    await sitDown(client);
    expect(client.state.undo.why).toBe('nothing has been done yet');
    await client.pick(0);
    const last = client.all('state').slice(-2);
    expect(last.map(({ eye, undo }) => [eye, undo.why])).toEqual([
      [0, 'the screen is being passed on'],
      [null, 'the screen is being passed on'],
    ]);
    await sitDown(client);
    expect(client.state.undo).toEqual({ possible: false, why: 'somebody else has acted since' });
    expect(await client.ask('undo', { match })).toMatchObject({ type: 'refused' });
  });

  test('after the end everybody may look from every seat', async () => {
    const client = new Client();
    const match = await client.create('thieves', { seats: [ANN, BEN] });
    await sitDown(client);
    await client.ask('concede', { match });
    expect(client.state.outcome).not.toBeNull();
    for (const seat of [1, 0]) {
      await client.ask('ready', { match, seat });
      expect(client.state).toMatchObject({ eye: seat, outcome: { places: [2, 1] } });
      expect(own(client.state)?.cards.every(card => card.card !== null)).toBe(true);
    }
  });

  test('who comes back to the table must say who it is', async () => {
    const parts = partsFor([nim, thieves]);
    const before = new Client(parts);
    const match = await before.create('thieves', { seats: [ANN, BEN] });
    await sitDown(before);
    const after = new Client(parts);
    await after.ask('open', { match });
    expect(after.state.handover).toEqual({ seat: 0, name: 'Ann' });
    expect(hands(after.state).filter(card => card.card !== null)).toEqual([]);
    expect(await after.ask('saves', {})).toMatchObject({ saves: [{ title: 'Thieves: Ann against Ben' }] });
  });
});

test('a rematch from the other side, or against another player', async () => {
  const client = new Client();
  const match = await client.create('thieves', { config: { players: [{ choices: { mask: 'owl' } }, {}] } });
  await client.ask('rematch', { match, swap: true });
  expect(client.state.seats.map(seat => seat.mine)).toEqual([false, true]);
  expect(client.state.eye).toBe(1);
  await client.ask('rematch', { match, bot: 'greedy' });
  expect(client.state.seats).toMatchObject([{ mine: true }, { name: 'Greedy', bot: 'greedy' }]);
  const answer = await client.ask('rematch', { match, bot: 'deep' });
  expect(answer).toMatchObject({ type: 'refused', reasons: [{ text: expect.stringContaining('deep') }] });
});

describe('the story of a match', () => {
  const story: Words<Nim>['story'] = { taken: { title: 'handfuls', seat: (_s, e) => e.seat } };
  const game = { ...nim, words: { ...nim.words, story } };

  test('counts decisions and what the game names, and follows the score turn by turn', async () => {
    const client = new Client(partsFor([game]));
    await client.create('nim');
    await playOut(client);
    const told = client.state.outcome?.story;
    const taken = client.log.length - 1;
    expect(told?.figures).toEqual([{ title: 'handfuls', counts: [expect.any(Number), expect.any(Number)] }]);
    expect(told?.figures[0].counts.reduce((a, b) => a + b)).toBe(taken);
    expect(told?.course.at(-1)?.scores.toSorted()).toEqual([0, 100]);
    expect(told?.course.length).toBeGreaterThan(2);
    expect(told?.turns).toBe(taken);
  });

  test('forgets what was taken back', async () => {
    const client = new Client(partsFor([{ ...solitaire(), words: game.words }]));
    const match = await client.create('nim');
    await client.pick(0);
    await client.ask('undo', { match });
    await client.ask('concede', { match });
    expect(client.state.outcome?.story.figures[0].counts).toEqual([0, 0]);
  });
});

describe('hints and notes', () => {
  test('a hint says what would come of it, and while it is thought about how far it got', async () => {
    const slow: Bot = {
      ...random,
      name: 'Slow',
      think(_game, _imagine, { options }) {
        let left = 9;
        const candidates = () => [{ option: options[1], chance: 0.75, visits: 10 - left }];
        return { more: () => --left > 0, pick: () => options[1], candidates };
      },
    };
    let time = 0;
    const parts = { ...partsFor([nim]), levels: [slow], now: () => (time += 50) };
    const client = new Client(parts);
    const match = await client.create('nim');
    const answer = await client.ask('hint', { match });
    const best = { chance: 75, visits: 10, why: [expect.stringContaining('takes')] };
    expect(answer).toMatchObject({ type: 'hint', by: 'Slow', answers: [best] });
    const shares = client.all('thinking').map(({ share }) => share);
    expect(shares.length).toBeGreaterThan(3);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(client.state.seq).toBe(1);
  });

  test('a hint that nobody wants any more is given up', async () => {
    const endless: Bot = {
      ...random,
      think: (_game, _imagine, { options }) => ({
        more: () => true,
        pick: () => options[0],
        candidates: () => [],
      }),
    };
    let time = 0;
    const pause = () => new Promise<void>(done => setTimeout(done));
    const client = new Client({ ...partsFor([nim]), levels: [endless], pause, now: () => (time += 50) });
    const match = await client.create('nim', { seats: [ME, ME] });
    await client.ask('ready', { match, seat: 0 });
    const hint = client.ask('hint', { match });
    await pause();
    expect(await client.ask('stopHint', { match })).toMatchObject({ type: 'done' });
    expect(await hint).toMatchObject({ reasons: [{ text: 'the hint is no longer wanted' }] });
  });

  test('a note for newcomers comes with the question that it is about', async () => {
    const words = { ...nim.words, lessons: { 'turns.take': 'The last one wins.' } };
    const client = new Client(partsFor([{ ...nim, words }, thieves]));
    await client.create('nim');
    expect(client.state.question?.lesson).toBe('The last one wins.');
    await client.create('thieves');
    expect(client.state.question).not.toHaveProperty('lesson');
  });

  test('people are offered the levels, but every player can be asked to play', async () => {
    const client = new Client({ ...partsFor([nim]), bots: [random, greedy], levels: [greedy] });
    expect(await client.ask('hello', {})).toMatchObject({ bots: [{ id: 'greedy' }] });
    const styled = new Client({ ...partsFor([nim]), levels: [greedy], opponents: opponents.slice(0, 1) });
    expect(await styled.ask('hello', {})).toMatchObject({
      bots: [{ id: 'greedy' }, { id: 'page-aggressive', level: 'page', style: 'aggressive' }],
    });
    await client.create('nim', { seats: [ME, RANDOM] });
    expect(client.state.seats[1].bot).toBe('random');
  });
});
