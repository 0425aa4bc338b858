import type { Id, Seat } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { GLYPH } from '../cards/card.ts';
import { printed } from '../state/faces.ts';
import { ableToAct, counts, ownGlyphs, regenerations, schoolOf } from '../state/readers.ts';
import type { Piece, Realm } from '../state/realm.ts';
import { isEngaged, paralysisTargets, shotTargets } from './aims.ts';
import { canDo, canUsePower, deed } from './deed.ts';
import type { Means } from './means.ts';
import type { MagicOffer } from './offers.ts';
import { paralyze, regenerate, shoot } from './skills.ts';
import { total } from './temper.ts';
import { distinct, isAimedAt, places, pullInto } from './transport.ts';

/**
 * Shots, Paralyze, powers, Regenerate and spells: what may be done in and outside combat; a card that has
 * been sapped or has acted can do nothing more (TT-036).
 */
export function magicOptions(m: Means): void {
  const { s, seat, givers, aim, options } = m;
  for (const p of m.units) {
    if (p.damage > 0) regenerateOptions(m, p);
    if (p.used || !ableToAct(s, p)) continue;
    shotOptions(m, p);
    if (ownGlyphs(s, p) & GLYPH.paralyze)
      for (const target of within(paralysisTargets(s, p), aim))
        options.push({ kind: 'paralyze', card: p.id, target });
    if (canUsePower(s, p.id) && canDo(s, seat, p.id, aim)) options.push({ kind: 'power', card: p.id });
  }
  // TT-118, TT-119: spells come from hand, never through Limbo.
  for (const card of distinct(s, s.players[seat].hand)) {
    const { isSpell, x, cost, school } = printed(s, card);
    if (isSpell && total(givers, school) >= (x ? 1 : cost) && canDo(s, seat, card, aim))
      options.push({ kind: 'cast', card });
  }
}
const within = (ids: readonly Id[], aim: readonly Id[] | null) =>
  aim ? ids.filter(id => aim.includes(id)) : ids;

/** TT-217 to TT-220 */
function regenerateOptions({ s, givers, aim, options }: Means, p: Piece): void {
  if ((aim && !aim.includes(p.id)) || (s.combat && !isEngaged(s, p))) return;
  for (const n of regenerations(s, p))
    if (total(givers, schoolOf(s, p)) >= n) options.push({ kind: 'regenerate', card: p.id, n });
}
/**
 * TT-224, TT-R55: every ranged glyph is a separate shot; an Item shoots through the Follower that uses it
 * (TT-114).
 */
function shotOptions(m: Means, p: Piece): void {
  const { s } = m;
  if (printed(s, p.id).ranged > 0 && !p.raised) shots(m, p, p.id);
  for (const card of p.cards) if (printed(s, card).ranged > 0 && counts(s, card)) shots(m, p, card);
}
function shots({ s, aim, options }: Means, p: Piece, card: Id): void {
  for (const target of within(shotTargets(s, p, card), aim)) options.push({ kind: 'shoot', card, target });
}
/** TT-156 to TT-159, TT-R65, TT-R66: not the last one, and only cards that could be played. */
export function pullOptions(m: Means): void {
  const { s, seat, givers, aim, options } = m;
  const { shields } = s.players[seat];
  if (shields.length < 2) return;
  for (const id of distinct(s, shields)) {
    const card = printed(s, id);
    if (card.isSpell) {
      if ((!card.x || total(givers, card.school) >= 1) && canDo(s, seat, id, aim))
        options.push({ kind: 'pull', card: id });
      continue;
    }
    if (s.combat) continue;
    if (card.isSource && !aim) options.push({ kind: 'pull', card: id });
    for (const target of places(s, card, m))
      if (!aim || isAimedAt(s, target, aim)) options.push({ kind: 'pull', card: id, target });
  }
}

/** Declares the chosen one. */
export function performMagic(s: Realm, seat: Seat, pick: MagicOffer): void {
  const { card } = pick;
  switch (pick.kind) {
    case 'shoot':
      return shoot(s, card, pick.target);
    case 'paralyze':
      return paralyze(s, card, pick.target);
    case 'regenerate':
      return call(s, regenerate(seat, card, pick.n));
    case 'power':
      return call(s, deed(seat, card, 'power'));
    case 'cast':
      return call(s, deed(seat, card, 'cast'));
    default:
      if (printed(s, card).isSpell) call(s, deed(seat, card, 'pull'));
      else pullInto(s, seat, card, pick.target);
  }
}
