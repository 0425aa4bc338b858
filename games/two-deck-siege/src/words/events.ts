import type { Sayings } from '@siegeworks/contract';
import { counted, does, listed } from '@siegeworks/table';
import { PROTECTION } from '../cards/card.ts';
import { finalScore, isWon, titleOf } from '../rules/result.ts';
import type { SiegeEvent } from '../state/events.ts';
import { SIDE_NAMES } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { cardDoes, cardName, nameOf, placeName } from './names.ts';

const names = (ids: number[]) => listed(ids.map(nameOf));
/** Some orders' names end with an exclamation mark. */
const ended = (text: string) => (text.endsWith('!') ? text : `${text}.`);
const hidden = (ids: number[]) => ids.length > 0 && ids[0] < 0;

/** One sentence per event, with the rule behind it: the garrison's first, then the siege's. */
export const EVENTS_SAID: Sayings<Siege, SiegeEvent> = {
  shuffled: {
    rule: 'TD-243',
    say: (_s, e) => (e.stream === 'player' ? 'Your deck is shuffled.' : 'The enemy deck is shuffled.'),
  },
  roundBegan: {
    rule: 'TD-027',
    say: (s, e) =>
      `Round ${e.round} of ${s.options.provisions}${s.seats > 1 ? `: ${does(s, e.seat, 'commands')}` : ''}.`,
  },
  left: { rule: 'TD-252', say: (s, e) => `${does(s, e.seat, 'leaves')}: ${does(s, e.next, 'commands')}.` },
  roundEnded: { rule: 'TD-190', say: (_s, e) => `Round ${e.round} ends.` },
  drew: {
    rule: 'TD-042',
    say: (_s, e) => (hidden(e.cards) ? 'A card is drawn.' : ended(`You draw ${cardName(e.cards[0])}`)),
  },
  discarded: { rule: 'TD-043', say: (_s, e) => `${cardName(e.card)} is discarded.` },
  played: {
    rule: e => (e.generic ? 'TD-118' : 'TD-049'),
    say: (_s, e) => (e.generic ? `${cardName(e.card)} as a generic order.` : ended(cardName(e.card))),
  },
  moved: { rule: 'TD-091', say: (_s, e) => `${cardDoes(e.card, 'moves')} to ${placeName(e.place)}.` },
  arrived: { rule: 'TD-051', say: (_s, e) => `${cardDoes(e.card, 'enters')} the courtyard.` },
  attacked: {
    rule: 'TD-063',
    say: (_s, e) =>
      `${cardDoes(e.card, 'attacks')} ${nameOf(e.target)}: ${e.power} against ${e.against}, ${e.hit ? 'a wound' : 'no effect'}.`,
  },
  killed: { rule: 'TD-065', say: (_s, e) => `${cardDoes(e.card, 'is')} killed.` },
  tired: { rule: 'TD-073', say: (_s, e) => `${cardDoes(e.card, 'tires')} (${e.n}).` },
  rested: { rule: 'TD-085', say: (_s, e) => `${cardDoes(e.card, 'loses')} ${counted(e.n, 'tired token')}.` },
  healed: { rule: 'TD-115', say: (_s, e) => `${cardDoes(e.card, 'is')} healed of a wound.` },
  tended: { rule: 'TD-115', say: (_s, e) => `${cardDoes(e.card, 'tends')} ${nameOf(e.target)}.` },
  repaired: {
    rule: 'TD-096',
    say: (_s, e) => `${cardDoes(e.card, 'repairs')} ${e.place} by ${e.points}: damage ${e.damage}.`,
  },
  cast: { rule: 'TD-108', say: (_s, e) => `${cardDoes(e.card, 'casts')} ${e.what}.` },
  stonebound: { rule: 'TD-116', say: (_s, e) => `${e.place} is restored: damage ${e.damage}.` },
  shieldWall: {
    rule: 'TD-R54',
    say: (_s, e) => `${cardName(PROTECTION)} on the ${SIDE_NAMES[e.side]} side.`,
  },

  siegeTurn: {
    rule: 'TD-125',
    say: (_s, e) => `The siege turn: the enemy comes from the ${SIDE_NAMES[e.side]}.`,
  },
  enemiesDrawn: {
    rule: 'TD-125',
    say: (_s, e) =>
      hidden(e.cards) ? `The besieger takes ${e.cards.length} cards.` : `The enemy draws ${names(e.cards)}.`,
  },
  placed: { rule: 'TD-127', say: (_s, e) => `${cardDoes(e.card, 'appears')} at ${e.place}.` },
  noRoom: {
    rule: 'TD-129',
    say: (_s, e) => `There is no room for ${nameOf(e.card)}: it goes to the bottom of the enemy deck.`,
  },
  held: {
    rule: 'TD-131',
    say: (_s, e) => `${hidden(e.cards) ? 'An event' : names(e.cards)} is held for the end of the turn.`,
  },
  bottomed: {
    rule: 'TD-222',
    say: (_s, e) =>
      hidden(e.cards)
        ? 'The besieger puts a card on the bottom of the deck.'
        : `${names(e.cards)} goes to the bottom of the deck.`,
  },
  markerMoved: { rule: 'TD-132', say: (_s, e) => `The enemy deck moves to the ${SIDE_NAMES[e.side]} side.` },
  raised: { rule: 'TD-133', say: (_s, e) => `The Necromancer raises ${nameOf(e.card)}.` },
  advanced: { rule: 'TD-139', say: (_s, e) => `${cardDoes(e.card, 'advances')} to ${e.place}.` },
  entered: { rule: 'TD-143', say: (_s, e) => `${cardDoes(e.card, 'enters')} the courtyard.` },
  surge: { rule: 'TD-174', say: () => 'The first enemy is inside: the siege surges.' },
  broughtBack: {
    rule: 'TD-176',
    say: (_s, e) =>
      e.cards.length === 0
        ? 'No card returns to the enemy deck.'
        : `${names(e.cards)} ${e.cards.length > 1 ? 'return' : 'returns'} to the enemy deck.`,
  },
  battered: {
    rule: 'TD-161',
    say: (_s, e) => `${cardDoes(e.card, 'batters')} ${e.place} for ${e.points}: ${e.damage} of ${e.rating}.`,
  },
  breached: { rule: 'TD-168', say: (_s, e) => `${e.place} is breached.` },
  dropped: { rule: 'TD-169', say: (_s, e) => `${cardDoes(e.card, 'drops')} into the courtyard.` },
  hurt: { rule: 'TD-211', say: (_s, e) => `${cardDoes(e.card, 'is')} hurt by the rubble.` },
  eventBegan: { rule: 'TD-180', say: (_s, e) => `${nameOf(e.card)}.` },
  climbed: { rule: 'TD-185', say: () => 'A ladder goes up.' },
  reserved: {
    rule: 'TD-225',
    say: (_s, e) =>
      hidden(e.cards) ? 'The besieger keeps an event in reserve.' : `${names(e.cards)} is kept in reserve.`,
  },
  gameOver: { rule: e => OVER[e.reason] ?? 'TD-191', say: s => overText(s) },
};
const OVER: Readonly<Record<string, string>> = {
  victory: 'TD-187',
  overrun: 'TD-188',
  noDefenders: 'TD-189',
  starved: 'TD-190',
  household: 'TD-212',
  resigned: 'TD-191',
};
const REASONS: Readonly<Record<string, string>> = {
  victory: 'the last enemy is gone and the castle is held',
  overrun: 'the courtyard is overrun',
  noDefenders: 'no defender is left',
  starved: 'the provisions are used up',
  household: 'the household is dead',
  resigned: 'the castle is given up',
};
export function overText(s: Siege): string {
  if (!s.over) return 'The siege continues.';
  const points = finalScore(s);
  const reason = isWon(s) && s.over.reason === 'resigned' ? 'the siege is given up' : REASONS[s.over.reason];
  return `${isWon(s) ? 'Victory' : 'Defeat'} in round ${s.round}: ${reason}. ${points} points: ${titleOf(points)}.`;
}
