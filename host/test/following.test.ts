import type { Attempt, Option, Seat, State, Usual } from '@siegeworks/contract';
import { defineGame, reveal, rulebook, seedRandom } from '@siegeworks/kernel';
import { FOLLOWING, readClientMessage, VERSION } from '@siegeworks/protocol';
import { describe, expect, test } from 'vitest';
import { threeVisits } from './people.ts';

/** The first player sends cards at targets: the second card may be foiled, the third shows something hidden, the fourth is watched. */
interface Drill extends State {
  sent: string[];
}
const { rules, rule, choice } = rulebook<Drill>();
const orders = rule('orders', () => ({ card: 0, foiled: false }), {
  send: choice({
    who: () => 0,
    options: () => [1, 2, 3, 4].map((card): Option => ({ kind: 'send', card })),
    then(_s, f, { card = 0 }: Option) {
      f.card = card;
    },
  }),
  aim: choice({
    who: () => 0,
    options: (): Option[] => [1, 2].flatMap(target => [1, 2].map(n => ({ kind: 'at', target, n }))),
    then: (s, f, { target, n }: Option) => void s.sent.push(`${f.card} at ${target} with ${n}`),
  }),
  answer: choice({
    when: (_s, f) => f.card === 2,
    who: () => 1,
    options: (): Option[] => [{ kind: 'pass' }, { kind: 'foil' }],
    then: (s, _f, { kind }: Option) => void (kind === 'foil' && s.sent.push('foiled')),
  }),
  watch: choice({
    when: (_s, f) => f.card === 4,
    who: () => 0,
    options: (): Option[] => [{ kind: 'pass' }, { kind: 'stop' }],
    then() {},
  }),
  look(s, f) {
    if (f.card === 3) reveal(s);
    if (s.sent.length < 6) return 'send';
    s.over = { places: [1, 2], draw: false, rule: 'D-1', reason: 'sent' };
  },
});
const drill = defineGame<Drill>({
  about: { id: 'drill', title: 'Drill', rulesVersion: '1', seats: { min: 2, max: 2 }, bound: 50 },
  setup: {
    deal: (_config, seed) => ({
      seats: 2,
      stack: [orders()],
      random: seedRandom(seed),
      luck: 0,
      script: null,
      events: null,
      over: null,
      sent: [],
    }),
  },
  rules: { ...rules, concede: (_s: Drill, _seat: Seat) => {} },
});

const AT_ONE: Attempt = { target: 1, n: 1 };
async function table() {
  const { room, ann, ben } = await threeVisits(drill);
  const send = (card: number, then: Attempt[], firm: string[] = []) =>
    ann.ask('pick', {
      match: 'room',
      seq: ann.facts.seq,
      question: 'orders.send',
      option: { kind: 'send', card },
      then,
      firm,
    });
  const sent = () => (room.match.state as Drill).sent;
  return { room, ann, ben, send, sent };
}

