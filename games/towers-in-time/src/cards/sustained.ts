import type { Id } from '@siegeworks/contract';
import { cover } from '@siegeworks/kernel';
import { clockwise, take } from '@siegeworks/table';
import type { Aiming, Test } from '../rules/aims.ts';
import { creature, enemySources, ownCreatures, ownSources, vulnerableEnemies } from '../rules/aims.ts';
import { harm } from '../rules/damage.ts';
import { fits, roomOf, suitsColours } from '../rules/towers.ts';
import { tell } from '../state/events.ts';
import { printed } from '../state/faces.ts';
import { newPiece, seatUnit } from '../state/place.ts';
import { glyphs, isCreature, isEvil, wallWorks } from '../state/readers.ts';
import type { Combat, Piece, Realm } from '../state/realm.ts';
import { NONE, piece } from '../state/realm.ts';
import { BIT, colour, GLYPH } from './card.ts';
import { fallen, isInPile, notGate, onEnemyCreature, onOwnCreature } from './deeds.ts';
import type { Declared, Deed, Entries } from './entry.ts';

/** TT-067, TT-127, TT-R33: the Wall's condition, Black and White apart, one Wall of each name per Tower. */
const wall: Deed = {
  timing: 'action',
  first: (s, a) =>
    ownSources(
      s,
      a.seat,
      (_s, p) =>
        wallWorks(s, p, a.card) &&
        !p.cards.some(id => s.names[id] === s.names[a.card]) &&
        suitsColours(s, p, colour(printed(s, a.card).school)),
    ),
};
/** TT-067 also applies to spells on the player's own units. */
const suitsWhite = (s: Realm, p: Piece) =>
  p.tower === NONE || suitsColours(s, piece(s, p.tower), colour('white'));
/** TT-228 */
const unfrozen: Test = (s, p) => isCreature(s, p) && (glyphs(s, p) & GLYPH.unparalysed) === 0;

/** TT-250, TT-R69: a Black Monster of the printed status; it needs a seat, not the ladder. */
function graves(s: Realm, a: Aiming, id: Id): Id[] {
  const who = { rank: printed(s, id).rank, element: 0, colours: colour('black') };
  return ownSources(s, a.seat, (_s, p) => fits(roomOf(s, p), who));
}
/** The card moves from its owner's discard pile to one of the caster's Towers. */
function animate(s: Realm, f: Declared): void {
  const [card, tower] = f.targets;
  take(s.players[s.owners[card]].discard, card);
  const p = newPiece(s, card, f.seat);
  p.raised = true;
  seatUnit(p, piece(s, tower));
  const spell = piece(s, f.card);
  spell.on = card;
  p.cards.push(f.card);
  tell(s, { type: 'raisedFallen', card, tower });
}

/** TT-235: once in each combat, 1 damage to every attacker. */
function burn(s: Realm, self: Piece, source: Piece, c: Combat): void {
  if (c.burnt.includes(self.id) || !wallWorks(s, source, self.id)) return;
  c.burnt.push(self.id);
  cover('card wall-of-flames burns');
  tell(s, { type: 'wallBurnt', card: self.id });
  for (const id of c.attackers)
    harm(s, piece(s, id), { n: 1, effects: BIT.fire, magical: true, evil: false });
}

export const SUSTAINED: Entries = {
  'wings-of-the-gale': { deed: onOwnCreature() },
  'blood-rage': {
    deed: {
      timing: 'any',
      whose: 'any',
      first: (s, a) => [...ownCreatures(s, a), ...vulnerableEnemies(s, a, creature)],
    },
  },
  flood: {
    deed: {
      timing: 'action',
      first: (s, a) => [...ownSources(s, a.seat, notGate), ...enemySources(s, a.seat, notGate)],
    },
  },
  'frozen-sleep': { deed: onEnemyCreature(unfrozen) },
  'curse-of-weakness': { deed: onEnemyCreature(creature) },
  'raise-the-fallen': {
    deed: {
      timing: 'action',
      first: (s, a) => fallen(s, clockwise(s, a.seat)).filter(id => graves(s, a, id).length > 0),
      second: graves,
      isThere: isInPile,
      work: animate,
    },
  },
  blessing: { deed: onOwnCreature((s, p) => !isEvil(s, p) && suitsWhite(s, p)) },
  'wall-of-winds': { deed: wall },
  'wall-of-stone': { deed: wall },
  'wall-of-flames': { deed: wall, onDefence: burn },
  'wall-of-mist': { deed: wall },
  'wall-of-bones': { deed: wall },
  'wall-of-light': { deed: wall },
};
