import type { Words } from '@siegeworks/contract';
import { VERSION } from '@siegeworks/protocol';
import { describe, expect, test } from 'vitest';
import type { Nim } from '../../kernel/test/toys/nim.ts';
import { nim } from '../../kernel/test/toys/nim.ts';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';
import { brittle } from './brittle.ts';
import { Client, ME, partsFor, playOut, RANDOM } from './client.ts';
import type { Outpost } from './outpost.ts';
import { outpost } from './outpost.ts';
import { solitaire } from './solitaire.ts';

describe('a whole match', () => {
  test.each(['nim', 'thieves'])('%s is played to its end, and every step is shown', async game => {
    const client = new Client();
    await client.create(game);
    await playOut(client);
    const states = client.all('state');
    expect(client.state.outcome?.rule).toMatch(/^(NIM-3|TH-9)$/);
    expect(client.state.outcome?.text).not.toBe('');
    expect(client.state.more).toBe(false);
    expect(states.map(state => state.seq)).toEqual(states.map((_state, i) => i + 1));
    expect(client.log.at(-1)).toContain('The game is over');
    expect(client.all('problem')).toEqual([]);
  });

  test('two bots play while somebody watches, who sees no hand', async () => {
    const client = new Client();
    await client.create('thieves', { seats: [RANDOM, { ...RANDOM, name: 'Other' }] });
    const [first] = client.all('state');
    expect(first.eye).toBeNull();
    const hands = first.board.areas.filter(area => area.id.startsWith('hand'));
    expect(hands.flatMap(area => area.cards).every(card => card.card === null)).toBe(true);
    expect(client.state.outcome).not.toBeNull();
    const { match } = client.state;
    expect(await client.ask('concede', { match })).toMatchObject({ type: 'refused' });
  });

  test('one person plays alone: nobody else is asked, and the match is listed by its game', async () => {
    const client = new Client(partsFor([outpost]));
    const match = await client.create('outpost', { seats: [ME] });
    await playOut(client);
    expect(client.all('state').filter(state => state.waiting)).toEqual([]);
    expect(client.state.outcome).toMatchObject({ rule: 'OP-1', places: [expect.any(Number)] });
    const spots = client.state.board.areas.flatMap(area => (area.spot ? [area.id] : []));
    expect(spots).toHaveLength(12);
    const saves = await client.ask('saves', {});
    expect(saves).toMatchObject({ saves: [{ match, title: 'Outpost', over: true }] });
  });

  test('the game of the day shows its date, and its result in a line to pass on', async () => {
    const share: Words<Outpost>['share'] = (s, { seed }) =>
      seed === 'day 1970-01-01' ? `${s.turns} watches` : null;
    const daily = (date: string) => ({ seed: `day ${date}`, options: { limit: 7 } });
    const parts = partsFor([
      nim,
      { ...outpost, catalogue: { ...outpost.catalogue, daily }, words: { ...outpost.words, share } },
    ]);
    const client = new Client(parts);
    const said = await client.ask('hello', {});
    const infos = said.type === 'games' ? said.games : [];
    const day = { date: '1970-01-01', seed: 'day 1970-01-01', options: { limit: 7 } };
    expect(infos.map(info => info.today)).toEqual([undefined, day]);
    await client.create('outpost', { seats: [ME], seed: day.seed });
    await playOut(client);
    expect(client.state.outcome?.share).toMatch(/^\d+ watches$/);
    await client.create('outpost', { seats: [ME], seed: 'another' });
    await playOut(client);
    expect(client.state.outcome).not.toHaveProperty('share');
  });

  test('giving up ends the match', async () => {
    const client = new Client();
    const match = await client.create('nim');
    expect(await client.ask('concede', { match })).toMatchObject({ type: 'done' });
    expect(client.state.outcome).toMatchObject({ places: [2, 1], rule: 'NIM-4' });
  });
});

test('a rematch has the same set-up and seats, but other cards', async () => {
  const client = new Client();
  const config = { players: [{ choices: { mask: 'owl' } }, {}], options: { hand: 4 } };
  const match = await client.create('thieves', { config });
  const before = client.state;
  const answer = await client.ask('rematch', { match });
  expect(answer).toMatchObject({ type: 'opened', game: 'thieves' });
  expect(client.state.match).not.toBe(match);
  expect(client.state.seats).toEqual(before.seats);
  const file = async (id: string) => {
    const said = await client.ask('export', { match: id });
    return JSON.parse(said.type === 'file' ? said.text : '');
  };
  const [old, fresh] = [await file(match), await file(client.state.match)];
  expect(fresh.config).toEqual(old.config);
  expect(fresh.seed).not.toBe(old.seed);
});

