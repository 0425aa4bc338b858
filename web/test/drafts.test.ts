import { counted } from '@siegeworks/decks';
import { games as shelved } from '@siegeworks/shelf';
import { expect, test } from 'vitest';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';
import { memoryDatabase } from '../src/worker/database.ts';
import { Client, partsFor } from './client.ts';

const WISH = { game: 'tower-siege', kind: 'draft', seed: 'drafts', seats: 3, people: 1, packs: 4 } as const;
const [towerSiege] = shelved.filter(({ about }) => about.id === WISH.game);
const games = [towerSiege, thieves];

/** The draft that the host tells of. */
function draftIn(message: object) {
  if (!('type' in message) || message.type !== 'draft') throw new Error(JSON.stringify(message));
  return message as Extract<Awaited<ReturnType<Client['ask']>>, { type: 'draft' }>;
}

const heldAt = ({ computers }: ReturnType<typeof draftIn>, seat: number): string[] =>
  computers.find(each => each.seat === seat)?.held ?? [];

test('a draft continues after a reload, shows nobody’s cards but your own, and gives one card a turn', async () => {
  const database = memoryDatabase();
  const client = new Client(partsFor(games, database));
  const begun = draftIn(await client.ask('openDraft', WISH));
  expect(begun).toMatchObject({
    turn: 0,
    turns: 28,
    take: 2,
    held: [],
    done: false,
    to: 1,
    from: 2,
    opened: [],
  });
  const { id, pack } = begun;
  const after = draftIn(await client.ask('takeCards', { id, seat: 0, turn: 0, cards: pack.slice(0, 2) }));
  expect(after).toMatchObject({ turn: 1, held: pack.slice(0, 2) });
  expect(after.pack).toHaveLength(12);
  // The same press twice changes nothing.
  const twice = draftIn(await client.ask('takeCards', { id, seat: 0, turn: 0, cards: pack.slice(2, 4) }));
  expect(twice.held).toEqual(after.held);
  const again = draftIn(await new Client(partsFor(games, database)).ask('draft', { id }));
  expect(again).toMatchObject({ pack: after.pack, held: after.held });
});

test('cards that are not in the pack are refused with every reason, and so is a deck before the end', async () => {
  const client = new Client(partsFor(games));
  const { id } = draftIn(await client.ask('openDraft', WISH));
  const refused = await client.ask('takeCards', { id, seat: 0, turn: 0, cards: ['mine', 'hydra', 'mine'] });
  expect(JSON.stringify(refused)).toMatch(
    /2 cards must be taken.*mine is not in the pack.*hydra is not in the pack/,
  );
  // Nobody is told what others hold while packs are passed.
  expect(draftIn(await client.ask('draft', { id })).computers).toEqual([]);
  const wish = { ...WISH, seats: 1, packs: 99 };
  expect(JSON.stringify(await client.ask('openDraft', wish))).toMatch(
    /2 to 8 seats, not 1.*4 to 8 packs, not 99/,
  );
  expect(await client.ask('openDraft', { ...WISH, game: 'thieves' })).toMatchObject({ type: 'refused' });
});

test('sealed packs give every seat a legal deck; a damaged record is counted, told and can be deleted', async () => {
  const database = memoryDatabase();
  const client = new Client(partsFor(games, database));
  const sealed = draftIn(await client.ask('openDraft', { ...WISH, kind: 'sealed' }));
  expect(sealed).toMatchObject({ done: true, pack: [] });
  expect(sealed.held).toEqual(sealed.opened.flat());
  const built = await client.ask('buildDeck', { game: WISH.game, cards: counted(heldAt(sealed, 2)) });
  if (built.type !== 'built') throw new Error(JSON.stringify(built));
  expect(towerSiege.setup.checkSeat(built)).toEqual([]);
  const own = await client.ask('buildDeck', { game: WISH.game, cards: counted(sealed.held) });
  if (own.type !== 'built') throw new Error(JSON.stringify(own));
  const lacks = ({ cards }: typeof own) => Object.keys(cards).filter(card => !sealed.held.includes(card));
  // Mines and Powerstones are free for everybody.
  expect(lacks(own)).toEqual(['mine', 'powerstone']);
  expect(lacks(built).length).toBeGreaterThan(2);
  await database.update('draft/broken', () => ({
    id: 'broken',
    updated: 1,
    people: 1,
    draft: { game: 'tower-siege' },
  }));
  expect(await client.ask('drafts', {})).toMatchObject({ drafts: [{ id: sealed.id, held: 56 }], damaged: 1 });
  expect(JSON.stringify(await client.ask('draft', { id: 'broken' }))).toMatch(/kind must be.*packs must be/);
  await client.ask('forgetDraft', { id: 'broken' });
  await client.ask('forgetDraft', { id: sealed.id });
  expect(await client.ask('drafts', {})).toMatchObject({ drafts: [], damaged: 0 });
});

test('people at one screen take one after the other, each seeing their own; computer players take with them', async () => {
  const client = new Client(partsFor(games));
  const first = draftIn(await client.ask('openDraft', { ...WISH, people: 2 }));
  expect(first).toMatchObject({ seat: 0, people: 2 });
  const { id } = first;
  const second = draftIn(
    await client.ask('takeCards', { id, seat: 0, turn: 0, cards: first.pack.slice(0, 2) }),
  );
  expect(second).toMatchObject({ seat: 1, turn: 0, held: [] });
  expect(second.pack).toHaveLength(14);
  expect(draftIn(await client.ask('draft', { id, seat: 0 }))).toMatchObject({ take: 0, pack: [] });
  const next = draftIn(
    await client.ask('takeCards', { id, seat: 1, turn: 0, cards: second.pack.slice(0, 2) }),
  );
  expect(next).toMatchObject({ seat: 0, turn: 1, held: first.pack.slice(0, 2) });
  expect(JSON.stringify(await client.ask('draft', { id, seat: 2 }))).toContain(
    'nobody at this screen has seat 2',
  );
  const strange = await client.ask('takeCards', { id, seat: 2, turn: 1, cards: [] });
  expect(JSON.stringify(strange)).toContain('nobody at this screen has seat 2');
});
