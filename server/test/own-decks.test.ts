import type { GivenTerms, Letter, Offering, Reason, Sitting } from '@siegeworks/protocol';
import { games } from '@siegeworks/shelf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Guest } from '../soak/guest.ts';
import { fetchRoom } from '../src/rooms.ts';
import type { TestHouse } from './open-house.ts';
import { enter, OFFER, openTestHouse } from './open-house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
}, 120_000);
afterAll(() => house.close(), 60_000);

const offer = (terms: Partial<GivenTerms>, sitting: Partial<Sitting> = {}): Offering => ({
  terms: { ...OFFER.terms, ...terms },
  sitting: { ...OFFER.sitting, ...sitting },
});
/** A deck of one's own of this game: the second ready one, under another name. */
function ownDeck(game: string, name = 'own:mine:1'): Pick<Sitting, 'deck' | 'cards' | 'choices'> {
  const ready = games.find(({ about }) => about.id === game)?.catalogue.decks[1];
  return { deck: name, cards: { ...ready?.cards }, choices: ready?.choices };
}
const sit = async (guest: Guest, id: string, sitting: Partial<Sitting>) => {
  const { said } = await guest.fetch(`/api/invitations/${id}/sit`, {
    seat: 1,
    deck: null,
    entropy: 'his',
    ...sitting,
  });
  return said as Letter & { reasons?: Reason[] };
};
const why = async (guest: Guest, offering: Offering): Promise<Reason[]> =>
  ((await guest.fetch('/api/invitations', offering)).said as { reasons?: Reason[] }).reasons ?? [];

describe.each(['arcania', 'tower-siege', 'towers-in-time', 'arcmage'])('own decks of %s', game => {
  test('are dealt to both, and nobody hears what is in the deck of the other', async () => {
    const ann = await house.guest('Ann');
    const ben = await house.guest('Ben');
    const { id, seats } = await ann.invites(offer({ game }, ownDeck(game)));
    // Whoever brings it finds it at the table again.
    expect(seats.map(({ deck }) => deck)).toEqual(['own:mine:1', undefined]);
    const { said: read } = await ben.fetch(`/api/invitations/${id}`);
    const letter = await sit(ben, id, ownDeck(game, 'own:his:1'));
    const { match, reasons } = letter;
    expect(reasons).toBeUndefined();
    await enter(ben, match ?? '');
    const room = await fetchRoom(await house.app.house(), match ?? '');
    expect(room?.match.config.players.map(({ cards }) => cards)).toEqual([
      ownDeck(game).cards,
      ownDeck(game).cards,
    ]);
    // Names of decks are their owners' affair as well.
    expect(JSON.stringify([read, letter, ben.heard])).not.toContain('own:mine');
  });
});

describe('a deck that does not fit', () => {
  test('is refused with every reason, each with its rule, and the seat stays free', async () => {
    const ann = await house.guest('Ann');
    const ben = await house.guest('Ben');
    const { id } = await ann.invites(offer({ game: 'tower-siege' }));
    const { reasons = [] } = await sit(ben, id, {
      deck: 'own:bad:1',
      cards: { mine: 10, skeleton: 9, dragon: 1 },
    });
    expect(reasons.map(({ rule }) => rule).toSorted()).toEqual(['TS-034', 'TS-035', 'TS-035']);
    const { said } = await ben.fetch(`/api/invitations/${id}`);
    expect((said as Letter).seats[1].name).toBeNull();
    expect((await sit(ben, id, {})).match).not.toBeNull();
  });
  test('is refused to whoever invites, too', async () => {
    const ann = await house.guest('Ann');
    const reasons = await why(ann, offer({ game: 'arcmage' }, { deck: 'own:x:1', cards: {} }));
    expect(reasons.map(({ rule }) => rule)).toEqual(['AM-004', 'AM-005']);
  });
  test('is played where any deck was agreed upon, but not if the game cannot be played with it', async () => {
    const ann = await house.guest('Ann');
    const ben = await house.guest('Ben');
    const many = { deck: 'own:many:1', cards: { ...ownDeck('tower-siege').cards, skeleton: 9 } };
    const { id } = await ann.invites(offer({ game: 'tower-siege', decks: 'any' }, many));
    const strange = await sit(ben, id, { deck: 'own:x:1', cards: { ...many.cards, constructor: 1 } });
    expect(strange.reasons?.map(({ text }) => text)).toEqual(['there is no card constructor']);
    const huge = await sit(ben, id, { deck: 'own:x:1', cards: { mine: 400 } });
    expect(huge.reasons?.[0].text).toContain('too large');
    const { match } = await sit(ben, id, many);
    const room = await fetchRoom(await house.app.house(), match ?? '');
    expect(room?.match.config).toMatchObject({ anyDeck: true, players: [many, many] });
  });
  test('never counts for a rating', async () => {
    const ann = await house.guest('Ann');
    const reasons = await why(ann, offer({ rated: true, decks: 'any' }));
    expect(reasons.map(({ text }) => text)).toContain('in a rated match all decks keep the rules');
  });
  test('only ready decks, where that was agreed upon', async () => {
    const ann = await house.guest('Ann');
    const ben = await house.guest('Ben');
    const { id } = await ann.invites(offer({ decks: 'ready' }));
    const { reasons } = await sit(ben, id, ownDeck('arcania'));
    expect(reasons?.map(({ text }) => text)).toEqual(['only ready decks are played at this table']);
  });
  test('to changed terms keeps whoever brought it from agreeing, and from changing them', async () => {
    const ann = await house.guest('Ann');
    const ben = await house.guest('Ben');
    const { id } = await ann.invites(offer({ seats: [null, null, null] }, ownDeck('arcania')));
    await sit(ben, id, ownDeck('arcania'));
    const ready = { ...OFFER.terms, seats: [null, null, null], decks: 'ready' };
    const own = await ann.fetch(`/api/invitations/${id}/terms`, { terms: ready });
    expect(JSON.stringify(own.said)).toContain('only ready decks');
    const { id: other } = await ann.invites(offer({ seats: [null, null, null] }));
    await sit(ben, other, ownDeck('arcania'));
    const { edition } = (await ann.fetch(`/api/invitations/${other}/terms`, { terms: ready })).said as Letter;
    const agreed = await ben.fetch(`/api/invitations/${other}/agree`, { edition });
    expect(JSON.stringify(agreed.said)).toContain('only ready decks');
    await ben.fetch(`/api/invitations/${other}/rise`, {});
    expect((await sit(ben, other, { deck: null, edition })).seats[1].name).toBe('Ben');
  });
});
