import type { Id, Seat } from '@siegeworks/contract';
import { take, whose } from '@siegeworks/table';
import { counter, endEffect, keep, remove, stand } from '../rules/resolve.ts';
import { tell } from '../state/events.ts';
import {
  addStanding,
  changeControl,
  destroy,
  displace,
  endCommand,
  endParalysis,
  endStanding,
  enterRow,
} from '../state/forces.ts';
import { layLand, loseBuilding, newLand } from '../state/place.ts';
import type { Force, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import {
  allFront,
  cardOf,
  cloaked,
  front,
  growthOf,
  inPile,
  landCards,
  landOf,
  onFront,
  printed,
  siteOf,
  spellImmune,
} from '../state/table.ts';
import { deathText, fallen, ruin } from '../words/fates.ts';
import { cardDoes } from '../words/names.ts';
import { enter } from './entry.ts';
import { barred } from './removal.ts';
import {
  buildings,
  enemyForces,
  free,
  ids,
  lands,
  liftable,
  one,
  own,
  ownNotImmune,
  spells,
  standingSpells,
  typeOf,
  waiting,
  without,
} from './targets.ts';

const charmable = (s: War, by: Seat) =>
  ids(enemyForces(s, by).filter(f => cardOf(s, f).type === 'military-unit' && !spellImmune(s, f)));
/** AK-233, AK-R59: a second Charm on the same Unit ends the first (AK-199, AK-234). */
function charm(s: War, f: Force, seat: Seat, card: Id): void {
  endCommand(s, f);
  changeControl(s, f, seat);
  f.attacked = false;
  f.defended = false;
  addStanding(s, { card, what: 'charm', by: seat, on: f.id, left: 2 });
}

const curable = (s: War, by: Seat) => [
  ...s.standing.flatMap(e => (e.what === 'plague' && e.by !== by ? [e.card] : [])),
  ...liftable(s, [by]),
  ...ids(own(s, by).filter(f => f.paralysed > 0 && !spellImmune(s, f))),
];
// AK-R70: what is worn, and what is attached to an enemy.
const attached = (s: War, by: Seat) =>
  allFront(s).flatMap(f => (cloaked(s, f, by) || spellImmune(s, f) ? [] : [...f.worn, ...f.staffs]));

/** AK-241: up to two Buildings and up to two forces (AK-R65). */
function inHurricane(s: War, by: Seat, chosen: readonly Id[]): Id[] {
  const inRow = chosen.filter(id => onFront(s, id) !== null).length;
  const built = chosen.length - inRow;
  const forces = allFront(s).filter(f => !spellImmune(s, f) && !cloaked(s, f, by));
  return without([...(built < 2 ? buildings(s) : []), ...(inRow < 2 ? ids(forces) : [])], chosen);
}
function blownAway(s: War, target: Id): string[] {
  const f = onFront(s, target);
  if (f) return deathText([fallen(s, f.id)]);
  const lost = ruin(s, t => {
    const site = siteOf(t, target);
    if (site) loseBuilding(t, site, 'destroyed');
  });
  return [`${cardDoes(s, target, 'is')} destroyed`, ...lost];
}

/** A Land under a Pestilence, for a forecast. */
function strikeLand(t: War, target: Id): void {
  const found = landOf(t, target);
  if (found) found.land.pestilence = target;
}
const landsIn = (s: War, ids: readonly Id[]) => ids.filter(id => printed(s, id).type === 'land');
/**
 * AK-253: all Lands of the discard pile, up to four in play (AK-057, AK-R61, AK-R92). A player has four Lands in all
 * (AK-003), so they fit (AK-R131).
 */
function restoreLands(s: War, seat: Seat): void {
  const player = s.players[seat];
  for (const card of landsIn(s, player.discard)) {
    if (landCards(player) >= 4) return;
    take(player.discard, card);
    layLand(s, seat, card, 'restored');
  }
}

/** Section 5.16. */
enter({
  charm: {
    play: {
      aim: one(charmable),
      at: ['AK-233', 'an enemy Military Unit on a Battle Front'],
      resolve(s, item, [target]) {
        if (item.card !== NONE) charm(s, front(s, target), item.by, keep(item));
      },
    },
    /** AK-235: a Unit still on a Battle Front returns to its owner with its marks (AK-236, AK-R59). */
    ends(s, e) {
      const f = s.players[e.by].row.find(each => each.id === e.on);
      endStanding(s, e);
      if (f) changeControl(s, f, f.owner);
    },
    countsDown(s, seat) {
      for (const e of s.standing.slice())
        if (e.what === 'charm' && e.by === seat && --e.left === 0) endEffect(s, e);
    },
  },
  // AK-R56: Plague and Pestilence are diseases, paralysis is a poison.
  cure: {
    play: {
      aim: one(curable),
      at: ['AK-237', 'an enemy Plague, a Pestilence on your Land or a paralysed force of yours'],
      bars: barred,
      resolve(s, _item, [target]) {
        const f = onFront(s, target);
        if (f) endParalysis(s, f);
        else remove(s, target);
      },
    },
  },
  dispel: {
    play: {
      aim: one(s => [...spells(s), ...standingSpells(s)]),
      at: ['AK-238', 'a Spell on the stack or a standing Spell'],
      bars: barred,
      resolve: (s, _item, [target]) => counter(s, target),
    },
  },
  'destroy-artifact': {
    play: {
      aim: one((s, by) => [...waiting(s, i => typeOf(i) === 'artifact'), ...attached(s, by)]),
      at: ['AK-239', 'an artifact on the stack or on a force'],
      resolve: (s, _item, [target]) => counter(s, target),
    },
  },
  'expose-thief': {
    play: {
      aim: one(s => waiting(s, i => typeOf(i) === 'thieving-op')),
      at: ['AK-240', 'a Thieving Op on the stack'],
      resolve: (s, _item, [target]) => counter(s, target),
    },
  },
  hurricane: {
    play: {
      aim: { min: 1, max: 4, cards: inHurricane },
      at: ['AK-241', 'up to two Buildings and up to two forces on a Battle Front'],
      resolve(s, _item, targets) {
        for (const id of targets) {
          const site = siteOf(s, id);
          const f = onFront(s, id);
          if (site) loseBuilding(s, site, 'destroyed');
          else if (f) destroy(s, f);
        }
      },
      effectOn: blownAway,
    },
  },
  // AK-R66: one of the caster's forces, before the wave; it is not an interrupt.
  invisibility: {
    play: {
      aim: one(ownNotImmune),
      at: ['AK-242', 'one of your forces on the Battle Front'],
      resolve: (s, item, [target]) => stand(s, item, 'invisibility', target),
    },
    bonusesEnd(s) {
      for (const e of s.standing.slice()) if (e.what === 'invisibility') endStanding(s, e);
    },
  },
  // AK-243, AK-246, AK-R57: its player has none yet. What it does to Lands is in rules/build.ts.
  'natures-growth': {
    play: {
      aim: free((s, by) => growthOf(s.players[by]) === undefined),
      resolve(s, item) {
        const card = keep(item);
        if (card === NONE) return;
        newLand(s, item.by, card, true);
        tell(s, { type: 'effectBegan', card, target: NONE, seat: item.by });
      },
    },
  },
  pestilence: {
    play: {
      aim: one(s => lands(s, clean => clean)),
      at: ['AK-249', 'a Land card without a Pestilence'],
      resolve(s, item, [target]) {
        const found = landOf(s, target);
        const card = keep(item);
        if (!found || card === NONE) return;
        found.land.pestilence = card;
        found.land.shielded = true;
        found.land.since = s.turnsBegun;
        tell(s, { type: 'effectBegan', card, target, seat: item.by });
      },
      effectOn(s, target) {
        const n = landOf(s, target)?.land.buildings.length ?? 0;
        const idle = n === 1 ? '1 Building lies idle' : `${n} Buildings lie idle`;
        return [idle, ...ruin(s, t => strikeLand(t, target))];
      },
    },
    /** AK-250: only a turn that began under it counts (AK-R55). */
    countsDown(s, seat) {
      for (const land of s.players[seat].lands) if (land.since < s.turnsBegun) land.shielded = false;
    },
  },
  // AK-104, AK-R60, AK-R92: straight into play, without needs.
  reincarnate: {
    play: {
      aim: one((s, by) => inPile(s, by, card => card.isForce)),
      at: ['AK-252', 'a force in your discard pile'],
      resolve(s, item, [target]) {
        take(s.players[item.by].discard, target);
        enterRow(s, target, item.by, 'reincarnated');
      },
    },
  },
  revert: {
    play: {
      aim: free((s, by) => landCards(s.players[by]) < 4 && landsIn(s, s.players[by].discard).length > 0),
      resolve: (s, item) => restoreLands(s, item.by),
    },
  },
  // AK-R67
  teleport: {
    play: {
      aim: one(ownNotImmune),
      at: ['AK-254', 'one of your forces on the Battle Front'],
      resolve: (s, _item, [target]) => displace(s, front(s, target)),
    },
  },
  // AK-191, AK-R30, AK-R68: for one round.
  'wall-of-force': {
    play: { aim: free(), resolve: (s, item) => stand(s, item, 'wall-of-force', NONE) },
    turnStarts(s, seat) {
      for (const e of s.standing.slice()) if (e.what === 'wall-of-force' && e.by === seat) endStanding(s, e);
    },
    line: (s, seat) => `until ${whose(s, seat)} next turn`,
  },
});
