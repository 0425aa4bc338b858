import type { Art, Ground, Picture, Tint } from '@siegeworks/ui';

/** Creatures and Sources stand before the ground of their school … */
const FIRE = school('gyronny', 'gules');
const WATER = school('wavy', 'azure');
const EARTH = school('chevron', 'vert');
const AIR = school('wavy', 'argent');
const BLACK = school('pile', 'purpure');
const WHITE = school('quarterly', 'or');
const NEUTRAL = school('per-pale', 'tenne');
/** … everything else stands before that of its type, in the tincture of its school. */
const LAND = type('wavy');
const GATE = type('embattled');
const INSTANT = type('lozengy');
const SUSTAINED = type('paly');
const WALL = type('embattled');
const ITEM = type('bend');
const ARTIFACT = type('saltire');

function school(ground: Ground, tint: Tint) {
  return (icon: string): Picture => ({ icon, ground, tint });
}
function type(ground: Ground) {
  return (icon: string, tint: Tint): Picture => ({ icon, ground, tint });
}

/** The picture of every card, chosen by hand. */
export const ART: Art = {
  volcano: FIRE('smoking-volcano'),
  'great-lake': WATER('waves'),
  mountain: EARTH('peaks'),
  cloudbank: AIR('fluffy-cloud'),
  'hot-springs': LAND('bubbling-bowl', 'gules'),
  'ember-mine': LAND('gold-mine', 'vert'),
  'sirocco-desert': LAND('desert', 'gules'),
  'mangrove-swamp': LAND('swamp', 'vert'),
  'storm-coast': LAND('sea-cliff', 'argent'),
  'high-mesa': LAND('cliff-crossing', 'argent'),
  'cloister-of-dawn': AIR('church'),
  'barrow-mounds': EARTH('graveyard'),
  'gate-of-ruin': GATE('dungeon-gate', 'gules'),
  'gate-of-exile': GATE('magic-gate', 'purpure'),
  'gate-of-ways': GATE('triple-gate', 'azure'),
  'minor-mjorn-air-elemental': AIR('whirlwind'),
  'median-mjorn-air-elemental': AIR('tornado'),
  'major-mjorn-air-elemental': AIR('tornado-discs'),
  'minor-mjorn-earth-elemental': EARTH('rock'),
  'median-mjorn-earth-elemental': EARTH('golem-head'),
  'major-mjorn-earth-elemental': EARTH('rock-golem'),
  'minor-mjorn-fire-elemental': FIRE('small-fire'),
  'median-mjorn-fire-elemental': FIRE('flame'),
  'major-mjorn-fire-elemental': FIRE('fire-silhouette'),
  'minor-mjorn-water-elemental': WATER('droplet-splash'),
  'median-mjorn-water-elemental': WATER('water-splash'),
  'major-mjorn-water-elemental': WATER('big-wave'),
  'cloud-sprites': AIR('fairy'),
  'wind-dancers': AIR('dervish-swords'),
  'hippogriff-riders': AIR('griffin-symbol'),
  thunderbird: AIR('eagle-emblem'),
  'disrupt-transport': INSTANT('transportation-rings', 'argent'),
  'forked-lightning': INSTANT('lightning-branches', 'argent'),
  'swift-winds': INSTANT('wingfoot', 'argent'),
  'wings-of-the-gale': SUSTAINED('feathered-wing', 'argent'),
  'wall-of-winds': WALL('windy-stripes', 'argent'),
  'dwarven-militia': EARTH('dwarf-helmet'),
  dwarf: EARTH('dwarf-face'),
  'dwarf-axemen': EARTH('crossed-axes'),
  'dwarf-riflemen': EARTH('blunderbuss'),
  'dwarf-catapult': EARTH('catapult'),
  'cave-troll': EARTH('troll'),
  'stone-giant': EARTH('giant'),
  'assault-of-stone': INSTANT('falling-rocks', 'vert'),
  sunder: INSTANT('tower-fall', 'vert'),
  'wall-of-stone': WALL('stone-wall', 'vert'),
  orc: FIRE('orc-head'),
  'orc-boar-riders': FIRE('boar'),
  'goblin-archers': FIRE('goblin-head'),
  'flame-hounds': FIRE('hound'),
  'red-dragon': FIRE('dragon-head'),
  fireball: INSTANT('fireball', 'gules'),
  'blood-rage': SUSTAINED('enrage', 'gules'),
  'scorched-earth': INSTANT('wildfires', 'gules'),
  'wall-of-flames': WALL('firewall', 'gules'),
  'sea-elf-marines': WATER('elf-helmet'),
  'merfolk-spearmen': WATER('trident'),
  siren: WATER('mermaid'),
  'sea-serpent': WATER('sea-serpent'),
  'water-nymph': WATER('lotus'),
  'healing-waters': INSTANT('holy-water', 'azure'),
  flood: SUSTAINED('flood', 'azure'),
  'frozen-sleep': SUSTAINED('frozen-body', 'azure'),
  'wall-of-mist': WALL('fog', 'azure'),
  'skeleton-warriors': BLACK('skeleton'),
  zombies: BLACK('shambling-zombie'),
  ghouls: BLACK('daemon-skull'),
  wraith: BLACK('spectre'),
  vampire: BLACK('vampire-dracula'),
  'death-knight': BLACK('black-knight-helm'),
  necromancer: BLACK('warlock-hood'),
  raven: BLACK('raven'),
  'drain-life': INSTANT('heart-drop', 'purpure'),
  'soul-rend': INSTANT('soul', 'purpure'),
  'curse-of-weakness': SUSTAINED('cursed-star', 'purpure'),
  'raise-the-fallen': SUSTAINED('raise-zombie', 'purpure'),
  'wall-of-bones': WALL('crossed-bones', 'purpure'),
  healers: WHITE('healing'),
  'order-of-light': WHITE('templar-shield'),
  acolytes: WHITE('monk-face'),
  pegasus: WHITE('pegasus'),
  unicorn: WHITE('unicorn'),
  archangel: WHITE('angel-outfit'),
  paladin: WHITE('winged-sword'),
  dove: WHITE('dove'),
  blessing: SUSTAINED('prayer', 'or'),
  'banish-evil': INSTANT('cross-flare', 'or'),
  restoration: INSTANT('glowing-hands', 'or'),
  'wall-of-light': WALL('sunbeams', 'or'),
  barbarians: NEUTRAL('barbarian'),
  'elf-prince': NEUTRAL('laurel-crown'),
  'elf-scout': NEUTRAL('woman-elf-face'),
  'elven-bowmen': NEUTRAL('archer'),
  'great-strategist': NEUTRAL('chess-king'),
  knight: NEUTRAL('visored-helm'),
  'men-at-arms': NEUTRAL('spears'),
  cavalry: NEUTRAL('cavalry'),
  'tower-saboteurs': NEUTRAL('unlit-bomb'),
  'hedge-wizard': NEUTRAL('wizard-face'),
  snake: NEUTRAL('snake'),
  wolverine: NEUTRAL('badger'),
  wolf: NEUTRAL('wolf-head'),
  hawk: NEUTRAL('hawk-emblem'),
  panther: NEUTRAL('feline'),
  tortoise: NEUTRAL('tortoise'),
  'wand-of-lightning': ITEM('fairy-wand', 'argent'),
  'flaming-sword': ITEM('energy-sword', 'gules'),
  'wand-of-fire': ITEM('primitive-torch', 'gules'),
  'sword-of-swiftness': ITEM('sword-brandish', 'tenne'),
  'bow-of-the-glade': ITEM('pocket-bow', 'tenne'),
  'tower-shield': ITEM('crenulated-shield', 'tenne'),
  'cloak-of-shadows': ITEM('hooded-figure', 'tenne'),
  'ring-of-renewal': ITEM('ring', 'tenne'),
  'staff-of-sages': ITEM('wizard-staff', 'tenne'),
  'iron-golem': ARTIFACT('metal-golem-head', 'tenne'),
  'stone-colossus': ARTIFACT('stone-bust', 'tenne'),
  'crystal-orb': ARTIFACT('crystal-ball', 'tenne'),
  'great-ballista': ARTIFACT('ballista', 'tenne'),
  'war-horn': ARTIFACT('hunting-horn', 'tenne'),
  'healing-fountain': ARTIFACT('water-fountain', 'tenne'),
  dispel: INSTANT('breaking-chain', 'tenne'),
  recall: INSTANT('return-arrow', 'tenne'),
  foresight: INSTANT('third-eye', 'tenne'),
  'time-slip': INSTANT('backward-time', 'tenne'),
  shatter: INSTANT('hammer-break', 'tenne'),
  exposure: INSTANT('eye-target', 'tenne'),
};

/** Each element is shown by the picture of its purest form. */
export const PUREST: Readonly<Record<string, string>> = {
  fire: 'median-mjorn-fire-elemental',
  water: 'minor-mjorn-water-elemental',
  earth: 'mountain',
  air: 'minor-mjorn-air-elemental',
};
