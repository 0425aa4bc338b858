import type { CardInfo } from '@siegeworks/contract';
import { facetsOf } from './bench.ts';
import type { Card } from './card.ts';
import { cardsOf } from './card.ts';

const SET_NAMES: Readonly<Record<string, string>> = {
  base: 'Base set',
  'named-in-rules': 'Named in the rules',
  'elemental-adversaries': 'Elemental Adversaries',
  'thaylens-rogue': "Thaylen's Rogue",
  'fiendish-foes': 'Fiendish Foes',
  armoury: 'Armoury',
};
const price = (p: { gp?: number; pp?: number }) =>
  [p.gp ? `${p.gp} gold` : '', p.pp ? `${p.pp} power` : ''].filter(Boolean).join(' + ');

/** Printed facts in reading order. */
function facts(c: Card): string[] {
  const list: (string | false)[] = [
    (c.gp > 0 || c.pp > 0) && `Cost ${price(c)}`,
    c.cast !== undefined && `Casting ${c.cast} power`,
    c.st !== undefined && (c.st === 'AT' ? 'Any Turn' : 'On Turn'),
    c.ss !== undefined && `Spell Skill ${c.ss}`,
    c.rr === true && 'Resistance Roll',
    c.isCreature && `Life ${c.lp}`,
    c.isCreature && `Skill Level ${c.sl}`,
    c.pl > 0 && `Protection Level ${c.pl}`,
    c.ip > 0 && `Integrity ${c.ip}`,
    c.dl > 0 && `Defense Level ${c.dl}`,
    c.rl > 0 && `Resistance Level ${c.rl}`,
    c.ui !== 'X' && `Usable Items ${c.ui}`,
    c.ic !== '' && `Item Class ${c.ic}`,
    c.upkeep !== undefined && `Upkeep ${price(c.upkeep)}`,
    c.location !== undefined &&
      { B: 'Battlefield', S: 'Inside a structure', C: 'Carried by a creature' }[c.location],
    c.subtypes.length > 0 && c.subtypes.join(', '),
  ];
  return list.filter((fact): fact is string => typeof fact === 'string');
}
/** `InnateSpell` as people write it. */
const spaced = (type: string) =>
  type.replace(/([a-z])([A-Z])/g, (_all, end: string, start: string) => `${end} ${start.toLowerCase()}`);

/** `3pp` as people say it. */
const inFull = (text: string) => text.replace(/(\d)pp\b/g, '$1 power').replace(/(\d)gp\b/g, '$1 gold');

export const CARD_INFO: readonly CardInfo[] = Object.values(cardsOf({})).map(c => ({
  id: c.id,
  name: c.name,
  type: spaced(c.type),
  text: inFull(c.text),
  facts: facts(c),
  set: SET_NAMES[c.set],
  ...facetsOf(c),
}));
