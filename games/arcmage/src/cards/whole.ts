import type { Entry, Lasting, Site, Worn } from './entry.ts';

/** With every hook, `undefined` where a card says nothing. */
export type Whole<T> = { readonly [K in keyof T]-?: T[K] | undefined };
type Blank<T> = Readonly<Record<keyof T, undefined>>;

const ENTRY: Blank<Entry> = {
  play: undefined,
  deeds: undefined,
  abilities: undefined,
  price: undefined,
  extra: undefined,
  worn: undefined,
  effect: undefined,
  site: undefined,
  hears: undefined,
  gives: undefined,
  leads: undefined,
  grows: undefined,
  fights: undefined,
  welcomes: undefined,
  watches: undefined,
  calms: undefined,
  ore: undefined,
  produces: undefined,
  saves: undefined,
  drives: undefined,
  toDefenders: undefined,
  toCity: undefined,
  slips: undefined,
  carries: undefined,
  rebirth: undefined,
};
const WORN: Blank<Worn> = {
  attack: undefined,
  defence: undefined,
  both: undefined,
  word: undefined,
  subtype: undefined,
  silences: undefined,
  ability: undefined,
  keepsMarked: undefined,
  mayStayMarked: undefined,
  unmarkPrice: undefined,
  marked: undefined,
  turnEnd: undefined,
  noAttack: undefined,
  noMove: undefined,
  noAttackOn: undefined,
  fears: undefined,
  slips: undefined,
  saves: undefined,
  besieges: undefined,
  shields: undefined,
};
const SITE: Blank<Site> = {
  lends: undefined,
  weakens: undefined,
  closed: undefined,
  leftAgain: undefined,
  gifts: undefined,
  holdsBack: undefined,
  attacksFrom: undefined,
  tosses: undefined,
  hidesAt: undefined,
  toll: undefined,
};
const LASTING: Blank<Lasting> = {
  about: undefined,
  lasts: undefined,
  forbidsDraw: undefined,
  capsDraw: undefined,
  turnStart: undefined,
  playPhase: undefined,
  turnEnd: undefined,
  bars: undefined,
  calls: undefined,
  frees: undefined,
  stops: undefined,
  attacksAgain: undefined,
  word: undefined,
};

export type WholeEntry = Omit<Whole<Entry>, 'worn' | 'site' | 'effect'> & {
  readonly worn: Whole<Worn> | undefined;
  readonly site: Whole<Site> | undefined;
  readonly effect: Whole<Lasting> | undefined;
};

/**
 * All entries in one shape. Rules ask every piece on the table for its hooks, again and again; the engine finds a field
 * at once where all objects are alike, and has to look for it where each has a shape of its own.
 */
export const whole = (entry: Entry): WholeEntry => ({
  ...ENTRY,
  ...entry,
  worn: entry.worn && { ...WORN, ...entry.worn },
  site: entry.site && { ...SITE, ...entry.site },
  effect: entry.effect && wholeEffect(entry.effect),
});
export const wholeEffect = (effect: Lasting): Whole<Lasting> => ({ ...LASTING, ...effect });
