import { entryOf } from '../cards/book.ts';
import { CARDS } from '../cards/card.ts';
import { has } from '../state/keywords.ts';
import { ownResidents } from '../state/readers.ts';
import type { City, Creature, Realm } from '../state/realm.ts';
import { devotion, loyaltyOf } from '../state/strength.ts';

/** What comes of devoting everybody who can be devoted in a city. */
export function fullDevotion(s: Realm, here: City) {
  const ready = ownResidents(s, here).filter(c => !c.marked);
  const sum =
    devotion(s, here) + ready.reduce((n, c) => n + loyaltyOf(s, c) * (has(s, c, 'devoted') ? 2 : 1), 0);
  const levels = CARDS[here.card].levels.filter(({ level }) => level > 0 && level <= sum);
  return { ready, sum, levels };
}

/** Whether devotion would do nothing but mark residents: no level is reached, and no text hears of it. */
export function isIdleDevotion(s: Realm, here: City): boolean {
  const { ready, levels } = fullDevotion(s, here);
  return levels.length === 0 && !ready.some(c => hears(c)) && entryOf(here.card).site?.gifts === undefined;
}
const hears = ({ card, attached }: Creature): boolean =>
  attached.length > 0 || CARDS[card].on.some(moment => moment === 'devote' || moment === 'marked');
