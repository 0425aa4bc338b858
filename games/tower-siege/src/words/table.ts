import type { Id, Seat } from '@siegeworks/contract';
import { CARDS } from '../cards/card.ts';
import type { Clash } from '../knowledge/clash.ts';
import { clashOf } from '../knowledge/clash.ts';
import { castCost, INNATE } from '../rules/cast.ts';
import { noBlock, noDefence } from '../rules/defenders.ts';
import { currentQuestion } from '../state/question-frame.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { amounts } from './prices.ts';

/** The Spells that every Mage knows, with what they cost this one. */
export function innateSpells(s: Siege, seat: Seat): { card: string; name: string; cost: string }[] {
  return INNATE.map(card => ({
    card,
    name: CARDS[card].name,
    cost: amounts(castCost(s, seat, card, NONE, 1)),
  }));
}

/** While a defender or blocker is being chosen: why this creature cannot be, in a word or two. */
export function cannotMeet(s: Siege, id: Id): string | null {
  const top = s.stack[s.stack.length - 1];
  const clash = clashOf(s);
  const p = s.pieces[id];
  if (top?.rule !== 'assault' || !clash || !p) return null;
  if (top.at === 'defender') return p.controller === clash.army ? shortly(noDefence(s, p)?.text) : null;
  return top.at === 'block' ? cannotBlock(s, p, clash) : null;
}
/** What a card is chosen for in what is going on: it `attacks`, `defends`, or will be the `target`; `null` when it is not. */
export function partNow(s: Siege, id: Id): string | null {
  const clash = clashOf(s);
  if (clash?.defender === id) return clash.target === NONE || clash.target === id ? 'defends' : 'blocks';
  if (clash?.attackers.includes(id)) return 'attacks';
  if (s.over) return null;
  const f = currentQuestion(s);
  return f.rule === 'cast' && f.targets?.includes(id) ? 'chosen' : null;
}
function cannotBlock(s: Siege, p: Piece, { target, travel }: Clash): string | null {
  const army = s.pieces[target]?.controller;
  if (p.kind !== 'creature' || p.controller !== army || p.id === target) return null;
  const reason = noBlock(s, p, travel)?.text;
  return reason?.includes('travel ability') ? `no ${travel}` : shortly(reason);
}
/** On a card, the end of `it is in DEFEND` is enough. */
const shortly = (reason: string | undefined): string | null =>
  reason === undefined
    ? null
    : reason.replace(/^(it is|an? [A-Z][A-Za-z ]* is|the [A-Z][A-Za-z ]* stands) /, '');
