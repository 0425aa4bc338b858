import type { Id } from '@siegeworks/contract';
import type { Aiming } from '../rules/aims.ts';
import {
  anyEnemies,
  canAffectCombat,
  creature,
  enemySources,
  isEngaged,
  ownCreatures,
  woundedCreatures,
} from '../rules/aims.ts';
import { harm, heal } from '../rules/damage.ts';
import { drawCards } from '../rules/draw.ts';
import { endEffect } from '../rules/effects.ts';
import { unitToLimbo } from '../rules/limbo.ts';
import { tell } from '../state/events.ts';
import { printed } from '../state/faces.ts';
import { destroySource, discardAttached, touch, touchDiffused, unseat } from '../state/place.ts';
import {
  enemies,
  inRift,
  isCreature,
  isEvil,
  isLasting,
  isUnder,
  isUnit,
  unitsOf,
} from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { piece } from '../state/realm.ts';
import {
  bolt,
  destroy,
  hit,
  last,
  linger,
  mend,
  notGate,
  onEnemyCreature,
  onOwnCreature,
  sapSource,
  strike,
  strikeX,
  unsapped,
} from './deeds.ts';
import type { Declared, Entries } from './entry.ts';

/** 2.2: into the rift with everything attached to it. */
function toRift(s: Realm, f: Declared): void {
  const p = piece(s, f.targets[0]);
  last(s, f, p.id, p.tower);
  unseat(s, p);
  s.players[p.controller].rift.push(p.id);
  tell(s, { type: 'wentToRift', card: p.id });
}
/** TT-123: divided between one or two targets, as announced when it was cast. */
function split(s: Realm, f: Declared): void {
  const [one, other] = f.targets;
  if (other === undefined) return hit(s, f, f.x);
  harm(s, piece(s, one), bolt(s, f, f.share));
  harm(s, piece(s, other), bolt(s, f, f.x - f.share));
}

/**
 * TT-130, TT-R68: Sustained spells in play and lasting effects of Instant ones; in combat only on engaged
 * units (TT-186 e).
 */
function spells(s: Realm): Id[] {
  const found: Id[] = [];
  for (const p of s.pieces) {
    if (!p || printed(s, p.id).type !== 'sustained') continue;
    const on = piece(s, p.on);
    if (inRift(s, on)) continue;
    if (s.combat === null || (isUnit(s, on) && isEngaged(s, on))) found.push(p.id);
  }
  for (const e of s.effects) {
    const on = s.pieces[e.on];
    // 2.2: in the rift only the spell that holds the unit can be ended.
    if (on && inRift(s, on) && !isLasting(s, e, 'inRift')) continue;
    if (s.combat === null || (on && isUnit(s, on) && isEngaged(s, on))) found.push(e.card);
  }
  return found;
}
/** A Sustained spell is discarded; the lasting effect of an Instant one ends. */
function endSpell(s: Realm, f: Declared): void {
  const [spell] = f.targets;
  const sustained = s.pieces[spell];
  if (sustained) {
    const on = piece(s, sustained.on);
    touch(s, on.id);
    return touchDiffused(s, on, () => discardAttached(s, spell));
  }
  const e = s.effects.find(each => each.card === spell);
  if (!e) return;
  touch(s, e.on);
  endEffect(s, e);
}
/** An enemy Item, even a carried one, or an enemy Artifact. */
function brittle(s: Realm, a: Aiming): Id[] {
  const found: Id[] = [];
  for (const seat of enemies(s, a.seat)) {
    for (const p of unitsOf(s, seat)) {
      if (!canAffectCombat(s, p)) continue;
      if (printed(s, p.id).type === 'artifact') found.push(p.id);
      for (const id of p.cards) if (printed(s, id).type === 'item') found.push(id);
    }
  }
  return found;
}

export const INSTANTS: Entries = {
  'disrupt-transport': {
    deed: { timing: 'action', first: (s, a) => anyEnemies(s, a, (_s, p) => p.arrived), work: toRift },
  },
  'forked-lightning': { deed: { ...strikeX, two: true, work: split } },
  'swift-winds': { deed: { ...onOwnCreature(), work: linger } },
  'assault-of-stone': { deed: strike(3) },
  sunder: {
    deed: {
      timing: 'action',
      first: (s, a) => enemySources(s, a.seat, notGate),
      work: (s, f) => destroySource(s, piece(s, f.targets[0])),
    },
  },
  fireball: { deed: strikeX },
  'scorched-earth': {
    deed: {
      timing: 'action',
      first: (s, a) => enemySources(s, a.seat, unsapped),
      // TT-R79
      work(s, f) {
        sapSource(s, f);
        linger(s, f);
      },
    },
  },
  'healing-waters': { deed: mend(4) },
  'drain-life': {
    deed: {
      ...strike(2),
      // TT-275, TT-R78
      second: woundedCreatures,
      optional: true,
      work(s, f) {
        hit(s, f, 2);
        if (f.targets.length > 1) heal(s, piece(s, f.targets[1]), 2);
      },
    },
  },
  'soul-rend': { deed: { ...onEnemyCreature(creature), destroys: true, work: destroy } },
  'banish-evil': {
    deed: {
      ...onEnemyCreature((s, p) => isCreature(s, p) && isEvil(s, p)),
      destroys: true,
      work: destroy,
    },
  },
  restoration: { deed: { ...mend(Number.POSITIVE_INFINITY), two: true } },
  dispel: {
    deed: {
      timing: 'any',
      first: spells,
      isThere: (s, target) => s.effects.some(e => e.card === target),
      work: endSpell,
    },
  },
  recall: { deed: { ...onOwnCreature(), work: (s, f) => unitToLimbo(s, piece(s, f.targets[0])) } },
  foresight: { deed: { timing: 'action', first: null, work: (s, f) => drawCards(s, f.seat, 2) } },
  'time-slip': {
    deed: {
      timing: 'action',
      whose: 'own',
      first: (s, a) => ownCreatures(s, a, (_s, p) => p.used && !p.dying),
      work(s, f) {
        const p = piece(s, f.targets[0]);
        p.used = false;
        p.noAttack = false;
        tell(s, { type: 'straightened', card: p.id });
      },
    },
  },
  shatter: { deed: { timing: 'any', first: brittle, work: destroy } },
  exposure: {
    deed: {
      timing: 'any',
      first: (s, a) => anyEnemies(s, a, (_s, p) => isCreature(s, p) && !isUnder(s, p.id, 'exposed')),
      work: linger,
    },
  },
};
