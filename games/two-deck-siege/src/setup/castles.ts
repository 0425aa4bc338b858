import type { Castles, Deck, Id, Supply, Variant, Variants } from '@siegeworks/contract';
import { titled } from '@siegeworks/contract';
import { BOX, ORDERS, SPECIALS } from '../cards/card.ts';
import { WORD_TITLES } from '../words/variants.ts';
import { OPTIONS, PRESETS, usualThick } from './setup.ts';

type Preset = (typeof PRESETS)[string];

/** As a variant, but never left to the preset: a castle says everything itself. */
function said({ unset: _open, ...field }: Variant, value: Variant['default']): Variant {
  return { ...field, default: value, ...(field.words && { words: field.words.slice(1) }) };
}
const USUAL = PRESETS['castellan-0'];

/** TD-013 to TD-016, TD-020, TD-025, TD-188, TD-190 and the rules of 9.2 that are on or off. */
const SCHEMA: Variants = titled(
  {
    castle: said(OPTIONS.castle, USUAL.castle),
    longSides: OPTIONS.longSides,
    thickAt: OPTIONS.thickAt,
    provisions: said(OPTIONS.provisions, USUAL.provisions),
    overrunLimit: said(OPTIONS.overrunLimit, USUAL.overrunLimit),
    reinforcements: said(OPTIONS.reinforcements, USUAL.reinforcements),
    openingHand: said(OPTIONS.openingHand, USUAL.openingHand),
    rubble: OPTIONS.rubble,
    household: OPTIONS.household,
    scouts: OPTIONS.scouts,
    spent: OPTIONS.spent,
    grim: OPTIONS.grim,
  },
  WORD_TITLES,
);

const KINDS: Readonly<Record<string, string>> = WORD_TITLES.castle ?? {};
const NAMES: Readonly<Record<string, string>> = WORD_TITLES.preset ?? {};

function textOf({ castle, provisions, overrunLimit }: Preset): string {
  return `${KINDS[castle]}, provisions for ${provisions} rounds; lost with ${overrunLimit} enemies in the courtyard.`;
}

function ready([id, preset]: [string, Preset]): Deck {
  const usual = Object.entries(SCHEMA).map(([name, field]) => [name, field.default]);
  return {
    id,
    name: NAMES[id] ?? id,
    text: textOf(preset),
    cards: {},
    choices: { ...Object.fromEntries(usual), ...preset, thickAt: usualThick(preset.castle) },
  };
}

const [OPENS] = ORDERS.filter(id => BOX[id].opens);
const keyOf = (id: Id): string => BOX[id].key;

/** TD-019, TD-020, TD-042: the player deck of every castle. */
const SUPPLY: Supply = { opens: [keyOf(OPENS)], pile: {}, hand: 'openingHand', each: 2 };
for (const key of [...ORDERS, ...SPECIALS].filter(id => id !== OPENS).map(keyOf))
  SUPPLY.pile[key] = (SUPPLY.pile[key] ?? 0) + 1;

/** 9.1: the presets are the ready castles. */
export const CASTLES: Castles = {
  schema: SCHEMA,
  ready: Object.entries(PRESETS).map(ready),
  supply: SUPPLY,
};
