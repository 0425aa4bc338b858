import { DARK_LEGION } from './dark-legion.ts';
import type { Deed, Deeds } from './deed.ts';
import { EMPIRE } from './empire.ts';
import { GAIAN } from './gaian.ts';
import { KEYWORDS } from './keywords.ts';
import { NOBLES } from './nobles.ts';
import { RED_BANNER } from './red-banner.ts';

/** Everything that cards, abilities, triggers and levels do, by name. */
export const DEEDS: Readonly<Record<string, Deed | undefined>> = {
  ...DARK_LEGION,
  ...GAIAN,
  ...RED_BANNER,
  ...NOBLES,
  ...EMPIRE,
  ...KEYWORDS,
} satisfies Deeds;
