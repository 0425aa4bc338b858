import type { Id, Option, Reason, Seat } from '@siegeworks/contract';
import type { Pick } from '../state/pick.ts';
import type { Force, Item, Standing, War } from '../state/state.ts';
import type { BuildingKind, CardId } from './card.ts';
import { isBuilding } from './card.ts';

/** What a card or ability may be aimed at: card ids, or players. */
export interface Aim {
  min: number;
  max: number;
  /** Legal targets in addition to those already chosen. */
  cards?(s: War, by: Seat, chosen: readonly Id[]): Id[];
  seats?(s: War, by: Seat): Seat[];
  /** A condition of cards without a target. */
  if?(s: War, by: Seat): boolean;
}
/** A card or ability that goes on the stack (4.4). */
export interface Play {
  aim: Aim;
  resolve(s: War, item: Item, targets: Id[]): void;
  /** The rule that says what it targets, and the target in words. */
  at?: readonly [rule: string, text: string];
  /** Why it cannot target this, although it looks like a possible target, or `null`. */
  bars?(s: War, target: Id): Reason | null;
  /** What would happen to a target or a Castle, where there is more to say than the card's text. */
  effectOn?(s: War, target: Id, source: Id): string[];
  effectAt?(s: War, seat: Seat): string[];
  /** AK-259: whether this target of a misled Op belongs to the Op's sender. */
  belongsTo?(s: War, target: Id, sender: Seat): boolean;
}
/** AK-292: what a force may do instead of attacking. */
export interface Ability extends Play {
  id: string;
  name: string;
  /** AK-R130: it still counts as an attack. */
  isAttack?: boolean;
}
/** A bonus in battle until the end of the turn: once a turn from a Building, only once from a force. */
export interface Boost {
  /** Kind of its option. */
  kind: string;
  rule: string;
  /** Ways to use it, if there are several. */
  ways?: readonly string[];
  has(f: Force): boolean;
  give(f: Force, way: string): void;
  /** What it adds, by value. */
  adds(f: Force): Partial<Record<'AS' | 'DS' | 'AD' | 'LD', number>>;
  name: string;
  /** `Armoury` on the force that has it. */
  mark(f: Force): string;
  /** As an option, for a force of this name, and as an event afterwards. */
  say(force: string, way: string): string;
  happened: (does: (verb: string) => string, value: string) => string;
}
type Say = (s: War, o: Pick) => string;

/** All that is special about a card. The rules look it up at the right moments and name no card. */
export interface Entry {
  play?: Play;
  /** Of a force, or of the force that wears the card. */
  ability?: Ability;
  boost?: Boost;
  /** 4.2: decisions that a force of this name offers on its controller's own turn. */
  offers?(s: War, f: Force): Option[];
  /** 4.2: those that a player's Buildings of this kind offer. */
  functions?(s: War, seat: Seat): Option[];
  /** Why a ready Building of this kind cannot be used by itself, when it offers nothing: a rule and a text. */
  idle?: readonly [rule: string, text: string];
  /** What these decisions do, by kind of option. */
  deeds?: Readonly<Record<string, (s: War, seat: Seat, pick: Pick) => void>>;
  /** AK-293: ways for this card to return from its ashes. */
  rises?(s: War, id: Id): Option[];
  /** What happens when its effect in play ends, if it is not simply discarded. */
  ends?(s: War, e: Standing): void;
  /** 4.1: S1, S4, E2 and E4. */
  turnStarts?(s: War, seat: Seat): void;
  forcesRenewed?(s: War, seat: Seat): void;
  bonusesEnd?(s: War): void;
  countsDown?(s: War, seat: Seat): void;
  /** Words: its options with their forecasts, its questions with their rules, and its line among standing effects. */
  says?: Readonly<Record<string, Say>>;
  /** Of these options: those that are always there and hardly ever taken. */
  seldom?: readonly string[];
  forecasts?: Readonly<Record<string, (s: War, o: Pick) => string[]>>;
  questions?: Readonly<Record<string, CardQuestion>>;
  line?(s: War, seat: Seat): string;
  /** What the coverage law requires to have run, in addition to the card being played. */
  covers?: readonly string[];
}
export interface CardQuestion {
  rule: string;
  ask(s: War): string;
}

type Entries = Partial<Record<CardId, Entry>>;
const ENTRIES: Record<string, Entry> = {};
const PLAYS: Record<string, Play> = {};
/** By kind of option, and by `rule.step`. */
export const DEEDS: Record<string, NonNullable<Entry['deeds']>[string]> = {};
export const SAYS: Record<string, Say> = {};
export const SELDOM = new Set<string>();
export const FORECASTS: Record<string, (s: War, o: Pick) => string[]> = {};
export const CARD_QUESTIONS: Record<string, CardQuestion> = {};
export const ABILITIES: Ability[] = [];
export const BOOSTS: { card: string; boost: Boost }[] = [];
export const BOOSTERS: { kind: BuildingKind; boost: Boost }[] = [];
export const FUNCTIONS: NonNullable<Entry['functions']>[] = [];

const MOMENTS = {
  turnStarts: [] as NonNullable<Entry['turnStarts']>[],
  forcesRenewed: [] as NonNullable<Entry['forcesRenewed']>[],
  bonusesEnd: [] as NonNullable<Entry['bonusesEnd']>[],
  countsDown: [] as NonNullable<Entry['countsDown']>[],
};
/** A moment that cards wait for: every card that has something to do then does it. */
export function moment(s: War, name: keyof typeof MOMENTS, seat: Seat): void {
  for (const act of MOMENTS[name]) act(s, seat);
}

/** Registers cards, as `rule` registers rules. Wherever all entries are consulted, it is in the order of registration. */
export function enter(entries: Entries): void {
  for (const [card, entry] of Object.entries(entries)) {
    ENTRIES[card] = entry;
    const { play, ability, boost, functions } = entry;
    if (play) PLAYS[card] = play;
    if (ability) {
      PLAYS[ability.id] = ability;
      ABILITIES.push(ability);
    }
    if (boost) BOOSTS.push({ card, boost });
    if (boost && isBuilding(card)) BOOSTERS.push({ kind: card, boost });
    if (functions) FUNCTIONS.push(functions);
    Object.assign(DEEDS, entry.deeds);
    Object.assign(SAYS, entry.says);
    for (const kind of entry.seldom ?? []) SELDOM.add(kind);
    Object.assign(FORECASTS, entry.forecasts);
    Object.assign(CARD_QUESTIONS, entry.questions);
    if (entry.turnStarts) MOMENTS.turnStarts.push(entry.turnStarts);
    if (entry.forcesRenewed) MOMENTS.forcesRenewed.push(entry.forcesRenewed);
    if (entry.bonusesEnd) MOMENTS.bonusesEnd.push(entry.bonusesEnd);
    if (entry.countsDown) MOMENTS.countsDown.push(entry.countsDown);
  }
}
const PLAIN: Entry = {};
export const entryOf = (card: string): Entry => ENTRIES[card] ?? PLAIN;
/** What a card or ability does on the stack; `undefined` for worn artifacts. */
export const playOf = (what: string): Play | undefined => PLAYS[what];
export const boostOf = (kind: string): Boost | undefined =>
  BOOSTS.find(({ boost }) => boost.kind === kind)?.boost;
