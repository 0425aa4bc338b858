import type { Id, Seat } from '@siegeworks/contract';
import { CARDS, lasting } from '../cards/card.ts';
import { buttressOf } from '../cards/items.ts';
import { INNATE, noCast } from '../rules/cast.ts';
import { canPay, goldOf, powerOf } from '../rules/costs.ts';
import { blockOptions, bodyguards } from '../rules/defenders.ts';
import { canTend } from '../rules/wound.ts';
import { disabled, opposes, printed, printedOn } from '../state/readers.ts';
import type { Effect, Item, Piece, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';

/** The table as it will be when dice are rolled: a Shield that waits to resolve lies by then, unless it is countered. */
export function expected(s: Siege): Siege {
  const laid = s.pending.flatMap(item => (willLie(s, item) ? [effectOf(s, item)] : []));
  return laid.length === 0 ? s : { ...s, effects: [...s.effects, ...laid] };
}
function willLie(s: Siege, { kind, what, negated, n }: Item): boolean {
  if ((kind !== 'spell' && kind !== 'scroll') || negated || CARDS[what].rr === true) return false;
  const countered = s.pending.some(other => CARDS[other.what]?.counters && other.targets.includes(n));
  return !countered && lasting(what).gives !== undefined;
}
/** Without a target it is for the caster's whole army. */
const effectOf = (s: Siege, { n, what, card, by, targets }: Item): Effect => ({
  ...{ n, what, card, by, source: NONE, turnOf: by, left: 1 },
  on: targets.length > 0 ? targets : s.players[by].army,
});

/** What everybody can see that could save this one at the last moment, in words that follow `unless`. */
export function rescues(s: Siege, id: Id): string[] {
  const p = piece(s, id);
  return p.kind === 'creature' ? healers(s, p) : propped(s, p);
}
function healers(s: Siege, p: Piece): string[] {
  const seat = p.controller;
  const { regeneration } = printedOn(s, p);
  const itself = p.points === 1 && regeneration && canPay(s, seat, { gp: 0, pp: regeneration });
  const potions = p.items.filter(item => printed(s, item).healing && !disabled(s, item));
  const tending = s.players[seat].army.filter(other => canTend(s, piece(s, other), p));
  const spells = s.players[seat].spellbook.filter(
    spell => printed(s, spell).healing && noCast(s, seat, s.names[spell], 'injury') === null,
  );
  return [
    ...(itself ? ['it regenerates'] : []),
    ...[...potions, ...tending, ...spells].map(helper => `${printed(s, helper).name} saves it`),
  ];
}
function propped(s: Siege, p: Piece): string[] {
  const prop = buttressOf(s, p.id);
  return prop === NONE ? [] : [`its ${printed(s, prop).name} holds`];
}

/** Who could step between a Directed attack or a shot and its target, as everybody can see. */
export function blockers(s: Siege, target: Id, travel: string | null): string[] {
  const p = s.pieces[target];
  if (!p) return [];
  const able =
    travel === null ? bodyguards(s, p).map(each => each.id) : blockOptions(s, p, travel).map(o => o.card);
  const verb = travel === null ? 'steps in' : 'blocks';
  return [...new Set(able)].map(id => `${printed(s, id).name} ${verb}`);
}

/** Whether somebody who has not passed could still answer: with a card of the hand, or with a Spell that every Mage knows. */
export function answerable(s: Siege, by: Seat, passed: readonly Seat[] = []): boolean {
  return s.players.some(({ alive, hand }, seat) => {
    if (!alive || passed.includes(seat) || !opposes(s, by, seat)) return false;
    const points = powerOf(s, seat) + goldOf(s, seat);
    return points > 0 && (hand.length > 0 || INNATE.some(what => noCast(s, seat, what, 'response') === null));
  });
}
