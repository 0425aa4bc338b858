import { botOf } from '@siegeworks/bots';
import type { Game, Reason } from '@siegeworks/contract';
import { hasHands } from '@siegeworks/files';
import type { Terms } from '@siegeworks/protocol';
import type { Brought } from './dealing.ts';
import { broughtTo, configOf } from './dealing.ts';
import { whyUnrated } from './ratings/terms.ts';

const because = (text: string): Reason => ({ rule: '', text });

/** Every reason at once why no match can be played on these terms. */
export function whyNoSuchMatch(game: Game, terms: Terms): Reason[] {
  const { seats, series, rated, leaving, openHands, start } = terms;
  const strange = [...seats, leaving].filter(bot => bot !== null && !botOf(bot));
  const reasons = strange.map(bot => because(`there is no computer player ${bot}`));
  if (!seats.includes(null)) reasons.push(because('nobody but computer players would sit there'));
  if (series && seats.length < 2) reasons.push(because('a series needs two players or more'));
  if (series && start !== null) reasons.push(because('a series begins with a deal'));
  if (openHands && !hasHands(game)) reasons.push(because(`nobody has a hand in ${game.about.title}`));
  const config = configOf(game, terms, []);
  const unrated = rated ? [...whyNotRated(terms), ...whyUnrated(game, terms, config)] : [];
  return [...reasons, ...unrated, ...game.setup.check(config)];
}

/** A house deals no larger decks, whatever a game and those who play would allow. */
const LARGEST = 300;

/** Every reason at once why a deck may not be brought to a table on these terms. */
export function whyNotBring(game: Game, terms: Terms, brought: Brought): Reason[] {
  const { seat, deck, cards, choices } = brought;
  if (terms.start !== null)
    return cards ? [because('this match begins with a position; nobody brings a deck')] : [];
  if (cards && terms.decks === 'ready') return [because('only ready decks are played at this table')];
  if (!cards && !choices && deck === null) return [];
  const size = Object.values(cards ?? {}).reduce((sum, copies) => sum + copies, 0);
  if (size > LARGEST)
    return [because(`a deck of ${size} cards is too large for a table: at most ${LARGEST}`)];
  const reasons = game.setup.checkSeat(broughtTo(game, seat, brought), terms.options);
  return reasons.filter(({ yields }) => !(yields && terms.decks === 'any'));
}

/** A result counts only where nobody was helped, and where everybody began alike. */
function whyNotRated({ hints, brisk, seats, start, openHands, decks }: Terms): Reason[] {
  const reasons = [];
  if (decks === 'any') reasons.push(because('in a rated match all decks keep the rules'));
  if (hints) reasons.push(because('a rated match has no hints'));
  if (brisk)
    reasons.push(because('in a rated match nobody learns who could not have answered: it is not brisk'));
  if (openHands) reasons.push(because('a rated match has no open hands'));
  if (start !== null) reasons.push(because('a rated match begins with a deal'));
  if (seats.length < 2) reasons.push(because('a rated match needs two players or more'));
  return reasons;
}
