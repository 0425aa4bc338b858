import { builtFrom, counted, drafterOf } from '@siegeworks/decks';
import type { CircleView, Letter, Reason } from '@siegeworks/protocol';
import { games } from '@siegeworks/shelf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Guest } from '../soak/guest.ts';
import { fetchRoom } from '../src/rooms.ts';
import type { TestHouse } from './open-house.ts';
import { openTestHouse } from './open-house.ts';

let house: TestHouse;
let time = Date.now();
beforeAll(async () => {
  house = await openTestHouse(undefined, () => time);
}, 120_000);
afterAll(() => house.close(), 60_000);

const WISH = { game: 'arcania', kind: 'draft', seats: 3, packs: 4, pace: 0, entropy: 'hers' };
type Said = CircleView & Letter & { reasons?: Reason[] };
const said = async (guest: Guest, path: string, body?: object): Promise<Said> =>
  (await guest.fetch(`/api/circles${path}`, body)).said as Said;
const why = ({ reasons = [] }: Said): string => reasons.map(({ text }) => text).join('; ');

/** Ann and Ben sit in a circle whose packs are open; a computer player has the third seat. */
async function opened(wish: object = {}): Promise<{ ann: Guest; ben: Guest; id: string }> {
  const ann = await house.guest('Ann');
  const ben = await house.guest('Ben');
  const { id } = await said(ann, '', { ...WISH, ...wish });
  await said(ben, `/${id}/sit`, { entropy: 'his' });
  await said(ann, `/${id}/open`, {});
  return { ann, ben, id };
}
const take = async (guest: Guest, id: string): Promise<Said> => {
  const { draft } = await said(guest, `/${id}`);
  const { turn = 0, pack = [], take: n = 0 } = draft ?? {};
  return said(guest, `/${id}/take`, { turn, cards: pack.slice(0, n) });
};
/** What a computer player would build of what somebody holds. */
function built({ game, draft }: CircleView) {
  const found = games.find(({ about }) => about.id === game);
  const drafter = found && drafterOf(found);
  if (!drafter || !draft) throw new Error('nothing to build from');
  const { cards, choices } = builtFrom(drafter, { cards: counted(draft.held), stock: draft.stock });
  return { deck: 'own:packs:1', cards, choices };
}

describe('packs that people open together', () => {
  test('are passed on when everybody has taken cards, and nobody hears of others’ cards or the seed', async () => {
    const { ann, ben, id } = await opened();
    const before = await said(ben, `/${id}`);
    expect(before.seats.map(({ name, due, computer }) => [name, due, computer])).toEqual([
      ['Ann', true, false],
      ['Ben', true, false],
      ['Computer 1', false, true],
    ]);
    const after = await take(ann, id);
    expect(after.draft).toMatchObject({ turn: 0, pack: [], seed: '', computers: [] });
    expect(after.draft?.held).toHaveLength(2);
    const told = await said(ben, `/${id}`);
    expect(told.draft?.pack).toEqual(before.draft?.pack);
    for (const text of [JSON.stringify(told), JSON.stringify(after)])
      expect(text).not.toMatch(/"seed":"[^"]|entropy|"takes"/);
    expect(told.draft?.held).toEqual([]);
    const next = await take(ben, id);
    expect(next.draft).toMatchObject({ turn: 1, take: 2 });
    expect(next.draft?.pack).toHaveLength(12);
    // The same press twice takes nothing more, and what is not in the pack is refused.
    const twice = await said(ben, `/${id}/take`, { turn: 0, cards: next.draft?.pack.slice(0, 2) });
    expect(twice.draft?.held).toHaveLength(2);
    expect(why(await said(ben, `/${id}/take`, { turn: 1, cards: ['dragon', 'nobody'] }))).toContain(
      'nobody is not in the pack',
    );
    expect((await said(await house.guest('Cem'), `/${id}`)).draft).toBeNull();
  });

  test('go on with a computer player for whoever leaves, until they come back', async () => {
    const { ann, ben, id } = await opened();
    await said(ben, `/${id}/leave`, {});
    expect((await take(ann, id)).draft?.turn).toBe(1);
    expect((await take(ann, id)).draft?.turn).toBe(2);
    await said(ben, `/${id}/back`, {});
    expect((await said(ben, `/${id}`)).draft?.held).toHaveLength(6);
    expect((await take(ann, id)).draft?.turn).toBe(3);
    expect((await take(ann, id)).draft?.turn).toBe(3);
  });

  test('do not wait for whoever is late where a turn has its time', async () => {
    const { ann, ben, id } = await opened({ pace: 45 });
    expect((await take(ann, id)).left).toBe(45_000);
    time += 44_000;
    expect((await said(ben, `/${id}`)).draft).toMatchObject({ turn: 0, take: 2 });
    time += 4_000;
    const late = await said(ann, `/${id}`);
    expect(late.draft).toMatchObject({ turn: 1, take: 2 });
    expect(late.left).toBe(45_000);
    expect((await said(ben, `/${id}`)).draft?.held).toHaveLength(2);
  });

  test('refuse strange wishes with every reason, and those who come too late', async () => {
    const ann = await house.guest('Ann');
    const strange = await said(ann, '', { ...WISH, seats: 9, packs: 99, pace: 7 });
    expect(why(strange)).toMatch(/2 to 8 seats, not 9.*4 to 8 packs, not 99.*45, 90, 180 seconds/);
    expect(why(await said(ann, '', { ...WISH, game: 'two-deck-siege' }))).toContain('no packs');
    const { id } = await opened();
    expect(why(await said(ann, `/${id}/sit`, { entropy: 'x' }))).toContain('opened without you');
    expect(why(await said(ann, `/${id}/open`, {}))).toContain('only whoever called');
    expect(why(await said(ann, '/nowhere'))).toContain('no such packs');
  });
});

describe('decks from packs', () => {
  test('are checked against the packs, and both play with what they handed in, not with anything else', async () => {
    const { ann, ben, id } = await opened({ kind: 'sealed', seats: 2, packs: 6 });
    const hers = built(await said(ann, `/${id}`));
    const his = built(await said(ben, `/${id}`));
    expect(why(await said(ann, `/${id}/deck`, his))).toContain('in your pool');
    expect(why(await said(ann, `/${id}/ask`, { seat: 1, entropy: 'a' }))).toContain('Ben has not handed in');
    await said(ann, `/${id}/deck`, hers);
    await said(ben, `/${id}/deck`, his);
    const { id: letter } = await said(ann, `/${id}/ask`, { seat: 1, entropy: 'a' });
    const other = { seat: 1, deck: null, entropy: 'b' };
    const wrong = (await ben.fetch(`/api/invitations/${letter}/sit`, other)).said as Said;
    expect(why(wrong)).toContain('both bring decks from packs');
    const { match } = await said(ben, `/${id}/answer`, { letter, entropy: 'b' });
    const room = await fetchRoom(await house.app.house(), match ?? '');
    expect(room?.match.config.players.map(({ cards }) => cards)).toEqual([hers.cards, his.cards]);
    expect((await said(ann, `/${id}`)).matches).toEqual([{ letter, seats: [0, 1], match }]);
  });
});
