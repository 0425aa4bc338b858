import type { BuildingKind } from '../cards/card.ts';

/** What the computer player thinks things are worth: section 12 as numbers, in points of worth (2.6). Plain data. */
export const WORTH = {
  /** So many points of worth make a player about three times as likely to win. */
  lead: 28,
  /** A whole Castle of 20 life; the first Damage is cheap, the last is dear (12.11). */
  castle: 110,
  dear: 1.4,
  /** A second Land doubles the building speed (12.3). */
  land: 4,
  /** A free slot; each further one is worth less. */
  slot: 0.8,
  nextSlot: 0.8,
  /** Of what stands on a Land under Pestilence. */
  inert: 0.4,
  /** A prisoner is worth something to its captor, and its return is not far (12.14). */
  prisoner: 0.25,
  /** Part of its worth that whoever attacks an empty Dungeon must reckon with losing (12.15). */
  captured: 1,
  /** A Plague against nobody, and for each enemy force under it (12.24). */
  plague: 6,
  plagued: 2,
  /** Each card fewer than `fewCards` in the Draw Deck (12.25). */
  shortage: 4,
  fewCards: 6,
  /** Damage that could come through before the player can do anything about it, and later (12.6). */
  soon: 0.7,
  later: 0.25,
  /** The Castle would fall of it, now or later. */
  deadly: 70,
  doomed: 14,
};

/** Cards that are not in play yet (12.1). */
export const PLAN = {
  /** Part of its worth that a card has while it could be played on the next turn. */
  ready: 0.75,
  /** Each turn that it has to wait leaves so much of that. */
  patience: 0.92,
  /** Of two missing Buildings the one that comes sooner counts so much. */
  others: 0.35,
  /** A missing Building that is in hand counts as so many turns. */
  inHand: 5,
  /** A missing Building for which there is no slot, and one that is in no pile. */
  noSlot: 12,
  never: 99,
  /** Cards of the Draw Deck that matter: so many turns are looked ahead. */
  ahead: 8,
  /** Any card at all, and one that nobody knows. */
  card: 1,
  hidden: 5,
};

/** What a Building does by itself; what it makes possible is worked out from hand and deck. */
export const BUILT: Readonly<Record<BuildingKind, number>> = {
  barrack: 0,
  beastiary: 0,
  market: 0,
  'siege-smith': 0,
  'thieves-guild': 0,
  'mage-tower': 0.5,
  // A point of strength in one battle of each turn.
  armoury: 1.5,
  'weapon-smith': 1.5,
  temple: 2,
  // Mends a point of the Castle each turn, or brings Buildings back.
  millworks: 6,
  // Every wave has to reckon with it.
  dungeon: 8,
  // Two points of Castle life, and every wave pays for coming.
  'spiked-wall': 5,
};

/** How attacks and defences are weighed (12.6 to 12.15). */
export const WAR = {
  /** A point of Damage that does not kill. */
  wound: 1.5,
  /** Each defender that a paralysing bite would lay low. */
  bite: 3,
  /** How surely the enemy strikes back at those who stayed at home; and what it is worth that the own Castle would fall of it. */
  counter: 0.7,
  homeless: 12,
  /** What keeps a defence from being made for next to nothing. */
  guard: 0.5,
  /** A blow that would fell the Castle. */
  saved: 30,
  /** Prisoners worth less are not taken. */
  prize: 9,
};

/** Who must draw from an empty deck has lost, and in a quiet War that is known long before (12.25). */
export const ATTRITION = {
  /** 1 for who sees it coming. */
  foreseen: 0,
  /** With so many cards left in the smaller deck, a War with whole Castles ends by attrition as often as not; and how gradually that changes. */
  half: 34,
  spread: 6,
  /** How much the Damage on a Castle speaks against it. */
  calm: 2,
  /** How sure it is then who wins. */
  sure: 0.97,
};

export const FORCE = {
  /** A strong force is worth more than two weak ones: worth (2.6) times `might`, less `body`. */
  might: 1.25,
  body: -4,
  /** Part that does not fall with its Damage. */
  alive: 0.6,
  staff: -2,
  /** Parts that are left while it is held or cannot act, and while it is only borrowed. */
  trapped: 0.4,
  paralysed: 0.7,
  charmed: 0.5,
};
/** What a force is worth beside its four values. */
export const TALENTS: Readonly<Record<string, number>> = {
  unblockable: 5,
  'only-magic-strikes': 5,
  'flaming-missile': 6,
  lightning: 6,
  'split-attack': 4,
  regenerate: 5,
  'raise-skeleton': 4,
  'paralysing-bite': 3,
  trap: 3,
  'second-defence': 2,
  'sixth-building': 1.5,
  'rebuild-land': 1,
  'spell-immune': 1,
  untrappable: 0.5,
};

