import type { Id } from '@siegeworks/kernel';
import { call, cover, emit } from '@siegeworks/kernel';
import { take } from '@siegeworks/table';
import { CARDS } from '../cards/card.ts';
import { addEffect, enterArmy, enterStructure, newPiece } from '../state/place.ts';
import { creatures, inPlay, inTheOpen, serves } from '../state/readers.ts';
import type { Item, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import { AIMS } from './aims.ts';
import { expire } from './control.ts';
import { dropEmptySurges, take as takePoints } from './costs.ts';
import { rollAttack, rollTable, spellSkill } from './levels.ts';
import { areaQueue, mass } from './mass.ts';
import { keepScroll } from './pending.ts';
import { scry } from './scry.ts';
import { fillShelter, repair } from './shelter.ts';
import { beginTravel } from './travel.ts';
import { volley } from './volley.ts';

/** What a pending Spell, Scroll or ability does when its turn comes (4.9). */
export function enact(s: Siege, item: Item): void {
  if (item.kind === 'ability') return beginTravel(s, item.targets[0], item.card, item.what);
  cover(`card ${item.what}`);
  const own = ENACT[item.what];
  if (own) return own(s, item);
  call(s, volley(item.by, NONE, item.what, item.level, item.targets.slice()));
}

/** Everything without an attack roll against a target; the rest is a volley. */
const ENACT: Readonly<Record<string, (s: Siege, item: Item) => void>> = {
  'spell-shield': (s, item) => protect(s, item, 'shielded'),
  bolster: (s, item) => protect(s, item, 'bolstered'),
  'stone-skin': (s, item) => lasting(s, item, item.targets, () => rollTable(s, item.by, 3)),
  blessing: (s, item) =>
    lasting(
      s,
      item,
      creatures(s, item.by).map(p => p.id),
      () => rollTable(s, item.by, 2),
    ),
  'fog-of-war': (s, item) => forTheTable(s, item),
  'battle-truce': (s, item) => truce(s, item),
  'anti-magic': (s, item) => counter(s, item),
  'life-surge': (s, item) => surgeOfLife(s, item.targets[0]),
  fortify(s, item) {
    const [id] = item.targets;
    // A Tower of another player may have fallen since it was chosen: only its own player raises it (TS-148).
    if (!AIMS.fortifiable.list(s, item.by).includes(id))
      return emit(s, { type: 'lost', what: item.what, target: id });
    repair(s, item.by, id);
  },
  shelter(s, item) {
    const p = newPiece(s, keepScroll(item), 'structure', item.by);
    p.points = CARDS.shelter.levels?.[item.level].ip ?? 1;
    s.players[item.by].shelters.push(p.id);
    emit(s, { type: 'built', card: p.id, seat: item.by, points: p.points });
    call(s, fillShelter(item.by, p.id));
  },
  dispel(s, item) {
    const effect = s.effects.find(e => e.n === item.targets[0]);
    if (!effect) return;
    emit(s, { type: 'dispelled', what: effect.what });
    expire(s, effect);
  },
  ruin: (s, item) => call(s, mass(item.by, 'ruin', item.n, item.targets.slice())),
  entangle: (s, item) => call(s, mass(item.by, 'entangle', item.n, item.targets.slice())),
  bind: (s, item) =>
    call(
      s,
      mass(
        item.by,
        'bind',
        item.n,
        item.targets.filter(id => !controls(s, item, id)),
      ),
    ),
  curse: (s, item) => call(s, mass(item.by, 'curse', item.n, cursed(s, item.targets[0]))),
  'black-plague': (s, item) => call(s, mass(item.by, item.what, item.n, areaQueue(s, item.by, item.what))),
  'fire-and-brimstone': (s, item) =>
    call(s, mass(item.by, item.what, item.n, areaQueue(s, item.by, item.what))),
  earthquake: (s, item) => call(s, mass(item.by, item.what, item.n, areaQueue(s, item.by, item.what))),
  resurrection(s, item) {
    const [id] = item.targets;
    const { discard } = s.players[item.by];
    if (!discard.includes(id) || (CARDS[s.names[id]].unique && serves(s, item.by, s.names[id]))) return;
    take(discard, id);
    enterArmy(s, item.by, id, 'defend');
  },
  scrying: (s, item) => call(s, scry(item.by)),
  haste(s, item) {
    const [id] = item.targets;
    if (!inPlay(s, id) || piece(s, id).position === 'defend' || piece(s, id).controller !== item.by) return;
    piece(s, id).acted = false;
    emit(s, { type: 'hastened', card: id });
  },
  'drain-power': (s, item) => drain(s, item, 'power'),
  'cave-in': (s, item) => drain(s, item, 'gold'),
  recall(s, item) {
    const mage = piece(s, s.players[item.by].mage);
    const door = s.pieces[item.targets[0]];
    if (door && door.points > 0 && door.occupant === NONE && mage.inside === NONE)
      enterStructure(s, mage, door);
  },
};

function lasting(s: Siege, item: Item, on: Id[], rounds: () => number): void {
  const there = on.filter(id => inPlay(s, id));
  if (there.length === 0) return;
  const left = rounds();
  addEffect(s, {
    what: item.what,
    card: item.kind === 'scroll' ? keepScroll(item) : NONE,
    by: item.by,
    on: there,
    source: NONE,
    left,
  });
}
/** TS-072, TS-228: taken effect, so no second one in this Round. */
function protect(s: Siege, item: Item, mark: 'shielded' | 'bolstered'): void {
  if (!inPlay(s, item.targets[0])) return;
  piece(s, item.targets[0])[mark] = s.round;
  lasting(s, item, item.targets, () => 1);
}
function forTheTable(s: Siege, item: Item): void {
  addEffect(s, { what: item.what, card: keepScroll(item), by: item.by, on: [], source: NONE, left: 1 });
}
/** TS-185: an army that has attacked on this turn also may not attack on its next turn. */
function truce(s: Siege, item: Item): void {
  forTheTable(s, item);
  if (!s.players[item.by].attacked || s.turn !== item.by) return;
  addEffect(s, { what: 'truce-rider', card: NONE, by: item.by, on: [], source: NONE, left: 2 });
}
/** TS-179: a fumble has no further consequence (6.6). */
function counter(s: Siege, item: Item): void {
  const target = s.pending.find(i => i.n === item.targets[0]);
  if (!target) return emit(s, { type: 'lost', what: item.what, n: item.targets[0] });
  const level = CARDS['anti-magic'].levels?.[item.level].ss ?? 0;
  const mage = s.players[item.by].mage;
  const result = rollAttack(s, {
    seat: item.by,
    card: mage,
    level: 'SS',
    parts: spellSkill(s, item.by, level),
  });
  if (result !== 'critical' && result !== 'hit') return;
  target.negated = true;
  emit(s, { type: 'countered', what: target.what, seat: target.by });
}
/** TS-184, TS-R84: also above the printed number. */
function surgeOfLife(s: Siege, id: Id): void {
  if (!inPlay(s, id)) return;
  piece(s, id).points++;
  s.progress = true;
  emit(s, { type: 'gainedLife', card: id, points: piece(s, id).points });
}
const controls = (s: Siege, item: Item, id: Id) => s.pieces[id]?.controller === item.by;
const cursed = (s: Siege, seat: number): Id[] =>
  creatures(s, seat)
    .filter(inTheOpen)
    .map(p => p.id);

/** TS-R26: temporary points go first. */
function drain(s: Siege, item: Item, pool: 'gold' | 'power'): void {
  const [seat] = item.targets;
  if (!s.players[seat].alive) return;
  const n = takePoints(s.players[seat][pool], 3);
  emit(s, { type: 'drained', seat, pool, n });
  dropEmptySurges(s, seat);
}
