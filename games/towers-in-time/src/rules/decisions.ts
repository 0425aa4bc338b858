import type { Id, Option, Seat } from '@siegeworks/kernel';
import { call, emit } from '@siegeworks/kernel';
import { take } from '@siegeworks/table';
import { GLYPH } from '../cards/card.ts';
import { printed } from '../state/faces.ts';
import { discardAttached } from '../state/place.ts';
import {
  ableToAct,
  counts,
  glyphs,
  isFighter,
  isItem,
  regenerations,
  schoolOf,
  unitsOf,
} from '../state/readers.ts';
import type { Piece, Realm } from '../state/realm.ts';
import { NONE, piece } from '../state/realm.ts';
import { demandedAim, isEngaged, paralysisTargets, shotTargets } from './aims.ts';
import { attackWith, canAttack } from './attack.ts';
import { canDo, canUsePower, deed } from './deed.ts';
import { cardMoves, makeMove, REGULAR, unitMoves } from './moves.ts';
import { paralyze, regenerate, shoot } from './skills.ts';
import type { Giver } from './temper.ts';
import { purse, total } from './temper.ts';
import {
  comers,
  isAimedAt,
  places,
  playSource,
  pullInto,
  transport,
  transports,
  unlike,
} from './transport.ts';

/** Free actions outside combat (4.4). `turned`: Items already changed at this opportunity. */
export function freeOptions(s: Realm, seat: Seat, turned: readonly Id[], options: Option[]): void {
  const { hand, limbo } = s.players[seat];
  dropOptions(s, seat, options);
  if (limbo.length < s.options.limboSize)
    for (const card of unlike(s, hand)) if (!printed(s, card).isSpell) options.push({ kind: 'limbo', card });
  for (const card of unlike(s, limbo)) options.push({ kind: 'discard', card });
  for (const p of unitsOf(s, seat)) if (p.cards.length > 0) options.push(...itemOptions(s, p, turned));
}
/** TT-112: any two of those carried, or fewer. */
function itemOptions(s: Realm, p: Piece, turned: readonly Id[]): Option[] {
  const items = p.cards.filter(id => isItem(s, id));
  if (items.length === 0) return [];
  const inUse = items.filter(id => counts(s, id)).length;
  return items
    .filter(id => !turned.includes(id) && (counts(s, id) || inUse < 2))
    .map(card => ({ kind: counts(s, card) ? 'idle' : 'ready', card }));
}
/** TT-124, TT-276: Sustained spells of one's own, wherever they lie, or on these cards only. */
export function dropOptions(s: Realm, seat: Seat, options: Option[], on: readonly Id[] | null = null): void {
  for (const p of s.pieces)
    if (p && p.on !== NONE && p.controller === seat && printed(s, p.id).type === 'sustained')
      if (!on || on.includes(p.on)) options.push({ kind: 'drop', card: p.id });
}
export const FREE: readonly string[] = ['limbo', 'discard', 'ready', 'idle', 'drop', 'letGo'];

export function takeFreeAction(s: Realm, seat: Seat, { kind, card = NONE }: Option): void {
  const player = s.players[seat];
  if (kind === 'drop') return discardAttached(s, card);
  if (kind === 'ready' || kind === 'idle') {
    piece(s, card).ready = kind === 'ready';
    emit(s, { type: kind === 'ready' ? 'itemReadied' : 'itemIdled', card });
    return;
  }
  if (kind === 'limbo') {
    take(player.hand, card);
    player.limbo.push(card);
    emit(s, { type: 'laidInLimbo', seat, card });
    return;
  }
  take(player.limbo, card);
  player.discard.push(card);
  emit(s, { type: 'limboDiscarded', seat, card });
}

/** Shots, Paralyze, powers, Regenerate and spells: what may be done in and outside combat. */
export function magicOptions(
  s: Realm,
  seat: Seat,
  givers: readonly Giver[],
  aim: Id[] | null,
  options: Option[] = [],
): Option[] {
  for (const p of unitsOf(s, seat)) {
    if (p.damage > 0) options.push(...regenerateOptions(s, p, givers, aim));
    if (p.used || !ableToAct(s, p)) continue;
    shotOptions(s, p, aim, options);
    if (glyphs(s, p) & GLYPH.paralyze)
      for (const target of within(paralysisTargets(s, p), aim))
        options.push({ kind: 'paralyze', card: p.id, target });
    if (canUsePower(s, p.id) && canDo(s, seat, p.id)) options.push({ kind: 'power', card: p.id });
  }
  for (const card of unlike(s, s.players[seat].hand)) {
    const { isSpell, x, cost, school } = printed(s, card);
    if (isSpell && total(givers, school) >= (x ? 1 : cost) && canDo(s, seat, card))
      options.push({ kind: 'cast', card });
  }
  return options;
}
const within = (ids: readonly Id[], aim: Id[] | null) => (aim ? ids.filter(id => aim.includes(id)) : ids);

