import type { Id } from '@siegeworks/kernel';
import { CARDS } from '../cards/card.ts';
import { cityAt, isOverlord, reigns, stands, wears } from './readers.ts';
import type { Creature, Realm } from './realm.ts';
import { NONE } from './realm.ts';
import { defenceOf } from './strength.ts';

/** AM-R59: without abilities, printed or granted. */
export const silenced = (s: Realm, c: Creature): boolean => c.serene || wears(s, c, 'rope-trap');

/** What an enchantment gives its wearer. */
export const WORN: Readonly<Record<string, { attack: number; defence: number; word: string }>> = {
  'centaurs-bow': { attack: 2, defence: 0, word: 'ranged' },
  'satyrs-tune': { attack: 2, defence: 2, word: 'peaceful' },
  'scent-of-home': { attack: 0, defence: 0, word: 'homesick' },
  'taurs-armor': { attack: 3, defence: 1, word: 'overrun' },
  'dragon-armor-helm': { attack: 0, defence: 2, word: '' },
  'dragon-armor-plate': { attack: 1, defence: 1, word: '' },
  'dragon-armor-blade': { attack: 2, defence: 0, word: '' },
};

export function subtype(s: Realm, c: Creature, word: string): boolean {
  if (c.strength === NONE && CARDS[c.card].subtypes.includes(word)) return true;
  return word === 'Undead' && (c.words.includes('Undead') || wears(s, c, 'raise-the-undead'));
}

/** Keywords that other cards give (AM-266). */
const GIVEN: Readonly<Record<string, (s: Realm, c: Creature) => boolean>> = {
  deadly: (s, c) => reigns(s, 'nirvana-of-the-undead', 3) !== null && subtype(s, c, 'Undead'),
  indestructible: (s, c) =>
    reigns(s, 'shadows-twilight', 5, c.controller) !== null && subtype(s, c, 'Shadow'),
  sanctuary: givesSanctuary,
  overrun: (s, c) => c.city === NONE && reigns(s, 'second-sons-army-camp', 5, c.controller) !== null,
  travel: (s, c) => atHome(s, c) && reigns(s, 'tunnel-network', 4, c.controller) !== null,
  veteran: (s, c) => {
    const here = cityAt(s, c.city);
    return here?.card === 'ghazw' && here.controller === c.controller && here.active.includes(4);
  },
  'first-strike': (s, c) => reigns(s, 'armory', 4, c.controller) !== null && subtype(s, c, 'Soldier'),
  ranged: (s, c) =>
    (c.card === 'sequoia-saplings' && c.strength === NONE && defenceOf(s, c) >= 5) ||
    (subtype(s, c, 'Elf') && elvishArcher(s)),
  homesick: (_s, c) => c.strength !== NONE,
  // Section 10.2: everybody in the overlord's army.
  militia: (s, c) => c.city === NONE && isOverlord(s, c.controller),
};
const atHome = (s: Realm, c: Creature) => cityAt(s, c.city)?.controller === c.controller;

function givesSanctuary(s: Realm, c: Creature): boolean {
  if (c.sheltered) return true;
  if (c.city === NONE) return reigns(s, 'sanctuary', 7, c.controller) !== null;
  if (!atHome(s, c)) return false;
  const here = cityAt(s, c.city);
  const hereItself = here?.card === 'sanctuary' && here.active.includes(3) && stands(s, here.id);
  return hereItself || reigns(s, 'sanctuary', 5, c.controller) !== null;
}
function elvishArcher(s: Realm): boolean {
  for (const p of s.pieces)
    if (p?.kind === 'creature' && p.card === 'elvish-archer' && !silenced(s, p)) return true;
  return false;
}

/** Whether the creature has this keyword now (section 7). */
export function has(s: Realm, c: Creature, word: string): boolean {
  if (c.serene) return false;
  if (c.attached.length > 0) {
    if (wears(s, c, 'rope-trap')) return false;
    if (c.attached.some(id => WORN[s.names[id]]?.word === word)) return true;
  }
  if (c.strength === NONE && word in CARDS[c.card].keywords) return true;
  return c.turnWords.includes(word) || c.words.includes(word) || GIVEN[word]?.(s, c) === true;
}
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

/** AM-249: sudden of a creature card that is not in play, by its own text or a card's (Falconer, Tunnel Network 7). */
export function cardIsSudden(s: Realm, id: Id): boolean {
  const card = CARDS[s.names[id]];
  const owner = s.owners[id];
  if ('sudden' in card.keywords) return true;
  if (reigns(s, 'tunnel-network', 7, owner) !== null) return true;
  return card.subtypes.includes('Bird') && s.pieces.some(p => keepsBirds(s, p, owner));
}
const keepsBirds = (s: Realm, p: Realm['pieces'][number], owner: number) =>
  p?.kind === 'creature' && p.card === 'falconer' && p.controller === owner && !silenced(s, p);
