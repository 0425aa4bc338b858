import type { Id } from '@siegeworks/contract';
import { CARDS } from '../cards/card.ts';
import { inTheOpen, printed, towerShield } from '../state/readers.ts';
import type { Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';

/**
 * TS-148: where an attack, shot or casting goes when it resolves, or NONE when it is lost.
 * `what` is the card that aims, or `directed`.
 */
export function reaches(s: Siege, what: string, target: Id): Id {
  const card = printed(s, target);
  if (card.type === 'Mine' || card.type === 'Powerstone') return inResources(s, target) ? target : NONE;
  const p = s.pieces[target];
  if (!p) return NONE;
  if (p.kind === 'item' || (p.kind === 'relic' && p.bearer !== NONE)) return itemReached(s, what, target);
  if (p.kind !== 'creature') return structureReached(s, what, target);
  if (inTheOpen(p)) return target;
  // TS-R98: what only creatures can suffer is not redirected to a structure.
  if (CARDS[what]?.personal || CARDS[what]?.shot?.at === 'creature') return NONE;
  return structureReached(s, what, p.inside);
}
function inResources(s: Siege, id: Id): boolean {
  const { mines, stones } = s.players[s.owners[id]];
  return mines.includes(id) || stones.includes(id);
}
function itemReached(s: Siege, what: string, id: Id): Id {
  const bearer = piece(s, piece(s, id).bearer);
  if (CARDS[what]?.reaches === 'inside') return id;
  return inTheOpen(bearer) ? id : NONE;
}
/** What is aimed at a Tower behind a standing Tower Shield hits the Shield. What is set aside is gone, except for cards that reach it there. */
function structureReached(s: Siege, what: string, id: Id): Id {
  const p = piece(s, id);
  const { tower, aside } = s.players[p.controller];
  if (aside.includes(id)) return CARDS[what]?.reaches === 'aside' && p.kind === 'relic' ? id : NONE;
  if (id !== tower) return id;
  return towerShield(s, p.controller)?.id ?? id;
}
