import { hasHands } from '@siegeworks/files';
import type { GivenTerms, Letter, Offering, StartInfo, StartWish } from '@siegeworks/protocol';
import { changed } from '@siegeworks/protocol';
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

const offer = (terms: Partial<GivenTerms>, from?: StartWish): Offering => ({
  ...OFFER,
  terms: { ...OFFER.terms, ...terms },
  ...(from && { from }),
});
const scenarios = async (guest: Guest, game: string, find: string): Promise<StartInfo[]> => {
  const { said } = await guest.fetch(`/api/scenarios/${game}?find=${encodeURIComponent(find)}`);
  return (said as { scenarios: StartInfo[] }).scenarios;
};
const why = async (guest: Guest, offering: Offering): Promise<string[]> => {
  const { said } = await guest.fetch('/api/invitations', offering);
  const { reasons = [] } = said as { reasons?: { text?: string; code?: string }[] };
  return reasons.map(({ text, code }) => text ?? code ?? '');
};
/** What somebody sees of a match, put together from what they heard. */
function viewOf(guest: Guest, match: string): { players: { hand: number[]; deck: number[] }[] } {
  let view: unknown;
  for (const message of guest.heard) {
    if (message.type === 'opened' && message.match === match) view = undefined;
    if (message.type !== 'facts' || message.match !== match) continue;
    for (const moment of message.moments) if (moment.view !== undefined) view = changed(view, moment.view);
  }
  return view as ReturnType<typeof viewOf>;
}

test('every game has hands that can be laid open', () => {
  expect(games.filter(game => !hasHands(game)).map(({ about }) => about.id)).toEqual([]);
});

describe('open hands by agreement', () => {
  test('everybody sees every hand, and still no deck; watchers too', async () => {
    const { ann, ben, match } = await house.table(offer({ openHands: true }));
    const kit = await house.guest('Kit');
    await enter(kit, match);
    const room = await fetchRoom(await house.app.house(), match);
    const hands = room?.match.state.players.map(({ hand }: { hand: number[] }) => hand);
    for (const guest of [ann, ben, kit]) {
      const { players } = viewOf(guest, match);
      expect(players.map(({ hand }) => hand)).toEqual(hands);
      expect(players.every(({ deck }) => deck.every(card => card < 0))).toBe(true);
      expect(guest.facts(match)?.company?.agreed.openHands).toBe(true);
    }
  });
  test('without it nobody does', async () => {
    const { ann, match } = await house.table();
    const [, other] = viewOf(ann, match).players;
    expect(other.hand.every(card => card < 0)).toBe(true);
  });
});

describe('a match that begins with a position', () => {
  test('a scenario: announced, for as many as it is for, and the same again in a rematch', async () => {
    const ann = await house.guest('Ann');
    const ben = await house.guest('Ben');
    const [found] = await scenarios(ann, 'arcania', 'castle');
    expect(found.seats).toBeGreaterThan(1);
    const letter = await ann.invites(offer({}, { kind: 'scenario', id: found.id }));
    expect(letter.terms.start).toContain(found.title);
    const { match } = await ben.sits(letter.id);
    expect(match).not.toBeNull();
    for (const each of [ann, ben]) await enter(each, match ?? '');
    const first = await fetchRoom(await house.app.house(), match ?? '');
    await ann.ask('concede', { match: match ?? '' });
    await ann.ask('again', { match: match ?? '', wish: 'rematch', entropy: 'more' });
    await ben.ask('again', { match: match ?? '', wish: 'agree', entropy: 'more' });
    const next = await ben.until(() => ben.people(match ?? '')?.again?.match ?? undefined);
    const second = await fetchRoom(await house.app.house(), next);
    const { random: was, ...start } = first?.match.start ?? { random: [] };
    const { random: is, ...again } = second?.match.start ?? { random: [] };
    expect(again).toEqual(start);
    // The dice to come are others.
    expect(is).not.toEqual(was);
  });

  test('a moment of a match that is over and open', async () => {
    const { ann, ben, match } = await house.table();
    for (let n = 0; n < 5; n++) await decide(ann, ben, match);
    const from = { kind: 'match', match, pick: 2 } as const;
    expect(await why(ann, offer({}, from))).toEqual(['not over']);
    await ben.ask('concede', { match });
    const { text } = (await ann.ask('export', { match })) as unknown as { text: string };
    for (const wish of [from, { kind: 'file', text, pick: 2 } as const]) {
      const letter: Letter = await ann.invites(offer({}, wish));
      expect(letter.terms.start).toMatch(/^decision 3 of /);
      const begun = await fetchRoom(await house.app.house(), (await ben.sits(letter.id)).match ?? '');
      const before = await fetchRoom(await house.app.house(), match);
      expect(begun?.match.asked?.seat).toBe(before?.match.picks[2].seat);
    }
    expect(await why(ann, offer({}, { kind: 'match', match, pick: 9_999 }))).toEqual([
      'the match is over there; choose an earlier moment',
    ]);
  });

  test('what cannot be is refused with every reason', async () => {
    const ann = await house.guest('Ann');
    expect(await why(ann, offer({}, { kind: 'scenario', id: 'nowhere' }))).toEqual([
      'there is no such scenario in this house',
    ]);
    expect(await why(ann, offer({}, { kind: 'file', text: '{}', pick: 0 }))).toHaveLength(1);
    expect(await why(ann, offer({}, { kind: 'castle' } as never))).toHaveLength(1);
    const [found] = await scenarios(ann, 'arcania', 'castle');
    const helped = offer({ openHands: true, series: 3 }, { kind: 'scenario', id: found.id });
    expect(await why(ann, helped)).toEqual(['a series begins with a deal']);
    expect(await why(ann, offer({ rated: true, openHands: true }))).toContain(
      'a rated match has no open hands',
    );
    // A page cannot pretend that a match begins elsewhere.
    expect((await ann.invites(offer({ start: 'a lie' }))).terms.start).toBeNull();
  });
});

/** Whoever is asked takes the first answer. */
async function decide(ann: Guest, ben: Guest, match: string): Promise<void> {
  const guest = await ann.until(() => [ann, ben].find(each => each.facts(match)?.question));
  const { seq, question } = guest.facts(match) ?? {};
  if (!question || seq === undefined) throw new Error('nobody is asked');
  await guest.ask('pick', { match, seq, question: question.id, option: question.options[0] });
}
