import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deed, KeptBook } from '@siegeworks/protocol';
import { readKeptBook } from '@siegeworks/protocol';
import type { App } from '@siegeworks/server';
import { openApp } from '@siegeworks/server';
import { newData } from '@siegeworks/server/testing';
import { Browser } from '@siegeworks/server/testing/signing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HouseBooks } from '../src/school/kept-book.ts';
import { bringHome, noted } from '../src/school/kept-book.ts';
import { after, NEW_BOOK, nextPuzzle } from '../src/school/puzzle-book.ts';

const deed = (puzzle: string, what: Deed['what'], rating = 1200): Deed => ({ puzzle, rating, what });
const bookAfter = (...deeds: Deed[]) => deeds.reduce(after, NEW_BOOK);

describe('the book of a person', () => {
  test('rates the first try at a puzzle, and no other', () => {
    const won = bookAfter(deed('a', 'solved'));
    expect(won.rating).toBeGreaterThan(NEW_BOOK.rating);
    expect(won.deviation).toBeLessThan(NEW_BOOK.deviation);
    expect(won.solved).toEqual({ a: 'first' });
    const lost = bookAfter(deed('a', 'wrong'));
    expect(lost.rating).toBeLessThan(NEW_BOOK.rating);
    expect(lost.waiting).toEqual(['a']);
    const found = after(lost, deed('a', 'solved'));
    expect(found).toMatchObject({ rating: lost.rating, solved: { a: 'later' }, waiting: [] });
  });
  test('counts more for a hard puzzle than for an easy one', () => {
    expect(bookAfter(deed('a', 'solved', 1800)).rating).toBeGreaterThan(
      bookAfter(deed('a', 'solved', 900)).rating,
    );
  });
  test('keeps a streak over wrong tries, and ends it at a look at the answer', () => {
    const two = bookAfter(deed('a', 'solved'), deed('b', 'wrong'), deed('b', 'solved'));
    expect([two.streak, two.best]).toEqual([2, 2]);
    const looked = [deed('c', 'looked'), deed('c', 'shown')].reduce(after, two);
    expect(looked).toMatchObject({ streak: 0, best: 2, solved: { c: 'shown' }, waiting: ['c'] });
    // To solve an old one again is no streak.
    expect(after(looked, deed('a', 'solved')).streak).toBe(0);
  });
  test('offers next what is nearest to its rating, in a streak the next harder one', () => {
    const puzzles = [900, 1210, 1500].map(rating => ({
      ...{ id: `p${rating}`, title: '', goal: '', themes: [], picks: 1, chance: 100 },
      rating,
    }));
    expect(nextPuzzle(puzzles, '', NEW_BOOK, false)?.id).toBe('p1210');
    expect(nextPuzzle(puzzles, '', NEW_BOOK, true)?.id).toBe('p900');
    expect(nextPuzzle(puzzles, 'p1210', NEW_BOOK, true)?.id).toBe('p1500');
  });
});

describe('the book of an account', () => {
  let folder: string;
  let app: App;
  let address: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'siege-test-'));
    writeFileSync(join(folder, 'index.html'), '<p>page</p>');
    app = await openApp({ page: folder, where: { data: await newData(join(folder, 'data')) } });
    address = await app.server.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  const booksOf = (line: Browser): HouseBooks => {
    const ask = async (body?: unknown) => {
      const { status, said } = await line.fetch('/api/puzzles', body);
      if (status !== 200) throw new Error(JSON.stringify(said));
      return said;
    };
    return {
      read: async () => (await ask()) as Awaited<ReturnType<HouseBooks['read']>>,
      write: async change => (await ask(change)) as Awaited<ReturnType<HouseBooks['write']>>,
    };
  };
  const fresh: KeptBook = { book: NEW_BOOK, person: '', deeds: [] };
  /** The desk and the phone of one person. */
  async function places(name: string) {
    const [desk, phone] = [new Browser(address), new Browser(address)];
    const { id } = await desk.named(name);
    await desk.makesAccount(name);
    await phone.signsIn(name);
    return { id, desk: booksOf(desk), phone: booksOf(phone) };
  }

  test('is the same at both places, whoever solves what where', async () => {
    const { id, desk, phone } = await places('Ann');
    const done = [deed('a', 'solved', 1500), deed('b', 'wrong', 1100), deed('c', 'solved', 1300)];
    const guest = done.slice(0, 2).reduce(noted, fresh);
    const atDesk = await bringHome(guest, desk, id);
    expect(atDesk).toEqual({ book: guest.book, person: id, deeds: [] });
    const onPhone = noted(await bringHome(fresh, phone, id), done[2]);
    expect((await bringHome(onPhone, phone, id)).book).toEqual(bookAfter(...done));
    expect((await bringHome(atDesk, desk, id)).book).toEqual(bookAfter(...done));
  });
  test('loses nothing when both write at once', async () => {
    const { id, desk, phone } = await places('Cleo');
    await bringHome(fresh, desk, id);
    const own = (puzzle: string) => noted({ ...fresh, person: id }, deed(puzzle, 'solved'));
    await Promise.all([bringHome(own('a'), desk, id), bringHome(own('b'), phone, id)]);
    expect((await bringHome(fresh, desk, id)).book).toMatchObject({ solved: { a: 'first', b: 'first' } });
  });
  test('is not given to another account in the same browser', async () => {
    const { id, desk } = await places('Dora');
    const others = noted({ ...fresh, person: 'somebody else' }, deed('a', 'solved'));
    expect(await bringHome(others, desk, id)).toEqual({ book: NEW_BOOK, person: id, deeds: [] });
  });
  test('is read from a browser only if it is one', () => {
    const kept = noted(fresh, deed('a', 'solved'));
    expect(readKeptBook(JSON.stringify(kept))).toEqual(kept);
    expect(() => readKeptBook(JSON.stringify({ ...kept, deeds: [{}] }))).toThrow('deeds[0].puzzle');
    expect(() => readKeptBook('')).toThrow('is not JSON');
  });
  test('is refused to guests, and when it is none', async () => {
    const guest = new Browser(address);
    await guest.named('Ben');
    await expect(booksOf(guest).read()).rejects.toThrow('make an account first');
    const { id, desk } = await places('Eve');
    const bad = { ...NEW_BOOK, rating: -1 };
    await expect(desk.write({ book: bad, base: 0 })).rejects.toThrow('book.rating must be');
    expect((await bringHome(fresh, desk, id)).book).toEqual(NEW_BOOK);
  });
});
