import type { Ability, Deed, Entries, Entry, Hears, Site } from './entry.ts';
import type { WholeEntry } from './whole.ts';
import { whole } from './whole.ts';

/**
 * The book of all entries, as the rulebook is the book of all rules: each file of cards writes into it, and rules, readers
 * and words ask it without knowing a card. So no rule depends on a card.
 */
const ENTRIES = new Map<string, WholeEntry>();
const NOTHING_SPECIAL = whole({});
export const entryOf = (card: string): WholeEntry => ENTRIES.get(card) ?? NOTHING_SPECIAL;

/** Everything that cards, abilities, triggers and levels do: by card, or by card and moment or level. */
export const DEEDS: Record<string, Deed | undefined> = {};
export const ABILITIES: Record<string, Ability> = {};

/** Cards that have something to say, whatever happens. */
export const HEARS: { readonly [K in keyof Hears]: Hears[K][] } = {
  tokenPlaced: [],
  drew: [],
  discarded: [],
  played: [],
  resolved: [],
  sudden: [],
  capsDraw: [],
  resourceCaps: [],
  unmarkCap: [],
  cheaper: [],
  disguises: [],
  lessens: [],
};
/** By keyword, and by subtype. */
export type Gives = NonNullable<Entry['gives']>[string];
export const GIVES = new Map<string, Gives[]>();
export const LEADS: Record<string, NonNullable<Entry['leads']>['add'][] | undefined> = {};
export const REBIRTHS: NonNullable<Entry['rebirth']>[] = [];
/** Cards that calm creatures. */
export const CALMING: string[] = [];
export const TOLLS: { card: string; toll: NonNullable<Site['toll']> }[] = [];

function listen<K extends keyof Hears>(what: K, hears: Partial<Hears>): void {
  const hear = hears[what];
  if (hear) HEARS[what].push(hear);
}
const HEARD = Object.keys(HEARS) as (keyof Hears)[];

/** Creatures that this fits have the keyword. */
export function give(word: string, fits: Gives): void {
  const all = GIVES.get(word);
  if (all) all.push(fits);
  else GIVES.set(word, [fits]);
}
function index(card: string, { hears = {}, gives = {}, leads, rebirth, calms, site }: Entry): void {
  for (const what of HEARD) listen(what, hears);
  for (const word in gives) give(word, gives[word]);
  if (leads) {
    LEADS[leads.subtype] ??= [];
    LEADS[leads.subtype]?.push(leads.add);
  }
  if (rebirth) REBIRTHS.push(rebirth);
  if (calms) CALMING.push(card);
  if (site?.toll) TOLLS.push({ card, toll: site.toll });
}
/** Writes entries into the book. */
export function enter(entries: Entries): Entries {
  for (const [card, entry] of Object.entries(entries)) {
    ENTRIES.set(card, whole(entry));
    if (entry.play) DEEDS[card] = entry.play;
    for (const moment in entry.deeds) DEEDS[`${card} ${moment}`] = entry.deeds[moment];
    for (const ability of entry.abilities ?? []) ABILITIES[ability.what] = ability;
    if (entry.worn?.ability) ABILITIES[entry.worn.ability.what] = entry.worn.ability;
    index(card, entry);
  }
  return entries;
}
/** What keywords put on the stack, whichever card has them. */
export function enterDeeds(deeds: Readonly<Record<string, Deed>>): void {
  Object.assign(DEEDS, deeds);
}
