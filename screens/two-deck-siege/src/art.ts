import type { Art } from '@siegeworks/ui';

/**
 * The picture of every card, chosen by hand. Grounds follow the type: per pale soldiers, chevron those with a craft,
 * quarterly heroes and the orders that call them, pile enemies, embattled castle cards; orders by their class.
 */
export const ART: Art = {
  tower: { icon: 'stone-tower', ground: 'embattled', tint: 'argent' },
  wall: { icon: 'defensive-wall', ground: 'embattled', tint: 'argent' },
  'thick-wall': { icon: 'brick-wall', ground: 'embattled', tint: 'argent' },

  'goblin-stabber': { icon: 'goblin-head', ground: 'pile', tint: 'sable' },
  hobgoblin: { icon: 'orc-head', ground: 'pile', tint: 'sable' },
  'skeleton-archer': { icon: 'skeleton-inside', ground: 'pile', tint: 'sable' },
  ogre: { icon: 'ogre', ground: 'pile', tint: 'sable' },
  'troll-rockthrower': { icon: 'troll', ground: 'pile', tint: 'sable' },
  'giant-hogram': { icon: 'siege-ram', ground: 'pile', tint: 'sable' },
  dragon: { icon: 'spiked-dragon-head', ground: 'pile', tint: 'sable' },
  necromancer: { icon: 'skull-staff', ground: 'pile', tint: 'sable' },
  reinforcements: { icon: 'rally-the-troops', ground: 'paly', tint: 'sable' },
  'coordinated-assault': { icon: 'striking-arrows', ground: 'paly', tint: 'sable' },
  bombardment: { icon: 'catapult', ground: 'paly', tint: 'sable' },
  'scaling-ladders': { icon: 'ladder', ground: 'paly', tint: 'sable' },
  'war-drums': { icon: 'drum', ground: 'paly', tint: 'sable' },

  'man-at-arms': { icon: 'swordman', ground: 'per-pale' },
  archer: { icon: 'bowman', ground: 'per-pale' },
  pikeman: { icon: 'pikeman', ground: 'per-pale' },
  crossbow: { icon: 'crossbow', ground: 'per-pale' },
  engineer: { icon: 'claw-hammer', ground: 'chevron' },
  wizard: { icon: 'wizard-face', ground: 'chevron' },
  priest: { icon: 'prayer', ground: 'chevron' },
  'castle-staff': { icon: 'camp-cooking-pot', ground: 'chevron' },
  gryphon: { icon: 'griffin-symbol', ground: 'quarterly' },
  'stone-golem': { icon: 'rock-golem', ground: 'quarterly' },
  dwarves: { icon: 'dwarf-face', ground: 'quarterly' },
  knights: { icon: 'mounted-knight', ground: 'quarterly' },

  attack: { icon: 'crossed-swords', ground: 'saltire' },
  'hold-this-side': { icon: 'guarded-tower', ground: 'saltire' },
  loose: { icon: 'high-shot', ground: 'saltire' },
  'boiling-oil': { icon: 'cauldron', ground: 'gyronny' },
  'flaming-arrows': { icon: 'flaming-arrow', ground: 'gyronny' },
  'sally-forth': { icon: 'open-gate', ground: 'gyronny' },
  'shield-wall': { icon: 'shield-echoes', ground: 'gyronny' },
  'rush-to-the-gap': { icon: 'broken-wall', ground: 'gyronny' },
  'man-the-walls': { icon: 'stairs', ground: 'wavy' },
  'cast-fireball-blessing': { icon: 'fire-spell-cast', ground: 'lozengy' },
  'cast-stonebinding-recall': { icon: 'stone-stack', ground: 'lozengy' },
  'cast-lightning-healing': { icon: 'lightning-trio', ground: 'lozengy' },
  'shore-up-the-walls': { icon: 'trowel', ground: 'bend' },
  'stand-down': { icon: 'campfire', ground: 'chequy' },
  // A summons shows a different picture from the defender it calls, so that the two are not confused in the hand.
  'summon-the-gryphon': { icon: 'griffin-shield', ground: 'quarterly' },
  'wake-the-stone-golem': { icon: 'golem-head', ground: 'quarterly' },
  'call-the-dwarves': { icon: 'dwarf-helmet', ground: 'quarterly' },
  'ride-of-the-knights': { icon: 'knight-banner', ground: 'quarterly' },
};
