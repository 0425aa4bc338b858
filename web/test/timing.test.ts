import type { Bot } from '@siegeworks/bots';
import { random } from '@siegeworks/bots';
import type { HostMessage } from '@siegeworks/protocol';
import { describe, expect, test } from 'vitest';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';
import { Client, ME, partsFor } from './client.ts';

/** A clock that runs only while somebody thinks or waits. */
function clock() {
  const at = { time: 0 };
  const wait = async (milliseconds: number) => {
    at.time += milliseconds;
  };
  return { at, now: () => at.time, wait };
}

/** Thinks for this many steps of 7 milliseconds, or without end. */
const thinker = (at: { time: number }, steps: number, thoughts: { n: number }): Bot => ({
  ...random,
  window: 200,
  think(game, imagine, asked, mind) {
    thoughts.n++;
    let left = steps;
    const thought = random.think(game, imagine, asked, mind);
    const more = () => {
      at.time += 7;
      return --left > 0;
    };
    return { ...thought, more };
  },
});

/** How long each answer of the computer took, with and without something to think about. */
async function timesOf(steps: number) {
  const { at, now, wait } = clock();
  const thoughts = { n: 0 };
  const bot = thinker(at, steps, thoughts);
  const client = new Client({ ...partsFor([thieves]), bots: [bot], levels: [bot], now, wait });
  const seen: { time: number; thoughts: number; message: HostMessage }[] = [];
  const note = () => {
    const message = client.heard.at(-1);
    if (message && seen.at(-1)?.message !== message)
      seen.push({ time: at.time, thoughts: thoughts.n, message });
  };
  const push = client.heard.push.bind(client.heard);
  client.heard.push = (...messages) => {
    const length = push(...messages);
    note();
    return length;
  };
  await client.create('thieves', { seats: [ME, { kind: 'bot', name: 'Bot', bot: 'random' }], seed: 'tempo' });
  // A theft opens a window.
  for (let n = 0; n < 60 && client.state.question; n++)
    await client.pick(
      Math.max(
        0,
        client.state.question.offers.findIndex(({ option }) => option.kind === 'steal'),
      ),
    );
  const states = seen.filter(({ message }) => message.type === 'state');
  const answers = states.slice(1).flatMap((after, i) => {
    const { message, ...before } = states[i];
    const asked = message.type === 'state' ? message.waiting : null;
    return asked?.seat === 1
      ? [{ took: after.time - before.time, lone: after.thoughts === before.thoughts }]
      : [];
  });
  return {
    lone: answers.filter(({ lone }) => lone).map(({ took }) => took),
    thought: answers.filter(({ lone }) => !lone).map(({ took }) => took),
  };
}

describe('where one may pass, a computer player takes the same time', () => {
  test.each([1, 5, 20, 1_000_000])('with nothing to play as after thinking for %i steps', async steps => {
    const { lone, thought } = await timesOf(steps);
    expect(lone.length).toBeGreaterThan(1);
    expect(thought.length).toBeGreaterThan(2);
    expect(new Set([...lone, ...thought])).toEqual(new Set([200]));
  });
});

test('elsewhere nobody waits', async () => {
  const { at, now, wait } = clock();
  const bot = thinker(at, 3, { n: 0 });
  const rules = thieves.rules.compiled;
  const { choice } = rules.turns.steps.act;
  if (!choice) throw new Error('nobody acts');
  // Whoever is on turn must do something.
  const options: typeof choice.options = (s, f) => {
    const all = choice.options(s, f);
    return all.length > 1 ? all.filter(({ kind }) => kind === 'stash') : all.map(() => ({ kind: 'rest' }));
  };
  const act = { ...rules.turns.steps.act, choice: { ...choice, options } };
  const turns = { ...rules.turns, steps: { ...rules.turns.steps, act } };
  const game = {
    ...thieves,
    rules: { ...thieves.rules, ...{ compiled: { ...rules, turns } } },
  };
  const client = new Client({ ...partsFor([game]), bots: [bot], levels: [bot], now, wait });
  await client.create('thieves', { seats: [ME, { kind: 'bot', name: 'Bot', bot: 'random' }] });
  await client.pick(0);
  expect(at.time % 7).toBe(0);
  expect(at.time).toBeLessThan(200);
});

test('what was asked may be withdrawn while the computer takes its time', async () => {
  const { at, now } = clock();
  const bot = thinker(at, 2, { n: 0 });
  let left = () => {};
  const wait = () =>
    new Promise<void>(done => {
      left = done;
    });
  const client = new Client({ ...partsFor([thieves]), bots: [bot], levels: [bot], now, wait });
  const match = await client.create('thieves', { seats: [ME, { kind: 'bot', name: 'Bot', bot: 'random' }] });
  const picked = client.pick(0);
  await new Promise(done => setTimeout(done));
  const { seq } = client.state;
  await client.ask('leave', { match });
  left();
  await picked;
  expect(client.state.seq).toBe(seq);
});