describe('what is refused changes nothing', () => {
  test('a malformed message is answered with its fault', async () => {
    const client = new Client();
    await client.create('nim');
    const before = client.heard.length;
    await client.raw({ v: VERSION, re: 99, type: 'pick', match: 3 });
    await client.raw('nonsense');
    expect(client.heard.slice(before)).toEqual([
      {
        v: VERSION,
        re: 99,
        type: 'refused',
        reasons: [
          { rule: '', text: 'match must be a text, not 3' },
          { rule: '', text: 'seq must be a whole number, not missing' },
          { rule: '', text: 'question must be a text, not missing' },
          { rule: '', text: 'option must be an object, not missing' },
        ],
      },
      {
        v: VERSION,
        re: null,
        type: 'refused',
        reasons: [{ rule: '', text: 'the message must be an object, not "nonsense"' }],
      },
    ]);
    expect((await client.pick(0)).type).toBe('done');
  });

  test('a message of an older page is refused with the way out, and changes nothing', async () => {
    const client = new Client();
    const match = await client.create('nim');
    const { seq } = client.state;
    for (const type of ['concede', 'surrender']) await client.raw({ v: VERSION - 1, re: 99, type, match });
    const text = `the message speaks version ${VERSION - 1}, this host version ${VERSION}: reload the page`;
    expect(client.all('refused')).toMatchObject([
      { re: 99, reasons: [{ text }] },
      { re: 99, reasons: [{ text }] },
    ]);
    expect(client.state.seq).toBe(seq);
  });

  test('a late click, another question, a strange option, a match that is not open', async () => {
    const client = new Client();
    const match = await client.create('nim');
    const { seq, question } = client.state;
    const option = { kind: 'take', target: 0, n: 1 };
    const said = async (body: Parameters<typeof client.ask<'pick'>>[1]) => {
      const answer = await client.ask('pick', body);
      return answer.type === 'refused' ? answer.reasons[0].text : answer.type;
    };
    const id = question?.id ?? '';
    expect(await said({ match, seq: seq - 1, question: id, option })).toBe('the table has changed since');
    expect(await said({ match, seq, question: 'turns.other', option })).toBe(
      'the question has changed since',
    );
    expect(await said({ match, seq, question: id, option: { ...option, n: 4 } })).toBe(
      '"take" is not among the options',
    );
    expect(await said({ match: 'none', seq, question: id, option })).toBe('this match is not open');
    expect(client.state.seq).toBe(seq);
    expect(await said({ match, seq, question: id, option })).toBe('done');
  });

  test('a set-up that the game does not allow names every reason', async () => {
    const client = new Client();
    const config = { players: [{}, {}, {}], options: { heaps: 12 } };
    const answer = await client.ask('create', { game: 'nim', config, seats: [ME, RANDOM, RANDOM] });
    expect(answer).toMatchObject({ type: 'refused', reasons: [{ rule: 'NIM-1' }, { rule: 'NIM-1' }] });
    const bot = { kind: 'bot' as const, name: 'Deep', bot: 'deep' };
    expect(
      await client.ask('create', { game: 'nim', config: { players: [{}, {}] }, seats: [ME, bot] }),
    ).toMatchObject({
      reasons: [{ text: 'there is no computer player deep; choose from random, greedy' }],
    });
    expect(await client.ask('create', { game: 'chess', config, seats: [] })).toMatchObject({
      reasons: [{ text: 'there is no game chess on this shelf' }],
    });
    expect(client.all('state')).toEqual([]);
  });
});

describe('undo', () => {
  test('goes back over answers that were given without asking', async () => {
    const client = new Client(partsFor([solitaire()]));
    const match = await client.create('nim');
    await client.pick(2);
    expect(client.state.question?.offers.length).toBeGreaterThan(1);
    const { board } = client.state;
    const lines = client.log.length;
    await client.pick(client.state.question?.offers.findIndex(offer => offer.option.n === 2) ?? 0);
    expect(client.log.length).toBeGreaterThan(lines);
    expect(await client.ask('undo', { match })).toMatchObject({ type: 'done' });
    expect(client.state.board).toEqual(board);
    expect(client.log.length).toBe(lines);
    expect(await client.ask('undo', { match })).toMatchObject({ type: 'done' });
    expect(client.log).toEqual([]);
    expect(client.state.undo.possible).toBe(false);
  });

  test('is refused with its reason once the die was rolled or the bot acted', async () => {
    const client = new Client();
    const match = await client.create('thieves');
    await client.pick(0);
    expect(client.state.undo).toEqual({ possible: false, why: 'somebody else has acted since' });
    const answer = await client.ask('undo', { match });
    expect(answer).toMatchObject({ type: 'refused', reasons: [{ text: 'somebody else has acted since' }] });
  });
});

