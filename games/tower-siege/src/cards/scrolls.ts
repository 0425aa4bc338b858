import type { Id } from '@siegeworks/contract';
import { because, take } from '@siegeworks/table';
import type { Aim } from '../rules/aims.ts';
import {
  CREATURE,
  everySeat,
  ids,
  mayServe,
  NOT_A_STRUCTURE,
  NOT_OPPOSING,
  NOTHING,
  noCreature,
  noHarm,
  OPPONENT,
  openCreatures,
  raisable,
  TARGET,
  targets,
} from '../rules/aims.ts';
import { expire, handOver } from '../rules/control.ts';
import { dropEmptySurges, take as takePoints } from '../rules/costs.ts';
import { rollAttack, spellSkill } from '../rules/levels.ts';
import { counterable, keepScroll } from '../rules/pending.ts';
import { repair } from '../rules/shelter.ts';
import { emit } from '../state/events.ts';
import { addEffect, enterArmy } from '../state/place.ts';
import { cardOf, creatures, inPlay, opposes, printed, serves, structures } from '../state/readers.ts';
import type { Item, Piece, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import type { PoolName } from './card.ts';
import { CARDS, isMagicEffect } from './card.ts';
import type { Entry } from './entry.ts';
import { at, upTo } from './magic.ts';
import { SCRYING } from './scrying.ts';
import { SHELTER } from './shelter.ts';

const STRUCTURE: Aim = {
  field: 'target',
  list: s => ids(targets(s, p => p.kind !== 'creature')),
  why: (s, _seat, id) => (s.pieces[id]?.kind === 'creature' ? NOT_A_STRUCTURE : noHarm(s, id)),
};
const NOT_YOURS_TO_RAISE = because('TS-087', 'only its owner can repair a fallen Tower');
/** TS-087: any structure in play, the caster's own fallen Tower, any damaged Relic. */
const FORTIFIABLE: Aim = {
  field: 'target',
  list(s, seat) {
    const standing = everySeat(s).flatMap(other => ids(structures(s, other)));
    const damaged = everySeat(s).flatMap(other =>
      s.players[other].aside.filter(id => id !== s.players[other].tower),
    );
    const fallen = s.players[seat].aside.filter(id => id === s.players[seat].tower);
    return [...standing, ...fallen, ...damaged];
  },
  why(s, _seat, id) {
    const p = s.pieces[id];
    return p && s.players[p.controller].tower === p.id ? NOT_YOURS_TO_RAISE : NOT_A_STRUCTURE;
  },
};
const NO_MINION = because('TS-224', 'only Minions can be chosen');
const UNIQUE = because('TS-226', 'only one of that name may serve you');
/** Opposing Minions in the open that may serve the caster. */
const RECRUIT: Aim = {
  field: 'target',
  list: (s, seat) => ids(openCreatures(s).filter(p => mayTurn(s, seat, p))),
  why(s, seat, id) {
    const p = s.pieces[id];
    const harm = noCreature(s, id);
    if (harm || !p) return harm;
    if (!opposes(s, seat, p.controller)) return NOT_OPPOSING;
    if (!cardOf(p).isMinion) return NO_MINION;
    return serves(s, seat, p.card) ? UNIQUE : null;
  },
};
const mayTurn = (s: Siege, seat: number, p: Piece) =>
  opposes(s, seat, p.controller) && cardOf(p).isMinion && mayServe(s, seat, p.card);
const NOT_BURIED = because('TS-224', 'only a Minion card in your discard pile can be chosen');
const BURIED: Aim = {
  field: 'target',
  list: (s, seat) => raisable(s, seat, false),
  why: (s, seat, id) =>
    s.players[seat].discard.includes(id) && printed(s, id).isMinion ? UNIQUE : NOT_BURIED,
};
const NOT_HASTENED = because(
  'TS-224',
  'only a creature of yours that has attacked and is not in DEFEND can be chosen',
);
const HASTENED: Aim = {
  field: 'target',
  list: (s, seat) => ids(creatures(s, seat).filter(p => p.acted && p.attacked && p.position === 'attack')),
  why: () => NOT_HASTENED,
};
const EFFECT: Aim = {
  field: 'n',
  list: s => s.effects.filter(e => isMagicEffect(e.what)).map(e => e.n),
  why: NOTHING.why,
};
const PENDING: Aim = { field: 'n', list: counterable, why: NOTHING.why };

/** TS-R90: control is lent with the Items, until the start of the caster's next turn. */
function turnCoat(s: Siege, by: number, target: Id): void {
  const p = piece(s, target);
  const item = s.pending.find(i => i.resolving && i.what === 'turncoat');
  emit(s, { type: 'turned', card: p.id, seat: by });
  handOver(s, p, by, 'guard');
  const card = item ? keepScroll(item) : NONE;
  addEffect(s, { what: 'turncoat', card, by, on: [p.id], source: NONE, left: 1 });
}
/** TS-179, TS-R134: a fumble has no further consequence (6.6). */
function counter(s: Siege, item: Item): void {
  const target = s.pending.find(i => i.n === item.targets[0]);
  if (!target) return emit(s, { type: 'lost', what: item.what, n: item.targets[0] });
  const level = CARDS[item.what].levels?.[item.level].ss ?? 0;
  const card = s.players[item.by].mage;
  const parts = spellSkill(s, item.by, level);
  const result = rollAttack(s, { seat: item.by, card, level: 'SS', parts });
  if (result !== 'critical' && result !== 'hit') return;
  target.negated = true;
  emit(s, { type: 'countered', what: target.what, seat: target.by });
}
/** TS-184, TS-R84: even above the printed number. */
function surgeOfLife(s: Siege, id: Id): void {
  if (!inPlay(s, id)) return;
  piece(s, id).points++;
  s.progress = true;
  emit(s, { type: 'gainedLife', card: id, points: piece(s, id).points });
}
/** TS-R26: temporary points go first. */
function drain(s: Siege, item: Item, pool: PoolName): void {
  const [seat] = item.targets;
  if (!s.players[seat].alive) return;
  const n = takePoints(s.players[seat][pool], 3);
  emit(s, { type: 'drained', seat, pool, n });
  dropEmptySurges(s, seat);
}
export const SCROLLS: Readonly<Record<string, Entry>> = {
  'power-blast': { magic: at(TARGET) },
  fury: { magic: at(TARGET) },
  'sand-storm': { magic: upTo(3, TARGET) },
  waste: { magic: at(STRUCTURE) },
  'lightning-storm': { magic: upTo(4, TARGET) },
  meteor: { magic: at(TARGET) },
  turncoat: {
    magic: at(RECRUIT, 'main'),
    strike: (s, f) => turnCoat(s, f.by, f.target),
    forecast: 'take it over',
  },
  'life-surge': { magic: at(CREATURE), enact: (s, item) => surgeOfLife(s, item.targets[0]) },
  fortify: {
    magic: at(FORTIFIABLE),
    enact(s, item) {
      const [id] = item.targets;
      // A Tower of another player may have fallen since it was chosen: only its owner can repair it (TS-148).
      if (FORTIFIABLE.list(s, item.by, []).includes(id)) repair(s, item.by, id);
      else emit(s, { type: 'lost', what: item.what, target: id });
    },
  },
  shelter: SHELTER,
  'anti-magic': { magic: at(PENDING, 'response'), enact: counter },
  dispel: {
    magic: at(EFFECT),
    enact(s, item) {
      const effect = s.effects.find(e => e.n === item.targets[0]);
      if (!effect) return;
      emit(s, { type: 'dispelled', what: effect.what });
      expire(s, effect);
    },
  },
  resurrection: {
    magic: at(BURIED),
    enact(s, item) {
      const [id] = item.targets;
      const { discard } = s.players[item.by];
      if (!discard.includes(id) || (printed(s, id).unique && serves(s, item.by, s.names[id]))) return;
      take(discard, id);
      enterArmy(s, item.by, id, 'defend');
    },
  },
  scrying: SCRYING,
  haste: {
    magic: at(HASTENED, 'combat'),
    enact(s, item) {
      const [id] = item.targets;
      if (!inPlay(s, id) || piece(s, id).position === 'defend' || piece(s, id).controller !== item.by) return;
      piece(s, id).acted = false;
      emit(s, { type: 'hastened', card: id });
    },
  },
  'drain-power': { magic: at(OPPONENT), enact: (s, item) => drain(s, item, 'power') },
  'cave-in': { magic: at(OPPONENT), enact: (s, item) => drain(s, item, 'gold') },
};
