import type { Reason } from '@siegeworks/contract';
import type { RefusalCode, Why } from '@siegeworks/protocol';

/** Why a host did not do it, to go on with inside a sentence. */
const SENTENCES: Readonly<Record<RefusalCode, (about: readonly string[]) => string>> = {
  'no game': ([id]) => `there is no game ${id} on this shelf`,
  'match of no game': ([id]) => `this match is of ${id}, a game that is not on this shelf`,
  'no bot': ([id, ...known]) => `there is no computer player ${id}; choose from ${known.join(', ')}`,
  'not open': () => 'this match is not open',
  elsewhere: () => 'this match goes on in another tab',
  'not kept': () => 'this match is not among those saved here',
  'seats do not fit': () => 'there must be one seat for each player of the set-up',
  'series alone': () => 'a series needs two players or more',
  'no series': () => 'this match belongs to no series',
  'not over': () => 'this match of the series is not over yet',
  'series over': () => 'this series is over',
  'not at this screen': () => 'nobody at this screen sits there',
  'somebody else is asked': () => 'somebody else is asked',
  'not your decision': () => 'it is not your decision',
  changed: () => 'the table has changed since',
  watching: () => 'you only watch this match',
  'passed on': () => 'the screen is being passed on',
  'hint dropped': () => 'nobody waits for the hint any more',
  'no rules': ([id]) => `the rules of ${id} are not available`,
  'not stored': ([why]) => `it could not be saved and was not done: ${why}`,
};

/** A reason as people read it, whoever gave it. */
export const sentenceFor = (why: Why): Reason =>
  'code' in why ? { rule: '', text: SENTENCES[why.code](why.about) } : why;

/** What a fault of the program means for a person. */
export function faultText(title: string | null, cause: string): string {
  if (title === null) return `The host ran into a fault: ${cause}`;
  return `The rules of ${title} ran into a fault: ${cause}. Nothing is lost: the match stands where it was.`;
}
/** The same where only the words failed. */
export const speechless = (title: string, cause: string): string =>
  `The words of ${title} ran into a fault: ${cause}. The match goes on.`;
