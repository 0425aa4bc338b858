import type { Reason } from '@siegeworks/contract';
import type { RefusalCode, Why } from '@siegeworks/protocol';

/** Why a host did not do it, as part of a sentence. */
const SENTENCES: Readonly<Record<RefusalCode, (about: readonly string[]) => string>> = {
  'no game': ([id]) => `there is no game ${id} on this shelf`,
  'match of no game': ([id]) => `this is a match of ${id}, a game that is not on this shelf`,
  'no bot': ([id, ...known]) => `there is no computer player ${id}; choose from ${known.join(', ')}`,
  'not open': () => 'this match is not open',
  elsewhere: () => 'this match has been opened in another tab',
  'not kept': () => 'this match is not among those saved here',
  'seats do not fit': () => 'there must be one seat for each player of the set-up',
  'series alone': () => 'a series needs two players or more',
  'no series': () => 'this match is not part of a series',
  'no puzzle': ([id]) => `there is no puzzle ${id}`,
  'no lesson': ([n]) => `there is no lesson ${n}`,
  'no example': ([id]) => `there is no example of ${id}`,
  'nothing to doubt': () => 'no pick was called wrong here',
  'nothing to play': () => 'the game is over here: go back a step to play on',
  'not over': () => 'this match of the series is not over yet',
  'series over': () => 'this series is over',
  'not at this screen': () => 'nobody at this screen plays in that seat',
  'somebody else is asked': () => 'somebody else has to decide',
  'not your decision': () => 'it is not your decision',
  changed: () => 'the table has changed since',
  watching: () => 'you are only watching this match',
  'passed on': () => 'the screen is being passed on',
  'hint dropped': () => 'the hint is no longer wanted',
  'no rules': ([id]) => `the rules of ${id} are not available`,
  'nobody to ask': () => 'there is nobody else at this table to ask',
  'too many take-backs': ([most]) =>
    `you have asked for ${most} take-backs, which is all that a match allows`,
  'nothing to take back': () => 'there is nothing to take back',
  'nothing proposed': () => 'nobody has asked for anything, or it has lapsed',
  'not paused': () => 'the match is not paused',
  'no clock': () => 'this match is played without a clock',
  'clock already': () => 'this match has a clock already',
  paused: () => 'the match is paused; continue it first',
  'with people': () => 'this is not possible in a match with people',
  'rules not kept': ([version]) =>
    `this match was played by version ${version} of the rules, which this house does not have any more`,
  halted: () => 'the rules have failed; decide first whether to go back or to end the match',
  'not halted': () => 'the rules have not failed',
  'no result': () => 'this match has ended without a result',
  'no take-backs': () => 'you have agreed to play without take-backs',
  'no hints': () => 'you have agreed to play without hints',
  'closed afterwards': () => 'the players have agreed to keep this match to themselves',
  'no watchers': () => 'the players have closed this table to watchers',
  silenced: () => 'the players have asked the watchers to be silent',
  'too fast': () => 'that was too fast; wait a moment',
  'not stored': ([why]) => `this could not be saved, so it was not done: ${why}`,
  'saved seats': ([players, named]) => `table.seats must name ${players} players, not ${named}`,
  'saved seat of no bot': ([seat]) => `table.seats[${seat}] must say which computer player sits there`,
  'saved seat of two': ([seat]) => `table.seats[${seat}] cannot be a person and a computer player`,
  'saved picks disordered': () => 'table.auto must be in order',
  'saved pick missing': ([pick, picks]) => `table.auto names pick ${pick} of ${picks}`,
  'saved chair': ([last, seat]) => `chairs.seat must be from 0 to ${last}, not ${seat}`,
  'saved opponent': () => 'chairs.opponent must be a computer player',
  'saved match damaged': ([why]) => `the saved match is damaged: ${why}`,
};

/** A reason as people read it, whoever gave it. */
export const sentenceFor = (why: Why): Reason =>
  'code' in why ? { rule: '', text: SENTENCES[why.code](why.about) } : why;

/** What a fault of the program means for a person. */
export function faultText(title: string | null, cause: string): string {
  if (title === null) return `The host ran into a fault: ${cause}`;
  return `The rules of ${title} ran into a fault: ${cause}. Nothing is lost: the match is as it was before.`;
}
/** The same where only the words failed. */
export const speechless = (title: string, cause: string): string =>
  `The words of ${title} ran into a fault: ${cause}. The match continues.`;
/** The same where the match is played by other rules than the page knows. */
export const otherRules = (title: string, theirs: string, ours: string): string =>
  `This match of ${title} is played by version ${theirs} of the rules. This page knows version ${ours} and cannot put all of it into words. The match continues; loading the page again may help.`;