describe('questions that nobody needs to be asked', () => {
  test('one option answers itself, unless the player wants to be asked', async () => {
    const config = { players: [{}, {}], options: { heaps: 2, size: 3 } };
    const counted = async (askForced: boolean) => {
      const client = new Client(partsFor([solitaire()]));
      await client.ask('settle', { game: 'nim', settings: { askForced, stops: [], standing: {} } });
      await client.create('nim', { config });
      let asked = 0;
      for (; client.state.question; asked++) await client.pick(0);
      return asked;
    };
    expect(await counted(true)).toBe((await counted(false)) + 1);
  });

  test('stops at a question that the player named', async () => {
    const client = new Client(partsFor([solitaire()]));
    await client.ask('settle', {
      game: 'nim',
      settings: { askForced: false, stops: ['turns.take'], standing: {} },
    });
    await client.create('nim', { config: { players: [{}, {}], options: { heaps: 2, size: 3 } } });
    for (let n = 0; n < 4; n++) await client.pick(0);
    expect(client.state.question?.offers).toHaveLength(1);
  });

  test('a standing answer is given while it fits, and remembered with the game', async () => {
    const parts = partsFor([nim, thieves]);
    const client = new Client(parts);
    const settings = {
      askForced: false,
      stops: [],
      standing: { 'respond.ask': 'pass', 'turns.act': 'pass' },
    };
    await client.ask('settle', { game: 'thieves', settings });
    await client.create('thieves');
    expect(client.state.outcome).not.toBeNull();
    const later = new Client(parts);
    expect(await later.ask('settings', { game: 'thieves' })).toMatchObject({ type: 'settings', settings });
  });

  test('`first` takes the first option and `ask` goes against a standing answer', async () => {
    const client = new Client();
    await client.ask('settle', {
      game: 'nim',
      settings: { askForced: false, stops: [], standing: { 'turns.take': 'first' } },
    });
    await client.create('nim');
    expect(client.state.outcome).not.toBeNull();
  });

  test('a window that the game lets pass is asked when the player says so, and vice versa', async () => {
    const usual = (answer: string) => ({
      ...thieves,
      judgement: { ...thieves.judgement, standing: { 'turns.act': { answer, cards: true } } },
      words: { ...thieves.words, usual: { 'turns.act': { text: 'what to do' } } },
    });
    const asked = async (answer: string, standing: Record<string, string>) => {
      const client = new Client(partsFor([usual(answer)]));
      await client.ask('settle', { game: 'thieves', settings: { askForced: false, stops: [], standing } });
      await client.create('thieves');
      return client.all('state').some(({ question, more }) => question?.id === 'turns.act' && !more);
    };
    expect(await asked('pass', {})).toBe(false);
    expect(await asked('pass', { 'turns.act': 'ask' })).toBe(true);
    expect(await asked('ask', {})).toBe(true);
    expect(await asked('ask', { 'turns.act': 'pass' })).toBe(false);
    const client = new Client(partsFor([usual('ask')]));
    expect(await client.ask('settings', { game: 'thieves' })).toMatchObject({
      usual: [{ question: 'turns.act', answer: 'ask', text: 'what to do' }],
    });
  });

  test('passing can be stopped', async () => {
    const client = new Client(partsFor([thieves]));
    const match = await client.create('thieves');
    const shown = client.all('state').length;
    await client.ask('passTurn', { match, on: false });
    expect(client.all('state').length).toBeGreaterThan(shown);
    expect(client.state.passing).toBeUndefined();
    expect(client.state.question?.id).toBe('turns.act');
  });

  test('passing for the rest of the turn ends with the turn', async () => {
    const client = new Client();
    const match = await client.create('thieves');
    const turn = client.state.board.status[0];
    await client.ask('passTurn', { match, on: true });
    expect(client.state.question?.id).toBeDefined();
    expect(client.state.board.status[0]).not.toBe(turn);
  });
});

