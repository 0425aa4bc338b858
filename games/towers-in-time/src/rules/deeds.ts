import type { Id } from '@siegeworks/kernel';
import { CARDS, GLYPH } from '../cards/card.ts';
import { printed } from '../state/faces.ts';
import { cardOf, circle, colour, glyphs, isCreature, isEvil, wallWorks } from '../state/readers.ts';
import type { Piece, Realm } from '../state/realm.ts';
import { NONE, piece } from '../state/realm.ts';
import type { Aiming, Test } from './aims.ts';
import {
  arrivals,
  brittle,
  creature,
  enemySources,
  exposable,
  fallen,
  fighter,
  ownCreatures,
  ownSources,
  spellTargets,
  vulnerableEnemies,
  woundedCreatures,
} from './aims.ts';
import { fits, suitsColours } from './towers.ts';

/** What a spell or power may aim at, and when. What it does is in rules/works.ts. */
export interface Deed {
  /** `action`: not in a combat phase (TT-187). */
  timing: 'action' | 'any';
  /** Besides targets: what must hold. */
  needs?(s: Realm, a: Aiming): boolean;
  /** `null` for a deed without a target. */
  first: ((s: Realm, a: Aiming) => Id[]) | null;
  /** Whose creatures it is for, where it asks for one; those of enemies must be vulnerable (TT-132). */
  whose?: 'own' | 'enemy' | 'any';
  /** A further target of the same kind may be named. */
  two?: boolean;
  /** A target of another kind, and whether it may be left out (TT-275). */
  second?(s: Realm, a: Aiming, first: Id): Id[];
  optional?: boolean;
}

const strike: Deed = { timing: 'any', whose: 'enemy', first: (s, a) => vulnerableEnemies(s, a, fighter) };
const mend: Deed = { timing: 'any', whose: 'own', first: woundedCreatures };
const ownCreature = (test?: Test): Deed => ({
  timing: 'any',
  whose: 'own',
  first: (s, a) => ownCreatures(s, a, test),
});
const onEnemyCreature = (test: Test): Deed => ({
  timing: 'any',
  whose: 'enemy',
  first: (s, a) => vulnerableEnemies(s, a, test),
});
const notGate: Test = (s, p) => !cardOf(s, p).isGate;
const unsapped: Test = (_s, p) => !p.used;

/** TT-067, TT-127: the Wall's condition, Black and White apart, one of a name on a Tower. */
function wall(s: Realm, a: Aiming): Id[] {
  const card = s.names[a.card];
  return ownSources(
    s,
    a.seat,
    (_s, p) =>
      wallWorks(s, p, card) &&
      !p.cards.some(id => s.names[id] === card) &&
      suitsColours(s, p, colour(printed(s, a.card).school)),
  );
}
const WALL: Deed = { timing: 'action', first: wall };

/** TT-067 holds for spells on one's own units, too. */
const suitsSpell = (s: Realm, p: Piece, card: string) =>
  p.tower === NONE || suitsColours(s, piece(s, p.tower), colour(CARDS[card].school));

/** Raise the Fallen: a Black Monster of the printed status; it needs a seat, not the ladder. */
function graves(s: Realm, a: Aiming, id: Id): Id[] {
  const who = { rank: printed(s, id).rank, element: 0, isCreature: true, colours: colour('black') };
  return ownSources(s, a.seat, (_s, p) => fits(s, p, who));
}
const canBeRaised = (s: Realm, a: Aiming) =>
  fallen(s, circle(s, a.seat)).filter(id => graves(s, a, id).length > 0);

const towerOf = (s: Realm, a: Aiming) => piece(s, a.card);
const holdsUnit = (s: Realm, a: Aiming) => towerOf(s, a).units.length > 0;
const holdsCreature = (s: Realm, a: Aiming) => towerOf(s, a).units.some(id => printed(s, id).isCreature);
const unfrozen: Test = (s, p) => isCreature(s, p) && (glyphs(s, p) & GLYPH.unparalysed) === 0;

export const DEEDS: Readonly<Record<string, Deed>> = {
  // Instant spells
  'disrupt-transport': { timing: 'action', first: arrivals },
  'forked-lightning': { ...strike, two: true },
  'swift-winds': ownCreature(),
  'assault-of-stone': strike,
  sunder: { timing: 'action', first: (s, a) => enemySources(s, a.seat, notGate) },
  fireball: strike,
  'scorched-earth': { timing: 'action', first: (s, a) => enemySources(s, a.seat, unsapped) },
  'healing-waters': mend,
  'drain-life': { ...strike, second: woundedCreatures, optional: true },
  'soul-rend': onEnemyCreature(creature),
  'banish-evil': onEnemyCreature((s, p) => isCreature(s, p) && isEvil(s, p)),
  restoration: { ...mend, two: true },
  dispel: { timing: 'any', first: spellTargets },
  recall: ownCreature(),
  foresight: { timing: 'action', first: null },
  'time-slip': {
    timing: 'action',
    whose: 'own',
    first: (s, a) => ownCreatures(s, a, (_s, p) => p.used && !p.dying),
  },
  shatter: { timing: 'any', first: brittle },
  exposure: { timing: 'any', first: exposable },
  // Sustained spells
  'wings-of-the-gale': ownCreature(),
  'blood-rage': {
    timing: 'any',
    whose: 'any',
    first: (s, a) => [...ownCreatures(s, a), ...vulnerableEnemies(s, a, creature)],
  },
  flood: {
    timing: 'action',
    first: (s, a) => [...ownSources(s, a.seat, notGate), ...enemySources(s, a.seat, notGate)],
  },
  'frozen-sleep': onEnemyCreature(unfrozen),
  'curse-of-weakness': onEnemyCreature(creature),
  'raise-the-fallen': { timing: 'action', first: canBeRaised, second: graves },
  blessing: ownCreature((s, p) => !isEvil(s, p) && suitsSpell(s, p, 'blessing')),
  'wall-of-winds': WALL,
  'wall-of-stone': WALL,
  'wall-of-flames': WALL,
  'wall-of-mist': WALL,
  'wall-of-bones': WALL,
  'wall-of-light': WALL,
  // Powers
  'gate-of-ruin': {
    timing: 'action',
    needs: holdsUnit,
    first: (s, a) => enemySources(s, a.seat, () => true),
  },
  'gate-of-exile': { timing: 'action', needs: holdsCreature, first: null },
  'gate-of-ways': { timing: 'action', first: null },
  'water-nymph': mend,
  healers: mend,
  'healing-fountain': mend,
  necromancer: {
    timing: 'action',
    needs: (s, a) => s.players[a.seat].limbo.length < s.options.limboSize,
    first: (s, a) => fallen(s, [a.seat]),
  },
  'great-strategist': { timing: 'action', first: null },
  'tower-saboteurs': { timing: 'action', first: (s, a) => enemySources(s, a.seat, unsapped) },
};