describe('what is said about the questions that follow', () => {
  test('answers them, and all of it is undone as one', async () => {
    const { room, ann, send, sent } = await table();
    await send(1, [AT_ONE, { card: 1 }, { target: 2, n: 2 }]);
    expect(sent()).toEqual(['1 at 1 with 1', '1 at 2 with 2']);
    expect(room.auto).toEqual([false, true, true, true]);
    expect(ann.facts).toMatchObject({ question: { id: 'orders.send' }, noUndo: null });
    await ann.ask('undo', { match: 'room' });
    expect([sent(), room.match.picks, room.following]).toEqual([[], [], null]);
  });

  test('asks where several options fit or none, and says no more after that', async () => {
    for (const unfit of [{ target: 1 }, { target: 9 }, { kind: 'send' }]) {
      const { ann, send, sent } = await table();
      await send(1, [unfit, { card: 2 }]);
      expect([sent(), ann.facts.question?.id]).toEqual([[], 'orders.aim']);
      await ann.pick(0);
      expect([sent().length, ann.facts.question?.id]).toEqual([1, 'orders.send']);
    }
  });

  test('waits while others pass', async () => {
    const { ben, send, sent } = await table();
    await send(2, [AT_ONE, { card: 1 }, AT_ONE]);
    expect([sent().length, ben.facts.question?.id]).toEqual([1, 'orders.answer']);
    await ben.pick(0);
    expect(sent()).toEqual(['2 at 1 with 1', '1 at 1 with 1']);
  });

  test('passes on the way, unless the player wants to be asked there', async () => {
    for (const stops of [[], ['orders.watch']]) {
      const { ann, send, sent } = await table();
      await ann.ask('settle', { game: 'drill', settings: { askForced: false, stops, standing: {} } });
      await send(4, [AT_ONE, { kind: 'pass' }, { card: 1 }, AT_ONE]);
      const asked = stops.length > 0;
      expect([sent().length, ann.facts.question?.id]).toEqual(
        asked ? [1, 'orders.watch'] : [2, 'orders.send'],
      );
    }
  });

  test('ends when somebody does something in between', async () => {
    const { ann, ben, send, sent } = await table();
    await send(2, [AT_ONE, { card: 1 }, AT_ONE]);
    await ben.pick(1);
    expect([sent(), ann.facts.question?.id]).toEqual([['2 at 1 with 1', 'foiled'], 'orders.send']);
  });

  test('ends when something hidden is shown: whoever sees it may think again', async () => {
    const { ann, send, sent } = await table();
    await send(3, [AT_ONE, { card: 1 }, AT_ONE]);
    expect([sent(), ann.facts.question?.id]).toEqual([['3 at 1 with 1'], 'orders.send']);
    expect(ann.facts.noUndo).toMatchObject({ text: 'a hidden card was drawn or shown' });
  });

  describe('as a standing order', () => {
    const FIRM = ['orders.send', 'orders.aim'];
    test('continues through what is shown and what others do, and leaves out what is not possible', async () => {
      const { ann, ben, send, sent } = await table();
      await send(3, [AT_ONE, { card: 2 }, { card: 9 }, AT_ONE, { card: 1 }, AT_ONE], FIRM);
      expect([sent().length, ben.facts.question?.id, ann.facts.passing]).toEqual([2, 'orders.answer', true]);
      await ben.pick(1);
      expect(sent()).toEqual(['3 at 1 with 1', '2 at 1 with 1', 'foiled', '1 at 1 with 1']);
      expect([ann.facts.question?.id, ann.facts.passing]).toEqual(['orders.send', undefined]);
    });
    test('answers no other question, and ends with whatever the player does then', async () => {
      const { ann, send, sent } = await table();
      await send(1, [{ card: 2 }, AT_ONE], ['orders.send']);
      expect([sent(), ann.facts.question?.id]).toEqual([[], 'orders.aim']);
      await ann.pick(0);
      expect([sent().length, ann.facts.question?.id]).toEqual([1, 'orders.send']);
    });
    test('stands while the player lets other moments pass, and ends when they act in one', async () => {
      for (const [answer, sentAfter] of [
        ['pass', 2],
        ['stop', 1],
      ] as const) {
        const { ann, send, sent } = await table();
        await send(4, [AT_ONE, { card: 1 }, AT_ONE], FIRM);
        expect([sent().length, ann.facts.question?.id]).toEqual([1, 'orders.watch']);
        await ann.pick(answer === 'pass' ? 0 : 1);
        expect([answer, sent().length]).toEqual([answer, sentAfter]);
      }
    });
    test('to pass stands through answers to other questions, and ends with another answer to its own', async () => {
      const { room, ann, send } = await table();
      const passes = [{ kind: 'pass' }, { kind: 'pass' }];
      await send(4, passes, ['orders.watch']);
      expect(ann.facts.question?.id).toBe('orders.aim');
      await ann.pick(0);
      expect([ann.facts.question?.id, room.following?.then]).toEqual(['orders.send', [{ kind: 'pass' }]]);
      await send(1, []);
      expect(room.following?.then).toEqual([{ kind: 'pass' }]);
      await ann.pick(0);
      await send(4, passes, ['orders.send']);
      await ann.pick(0);
      await ann.pick(0);
      await send(1, []);
      expect(room.following).toBeNull();
    });
    test('ends when the player wants to be asked again', async () => {
      const { ann, ben, send, sent } = await table();
      await send(2, [AT_ONE, { card: 1 }, AT_ONE], FIRM);
      await ann.ask('passTurn', { match: 'room', on: false });
      await ben.pick(0);
      expect([sent().length, ann.facts.question?.id]).toEqual([1, 'orders.send']);
    });
  });

  test('is forgotten with a pick that is refused', async () => {
    const { room, send, sent } = await table();
    expect(await send(9, [{ card: 1 }, AT_ONE])).toMatchObject({ type: 'refused' });
    expect([sent(), room.following]).toEqual([[], null]);
  });
});

test('a message that says too much, or nonsense, is refused at the door', () => {
  const pick = { match: 'room', seq: 1, question: 'orders.send', option: { kind: 'send', card: 1 } };
  const message = (then: unknown) => () =>
    readClientMessage({ v: VERSION, re: 1, type: 'pick', ...pick, then });
  expect(message(Array.from({ length: FOLLOWING }, () => AT_ONE))).not.toThrow();
  expect(message(Array.from({ length: FOLLOWING + 1 }, () => AT_ONE))).toThrow(/then/);
  for (const then of [AT_ONE, [7], [{ card: 'x' }], [{ n: 0.5 }], 'all'])
    expect(message(then)).toThrow(/then/);
});

describe('what is answered unasked', () => {
  const usually = (usual: Usual) => ({
    ...drill,
    judgement: { ...drill.judgement, standing: { 'orders.send': usual } },
  });
  const USUAL = { answer: 'ask', text: 'whom I send', cards: true };

  test('is what the game calls sensible in this position', async () => {
    const sensible: Usual['sensible'] = (s: Drill, seat, options) =>
      s.sent.length === 0 && seat === 0 ? options[0] : null;
    const { ann } = await threeVisits(usually({ ...USUAL, sensible }));
    expect(ann.facts.question?.id).toBe('orders.aim');
    await ann.pick(0);
    expect(ann.facts.question?.id).toBe('orders.send');
  });

  test('never costs anything, unless the player has settled it', async () => {
    const usual = { ...USUAL, answer: 'first', costs: (_s: Drill, { card }: Option) => card === 1 };
    const { ann } = await threeVisits(usually(usual));
    expect(ann.facts.question?.id).toBe('orders.send');
    const settings = { askForced: false, stops: [], standing: { 'orders.send': 'first' } };
    await ann.ask('settle', { game: 'drill', settings });
    expect(ann.facts.question?.id).toBe('orders.aim');
  });
});
