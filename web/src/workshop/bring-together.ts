import { markOfList } from '@siegeworks/decks';
import type { DeckAnswer, DeckChange, HouseDeck, HouseDeckLine, KeptDeck } from '@siegeworks/protocol';

/** The decks of this browser. */
export interface BrowserDecks {
  all(): Promise<readonly KeptDeck[]>;
  keep(deck: KeptDeck): Promise<unknown>;
  forget(id: string): Promise<unknown>;
  /** A name that no other deck has. */
  freshId(): string;
}
/** The decks of a person in the house. */
export interface HouseDecks {
  all(): Promise<readonly HouseDeckLine[]>;
  deck(id: string): Promise<HouseDeck>;
  keep(change: DeckChange): Promise<DeckAnswer>;
  forget(id: string, base: number): Promise<DeckAnswer>;
}
/** What browser and house last agreed upon: for whom, at which revision, and when the deck had been changed. */
export interface Agreed {
  person: string;
  revision: number;
  updated: number;
}
export type AllAgreed = Record<string, Agreed>;

/** Everything that one meeting of browser and house needs. */
export interface Meeting {
  browser: BrowserDecks;
  house: HouseDecks;
  person: string;
  /** Written while they meet. */
  agreed: AllAgreed;
  /** Decks on a bench: what is there is never replaced under somebody's hands. */
  open: ReadonlySet<string>;
}

/** Brings the decks of a browser and of a house together, so that nothing is lost: what was changed in both is kept twice. */
export async function bringTogether(meeting: Meeting): Promise<void> {
  const { browser, house, person, agreed } = meeting;
  const there = new Map((await house.all()).map(line => [line.id, line]));
  const here = await browser.all();
  for (const deck of here) {
    // What belongs to somebody else who has signed in at this browser is not handed to this person.
    const last = agreed[deck.id];
    if (last && last.person !== person) continue;
    await settle(meeting, deck, there.get(deck.id));
  }
  const ids = new Set(here.map(({ id }) => id));
  for (const line of there.values()) if (!ids.has(line.id)) await absent(meeting, line);
}

/** A deck that is in this browser. */
async function settle(meeting: Meeting, deck: KeptDeck, line: HouseDeckLine | undefined): Promise<void> {
  const { browser, house, agreed, open } = meeting;
  const last = agreed[deck.id];
  if (!line) return send(meeting, deck, 0);
  const changedHere = last === undefined || last.updated !== deck.updated;
  const changedThere = last === undefined || last.revision !== line.revision;
  if (changedHere && !changedThere) return send(meeting, deck, line.revision);
  if (!changedThere) return;
  if (line.gone && changedHere) return send(meeting, deck, line.revision);
  if (changedHere) return both(meeting, deck, await house.deck(deck.id));
  if (open.has(deck.id)) return;
  if (line.gone) {
    await browser.forget(deck.id);
    delete agreed[deck.id];
  } else await take(meeting, await house.deck(deck.id));
}

/** A deck that is only in the house: new here, or deleted here. */
async function absent(meeting: Meeting, line: HouseDeckLine): Promise<void> {
  const { house, agreed, person } = meeting;
  const last = agreed[line.id];
  if (last && last.person !== person) return;
  if (line.gone) delete agreed[line.id];
  else if (last?.revision === line.revision) {
    const { other } = await house.forget(line.id, line.revision);
    if (other) await take(meeting, other);
    else delete agreed[line.id];
  } else await take(meeting, await house.deck(line.id));
}

async function send(meeting: Meeting, deck: KeptDeck, base: number): Promise<void> {
  const { house, agreed, person } = meeting;
  const { revision, other } = await house.keep({ deck, base });
  if (!other) agreed[deck.id] = { person, revision, updated: deck.updated };
  // It has since been deleted there, but somebody has just changed it here and so wants to keep it.
  else if (other.deck === null) await send(meeting, deck, other.revision);
  else await both(meeting, deck, other);
}

async function take({ browser, agreed, person }: Meeting, { deck, revision }: HouseDeck): Promise<void> {
  if (!deck) return;
  // The clocks of two places may differ: what is there counts, whatever the browser believes to be later.
  await browser.forget(deck.id);
  await browser.keep(deck);
  agreed[deck.id] = { person, revision, updated: deck.updated };
}

/** Changed here and there: the later one keeps its name, the other becomes a deck of its own beside it. */
async function both(meeting: Meeting, mine: KeptDeck, theirs: HouseDeck): Promise<void> {
  const { browser, house, agreed, person, open } = meeting;
  const { deck: other, revision } = theirs;
  if (!other) return send(meeting, mine, revision);
  if (isSame(mine, other)) {
    agreed[mine.id] = { person, revision, updated: mine.updated };
    return;
  }
  const stays = open.has(mine.id) || mine.updated >= other.updated ? mine : other;
  const aside = stays === mine ? other : mine;
  const copy = { ...aside, id: browser.freshId(), name: `${aside.name.slice(0, 60)}, from another place` };
  await browser.keep(copy);
  await send(meeting, copy, 0);
  if (stays === other) return take(meeting, theirs);
  const answer = await house.keep({ deck: mine, base: revision });
  // Somebody was quicker once more: next time.
  if (!answer.other) agreed[mine.id] = { person, revision: answer.revision, updated: mine.updated };
}

const isSame = (a: KeptDeck, b: KeptDeck): boolean =>
  a.name === b.name &&
  a.notes === b.notes &&
  a.versions.length === b.versions.length &&
  markOfList(a) === markOfList(b);
