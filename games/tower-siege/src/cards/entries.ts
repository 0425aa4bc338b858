import type { Entry } from './entry.ts';
import { ITEMS } from './items.ts';
import { MINIONS } from './minions.ts';
import { RELICS } from './relics.ts';
import { ROGUES } from './rogues.ts';
import { SCROLLS } from './scrolls.ts';
import { AREA_SCROLLS } from './scrolls-area.ts';
import { LASTING_SCROLLS } from './scrolls-lasting.ts';
import { SPELLS } from './spells.ts';

/** Cards of which nothing is special beyond what is printed have no entry. */
export const ENTRIES: Readonly<Record<string, Entry>> = Object.assign(
  Object.create(null),
  MINIONS,
  ROGUES,
  ITEMS,
  SCROLLS,
  LASTING_SCROLLS,
  AREA_SCROLLS,
  SPELLS,
  RELICS,
);
const PLAIN: Entry = {};
export const entryOf = (card: string): Entry => ENTRIES[card] ?? PLAIN;

/** What cards do when the turn of a player begins. */
export const TURN_BEGINS = Object.values(ENTRIES).flatMap(({ turnBegins }) => turnBegins ?? []);

/** All entries of one kind, of all cards together. */
export const gathered = <T>(
  of: (entry: Entry) => Readonly<Record<string, T>> | undefined,
): Record<string, T> => Object.assign({}, ...Object.values(ENTRIES).map(of));
