import type { BotInfo, GameInfo, Result } from '@siegeworks/protocol';

/** Who plays against somebody new to a game, and from when on somebody stronger does. */
interface Newcomers {
  first: string;
  then: string;
  /** After this many finished matches, one of them won, the stronger one sits down. */
  matches: number;
}

/**
 * Page answers quickly and overlooks much; Squire already plays a plan. In each of these games the first match is spent
 * on finding out what the cards do, and a defeat before that teaches nothing: so Page comes first, Squire after two
 * matches and a win. Two Deck Siege is played alone.
 */
const NEWCOMERS: Readonly<Record<string, Newcomers>> = {
  // Whoever does not know when to roll loses the Mage in a few rounds.
  'tower-siege': { first: 'page', then: 'squire', matches: 2 },
  // A wave that is not blocked costs a third of the Castle.
  arcania: { first: 'page', then: 'squire', matches: 2 },
  // Combat in batches is new to everybody.
  'towers-in-time': { first: 'page', then: 'squire', matches: 2 },
  // Every card is a choice between playing and burying it: that takes a match to see.
  arcmage: { first: 'page', then: 'squire', matches: 2 },
};
const ANY_GAME: Newcomers = { first: 'page', then: 'squire', matches: 2 };

/** The computer player of *Play now*, by what the person has played of this game in this browser. */
export function firstOpponent(
  { id }: Pick<GameInfo, 'id'>,
  bots: readonly BotInfo[],
  results: readonly Result[],
): BotInfo | undefined {
  const { first, then, matches } = NEWCOMERS[id] ?? ANY_GAME;
  const played = results.filter(each => each.game === id);
  const ready = played.length >= matches && played.some(({ verdict }) => verdict === 'won');
  return bots.find(bot => bot.id === (ready ? then : first)) ?? bots[1] ?? bots[0];
}

/** Why it is this one, in a line. */
export function whyFirst(
  game: Pick<GameInfo, 'id' | 'seats'>,
  bots: readonly BotInfo[],
  results: readonly Result[],
): string {
  const bot = firstOpponent(game, bots, results);
  if (!bot || game.seats.min < 2) return 'alone';
  const { first } = NEWCOMERS[game.id] ?? ANY_GAME;
  return bot.id === first ? `against a ${bot.name}, the gentlest` : `against a ${bot.name}`;
}
