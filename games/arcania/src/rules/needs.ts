import type { Id, Reason, Seat } from '@siegeworks/contract';
import { because } from '@siegeworks/table';
import type { BuildingKind, Card } from '../cards/card.ts';
import { CARDS, kindsWith } from '../cards/card.ts';
import { tell } from '../state/events.ts';
import type { Building, Force, Player, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { hasKeyword, mostBuildings, working } from '../state/table.ts';

/** "Pay needs" (4.2): which Buildings can support a card, and which are used. */

/** AK-067, AK-274, AK-R37: untrapped forces that can still let a used Tower serve a Spell again this turn. */
export function helpers(s: War, seat: Seat): Force[] {
  return s.players[seat].row.filter(f => hasKeyword(s, f, 'extra-spell') && !f.used && f.trappedBy === NONE);
}
const TOWERS = kindsWith('casts');
/** Variant `placementUsesBuildings`: if false, used Buildings also serve to place a force. */
const placesFreely = (s: War, card: Card) => card.isForce && !s.options.placementUsesBuildings;

/** Whether this Building alone could support the card; a used Tower only through a helper. */
function supports(s: War, card: Card, b: Building): boolean {
  if (b.prisoner !== null) return false;
  if (placesFreely(s, card)) return true;
  if (card.type === 'spell' && TOWERS.includes(b.kind)) return b.lock === 0;
  return !b.used;
}
/** Buildings that can support the card now, in the order in which they would be used. */
export function supporters(s: War, seat: Seat, card: Card, kind: BuildingKind): Building[] {
  const lands = s.players[seat].lands.filter(working).sort(mostBuildings);
  const found: Building[] = [];
  for (const land of lands)
    for (const b of land.buildings) if (b.kind === kind && supports(s, card, b)) found.push(b);
  if (TOWERS.includes(kind)) found.sort((a, b) => rank(card, a) - rank(card, b));
  return found;
}
/** Locked Towers first for other cards; for Spells ready Towers before the second use of one. */
const rank = (card: Card, b: Building) => (card.type === 'spell' ? (b.used ? 1 : 0) : b.lock > 0 ? 0 : 1);

/** How many Buildings of a kind can support the card. */
function support(s: War, seat: Seat, card: Card, kind: BuildingKind): number {
  let ready = 0;
  let again = 0;
  for (const land of s.players[seat].lands) {
    if (!working(land)) continue;
    for (const b of land.buildings) {
      if (b.kind !== kind || !supports(s, card, b)) continue;
      if (b.used && !placesFreely(s, card)) again++;
      else ready++;
    }
  }
  return again > 0 ? ready + Math.min(again, helpers(s, seat).length) : ready;
}
export function canPay(s: War, seat: Seat, card: Card): boolean {
  for (const [kind, n] of card.needList) if (support(s, seat, card, kind) < n) return false;
  return true;
}
/** Why the needs cannot be paid, naming what is missing, or `null`. */
export function noNeeds(s: War, seat: Seat, card: Card): Reason | null {
  const missing = card.needList.flatMap(([kind, n]) =>
    lacking(s.players[seat], kind, n, support(s, seat, card, kind)),
  );
  return missing.length === 0 ? null : because('AK-110', `it still needs ${missing.join(', and ')}`);
}
/** `2 more Barracks`, or `1 ready Barrack (none of your 2 is)`. */
function lacking(p: Player, kind: BuildingKind, n: number, able: number): string[] {
  if (able >= n) return [];
  const own = count(p, kind);
  const named = (many: number) => `${CARDS[kind].name}${many === 1 ? '' : 's'}`;
  if (own < n) return [`${n - own} more ${named(n - own)}`];
  const ready = own === 1 ? 'yours is not' : `${able === 0 ? 'none' : `only ${able}`} of your ${own} is`;
  return [`${n} ready ${named(n)} (${ready})`];
}
function count(p: Player, kind: BuildingKind): number {
  return p.lands.reduce((sum, land) => sum + land.buildings.filter(b => b.kind === kind).length, 0);
}

/** Uses the needed Buildings: those that the player named, then by the rule at the end of 4.2 (AK-078). */
export function useBuildings(s: War, seat: Seat, card: Card, named: readonly Id[] = []): void {
  if (placesFreely(s, card)) return;
  const cards: Id[] = [];
  for (const [kind, n] of card.needList) {
    const able = supporters(s, seat, card, kind);
    const chosen = [
      ...able.filter(b => named.includes(b.id)),
      ...able.filter(b => !named.includes(b.id)),
    ].slice(0, n);
    for (const b of chosen) useFor(s, seat, b);
    cards.push(...chosen.map(b => b.id));
  }
  if (cards.length > 0) tell(s, { type: 'used', seat, cards });
}
function useFor(s: War, seat: Seat, b: Building): void {
  if (b.used) {
    const helper = helpers(s, seat)[0];
    helper.used = true;
    tell(s, { type: 'helpedCast', card: helper.id, target: b.id });
  }
  b.used = true;
}
/** A Building's own function. */
export function useBuilding(b: Building): void {
  b.used = true;
}
