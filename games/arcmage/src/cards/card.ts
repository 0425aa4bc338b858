import { cardsUnder, numbersAmong, numbersOf } from '@siegeworks/table';
import { PRINTED } from './printed.ts';

export const TYPES = ['city', 'creature', 'magic', 'event', 'enchantment'] as const;
export type CardType = (typeof TYPES)[number];
export const FACTIONS = ['Gaian', 'Dark Legion', 'Red Banner', 'House of Nobles', 'The Empire'] as const;
export type FactionName = (typeof FACTIONS)[number];
export type CardSet = 'Rebirth' | 'Enchanted Realm';
export type LevelKind = 'once' | 'permanent' | 'delayed' | 'always';
export type Attach = 'creature' | 'city' | 'kingdom' | 'graveyard-creature';
/** The moments at which a card's own text triggers (AM-264). */
export type Moment =
  | 'enter'
  | 'leave'
  | 'die'
  | 'other-enter'
  | 'devote'
  | 'marked'
  | 'attack'
  | 'intercepted'
  | 'damages'
  | 'damages-city'
  | 'damages-creature'
  | 'enters-city'
  | 'card-played'
  | 'tactics-start'
  | 'turn-end'
  | 'discard-phase'
  | 'graveyard-depth';

export interface CityLevel {
  level: number;
  kind: LevelKind;
}
/** A card as it is printed; what is left out is nought. */
export interface Printed {
  name: string;
  type: CardType;
  faction: FactionName;
  set: CardSet;
  subtypes?: readonly string[];
  cost?: number | 'X';
  loyalty?: number;
  attack?: number;
  defence?: number;
  /** `flying`, `bodyguard:3`, `battle-scream:1:militia`, `charge:2:overrun` (section 7). */
  keywords?: readonly string[];
  levels?: readonly CityLevel[];
  attach?: Attach;
  on?: readonly Moment[];
  token?: boolean;
  source?: string;
  text: string;
}
export interface Card {
  id: string;
  name: string;
  type: CardType;
  /** Place in FACTIONS. */
  faction: number;
  set: CardSet;
  subtypes: readonly string[];
  /** What is paid; for X cards the least X (AM-174). */
  cost: number;
  costsX: boolean;
  loyalty: number;
  attack: number;
  defence: number;
  /** Keyword and its number, 1 where none is printed. */
  keywords: Readonly<Record<string, number>>;
  /** The word after a keyword's number: which creatures a battle scream reaches, what a charge gives. */
  about: Readonly<Record<string, string>>;
  levels: readonly CityLevel[];
  attach: Attach | '';
  on: readonly Moment[];
  token: boolean;
  source: string;
  text: string;
}

function card(id: string, p: Printed): Card {
  const words = (p.keywords ?? []).map(word => word.split(':'));
  const loyalty = p.loyalty ?? 0;
  return {
    id,
    name: p.name,
    type: p.type,
    faction: FACTIONS.indexOf(p.faction),
    set: p.set,
    subtypes: p.subtypes ?? [],
    cost: p.cost === 'X' ? loyalty : (p.cost ?? 0),
    costsX: p.cost === 'X',
    loyalty,
    attack: p.attack ?? 0,
    defence: p.defence ?? 0,
    keywords: Object.fromEntries(words.map(([word, n]) => [word, Number(n ?? 1)])),
    about: Object.fromEntries(words.flatMap(([word, , about]) => (about ? [[word, about]] : []))),
    levels: p.levels ?? [],
    attach: p.attach ?? '',
    on: p.on ?? [],
    token: p.token ?? false,
    source: p.source ?? 'printed',
    text: p.text,
  };
}
const ALL: Readonly<Record<string, Card>> = Object.fromEntries(
  Object.entries<Printed>(PRINTED).map(([id, p]) => [id, card(id, p)]),
);
/** What an overlay may change: it is read from the cards of a table, never from `CARDS`. */
const CHANGEABLE = ['cost', 'loyalty', 'attack', 'defence'] as const;
type Changeable = (typeof CHANGEABLE)[number];
export type Face = Omit<Card, Changeable>;
export const CARDS: Readonly<Record<string, Face>> = ALL;
/** The cards with which this table plays. */
export const cardsOf = cardsUnder<Printed, Card>(PRINTED, ALL, card);
export const NUMBERS = numbersOf(PRINTED, CHANGEABLE);
/** Where the published list gives a name and a text alone, fighting strength was designed. */
export const DESIGNED = numbersAmong(
  NUMBERS,
  (card, name) => ALL[card].source === 'designed' && (name === 'attack' || name === 'defence'),
);
