import { Refused } from '@siegeworks/contract';
import type { Room } from '@siegeworks/host';
import { refuse } from '@siegeworks/host';
import type { Person, TalkLine } from '@siegeworks/protocol';
import { PHRASES } from '@siegeworks/protocol';
import type { House } from './house.ts';
import { mayTalk } from './moderation/ledger.ts';
import { watchingOf } from './watching.ts';

/** How many lines a room remembers on the screen, and how long one may be. */
const LINES = 50;
const LONGEST = 200;
/** No links: nobody is led away from the table. */
const LINK = /\b(?:https?:|www\.|\S+\.(?:com|net|org|io|de|ru|cn)\b)/iu;

/** A line of talk and whose it is: not everybody wants to hear everybody. */
export interface Spoken {
  person: string;
  line: TalkLine;
}

export async function talkOf({ database }: House, room: Room): Promise<Spoken[]> {
  const rows = await database.sql
    .selectFrom('talk')
    .select(['n', 'person', 'name', 'text', 'apart'])
    .where('match', '=', room.id)
    .orderBy('n', 'desc')
    .limit(LINES)
    .execute();
  return rows.reverse().map(({ person, ...line }) => ({
    person,
    line: { ...line, seat: seatOf(room, person) },
  }));
}

function seatOf(room: Room, person: string): number | null {
  const seat = room.seats.findIndex(chair => chair.kind === 'person' && chair.who === person);
  return seat < 0 ? null : seat;
}

export interface Saying {
  phrase?: string | undefined;
  text?: string | undefined;
}

/** What somebody in the room hears: those who play hear the watchers only after the end. */
export function heardBy(room: Room, person: string, talk: readonly Spoken[]): Spoken[] {
  const plays = seatOf(room, person) !== null && !room.match.state.over;
  return talk.filter(({ line }) => !line.apart || !plays);
}

/** Says something in a room. Watchers talk apart until the end, unless somebody who plays has silenced them. */
export async function speak(house: House, room: Room, person: Person, saying: Saying): Promise<void> {
  const watches = seatOf(room, person.id) === null;
  if (watches && (await watchingOf(house, room.id)).silenced) throw refuse('silenced');
  await mayTalk(house, person);
  const text = wordsOf(saying);
  await house.database.sql
    .insertInto('talk')
    .values({
      match: room.id,
      person: person.id,
      name: person.name,
      phrase: saying.phrase ?? null,
      text,
      at: house.now(),
      apart: watches && !room.match.state.over,
    })
    .execute();
  house.bus.publish({ kind: 'talk', match: room.id });
}

function wordsOf({ phrase, text }: Saying): string {
  if (phrase !== undefined) {
    if (!PHRASES.some(each => each === phrase)) throw said('there is no such phrase');
    return phrase;
  }
  const words = (text ?? '').normalize('NFC').replace(/\s+/gu, ' ').trim();
  if (words === '') throw said('there is nothing to say');
  if ([...words].length > LONGEST) throw said(`at most ${LONGEST} letters at a time`);
  if (LINK.test(words)) throw said('links are not passed on');
  return words;
}
const said = (text: string): Refused => new Refused([{ rule: '', text }]);
