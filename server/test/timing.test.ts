import { bots, levels } from '@siegeworks/bots';
import type { Chair, HostParts, Room } from '@siegeworks/host';
import { addRoom, callerAt, memoryStore, openHost, receive, roomOf } from '@siegeworks/host';
import { create } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { USUALLY, VERSION } from '@siegeworks/protocol';
import { describe, expect, test } from 'vitest';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';
import { moment } from '../src/moment.ts';

type Passed = Record<'cannot' | 'will not', number[]>;

/** Ann steals whenever she can, and Ben lets every window pass; says how long his windows took, by what he held. */
async function windows(matches: number, brisk: boolean): Promise<Passed> {
  const passed: Passed = { cannot: [], 'will not': [] };
  const dice = playerDice('moments');
  for (let n = 0; n < matches; n++) {
    let room: Room | null = null;
    const parts: HostParts = {
      game: async () => thieves,
      bots,
      levels,
      store: memoryStore(),
      fresh: () => 'x',
      now: () => 0,
      pause: async () => {},
      moment: () => moment(dice),
      wait: async milliseconds => {
        const asked = room?.match.asked;
        if (asked?.question === 'respond.ask')
          passed[asked.options.length > 1 ? 'will not' : 'cannot'].push(milliseconds);
      },
    };
    const host = openHost(parts);
    const seats: Chair[] = ['ann', 'ben'].map(who => ({ kind: 'person', name: who, who }));
    room = roomOf('room', create(thieves, { players: [{}, {}] }, `${n}`), {
      seats,
      agreed: { ...USUALLY, brisk },
    });
    const settings = { askForced: false, stops: [], standing: { 'respond.ask': 'pass' } };
    host.settings.set('ann/thieves', settings);
    host.settings.set('ben/thieves', settings);
    await addRoom(host, room);
    const callers = ['ann', 'ben'].map(who => callerAt(who, () => {}));
    for (const caller of callers)
      await receive(host, caller, { v: VERSION, re: 1, type: 'open', match: 'room' });
    for (let picks = 0; picks < 60 && room.match.asked; picks++) await decide(host, callers, room);
  }
  return passed;
}

/** Whoever is asked to act steals if possible. */
async function decide(
  host: ReturnType<typeof openHost>,
  callers: ReturnType<typeof callerAt>[],
  room: Room,
): Promise<void> {
  const { asked } = room.match;
  if (!asked) return;
  const option = asked.options.find(({ kind }) => kind === 'steal') ?? asked.options[0];
  const seq = callers[asked.seat].visits.get('room')?.seq ?? 0;
  const pick = { match: 'room', seq, question: asked.question, option };
  await receive(host, callers[asked.seat], { v: VERSION, re: 2, type: 'pick', ...pick });
}

/** The largest distance between two empirical distributions. */
function distance(one: readonly number[], other: readonly number[]): number {
  const share = (all: readonly number[], at: number) => all.filter(each => each <= at).length / all.length;
  return Math.max(...[...one, ...other].map(at => Math.abs(share(one, at) - share(other, at))));
}

describe('a window that is passed without asking', () => {
  test('takes as long for who cannot do anything as for who does not want to', async () => {
    const { cannot, 'will not': willNot } = await windows(150, false);
    expect(Math.min(cannot.length, willNot.length)).toBeGreaterThan(100);
    // Kolmogorov and Smirnov: two samples of one distribution are farther apart once in a thousand times.
    const { length: n } = cannot;
    const { length: m } = willNot;
    expect(distance(cannot, willNot)).toBeLessThan(1.95 * Math.sqrt((n + m) / (n * m)));
    for (const all of [cannot, willNot]) {
      expect(Math.min(...all)).toBeGreaterThanOrEqual(250);
      expect(Math.max(...all)).toBeLessThanOrEqual(2_000);
    }
  });

  test('takes no moment where people have agreed to that', async () => {
    const { cannot, 'will not': willNot } = await windows(5, true);
    expect([...cannot, ...willNot]).toEqual([]);
  });
});