/** TT-217 to TT-220 */
function regenerateOptions(s: Realm, p: Piece, givers: readonly Giver[], aim: Id[] | null): Option[] {
  if ((aim && !aim.includes(p.id)) || (s.combat && !isEngaged(s, p))) return [];
  return regenerations(s, p)
    .filter(cost => total(givers, schoolOf(s, p)) >= cost)
    .map(n => ({ kind: 'regenerate', card: p.id, n }));
}
/** TT-224: every ranged glyph is a shot of its own. */
function shotOptions(s: Realm, p: Piece, aim: Id[] | null, options: Option[]): void {
  const shoot = (card: Id) => {
    for (const target of within(shotTargets(s, p, card), aim)) options.push({ kind: 'shoot', card, target });
  };
  if (printed(s, p.id).ranged > 0 && !p.raised) shoot(p.id);
  for (const card of p.cards) if (printed(s, card).ranged > 0 && counts(s, card)) shoot(card);
}
/** TT-156 to TT-159 */
export function pullOptions(
  s: Realm,
  seat: Seat,
  givers: readonly Giver[],
  aim: Id[] | null,
  options: Option[] = [],
): Option[] {
  const { shields } = s.players[seat];
  if (shields.length < 2) return options;
  for (const id of unlike(s, shields)) {
    const card = printed(s, id);
    if (card.isSpell) {
      if ((!card.x || total(givers, card.school) >= 1) && canDo(s, seat, id))
        options.push({ kind: 'pull', card: id });
      continue;
    }
    if (s.combat) continue;
    if (card.isSource && !aim) options.push({ kind: 'pull', card: id });
    for (const target of places(s, seat, card))
      if (!aim || isAimedAt(s, target, aim)) options.push({ kind: 'pull', card: id, target });
  }
  return options;
}

/** Every regular action at an opportunity or in a reaction (4.4). */
export function regularOptions(s: Realm, seat: Seat): Option[] {
  const aim = demandedAim(s, seat);
  const givers = purse(s, seat);
  const options: Option[] = [];
  if (!aim) {
    for (const card of comers(s, seat)) if (printed(s, card).isSource) options.push({ kind: 'source', card });
    unitMoves(s, seat, REGULAR, options);
    cardMoves(s, seat, REGULAR, options);
    for (const p of unitsOf(s, seat)) {
      if (isFighter(s, p) && canAttack(s, p)) options.push({ kind: 'attack', card: p.id });
    }
    for (const card of s.players[seat].towers)
      if (printed(s, card).isGate && canUsePower(s, card) && canDo(s, seat, card))
        options.push({ kind: 'power', card });
  } else
    for (const move of cardMoves(s, seat, REGULAR))
      if (isAimedAt(s, move.target ?? NONE, aim)) options.push(move);
  transports(s, seat, givers, aim, options);
  magicOptions(s, seat, givers, aim, options);
  return pullOptions(s, seat, givers, aim, options);
}

/** Declares a regular action that was offered. */
export function perform(s: Realm, seat: Seat, pick: Option): void {
  const { kind, card = NONE, target, n = 0 } = pick;
  switch (kind) {
    case 'source':
      return playSource(s, seat, card);
    case 'transport':
      return call(s, transport(seat, card, target ?? NONE));
    case 'move':
    case 'moveItem':
    case 'moveTotem':
      return makeMove(s, pick, REGULAR);
    case 'attack':
      return call(s, attackWith(seat, card));
    case 'shoot':
      return shoot(s, seat, card, target ?? NONE);
    case 'paralyze':
      return paralyze(s, card, target ?? NONE);
    case 'regenerate':
      return call(s, regenerate(seat, card, n));
    case 'power':
      return call(s, deed(seat, card, 'power'));
    case 'cast':
      return call(s, deed(seat, card, 'cast'));
    default:
      if (printed(s, card).isSpell) call(s, deed(seat, card, 'pull'));
      else pullInto(s, seat, card, target);
  }
}
