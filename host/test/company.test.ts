import { create } from '@siegeworks/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nim } from '../../kernel/test/toys/nim.ts';
import type { Action, Deed } from '../src/index.ts';
import { absorb, fileOf, GIFT, leftAt, overdue, readMatchFile, roomOf } from '../src/index.ts';

const RULE = { bank: 60_000, increment: 5_000 };
const seats = ['Ann', 'Ben'].map(name => ({ kind: 'person' as const, name, who: name }));

/** A room of two people with clocks, dealt at moment 0. Whatever happens comes with its time. */
function table() {
  const room = roomOf('room', create(nim, { players: [{}, {}] }, 'company'), {
    seats,
    clock: RULE,
    begun: 0,
  });
  const happens = (seat: number, deed: Deed, at: number) =>
    absorb(room, { seq: room.actions, seat, deed, at });
  /** The seat that is asked picks its first option. */
  const picks = (at: number) => {
    const { asked } = room.match;
    if (!asked) throw new Error('nobody is asked');
    return happens(asked.seat, { kind: 'pick', option: asked.options[0] }, at);
  };
  const left = (at: number) => (room.company.clock ? leftAt(room.company.clock, at) : []);
  return { room, happens, picks, left };
}

describe('clocks', () => {
  test('run for the seat that is asked only, and give it its increment', async () => {
    const { picks, left } = table();
    expect(left(10_000)).toEqual([50_000, 60_000]);
    await picks(10_000);
    expect(left(10_000)).toEqual([55_000, 60_000]);
    expect(left(12_000)).toEqual([55_000, 58_000]);
  });

  test('run out where nobody decides, and stop while everybody has agreed to pause', async () => {
    const { room, happens, left } = table();
    expect(overdue(room.company.clock, 59_999)).toBe(null);
    expect(overdue(room.company.clock, 60_000)).toBe(0);
    await happens(0, { kind: 'propose', what: 'pause' }, 10_000);
    await happens(1, { kind: 'agree' }, 20_000);
    expect(left(900_000)).toEqual([40_000, 60_000]);
    expect(overdue(room.company.clock, 900_000)).toBe(null);
    await happens(1, { kind: 'resume' }, 1_000_000);
    expect(left(1_001_000)).toEqual([39_000, 60_000]);
  });

  test('are given back what nobody served, and what others give', async () => {
    const { happens, left } = table();
    await happens(0, { kind: 'gap', milliseconds: 30_000 }, 35_000);
    expect(left(35_000)).toEqual([55_000, 60_000]);
    await happens(1, { kind: 'give' }, 36_000);
    expect(left(36_000)).toEqual([54_000 + GIFT, 60_000]);
  });

  test('give back what a slow line cost, up to a second, and never more than was charged', async () => {
    const delay = fc.record({ took: fc.nat(20_000), back: fc.nat(5_000), auto: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(delay, async ({ took, back, auto }) => {
        const { room, happens, left } = table();
        const option = room.match.asked?.options[0] ?? { kind: 'none' };
        await happens(0, { kind: 'pick', option, back, ...(auto && { auto: true }) }, took);
        const returned = Math.min(back, took, auto ? back : 1_000);
        const increment = auto ? 0 : RULE.increment;
        expect(left(took)[0]).toBe(RULE.bank - took + returned + increment);
        expect(left(took)[1]).toBe(RULE.bank);
        // What a decision got back stands in the file of the match.
        const delays = auto || returned === 0 ? [] : [{ pick: 0, back: returned }];
        expect(room.delays).toEqual(delays);
        expect(readMatchFile(fileOf(room)).table?.delays ?? []).toEqual(delays);
      }),
    );
  });

  test('what somebody has asked for lapses when somebody decides, not when nobody was asked', async () => {
    const { room, happens, picks } = table();
    await picks(1_000);
    await happens(0, { kind: 'propose', what: 'take-back', to: 0 }, 2_000);
    const option = room.match.asked?.options[0] ?? { kind: 'none' };
    await happens(1, { kind: 'pick', option, auto: true }, 3_000);
    expect(room.company.proposal).toMatchObject({ what: 'take-back', by: 0 });
    await picks(4_000);
    expect(room.company.proposal).toBe(null);
  });

  test('never charge a seat that is not asked, whatever happens', async () => {
    const deeds = fc.constantFrom<Deed['kind']>(
      'pick',
      'undo',
      'propose',
      'agree',
      'decline',
      'give',
      'gap',
      'resume',
    );
    const step = fc.record({ deed: deeds, seat: fc.nat(1), wait: fc.nat(9_000) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async steps => {
        const { room, happens, picks, left } = table();
        let at = 0;
        for (const { deed, seat, wait } of steps) {
          const before = left(at);
          const asked = room.match.asked?.seat ?? null;
          at += wait;
          for (const [each, had] of before.entries()) if (each !== asked) expect(left(at)[each]).toBe(had);
          if (!room.match.state.over) await tried(deed, seat, at, { room, happens, picks });
          // Nothing that happens takes time from anybody.
          for (const [each, had] of before.entries())
            expect(left(at)[each]).toBeGreaterThanOrEqual(each === asked ? Math.max(0, had - wait) : had);
        }
      }),
      { numRuns: 200 },
    );
  });
});

type Table = Pick<ReturnType<typeof table>, 'room' | 'happens' | 'picks'>;
/** What is refused leaves the room as it was. */
async function tried(
  kind: Deed['kind'],
  seat: number,
  at: number,
  { room, happens, picks }: Table,
): Promise<void> {
  const deeds: Partial<Record<Deed['kind'], Deed>> = {
    undo: { kind: 'undo', to: Math.max(0, room.match.picks.length - 1) },
    propose: { kind: 'propose', what: 'take-back', to: room.match.picks.length - 1 },
    gap: { kind: 'gap', milliseconds: 1_000 },
    agree: { kind: 'agree' },
    decline: { kind: 'decline' },
    give: { kind: 'give' },
    resume: { kind: 'resume' },
  };
  const deed = deeds[kind];
  await (deed ? happens(seat, deed, at) : picks(at)).catch(() => {});
}

describe('a take-back', () => {
  test('happens when everybody else agrees', async () => {
    const { room, happens, picks } = table();
    await picks(1_000);
    await picks(2_000);
    await happens(0, { kind: 'propose', what: 'take-back', to: 0 }, 3_000);
    expect(room.company.proposal).toMatchObject({ what: 'take-back', by: 0 });
    await happens(1, { kind: 'agree' }, 4_000);
    expect(room.match.picks).toHaveLength(0);
    expect(room.company.proposal).toBe(null);
  });

  test('lapses when it is declined or somebody plays on', async () => {
    const { room, happens, picks } = table();
    await picks(1_000);
    await happens(0, { kind: 'propose', what: 'take-back', to: 0 }, 2_000);
    await happens(1, { kind: 'decline' }, 3_000);
    expect(room.company.proposal).toBe(null);
    await happens(0, { kind: 'propose', what: 'take-back', to: 0 }, 4_000);
    await picks(5_000);
    expect(room.company.proposal).toBe(null);
    expect(room.match.picks).toHaveLength(2);
  });

  test('can be asked for three times in a match', async () => {
    const { happens, picks } = table();
    await picks(1_000);
    const ask = () => happens(0, { kind: 'propose', what: 'take-back', to: 0 }, 2_000);
    for (let n = 0; n < 3; n++) await ask();
    await expect(ask()).rejects.toMatchObject({ why: [{ code: 'too many take-backs' }] });
  });
});

describe('a match that a fault has halted', () => {
  const wish = (what: 'back' | 'end' | 'pause', to?: number): Deed => ({
    kind: 'propose',
    what,
    ...(to !== undefined && { to }),
  });
  const why = (code: string) => ({ why: [{ code }] });

  test('has two ways out, which are closed to every other match', async () => {
    const { happens, picks } = table();
    await picks(1_000);
    for (const what of ['back', 'end'] as const)
      await expect(happens(0, wish(what, 0), 2_000)).rejects.toMatchObject(why('not halted'));
    await happens(0, { kind: 'halt' }, 3_000);
    await expect(happens(0, wish('pause'), 4_000)).rejects.toMatchObject(why('halted'));
    await expect(happens(0, wish('back', 1), 5_000)).rejects.toMatchObject(why('nothing to take back'));
    await expect(happens(0, wish('back', -1), 5_000)).rejects.toMatchObject(why('nothing to take back'));
  });

  test('continues from an earlier pick, or ends without a result, when everybody agrees', async () => {
    const one = table();
    await one.picks(1_000);
    await one.happens(0, { kind: 'halt' }, 2_000);
    await one.happens(0, wish('back', 0), 3_000);
    await one.happens(1, { kind: 'agree' }, 4_000);
    expect([one.room.company.halted, one.room.match.picks.length]).toEqual([null, 0]);
    const other = table();
    await other.happens(0, { kind: 'halt' }, 2_000);
    await other.happens(0, wish('end'), 3_000);
    await other.happens(1, { kind: 'agree' }, 4_000);
    expect(other.room.company.halted).toBe('void');
    await expect(other.happens(0, wish('back', 0), 5_000)).rejects.toMatchObject(why('no result'));
  });
});

test('what happened at another host happens here in order, and once', async () => {
  const { room, picks } = table();
  const { asked } = room.match;
  const action = (seq: number): Action => ({ seq, seat: 0, deed: { kind: 'concede' }, at: 1 });
  await expect(absorb(room, action(1))).rejects.toThrow('action 0 is missing before 1');
  expect(room.match.asked).toBe(asked);
  await picks(1);
  await absorb(room, action(0));
  expect(room.match.state.over).toBe(null);
});
