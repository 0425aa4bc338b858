import type { Room } from '@siegeworks/host';
import type { Offering } from '@siegeworks/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Guest } from '../soak/guest.ts';
import { lookForWaits } from '../src/absence.ts';
import { SILENT, WARNING } from '../src/away.ts';
import type { TestHouse } from './open-house.ts';
import { enter, OFFER, openTestHouse } from './open-house.ts';

/** Time stands still unless a test lets it pass. */
const BEGUN = Date.now();
let later = 0;
let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse(undefined, () => BEGUN + later);
});
afterAll(() => house.close());

const told = new WeakMap<Room, string>();
/** Time passes, and the house looks for whom everybody waits. */
async function pass(milliseconds: number): Promise<void> {
  later += milliseconds;
  await lookForWaits(await house.app.house(), told);
}

/** The one who is asked, and one who waits. */
async function roles(
  guests: readonly Guest[],
  match: string,
): Promise<{ asked: Guest; waits: Guest; seat: number }> {
  const seat = await guests[0].until(() => {
    const found = guests.findIndex(guest => guest.question(match));
    return found < 0 ? undefined : found;
  });
  await pass(0);
  const [asked, waits] = [guests[seat], guests[(seat + 1) % guests.length]];
  return { asked, waits, seat };
}
const waitFor = (guest: Guest, match: string, isOver: boolean) =>
  guest.until(() => {
    const wait = guest.people(match)?.wait;
    return wait && (wait.left === 0) === isOver ? wait : undefined;
  });
const claim = (guest: Guest, match: string, deed: 'claim' | 'replace' = 'claim') =>
  guest.ask('social', { match, deed });

describe('who is silent without a clock', () => {
  test('is warned first, and after ten minutes the other may claim the match', async () => {
    const { ann, ben, match } = await house.table();
    const { asked, waits, seat } = await roles([ann, ben], match);
    await pass(SILENT - WARNING - 5_000);
    expect(asked.people(match)?.wait ?? null).toBeNull();
    await pass(10_000);
    expect(await waitFor(asked, match, false)).toMatchObject({ seat });
    expect(await claim(waits, match)).toMatchObject({ type: 'refused' });
    await pass(WARNING);
    await waitFor(waits, match, true);
    expect(await claim(asked, match)).toMatchObject({ why: [{ code: 'watching' }] });
    expect(await claim(waits, match)).toMatchObject({ type: 'done' });
    expect(await waits.until(() => waits.facts(match)?.outcome ?? undefined)).toBeTruthy();
  });

  test('is not silent who says something', async () => {
    const { ann, ben, match } = await house.table();
    const { asked, waits } = await roles([ann, ben], match);
    await pass(SILENT - WARNING / 2);
    await waitFor(asked, match, false);
    await asked.ask('say', { match, phrase: 'Hello!' });
    await pass(WARNING);
    expect(await claim(waits, match)).toMatchObject({ type: 'refused' });
    await waits.until(() => (waits.people(match)?.wait === null ? true : undefined));
  });

  test('nobody who only watches ends the wait', async () => {
    const { ann, ben, match } = await house.table();
    await roles([ann, ben], match);
    const eve = await house.guest('Eve');
    await enter(eve, match);
    await pass(SILENT);
    expect(await claim(eve, match)).toMatchObject({ why: [{ code: 'watching' }] });
  });

  test('a clock takes care of it by itself', async () => {
    const clock = { bank: 86_400_000, increment: 0 };
    const { ann, ben, match } = await house.table({ ...OFFER, terms: { ...OFFER.terms, clock } });
    const { waits } = await roles([ann, ben], match);
    await pass(SILENT);
    expect(await claim(waits, match)).toMatchObject({ type: 'refused' });
  });
});

describe('three at a table', () => {
  const three = (leaving: string | null): Offering => ({
    ...OFFER,
    terms: { ...OFFER.terms, game: 'tower-siege', seats: [null, null, null], leaving },
  });
  async function table(leaving: string | null) {
    const [ann, ben, kim] = [await house.guest('Ann'), await house.guest('Ben'), await house.guest('Kim')];
    const letter = await ann.invites(three(leaving));
    await ben.sits(letter.id);
    const { match } = await kim.sits(letter.id, 2);
    if (match === null) throw new Error('no match');
    for (const each of [ann, ben, kim]) await enter(each, match);
    const found = await roles([ann, ben, kim], match);
    await pass(SILENT);
    await waitFor(found.waits, match, true);
    return { match, ...found };
  }

  test('the computer that was agreed upon plays on until the owner returns', async () => {
    const { match, asked, waits, seat } = await table('page');
    expect(await claim(waits, match)).toMatchObject({ type: 'refused' });
    expect(await claim(waits, match, 'replace')).toMatchObject({ type: 'done' });
    await waits.until(() => waits.facts(match)?.seats[seat].bot === 'page' || undefined);
    await asked.ask('open', { match });
    await waits.until(() => waits.facts(match)?.seats[seat].bot === null || undefined);
  });

  test('without that, those who stayed may let the seat leave by the rules', async () => {
    const { match, waits, seat } = await table(null);
    expect(await claim(waits, match)).toMatchObject({ type: 'done' });
    await waits.until(() => (waits.facts(match)?.waiting?.seat !== seat ? true : undefined));
    expect(waits.facts(match)?.outcome).toBeNull();
  });
});