describe('help at the table', () => {
  test('why a card cannot be used, with the rule', async () => {
    const client = new Client();
    const match = await client.create('thieves', { config: { players: [{}, {}], options: { hand: 4 } } });
    const hand = client.state.board.areas.find(area => area.id === 'hand1');
    const foil = hand?.cards.find(card => card.card === 'Thief' || card.card === 'Foil');
    const answer = await client.ask('whyNot', { match, attempt: { card: foil?.id ?? -1 } });
    expect(answer).toMatchObject({ type: 'whyNot', reasons: [{ rule: expect.stringMatching(/^TH-/) }] });
  });

  test('a hint is one of the options, in words', async () => {
    const client = new Client();
    const match = await client.create('nim');
    const answer = await client.ask('hint', { match });
    if (answer.type !== 'hint') throw new Error(answer.type);
    const [best] = answer.answers;
    expect(client.state.question?.offers).toContainEqual({
      option: answer.option,
      text: best.text,
      about: best.about,
    });
    expect(answer.by).toBe('Greedy');
    expect(best.chance).toBe(90);
  });

  test('the result of an answer is forecast where the game knows it, and nothing is where it does not', async () => {
    const forecast: Words<Nim>['forecast'] = (_s, { n = 0 }) => (n > 1 ? `${n} gone` : '');
    const client = new Client(partsFor([{ ...nim, words: { ...nim.words, forecast } }]));
    await client.create('nim');
    const offers = client.state.question?.offers ?? [];
    expect(offers.find(offer => offer.option.n === 2)?.note).toBe('2 gone');
    expect(offers.find(offer => offer.option.n === 1)).not.toHaveProperty('note');
  });

  test('the usual answer is marked', async () => {
    const client = new Client();
    await client.create('nim');
    const { question } = client.state;
    expect(question?.offers[question.habit]).toBeDefined();
  });

  test('cards and rules of a game', async () => {
    const client = new Client();
    expect(await client.ask('cards', { game: 'thieves' })).toMatchObject({
      cards: { length: thieves.catalogue.cards.length },
    });
    expect(await client.ask('rulebook', { game: 'nim' })).toMatchObject({ book: { title: 'Nim' } });
    expect(await client.ask('rulebook', { game: 'thieves' })).toMatchObject({ type: 'refused' });
    expect(await client.ask('hello', {})).toMatchObject({ games: [{ id: 'nim' }, { id: 'thieves' }] });
  });
});

describe('a fault in the rules', () => {
  test('is shown with a report, and the match continues from its last good state', async () => {
    const client = new Client(partsFor([brittle()]));
    await client.create('nim');
    const before = client.state;
    await client.pick(2);
    const [problem] = client.all('problem');
    expect(problem.text).toMatch(/^The rules of Nim ran into a fault: three is too much\./);
    expect(JSON.parse(problem.report?.text ?? '')).toMatchObject({
      format: 'siegeworks-report',
      error: { message: 'three is too much', stack: expect.stringContaining('at ') },
      match: { game: 'nim', picks: [] },
    });
    expect(client.state).toEqual(before);
    await client.pick(0);
    expect(client.state.log.lines).not.toEqual([]);
  });

  test('of a bot stops the table until somebody tries again', async () => {
    const client = new Client(partsFor([brittle()]));
    const match = await client.create('nim', { seats: [RANDOM, RANDOM] });
    for (let n = 0; n < 50 && !client.state.outcome; n++) await client.ask('retry', { match });
    expect(client.all('problem').length).toBeGreaterThan(0);
    expect(client.state.outcome).not.toBeNull();
  });

  test('in the words is shown, and the match continues', async () => {
    const { taken } = nim.words.events;
    const say = (s: Nim, event: unknown) => {
      if (s.turns > 1) throw new Error('speechless');
      return taken.say(s, event);
    };
    const mute = {
      ...nim,
      words: { ...nim.words, events: { ...nim.words.events, taken: { ...taken, say } } },
    };
    const client = new Client(partsFor([mute]));
    const match = await client.create('nim');
    await client.pick(0);
    expect(client.all('problem')[0].text).toContain('speechless');
    expect(client.log).toContain('taken');
    const file = await client.ask('export', { match });
    expect(file.type === 'file' && JSON.parse(file.text).picks.length).toBeGreaterThan(1);
    expect(client.state.question).not.toBeNull();
  });
});
