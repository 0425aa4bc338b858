import type { Transport } from '@siegeworks/protocol';
import { VERSION } from '@siegeworks/protocol';
import { expect, test } from 'vitest';
import { HostRefused, Session } from '../src/session.ts';

/** A line whose other end is in the test's hand. */
function line() {
  const sent: { re: number; type: string }[] = [];
  let listener: (message: unknown) => void = () => {};
  let broken: (why: string) => void = () => {};
  const transport: Transport = {
    send: message => sent.push(message as { re: number; type: string }),
    onMessage: heard => {
      listener = heard;
    },
    onBreak: heard => {
      broken = heard;
    },
    close: () => {},
  };
  return {
    transport,
    sent,
    say: (message: object) => listener({ v: VERSION, ...message }),
    cut: (why: string) => broken(why),
  };
}

test('every answer reaches the one who asked, in whatever order', async () => {
  const { transport, sent, say } = line();
  const session = new Session(transport);
  const saves = session.ask('saves', {}, 'saves');
  const cards = session.ask('cards', { game: 'nim' }, 'cards');
  expect(sent).toMatchObject([
    { v: VERSION, type: 'saves' },
    { v: VERSION, type: 'cards', game: 'nim' },
  ]);
  say({ re: sent[1].re, type: 'cards', game: 'nim', cards: [], glossary: [] });
  say({ re: sent[0].re, type: 'saves', saves: [] });
  expect(await saves).toMatchObject({ saves: [] });
  expect(await cards).toMatchObject({ game: 'nim' });
});

test('a refusal carries its reasons', async () => {
  const { transport, sent, say } = line();
  const asked = new Session(transport).ask('undo', { match: 'm' }, 'done');
  say({ re: sent[0].re, type: 'refused', reasons: [{ rule: 'TS-1', text: 'dice were rolled' }] });
  await expect(asked).rejects.toThrow(HostRefused);
  await expect(asked).rejects.toMatchObject({ reasons: [{ rule: 'TS-1' }] });
});

test('an answer of another kind is an error', async () => {
  const { transport, sent, say } = line();
  const asked = new Session(transport).ask('undo', { match: 'm' }, 'done');
  say({ re: sent[0].re, type: 'saves', saves: [] });
  await expect(asked).rejects.toThrow('the host answered undo with saves');
});

test('problems of a match reach its watcher, and only while it watches', () => {
  const { transport, say } = line();
  const session = new Session(transport);
  const heard: string[] = [];
  const stop = session.watch('m', { state: () => {}, problem: problem => heard.push(problem.text) });
  say({ re: null, type: 'problem', match: 'm', text: 'one', report: null });
  say({ re: null, type: 'problem', match: 'other', text: 'two', report: null });
  stop();
  say({ re: null, type: 'problem', match: 'm', text: 'three', report: null });
  expect(heard).toEqual(['one']);
});

test('how matches are kept is known even if nobody has listened yet', () => {
  const { transport, say } = line();
  const session = new Session(transport);
  expect(session.storage).toEqual({ keeps: true, text: '' });
  say({ re: null, type: 'storage', keeps: false, text: 'no room' });
  expect(session.storage).toEqual({ keeps: false, text: 'no room' });
  let news = 0;
  const stop = session.onStorage(() => news++);
  session.understand();
  expect([session.understood, news]).toEqual(['no room', 1]);
  say({ re: null, type: 'storage', keeps: true, text: '' });
  stop();
  say({ re: null, type: 'storage', keeps: false, text: 'denied' });
  expect(news).toBe(2);
});

test('a watcher learns that a match goes on elsewhere', () => {
  const { transport, say } = line();
  const session = new Session(transport);
  let told = 0;
  session.watch('m', { state: () => {}, problem: () => {}, elsewhere: () => told++ });
  say({ re: null, type: 'elsewhere', match: 'other' });
  say({ re: null, type: 'elsewhere', match: 'm' });
  expect(told).toBe(1);
});

test('what is thought so far about a hint reaches its watcher while the hint is awaited', async () => {
  const { transport, sent, say } = line();
  const session = new Session(transport);
  const shares: number[] = [];
  session.watch('m', { state: () => {}, problem: () => {}, thinking: ({ share }) => shares.push(share) });
  const hint = session.ask('hint', { match: 'm' }, 'hint');
  const soFar = { re: null, type: 'thinking', match: 'm', by: 'Warlord', answers: [] };
  say({ ...soFar, share: 20 });
  say({ ...soFar, share: 50 });
  say({ ...soFar, match: 'other', share: 90 });
  say({ re: sent[0].re, type: 'hint', match: 'm', by: 'Warlord', option: { kind: 'pass' }, answers: [] });
  expect(await hint).toMatchObject({ by: 'Warlord' });
  expect(shares).toEqual([20, 50]);
});

test('a broken line, a host that talks nonsense and an older one end all waiting', async () => {
  const WHY = { cut: 'the worker is gone', nonsense: 'type must be one of', older: 'reload the page' };
  for (const how of ['cut', 'nonsense', 'older'] as const) {
    const { transport, say, cut } = line();
    const session = new Session(transport);
    const why: string[] = [];
    session.onBreak = text => why.push(text);
    const asked = session.ask('hello', {}, 'games');
    if (how === 'cut') cut('the worker is gone');
    else say(how === 'nonsense' ? { re: null, type: 'riddle' } : { v: VERSION - 1, re: null, type: 'done' });
    await expect(asked).rejects.toThrow(WHY[how]);
    expect(why).toHaveLength(1);
  }
});
