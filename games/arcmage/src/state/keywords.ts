import type { Id } from '@siegeworks/contract';
import type { Gives } from '../cards/book.ts';
import { GIVES, give, HEARS } from '../cards/book.ts';
import { CARDS } from '../cards/card.ts';
import type { Worn } from '../cards/entry.ts';
import type { Whole } from '../cards/whole.ts';
import { anyWorn, isOverlord, printed } from './readers.ts';
import type { Creature, Realm } from './realm.ts';
import { isCreature, NONE } from './realm.ts';

/** AM-R59: without abilities, printed or granted. */
export const silenced = (s: Realm, c: Creature): boolean => c.serene || anyWorn(s, c, isSilencing);
const isSilencing = (worn: Whole<Worn>) => worn.silences === true;

export function subtype(s: Realm, c: Creature, word: string): boolean {
  if (c.strength === NONE && CARDS[c.card].subtypes.includes(word)) return true;
  return c.words.includes(word) || (c.attached.length > 0 && anyWorn(s, c, worn => worn.subtype === word));
}

/** How many creatures of this name, of a seat or of anybody, have their text. */
export function working(s: Realm, card: string, seat = NONE): number {
  let n = 0;
  for (const p of s.pieces)
    if (isCreature(p) && p.card === card && (seat === NONE || p.controller === seat) && !silenced(s, p)) n++;
  return n;
}
export const works = (s: Realm, card: string, seat = NONE): boolean => working(s, card, seat) > 0;

/** Keywords that no card gives. */
const HAS: Readonly<Record<string, Gives>> = {
  sanctuary: (_s, c) => c.sheltered,
  // An enchantment card that was played as a creature.
  homesick: (_s, c) => c.strength !== NONE,
  // Section 10.2: everybody in the overlord's army.
  militia: (s, c) => c.city === NONE && isOverlord(s, c.controller),
};

for (const word in HAS) give(word, HAS[word]);

/** Whether the creature has this keyword now (section 7). */
export function has(s: Realm, c: Creature, word: string): boolean {
  if (c.serene) return false;
  if (c.attached.length > 0) {
    if (anyWorn(s, c, isSilencing)) return false;
    if (anyWorn(s, c, worn => worn.word === word)) return true;
  }
  if (c.strength === NONE && word in CARDS[c.card].keywords) return true;
  if (c.turnWords.includes(word) || c.words.includes(word)) return true;
  for (const gives of GIVES.get(word) ?? NOBODY) if (gives(s, c)) return true;
  return false;
}
const NOBODY: readonly Gives[] = [];
/** On no card yet: ready for cards to come. */
export const UNPRINTED = ['boost', 'bruiser', 'charge', 'defiance'] as const;
export const WORDS = [
  'flying',
  'ranged',
  'first-strike',
  'overrun',
  'deadly',
  'immune to deadly',
  'indestructible',
  'sanctuary',
  'veteran',
  'militia',
  'infiltrate',
  'travel',
  'peaceful',
  'sudden',
  'bodyguard',
  'battle-scream',
  'blood-vengeance',
  'devoted',
  'fatigue',
  'homesick',
  'rabies',
  'unique',
  ...UNPRINTED,
] as const;
export const keywordsOf = (s: Realm, c: Creature): string[] => WORDS.filter(word => has(s, c, word));

/** AM-249: sudden of a creature card that is not in play, by its own text or another card's. */
export function cardIsSudden(s: Realm, id: Id): boolean {
  const card = printed(s, id);
  const owner = s.owners[id];
  return 'sudden' in card.keywords || HEARS.sudden.some(hears => hears(s, card, owner));
}
