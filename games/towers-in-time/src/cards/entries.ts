import type { Id } from '@siegeworks/contract';
import { printed } from '../state/faces.ts';
import type { Realm } from '../state/realm.ts';
import { CARDS } from './card.ts';
import type { Deed, Entry, Question } from './entry.ts';
import { GATES } from './gates.ts';
import { INSTANTS } from './instants.ts';
import { POWERS } from './powers.ts';
import { SUSTAINED } from './sustained.ts';

/** Everything special about each card, by its id. */
export const ENTRIES: Readonly<Record<string, Entry>> = { ...INSTANTS, ...SUSTAINED, ...POWERS, ...GATES };

const NOTHING_SPECIAL: Entry = {};
/** By position in the printed table, because rules look entries up all the time. */
const BY_INDEX: readonly Entry[] = Object.keys(CARDS).map(id => ENTRIES[id] ?? NOTHING_SPECIAL);

export const entryOf = (s: Realm, id: Id): Entry => BY_INDEX[printed(s, id).index];
/** What this card does as a spell or power, if it is one. */
export const deedOn = (s: Realm, id: Id): Deed | undefined => entryOf(s, id).deed;
/** Questions that only one card asks, by `rule.step`. */
export const OWN_QUESTIONS: Readonly<Record<string, Question>> = Object.fromEntries(
  Object.values(ENTRIES).flatMap(entry => Object.entries(entry.questions ?? {})),
);
