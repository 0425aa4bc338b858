import type { Reason } from '@siegeworks/contract';
import { because } from '@siegeworks/table';
import { has } from '../state/keywords.ts';
import { creatureAt, opposes } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import type { Aiming, AimName } from './aims.ts';
import { AIMS, targetsOf } from './aims.ts';

const SANCTUARY = because('AM-244', "sanctuary: opponents' cards and abilities cannot target it");
const CHOSEN = because('AM-244', 'it has already been chosen');
/** What each kind of target is, as the end of a sentence. */
const WANTED: Readonly<Record<AimName, string>> = {
  creature: 'a creature in play',
  otherCreature: 'another creature',
  ownCreature: 'a creature that you control',
  otherOwnCreature: 'another creature that you control',
  foeCreature: 'a creature of an opponent',
  neighbour: 'another creature in the same city',
  unmarkedNeighbour: 'another, unmarked creature in the same city',
  unmarkedCreature: 'an unmarked creature',
  ownArmyCreature: 'a creature of your army',
  ownArmyMerfolk: 'a Merfolk of your army',
  foeArmyCreature: "a creature of an opponent's army",
  flyer: 'a creature with flying',
  attacker: 'an attacking creature',
  bigCreature: 'a creature with defence 4 or more',
  city: 'a city',
  ownCity: 'a city that you control',
  creatureOrCity: 'a creature or a city',
  enchantment: 'an enchantment in play',
  graveCreature: 'a creature card in a graveyard',
  ownGraveEnchantment: 'an enchantment card in your graveyard',
  player: 'a player still in the game',
  opponent: 'an opponent',
  stackCard: 'a card on the stack',
  stackSpell: 'an enchantment, magic or event card on the stack with exactly one target',
};

/** Why this card, seat or object cannot be chosen as this target, or `null`. */
export function noTarget(s: Realm, aim: AimName, a: Aiming, n: number): Reason | null {
  if (targetsOf(s, aim, a).includes(n)) return null;
  if (a.chosen.includes(n)) return CHOSEN;
  const c = AIMS[aim].kind === 'card' ? creatureAt(s, n) : null;
  if (c && opposes(s, a.by, c.controller) && has(s, c, 'sanctuary')) return SANCTUARY;
  return because('AM-244', `the target must be ${WANTED[aim]}`);
}