/** What the other cards are worth on the table or when they are played at a good moment. */
export const PLAYED: Readonly<Record<string, number>> = {
  'deaths-scythe': 9,
  'razors-edge': 7,
  'flame-blade': 6,
  'shadow-cloak': 8,
  'helm-of-brilliance': 9,
  'helm-of-telekinesis': 4,
  'elven-chainmail': 6,
  'the-protector': 5,
  'scale-armour': 3,
  'enchanted-shield': 3,
  'elven-cloak': 2,
  'staff-of-ageing': 4,
  'doom-drums': 9,
  'healing-potion': 4,
  'negation-wand': 4,
  'tome-of-darkness': 6,
  charm: 14,
  hurricane: 22,
  reincarnate: 14,
  pestilence: 10,
  collapse: 14,
  plague: 12,
  'natures-growth': 5,
  invisibility: 4,
  teleport: 4,
  'wall-of-force': 6,
  dispel: 4,
  'destroy-artifact': 4,
  'back-stab': 10,
  'infiltrate-castle': 12,
  'steal-artifact': 5,
  'mislead-thief': 4,
  'catch-thief': 3,
  'expose-thief': 3,
  'clear-dungeon': 3,
  release: 2,
  revert: 3,
  cure: 2,
  cleanse: 5,
  reconstruction: 4,
};

/** All the numbers; whoever judges may be given others. */
export const WEIGHTS = { WORTH, PLAN, BUILT, WAR, ATTRITION, FORCE, TALENTS, PLAYED };
export type Weights = typeof WEIGHTS;

/** Moments at which most players would play a card. */
export type Moment =
  | 'always'
  | 'answer'
  | 'save'
  | 'few enemies'
  | 'any enemy'
  | 'worthy enemy'
  | 'strong enemy'
  | 'strong enemy, gladly'
  | 'wounded friend'
  | 'wounded friends'
  | 'friends'
  | 'quiet own turn'
  | 'before attacking'
  | 'worthy dead'
  | 'ruins'
  | 'great danger';
/** When each card is best played (12.16 to 12.24); without a moment it is kept. */
export const WHEN: Readonly<Record<string, Moment>> = {
  'doom-drums': 'few enemies',
  'healing-potion': 'wounded friend',
  'negation-wand': 'answer',
  dispel: 'answer',
  'destroy-artifact': 'answer',
  'expose-thief': 'answer',
  'catch-thief': 'answer',
  'mislead-thief': 'answer',
  'staff-of-ageing': 'always',
  'tome-of-darkness': 'quiet own turn',
  charm: 'strong enemy',
  cure: 'friends',
  hurricane: 'strong enemy, gladly',
  invisibility: 'before attacking',
  'natures-growth': 'always',
  pestilence: 'always',
  reincarnate: 'worthy dead',
  revert: 'always',
  teleport: 'save',
  'wall-of-force': 'great danger',
  'back-stab': 'worthy enemy',
  'clear-dungeon': 'always',
  release: 'always',
  'infiltrate-castle': 'always',
  'steal-artifact': 'always',
  collapse: 'always',
  cleanse: 'wounded friends',
  reconstruction: 'ruins',
  plague: 'any enemy',
};
/** Cards that are aimed at one's own forces, and those of an enemy that hurt nobody. */
export const HELPING: readonly string[] = ['healing-potion', 'teleport', 'invisibility', 'cure', 'release'];
export const HARMLESS: readonly string[] = ['cure'];

/** What Knights and Warlords know besides the rules of thumb, from Wars that were read closely. */
export const EXPERIENCE = {
  ATTRITION: { foreseen: 1 },
};

/** Characters of the computer player, as factors on the numbers above. */
export const STYLES = {
  aggressive: { WORTH: { castle: 1.8, soon: 0.3, later: 0, doomed: 0.3, deadly: 0.7 } },
  builder: { WORTH: { land: 5, slot: 4 }, PLAN: { ready: 1.3, card: 3, ahead: 2 } },
  defender: {
    WORTH: { soon: 2, later: 4, deadly: 1.5, doomed: 3 },
    BUILT: { 'spiked-wall': 3, dungeon: 2, temple: 2 },
  },
};
