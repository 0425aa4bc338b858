import type { BuildingKind } from '../cards/card.ts';

/** What the computer player thinks things are worth: section 12 as numbers, in points of worth (2.6). Plain data. */
export const WORTH = {
  /** This many points of worth make a player about three times as likely to win. */
  lead: 28,
  /** A whole Castle of 20 life; the first Damage costs little, the last a lot (12.11). */
  castle: 110,
  steepness: 1.4,
  /** A second Land doubles the building speed (12.3). */
  land: 4,
  /** A free slot; each further one is worth less. */
  slot: 0.8,
  nextSlot: 0.8,
  /** Factor for Buildings on a Land under Pestilence. */
  inert: 0.4,
  /** A prisoner is worth something to its captor, and it may soon return (12.14). */
  prisoner: 0.25,
  /** Part of its worth that a force attacking a player with an empty Dungeon must expect to lose (12.15). */
  captured: 1,
  /** A Plague by itself, and for each enemy force it strikes (12.24). */
  plague: 6,
  plagued: 2,
  /** Each card fewer than `fewCards` in the Draw Deck (12.25). */
  shortage: 4,
  fewCards: 6,
  /** Damage that could come through before the player can do anything about it, and later (12.6). */
  soon: 0.7,
  later: 0.25,
  /** That damage would bring the Castle down, now or later. */
  deadly: 70,
  doomed: 14,
};

/** Cards that are not in play yet (12.1). */
export const PLAN = {
  /** Part of its worth that a card has in hand if it could be played on the next turn. */
  ready: 0.75,
  /** Each turn that it has to wait leaves this fraction of that. */
  patience: 0.92,
  /** How much the sooner of two missing Buildings counts. */
  others: 0.35,
  /** A missing Building that is in hand counts as this many turns. */
  inHand: 5,
  /** One that can be levied. */
  levy: 9,
  /** A missing Building for which there is no slot, and one that is in neither hand nor deck. */
  noSlot: 12,
  never: 99,
  /** How many turns of draws from the Draw Deck are taken into account. */
  ahead: 8,
  /** Any card at all, and an unknown one. */
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
  // Repairs a point of the Castle each turn, or brings Buildings back.
  millworks: 6,
  // Every wave has to allow for it.
  dungeon: 8,
  // Two points of Castle life, and every wave pays a price.
  'spiked-wall': 5,
};

/** How attacks and defences are weighed (12.6 to 12.15). */
export const WAR = {
  /** A point of Damage that does not kill. */
  wound: 1.5,
  /** Each defender that a bite would paralyse. */
  bite: 3,
  /** How likely the enemy is to strike back at the forces left at home, and the cost of losing the Castle to that. */
  counter: 0.7,
  castleLost: 12,
  /** Keeps a defence from being made for next to nothing. */
  guard: 0.5,
  /** A blow that would bring down the Castle. */
  saved: 30,
  /** Prisoners worth less are not taken. */
  prize: 9,
};

/** A player who must draw from an empty deck loses, and in a quiet War that can be foreseen long before (12.25). */
export const ATTRITION = {
  /** 1 for a player who sees it coming. */
  foreseen: 0,
  /** With this many cards left in the smaller deck, a War with undamaged Castles ends by attrition half the time; and how gradually that changes. */
  half: 34,
  spread: 6,
  /** How much the Damage on a Castle reduces that likelihood. */
  calm: 2,
  /** How certain the winner then is. */
  sure: 0.97,
};

export const FORCE = {
  /** A strong force is worth more than two weak ones: worth (2.6) times `might`, less `body`. */
  might: 1.25,
  body: -4,
  /** Part of its worth that Damage does not reduce. */
  alive: 0.6,
  staff: -2,
  /** Parts that are left while it is held or cannot act, and while it is only borrowed. */
  trapped: 0.4,
  paralysed: 0.7,
  charmed: 0.5,
};
/** What a force is worth beyond its four values. */
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

/** What the other cards are worth on the table, or when played at a good moment. */
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

/** All the numbers; judgement can be given other ones. */
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
/** Cards that target their player's own forces, and enemy cards that do no harm. */
export const HELPING: readonly string[] = ['healing-potion', 'teleport', 'invisibility', 'cure', 'release'];
export const HARMLESS: readonly string[] = ['cure'];

/** What Knights and Warlords know beyond the rules of thumb, learned from studying Wars closely. */
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
