import type { GivenTerms, Letter, Person, Revision } from '@siegeworks/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { House } from '../src/index.ts';
import { fillSeats, invite, letterFor, sitDown, tableCalled } from '../src/invitations.ts';
import { newGuest } from '../src/people.ts';
import { fetchRoom } from '../src/rooms.ts';
import { findScenarios } from '../src/starts/scenarios.ts';
import { agreeTo, reviseTerms, standUp } from '../src/terms-change.ts';
import type { Alone } from './desk.ts';
import { houseAlone } from './desk.ts';

let alone: Alone;
let house: House;
let [ann, ben, cy]: Person[] = [];
beforeAll(async () => {
  alone = await houseAlone();
  house = alone.house;
  ann = await newGuest(house, 'Ann');
  ben = await newGuest(house, 'Ben');
  cy = await newGuest(house, 'Cy');
});
afterAll(() => alone.close());

const THREE: GivenTerms = {
  game: 'arcania',
  options: {},
  seats: [null, null, null],
  clock: null,
  watch: true,
  series: null,
};
const CLOCK = { bank: 300_000, increment: 5_000 };
const sitting = (seat: number, edition?: string) => ({ seat, deck: null, entropy: `${seat}`, edition });
const offer = (terms: GivenTerms = THREE): Promise<Letter> =>
  invite(house, ann, { terms, sitting: sitting(0) });
const agrees = (letter: Letter) => letter.seats.map(seat => seat.agrees);

