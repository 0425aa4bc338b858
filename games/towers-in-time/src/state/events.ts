import type { Id, Seat } from '@siegeworks/contract';
import { emit } from '@siegeworks/kernel';
import type { Realm } from './realm.ts';

/** A fact about a card, about a player, or about a player's card. */
type Of<T extends string> = { type: T; card: Id };
type By<T extends string> = { type: T; seat: Seat };
type ByWith<T extends string> = By<T> & Of<T>;

/** How a game ends. */
export type Ending = 'shields' | 'conceded' | 'turnLimit' | 'stalled' | 'quiet';

/** Set-up and the course of a turn. */
export type Course =
  | { type: 'decksShuffled' }
  | (By<'shieldsDealt'> & { cards: Id[] })
  | (By<'drew'> & { cards: Id[]; n: number })
  | By<'redrew'>
  | (ByWith<'putDown'> & { target: Id })
  | (By<'revealed'> & { towers: Id[]; units: Id[]; limbo: Id[]; discard: Id[] })
  | By<'starts'>
  | (By<'turnBegan'> & { turn: number })
  | Of<'maintained'>
  | Of<'lapsed'>
  | (By<'passed'> & { n: number })
  | By<'reactionPassed'>
  | { type: 'turnEnded'; turn: number }
  | ByWith<'handDiscarded'>
  | (By<'eliminated'> & { reason: string })
  | { type: 'gameOver'; reason: Ending; places: number[] };

/** Temper, Limbo, transport and moves. */
export type Building =
  | (Of<'sapped'> & { n: number })
  | Of<'taxed'>
  | Of<'straightened'>
  | ByWith<'sourcePlayed'>
  | (ByWith<'transported'> & { target: Id })
  | (Of<'moved'> & { target: Id })
  | ByWith<'laidInLimbo'>
  | ByWith<'wentToLimbo'>
  | ByWith<'limboDiscarded'>
  | Of<'itemReadied'>
  | Of<'itemIdled'>
  | Of<'discarded'>
  | Of<'removed'>
  | Of<'sourceDestroyed'>
  | Of<'towerDestroyed'>
  | Of<'sourceSapped'>;

/** Spells, powers and glyphs. */
export type Magic =
  | (ByWith<'cast'> & { targets: Id[]; x: number })
  | (ByWith<'powerUsed'> & { targets: Id[] })
  | Of<'spellEnded'>
  | Of<'wentToRift'>
  | (Of<'returnedFromRift'> & { tower: Id })
  | (Of<'raisedFallen'> & { tower: Id })
  | (Of<'shot'> & { target: Id; n: number })
  | (Of<'paralysed'> & { by: Id })
  | Of<'regenerated'>
  | Of<'destroyed'>;

/** Combat, damage and shields. */
export type Fighting =
  | (By<'attacked'> & { cards: Id[]; grounded: boolean })
  | ByWith<'guarded'>
  | By<'nexusAimed'>
  | { type: 'defended'; cards: Id[]; asArmy: boolean }
  | Of<'wallBurnt'>
  | { type: 'blowsStruck'; quick: boolean }
  | (Of<'damaged'> & { n: number })
  | Of<'killed'>
  | (Of<'healed'> & { n: number })
  | Of<'saved'>
  | By<'handedOver'>
  | By<'passedInCombat'>
  | (By<'cameThrough'> & { cards: Id[]; n: number })
  | { type: 'combatEnded' }
  | ByWith<'shieldFell'>
  | ByWith<'shieldPulled'>;

export type RealmEvent = Course | Building | Magic | Fighting;

/** Reports what has just happened. */
export const tell = (s: Realm, event: RealmEvent): void => emit(s, event);
