import { GAIAN_CITIES } from './gaian/cities.ts';
import { GAIAN_CREATURES } from './gaian/creatures.ts';
import { GAIAN_ENCHANTMENTS } from './gaian/enchantments.ts';
import { GAIAN_SPELLS } from './gaian/spells.ts';
import './keywords.ts';
import { DARK_LEGION_CITIES } from './dark-legion/cities.ts';
import { DARK_LEGION_CREATURES } from './dark-legion/creatures.ts';
import { DARK_LEGION_ENCHANTMENTS } from './dark-legion/enchantments.ts';
import { DARK_LEGION_SPELLS } from './dark-legion/spells.ts';
import { EMPIRE_CITIES } from './empire/cities.ts';
import { EMPIRE_CREATURES } from './empire/creatures.ts';
import { EMPIRE_ENCHANTMENTS } from './empire/enchantments.ts';
import { EMPIRE_SPELLS } from './empire/spells.ts';
import type { Entries } from './entry.ts';
import { NOBLES_CITIES } from './nobles/cities.ts';
import { NOBLES_CREATURES } from './nobles/creatures.ts';
import { NOBLES_ENCHANTMENTS } from './nobles/enchantments.ts';
import { NOBLES_SPELLS } from './nobles/spells.ts';
import { RED_BANNER_CITIES } from './red-banner/cities.ts';
import { RED_BANNER_CREATURES } from './red-banner/creatures.ts';
import { RED_BANNER_ENCHANTMENTS } from './red-banner/enchantments.ts';
import { RED_BANNER_SPELLS } from './red-banner/spells.ts';

/** All that cards do, by card: to import this writes every entry into the book. */
export const ENTRIES: Entries = {
  ...GAIAN_CITIES,
  ...GAIAN_CREATURES,
  ...GAIAN_SPELLS,
  ...GAIAN_ENCHANTMENTS,
  ...DARK_LEGION_CITIES,
  ...DARK_LEGION_CREATURES,
  ...DARK_LEGION_SPELLS,
  ...DARK_LEGION_ENCHANTMENTS,
  ...RED_BANNER_CITIES,
  ...RED_BANNER_CREATURES,
  ...RED_BANNER_SPELLS,
  ...RED_BANNER_ENCHANTMENTS,
  ...NOBLES_CITIES,
  ...NOBLES_CREATURES,
  ...NOBLES_SPELLS,
  ...NOBLES_ENCHANTMENTS,
  ...EMPIRE_CITIES,
  ...EMPIRE_CREATURES,
  ...EMPIRE_SPELLS,
  ...EMPIRE_ENCHANTMENTS,
};
