import type { AimName } from '../rules/aims.ts';

/** When a Spell or Scroll may be cast besides what its Spell Turn says. */
export type Moment = 'main' | 'combat' | 'response' | 'injury';
export interface Magic {
  aim: AimName;
  /** Targets at least and at most; a price per Target may set a lower limit. */
  min: number;
  max: number;
  only?: Moment;
}
const one = (aim: AimName, only?: Moment): Magic => ({ aim, min: 1, max: 1, ...(only && { only }) });
const some = (aim: AimName, max: number): Magic => ({ aim, min: 1, max });
const nothing: Magic = { aim: 'none', min: 0, max: 0 };

/** What each Spell and Scroll is aimed at; what it does stands in `rules/enact.ts`. */
export const MAGIC: Readonly<Record<string, Magic>> = {
  'spell-powerbolt': one('target'),
  'spell-shield': one('shieldable'),
  'spell-shatter': one('shatterable'),
  'power-blast': one('target'),
  ruin: some('resource', 99),
  'life-surge': one('creature'),
  'battle-truce': nothing,
  fury: one('target'),
  fortify: one('fortifiable'),
  'sand-storm': some('target', 3),
  'black-plague': nothing,
  shelter: nothing,
  'anti-magic': one('pending', 'response'),
  'fire-and-brimstone': nothing,
  waste: one('structure'),
  bind: { aim: 'bindable', min: 2, max: 2 },
  dispel: one('effect'),
  blessing: nothing,
  curse: one('opponent'),
  entangle: some('openCreature', 3),
  'stone-skin': one('creature'),
  'fog-of-war': nothing,
  'lightning-storm': some('target', 4),
  meteor: one('target'),
  resurrection: one('buried'),
  turncoat: one('turncoat', 'main'),
  scrying: nothing,
  haste: one('hastened', 'combat'),
  earthquake: nothing,
  'drain-power': one('opponent'),
  'cave-in': one('opponent'),
  raze: one('resource'),
  'mystic-bolt': one('target'),
  mend: { aim: 'none', min: 0, max: 0, only: 'injury' },
  bolster: one('bolsterable'),
  weaken: one('openCreature'),
  recall: one('door'),
  banish: one('unnatural'),
};
