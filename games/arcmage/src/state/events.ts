import type { Id, Seat } from '@siegeworks/contract';
import { emit } from '@siegeworks/kernel';
import type { ItemKind, Phase, Realm } from './realm.ts';

/** A fact about a card, about a player, or about a player's card. */
type Of<T extends string> = { type: T; card: Id };
type By<T extends string> = { type: T; seat: Seat };
type ByWith<T extends string> = By<T> & Of<T>;

/** How a game ends. */
export type Ending = 'lastCity' | 'allCitiesTogether' | 'turnLimit' | 'endlessTurn';
export type Counter = 'plus' | 'minus' | 'attackPlus' | 'roots' | 'marks';

/** Set-up and the course of a turn. */
export type Course =
  | By<'starts'>
  | By<'shuffled'>
  | By<'mulliganed'>
  | ByWith<'built'>
  | (By<'turnBegan'> & { n: number })
  | By<'turnSkipped'>
  | By<'turnEnded'>
  | (By<'phaseBegan'> & { phase: Phase })
  | By<'resourcesUnmarked'>
  | (By<'choseDraw'> & { n: number })
  | (By<'drew'> & { cards: Id[]; n: number })
  | By<'deckEmpty'>
  | (By<'laid'> & { cards: Id[]; faction: number })
  | { type: 'gameOver'; reason: Ending; places: number[] }
  | (By<'eliminated'> & { rule: string });

/** The stack, payments, and cards that are not in play. */
export type Playing =
  | (By<'paid'> & { faction: number; n: number })
  | (By<'produced'> & { faction: number; n: number })
  | (ByWith<'stacked'> & { kind: ItemKind; what: string; targets: number[] })
  | (ByWith<'resolved'> & { what: string })
  | (Of<'fizzled'> & { what: string })
  | ByWith<'countered'>
  | ByWith<'redirected'>
  | ByWith<'scheduled'>
  | By<'searched'>
  | (By<'found'> & { cards: Id[] })
  | (By<'revealed'> & { cards: Id[] })
  | ByWith<'shown'>
  | (By<'looked'> & { from: Seat; cards: Id[] })
  | (By<'resourcesShown'> & { cards: Id[] })
  | ByWith<'recycled'>
  | ByWith<'recovered'>
  | ByWith<'milled'>
  | ByWith<'discarded'>
  | (ByWith<'resourceLost'> & { faction: number })
  | (By<'stolen'> & { from: Seat; faction: number })
  | (By<'givenBack'> & { faction: number });

/** What happens to creatures and enchantments. */
export type Living =
  | (ByWith<'entered'> & { city: Id; marked: boolean })
  | Of<'marked'>
  | Of<'unmarked'>
  | (Of<'moving'> & { from: Id; city: Id })
  | (Of<'relocated'> & { city: Id })
  | (ByWith<'tossed'> & { heads: boolean })
  | ByWith<'controlled'>
  | (ByWith<'attached'> & { target: Id })
  | Of<'disenchanted'>
  | (Of<'counted'> & { counter: Counter; n: number })
  | (Of<'boosted'> & { attack: number; defence: number; what: string })
  | Of<'calmed'>
  | Of<'barred'>
  | Of<'infected'>
  | Of<'destroyed'>
  | ByWith<'sacrificed'>
  | Of<'died'>
  | (Of<'saved'> & { by: Id })
  | Of<'risen'>
  | ByWith<'returned'>
  | ByWith<'swept'>
  | Of<'removed'>
  | ByWith<'hid'>;

/** Devotion, attacks and damage. */
export type Fighting =
  | { type: 'devoted'; city: Id; cards: Id[]; n: number }
  | (Of<'levelReached'> & { level: number })
  | (Of<'levelGained'> & { level: number })
  | (Of<'levelLost'> & { level: number })
  | (Of<'fortified'> & { n: number })
  | (Of<'weakened'> & { n: number })
  | (Of<'battered'> & { by: Id; n: number })
  | (Of<'wounded'> & { by: Id; n: number })
  | (Of<'guarded'> & { target: Id; n: number })
  | ByWith<'fell'>
  | (Of<'attacked'> & { city: Id })
  | (Of<'intercepted'> & { target: Id })
  | (Of<'battle'> & { cards: Id[] })
  | By<'attacksAgain'>;

export type RealmEvent = Course | Playing | Living | Fighting;

/** Tells what has just happened. */
export const tell = (s: Realm, event: RealmEvent): void => emit(s, event);
