import type { Offering } from '@siegeworks/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Guest } from '../soak/guest.ts';
import type { TestHouse } from './open-house.ts';
import { enter, OFFER, openTestHouse } from './open-house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const withTerms = (more: Partial<Offering['terms']>): Offering => ({
  ...OFFER,
  terms: { ...OFFER.terms, ...more },
});

/** A table at which Ben has just given up. */
async function over(offer = OFFER) {
  const table = await house.table(offer);
  expect(await table.ben.ask('concede', { match: table.match })).toMatchObject({ type: 'done' });
  await table.ann.until(() => table.ann.facts(table.match)?.outcome ?? undefined);
  return table;
}

const names = (guest: Guest, match: string) => guest.facts(match)?.seats.map(seat => seat.name);
const next = (guest: Guest, match: string) =>
  guest.until(() => guest.people(match)?.again?.match ?? undefined);

describe('after a match', () => {
  test('both agree to a rematch, and it begins once', async () => {
    const { ann, ben, match } = await over();
    expect(await ann.ask('again', { match, wish: 'rematch' })).toMatchObject({ type: 'done' });
    await ben.until(() => ben.people(match)?.again ?? undefined);
    expect(ben.people(match)?.again).toMatchObject({ how: 'rematch', by: 0, agreed: [0], match: null });
    expect(await ben.ask('again', { match, wish: 'agree' })).toMatchObject({ type: 'done' });
    const again = await next(ann, match);
    expect(await next(ben, match)).toBe(again);
    await enter(ann, again);
    expect(names(ann, again)).toEqual(['Ann', 'Ben']);
    expect(await ben.ask('again', { match, wish: 'agree' })).toMatchObject({ type: 'refused' });
  });

  test('a declined swap does not turn the next rematch into one', async () => {
    const { ann, ben, match } = await over();
    await ann.ask('again', { match, wish: 'swap' });
    await ben.until(() => ben.people(match)?.again ?? undefined);
    await ben.ask('again', { match, wish: 'decline' });
    await ann.until(() => ann.people(match)?.again?.declined || undefined);
    await ann.ask('again', { match, wish: 'rematch' });
    await ben.until(() => ben.people(match)?.again?.how === 'rematch' || undefined);
    await ben.ask('again', { match, wish: 'rematch' });
    const again = await next(ann, match);
    await enter(ann, again);
    expect(names(ann, again)).toEqual(['Ann', 'Ben']);
  });

  test('a swap that is agreed to moves everybody on', async () => {
    const { ann, ben, match } = await over();
    await ann.ask('again', { match, wish: 'swap' });
    await ben.until(() => ben.people(match)?.again ?? undefined);
    // What the other has not asked for is no answer.
    expect(await ben.ask('again', { match, wish: 'rematch' })).toMatchObject({ type: 'refused' });
    await ben.ask('again', { match, wish: 'agree' });
    const again = await next(ann, match);
    await enter(ann, again);
    expect(names(ann, again)).toEqual(['Ben', 'Ann']);
  });

  test('nobody takes a seat that is kept for somebody else', async () => {
    const { ann, match } = await over();
    await ann.ask('again', { match, wish: 'rematch' });
    const eve = await house.guest('Eve');
    await enter(eve, match);
    expect(await eve.ask('again', { match, wish: 'agree' })).toMatchObject({ why: [{ code: 'watching' }] });
  });

  test('a series opens its seeds only after its last match', async () => {
    const { ann, ben, match } = await over(withTerms({ series: 3 }));
    expect(ann.facts(match)?.outcome).toMatchObject({ seed: null, course: [] });
    expect(await ann.ask('export', { match })).toMatchObject({ why: [{ code: 'closed afterwards' }] });
    expect(await ann.ask('again', { match, wish: 'next' })).toMatchObject({ type: 'done' });
    await ben.until(() => ben.people(match)?.again ?? undefined);
    await ben.ask('again', { match, wish: 'next' });
    const second = await next(ann, match);
    for (const guest of [ann, ben]) await enter(guest, second);
    expect(ann.facts(second)?.series).toMatchObject({ of: 3, number: 2 });
    const concedes = await ben.ask('concede', { match: second });
    expect(concedes).toMatchObject({ type: 'done' });
    const outcome = await ann.until(() => ann.facts(second)?.outcome ?? undefined);
    expect(outcome.seed).toMatch(/^[0-9a-f]{32}$/);
    expect(await ann.ask('again', { match: second, wish: 'next' })).toMatchObject({
      why: [{ code: 'series over' }],
    });
  });

  test('players look back; strangers only where that was agreed', async () => {
    const kept = await over(withTerms({ afterwards: 'nobody' }));
    expect(kept.ann.facts(kept.match)?.outcome?.seed).toBeNull();
    const view = { type: 'moment', match: kept.match, pick: 0 };
    expect(await kept.ann.ask('look', { match: kept.match, pick: 0 })).toMatchObject(view);
    const eve = await house.guest('Eve');
    expect(await eve.ask('open', { match: kept.match })).toMatchObject({
      why: [{ code: 'closed afterwards' }],
    });
    const open = await over();
    await enter(eve, open.match);
    expect(await eve.ask('look', { match: open.match, pick: 0 })).toMatchObject({ type: 'moment' });
    expect(await eve.ask('export', { match: open.match })).toMatchObject({ type: 'file' });
  });

  test('nobody looks back before the end', async () => {
    const { ann, match } = await house.table();
    expect(await ann.ask('look', { match, pick: 0 })).toMatchObject({ why: [{ code: 'not over' }] });
    expect(await ann.ask('hint', { match })).toMatchObject({ why: [{ code: 'no hints' }] });
  });
});

describe('watchers', () => {
  test('talk apart until the end, and are silenced by any seat', async () => {
    const { ann, ben, match } = await house.table();
    const eve = await house.guest('Eve');
    const kim = await house.guest('Kim');
    for (const watcher of [eve, kim]) await enter(watcher, match);
    expect(await eve.ask('say', { match, text: 'a fine opening' })).toMatchObject({ type: 'done' });
    await kim.until(() => kim.people(match)?.talk.at(-1)?.apart || undefined);
    expect(JSON.stringify([ann.heard, ben.heard])).not.toContain('a fine opening');
    expect(await eve.ask('watchers', { match, silenced: true })).toMatchObject({ type: 'refused' });
    await ben.ask('watchers', { match, silenced: true });
    expect(await eve.ask('say', { match, text: 'oh' })).toMatchObject({ why: [{ code: 'silenced' }] });
    await ben.ask('concede', { match });
    await ann.ask('say', { match, phrase: 'Good game!' });
    await ann.until(() => ann.people(match)?.talk.some(line => line.text === 'a fine opening') || undefined);
  });

  test('see nothing more of a table that was closed to them', async () => {
    const { ann, ben, match } = await house.table();
    const eve = await house.guest('Eve');
    await enter(eve, match);
    await ann.ask('watchers', { match, watch: false });
    await eve.until(() => eve.people(match)?.watch === false || undefined);
    const before = eve.facts(match)?.seq;
    await ben.ask('concede', { match });
    await ann.until(() => ann.facts(match)?.outcome ?? undefined);
    expect(eve.facts(match)?.seq).toBe(before);
    expect(await (await house.guest('Kim')).ask('open', { match })).toMatchObject({
      why: [{ code: 'no watchers' }],
    });
  });
});
