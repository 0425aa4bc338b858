import type { Id, Seat } from '@siegeworks/kernel';
import { CARDS } from '../cards/card.ts';
import type { Force, Item, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import {
  allFront,
  cardOf,
  cloaked,
  enemies,
  enemyFront,
  growthOf,
  hasPlague,
  inPile,
  landCards,
  mayBear,
  onFront,
  spellImmune,
} from '../state/table.ts';

/** What a card or ability may be aimed at: card ids, or players. */
export interface Aim {
  min: number;
  max: number;
  /** Lawful targets beside those already chosen. */
  cards?(s: War, by: Seat, chosen: readonly Id[]): Id[];
  seats?(s: War, by: Seat): Seat[];
  /** A condition of cards without a target. */
  if?(s: War, by: Seat): boolean;
}

const ids = (forces: Force[]) => forces.map(f => f.id);
const own = (s: War, by: Seat) => s.players[by].row;
const enemyForces = (s: War, by: Seat) => enemyFront(s, by).filter(f => !cloaked(s, f, by));
const ownNotImmune = (s: War, by: Seat) => ids(own(s, by).filter(f => !spellImmune(s, f)));
const without = (list: Id[], chosen: readonly Id[]) =>
  chosen.length === 0 ? list : list.filter(id => !chosen.includes(id));

/** Cards on the stack that wait to resolve. */
function waiting(s: War, fits: (item: Item) => boolean): Id[] {
  return s.items.flatMap(i => (!i.resolving && i.card !== NONE && fits(i) ? [i.card] : []));
}
const typeOf = (item: Item) => CARDS[item.what]?.type;
const spells = (s: War) => waiting(s, i => typeOf(i) === 'spell');
const ops = (s: War) => waiting(s, i => typeOf(i) === 'thieving-op');

/** Standing Spells in play that Dispel and Wand may end (R69). */
function standingSpells(s: War): Id[] {
  const cards = s.standing.flatMap(e => (e.what === 'plague' ? [] : [e.card]));
  return [
    ...cards,
    ...pestilences(
      s,
      s.players.map((_p, seat) => seat),
    ),
  ];
}
/** AK-250: only past its protected turn. */
function pestilences(s: War, seats: Seat[]): Id[] {
  return seats.flatMap(seat =>
    s.players[seat].lands.flatMap(l => (l.pestilence !== NONE && !l.shielded ? [l.pestilence] : [])),
  );
}
const growths = (s: War) => s.players.flatMap(p => growthOf(p)?.id ?? []);
const staffs = (s: War, by: Seat) =>
  allFront(s).flatMap(f => (f.staffs.length === 0 || cloaked(s, f, by) ? [] : f.staffs));
const attached = (s: War, by: Seat) =>
  allFront(s).flatMap(f => (cloaked(s, f, by) || spellImmune(s, f) ? [] : [...f.worn, ...f.staffs]));
const buildings = (s: War) => s.players.flatMap(p => p.lands.flatMap(land => land.buildings.map(b => b.id)));
const lands = (s: War, fits: (clean: boolean) => boolean) =>
  s.players.flatMap(p => p.lands.flatMap(l => (!l.growth && fits(l.pestilence === NONE) ? [l.id] : [])));

/** AK-241: up to two Buildings and up to two forces. */
function hurricane(s: War, by: Seat, chosen: readonly Id[]): Id[] {
  const inRow = chosen.filter(id => onFront(s, id) !== null).length;
  const built = chosen.length - inRow;
  const forces = allFront(s).filter(f => !spellImmune(s, f) && !cloaked(s, f, by));
  return without([...(built < 2 ? buildings(s) : []), ...(inRow < 2 ? ids(forces) : [])], chosen);
}
/** AK-257: own by ownership, in the Dungeon of an enemy. */
function prisoners(s: War, by: Seat): Id[] {
  return enemies(s, by).flatMap(seat =>
    s.players[seat].lands.flatMap(land =>
      land.buildings.flatMap(b => (b.prisoner?.owner === by ? [b.prisoner.id] : [])),
    ),
  );
}
/** AK-263 */
const trapped = (s: War, by: Seat) =>
  ids(own(s, by).filter(f => f.trappedBy !== NONE && onFront(s, f.trappedBy)?.controller !== by));
const wornByEnemies = (s: War, by: Seat) => enemyForces(s, by).flatMap(f => f.worn);
const charmable = (s: War, by: Seat) =>
  ids(enemyForces(s, by).filter(f => cardOf(s, f).type === 'military-unit' && !spellImmune(s, f)));
const curable = (s: War, by: Seat) => [
  ...s.standing.flatMap(e => (e.what === 'plague' && e.by !== by ? [e.card] : [])),
  ...pestilences(s, [by]),
  ...ids(own(s, by).filter(f => f.paralysed > 0 && !spellImmune(s, f))),
];

const one = (cards: (s: War, by: Seat) => Id[]): Aim => ({ min: 1, max: 1, cards });
const free = (condition?: (s: War, by: Seat) => boolean): Aim => ({
  min: 0,
  max: 0,
  ...(condition && { if: condition }),
});
const struck: Aim['cards'] = (s, by, chosen) => without(ids(enemyForces(s, by)), chosen);

/** Section 4.4 and the card texts. */
export const AIMS: Readonly<Record<string, Aim>> = {
  'doom-drums': {
    min: 1,
    max: 1,
    seats: (s, by) => enemies(s, by).filter(seat => s.players[seat].row.length > 0),
  },
  'healing-potion': one((s, by) => ids(own(s, by))),
  'negation-wand': one((s, by) => [...spells(s), ...standingSpells(s), ...growths(s), ...staffs(s, by)]),
  'staff-of-ageing': one((s, by) => ids(enemyForces(s, by))),
  'tome-of-darkness': free((s, by) => s.players[by].deck.length > 0),
  charm: one(charmable),
  cure: one(curable),
  dispel: one(s => [...spells(s), ...standingSpells(s)]),
  'destroy-artifact': one((s, by) => [...waiting(s, i => typeOf(i) === 'artifact'), ...attached(s, by)]),
  'expose-thief': one(ops),
  hurricane: { min: 1, max: 4, cards: hurricane },
  invisibility: one(ownNotImmune),
  'natures-growth': free((s, by) => growthOf(s.players[by]) === undefined),
  pestilence: one(s => lands(s, clean => clean)),
  reincarnate: one((s, by) => inPile(s, by, card => card.isForce)),
  revert: free(
    (s, by) =>
      landCards(s.players[by]) < 4 && s.players[by].discard.some(id => CARDS[s.names[id]].type === 'land'),
  ),
  teleport: one(ownNotImmune),
  'wall-of-force': free(),
  'back-stab': one((s, by) => ids(enemyForces(s, by))),
  'clear-dungeon': one(prisoners),
  release: one(trapped),
  'catch-thief': one(s => waiting(s, i => typeOf(i) === 'thieving-op' && i.what !== 'infiltrate-castle')),
  'infiltrate-castle': { min: 1, max: 1, seats: enemies },
  'mislead-thief': one((s, by) => waiting(s, i => typeOf(i) === 'thieving-op' && i.by !== by)),
  'steal-artifact': one(wornByEnemies),
  collapse: one(s => lands(s, () => true)),
  cleanse: free(),
  reconstruction: free(),
  plague: free((s, by) => !hasPlague(s, by)),
  missile: { min: 1, max: 1, cards: struck },
  lightning: { min: 1, max: 2, cards: struck },
  telekinesis: { min: 1, max: 1, cards: struck },
  split: { min: 1, max: 3, cards: struck },
};

/** Worn artifacts are aimed at a bearer (AK-211 to AK-214). */
export function aimOf(what: string, card: Id): Aim {
  if (!CARDS[what]?.wear) return AIMS[what];
  return one((s, by) => ids(own(s, by).filter(f => mayBear(s, f, card, by))));
}
/** Whether a card or ability has the targets it needs. */
export function hasAim(s: War, by: Seat, what: string, card: Id): boolean {
  const aim = aimOf(what, card);
  if (aim.if) return aim.if(s, by);
  if (aim.seats) return aim.seats(s, by).length > 0;
  return !aim.cards || aim.cards(s, by, []).length > 0;
}
/** AK-130: those targets of an item that are still lawful. */
export function lawful(s: War, item: Item): Id[] {
  const { cards } = aimOf(item.what, item.card);
  if (!cards || item.targets.length === 0) return [];
  const able = cards(s, item.by, []);
  return item.targets.filter(id => able.includes(id));
}
