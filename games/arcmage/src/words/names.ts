import type { Id, Seat } from '@siegeworks/contract';
import { counted, listed, owned, plural, thingOf } from '@siegeworks/table';
import { CARDS, FACTIONS } from '../cards/card.ts';
import { PLURAL } from '../cards/plural.ts';
import { printed } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';

export const factionName = (n: number) => FACTIONS[n] ?? 'any faction';
/** A faction in one or two words. */
export const folkName = (n: number) => factionName(n).replace('House of ', '').replace('The ', '');
/** `a Gaian resource`, `an Empire resource`. */
export const resourceOf = (n: number) =>
  `${/^[AEIOU]/.test(folkName(n)) ? 'an' : 'a'} ${folkName(n)} resource`;
/** `level 3`, `levels 3, 5 and 7`. */
export const levelsText = (levels: readonly { level: number }[]) =>
  levels.length === 0
    ? 'no level'
    : `level${levels.length > 1 ? 's' : ''} ${listed(levels.map(({ level }) => `${level}`))}`;
export const cardName = (key: string) => CARDS[key]?.name ?? key;
export const nameOf = (s: Realm, id: Id) =>
  id < 0 || id >= s.names.length ? 'a hidden card' : printed(s, id).name;
/** With its controller or owner: `Greta's Ghoul`. */
export const fullName = (s: Realm, id: Id) =>
  id < 0 ? 'a hidden card' : owned(s, s.pieces[id]?.controller ?? s.owners[id], nameOf(s, id));
/** The verb that goes with a card: `attacks` for a Skeleton, `attack` for Rangers. */
export const verbOf = (s: Realm, id: Id, verb: string) => (PLURAL.has(s.names[id]) ? plural(verb) : verb);
export const verbOfAll = (s: Realm, ids: readonly Id[], verb: string) =>
  ids.length === 1 ? verbOf(s, ids[0], verb) : plural(verb);
/** `Skeleton attacks`, `Rangers attack`. */
export const cardDoes = (s: Realm, id: Id, verb: string) => `${nameOf(s, id)} ${verbOf(s, id, verb)}`;
/** `Greta's Skeleton attacks`, `Greta's Rangers attack`. */
export const fullDoes = (s: Realm, id: Id, verb: string) => `${fullName(s, id)} ${verbOf(s, id, verb)}`;
/** Cards by name, or only their number when they are hidden. */
export const cardsOrNumber = (s: Realm, cards: readonly Id[]) =>
  cards.some(id => id < 0) ? counted(cards.length, 'card') : listed(cards.map(id => nameOf(s, id)));
export const placeName = (s: Realm, seat: Seat, city: Id) =>
  city < 0 ? thingOf(s, 'the army', seat) : nameOf(s, city);

const MOMENTS: Readonly<Record<string, string>> = {
  enter: 'comes into play',
  leave: 'leaves play',
  die: 'dies',
  'other-enter': 'sees another arrive',
  devote: 'is devoted',
  marked: 'becomes marked',
  attack: 'attacks',
  intercepted: 'is intercepted',
  damages: 'deals damage',
  'damages-city': 'damages a city',
  'damages-creature': 'damages a creature',
  'enters-city': 'enters a city',
  'card-played': 'sees a card played',
  'tactics-start': 'makes trouble',
  'turn-start': 'at the start of the turn',
  'turn-end': 'at the end of the turn',
  'discard-phase': 'is paid off',
  'graveyard-depth': 'is buried deep',
  draw: 'sees a card drawn',
  discard: 'sees a card discarded',
  played: 'counters the next card',
  play: 'lets everybody draw',
  resolved: 'sees an enchantment resolve',
  ability: 'uses its ability',
  looks: 'looks at a deck',
  mills: 'mills a card',
  marks: 'marks a creature',
};
/** What an object on the stack is: `Deadly Shock`, `Nightgaunt comes into play`, `Warren level 2`. */
export function deedName(what: string): string {
  if (CARDS[what]) return CARDS[what].name;
  if (what === 'salvage') return 'Salvage';
  const at = what.indexOf(' ');
  const [card, rest] = [what.slice(0, at), what.slice(at + 1)];
  const name = CARDS[card]?.name ?? card[0].toUpperCase() + card.slice(1).replace('-', ' ');
  return /^\d+$/.test(rest) ? `${name} level ${rest}` : `${name} ${MOMENTS[rest] ?? rest}`;
}