describe('terms that are changed before the deal', () => {
  test('need the consent of everybody who sits there already', async () => {
    const letter = await offer();
    await sitDown(house, letter.id, ben, sitting(1, letter.edition));
    const changed = await reviseTerms(house, letter.id, ann, { terms: { ...THREE, clock: CLOCK } });
    expect(changed.terms.clock).toEqual(CLOCK);
    expect(changed.edition).not.toBe(letter.edition);
    expect(agrees(changed)).toEqual([true, false, true]);
    const full = await sitDown(house, letter.id, cy, sitting(2, changed.edition));
    expect(full.match).toBeNull();
    await expect(agreeTo(house, letter.id, ben, letter.edition)).rejects.toThrow('read them again');
    const dealt = await agreeTo(house, letter.id, ben, changed.edition);
    expect(dealt.match).not.toBeNull();
    const { clock } = await house.database.sql
      .selectFrom('match')
      .select('clock')
      .where('id', '=', dealt.match ?? '')
      .executeTakeFirstOrThrow();
    expect(clock).toEqual(CLOCK);
    await expect(reviseTerms(house, letter.id, ann, { terms: THREE })).rejects.toThrow('the match has begun');
    await expect(standUp(house, letter.id, ben)).rejects.toThrow('the match has begun');
  });

  test('are not agreed to by whoever sits down with the former ones in hand', async () => {
    const letter = await offer();
    const changed = await reviseTerms(house, letter.id, ann, { terms: { ...THREE, hints: true } });
    await expect(sitDown(house, letter.id, ben, sitting(1, letter.edition))).rejects.toThrow(
      'the terms have just been changed',
    );
    const sat = await sitDown(house, letter.id, ben, sitting(1, changed.edition));
    expect(agrees(sat)).toEqual([true, true, true]);
  });

  test('that are changed back need nobody to agree again; a computer that sits down changes nothing', async () => {
    const letter = await offer();
    await sitDown(house, letter.id, ben, sitting(1, letter.edition));
    await reviseTerms(house, letter.id, ann, { terms: { ...THREE, clock: CLOCK } });
    const back = await reviseTerms(house, letter.id, ann, { terms: THREE });
    expect(agrees(back)).toEqual([true, true, true]);
    expect((await fillSeats(house, letter.id, ann, 'page')).match).not.toBeNull();
  });

  test('let whoever does not like them stand up, and the seat is free again', async () => {
    const letter = await offer();
    await sitDown(house, letter.id, ben, { ...sitting(1), afterwards: 'nobody' });
    const changed = await reviseTerms(house, letter.id, ann, { terms: { ...THREE, brisk: true } });
    expect(changed.terms.afterwards).toBe('nobody');
    const left = await standUp(house, letter.id, ben);
    expect(left.seats[1].name).toBeNull();
    await expect(agreeTo(house, letter.id, ben, changed.edition)).rejects.toThrow('do not sit');
    await expect(standUp(house, letter.id, ann)).rejects.toThrow('withdraw the invitation');
  });

  test('are refused with every reason, and the table stays as it was', async () => {
    const letter = await offer();
    await sitDown(house, letter.id, ben, sitting(1));
    await expect(reviseTerms(house, letter.id, ben, { terms: THREE })).rejects.toThrow(
      'only whoever invited',
    );
    const other = (terms: Partial<GivenTerms>) =>
      reviseTerms(house, letter.id, ann, { terms: { ...THREE, ...terms } });
    await expect(other({ game: 'arcmage' })).rejects.toThrow('another game');
    await expect(other({ seats: [null, null] })).rejects.toThrow('number of seats');
    await expect(other({ rated: true })).rejects.toThrow('account');
    await expect(other({ leaving: 'nobody-at-all' })).rejects.toThrow('no computer player');
    expect((await letterFor(house, letter.id, ann)).edition).toBe(letter.edition);
  });

  test('may change the number of seats while nobody else sits there', async () => {
    const letter = await offer();
    const two = await reviseTerms(house, letter.id, ann, { terms: { ...THREE, seats: [null, null] } });
    expect(two.seats).toHaveLength(2);
  });

  test('may change everything while nobody else sits there: deck, position, open table', async () => {
    const letter = await offer();
    const own = { deck: 'Mine', cards: { orc: 3 }, choices: {} };
    const revise = (more: Partial<Revision>) => reviseTerms(house, letter.id, ann, { terms: THREE, ...more });
    await expect(revise({ brought: own })).rejects.toThrow();
    expect((await revise({ brought: { deck: letter.seats[0].deck ?? null }, open: true })).open).toBe(true);
    const [scenario] = findScenarios('arcania', '').filter(({ seats }) => seats === 2);
    const begun = await revise({ from: { kind: 'scenario', id: scenario.id } });
    expect(begun.terms.start).toContain(scenario.title);
    expect(begun.seats).toHaveLength(2);
    // The link is the same, and so is what was promised about the deal.
    expect([begun.id, begun.commitment, begun.open]).toEqual([letter.id, letter.commitment, true]);
    const { match } = await sitDown(house, letter.id, ben, sitting(1, begun.edition));
    expect((await fetchRoom(house, match ?? ''))?.match.start).not.toBeNull();
  });

  test('may go back to a deal', async () => {
    const letter = await offer();
    const [{ id }] = findScenarios('arcania', '').filter(({ seats }) => seats === 2);
    await reviseTerms(house, letter.id, ann, { terms: THREE, from: { kind: 'scenario', id } });
    const back = await reviseTerms(house, letter.id, ann, { terms: THREE, from: null });
    expect([back.terms.start, back.seats.length]).toEqual([null, 3]);
  });

  test('are terms alone once somebody else sits there', async () => {
    const letter = await offer();
    await sitDown(house, letter.id, ben, sitting(1));
    const brought = { deck: null };
    await expect(reviseTerms(house, letter.id, ann, { terms: THREE, brought })).rejects.toThrow('only terms');
    await expect(reviseTerms(house, letter.id, ann, { terms: THREE, from: null })).rejects.toThrow(
      'only terms',
    );
  });
});

describe('the name of a table', () => {
  test('leads to it while it waits, however it is written, and to nobody afterwards', async () => {
    const letter = await offer({ ...THREE, seats: [null, null] });
    const name = letter.spoken ?? '';
    expect(name).toMatch(/^[a-z]+ [a-z]+ \d\d$/);
    for (const written of [name, name.toUpperCase(), ` ${name.replaceAll(' ', '-')} `])
      expect(await tableCalled(house, written)).toBe(letter.id);
    await sitDown(house, letter.id, ben, sitting(1));
    for (const written of [name, 'no such table', ''])
      await expect(tableCalled(house, written)).rejects.toThrow('no table');
  });

  test('is given to those with a link only', async () => {
    const offering = { terms: { ...THREE, seats: [null, null] }, sitting: sitting(0), to: [ben.id] };
    expect((await invite(house, ann, offering)).spoken).toBeNull();
  });
});
