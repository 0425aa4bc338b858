import type { Seat } from '@siegeworks/contract';
import { DONE } from '@siegeworks/table';
import { HEARS } from '../cards/book.ts';
import { FACTIONS } from '../cards/card.ts';
import { fallDue, lastingOf } from '../state/effects.ts';
import { tell } from '../state/events.ts';
import type { Realm } from '../state/realm.ts';
import { draw, layResource } from '../state/zones.ts';
import { choice, rule } from './book.ts';
import type { OfferOf } from './offers.ts';
import { holdWindow, settle } from './windows.ts';

const DRAWS = { draw2: 2, draw1: 1, draw0: 0 } as const;
const LAYS = { draw2: 0, draw1: 1, draw0: 2 } as const;

/** 5.5: exactly one of three ways. AM-140, AM-R75. */
export const drawResources = rule('drawResources', (seat: Seat) => ({ seat, lays: 0, must: false }), {
  decide: choice({
    who: (_s, f) => f.seat,
    options: (s, f) => drawOptions(s, f),
    then(s, f, pick) {
      const way = pick.kind;
      f.lays = LAYS[way];
      f.must = way === 'draw0';
      tell(s, { type: 'choseDraw', seat: f.seat, n: DRAWS[way] });
      draw(s, f.seat, Math.min(DRAWS[way], firstDraw(s)));
    },
  }),
  drawn(s) {
    settle(s);
  },
  // AM-144: optional beside a drawn card. AM-147: each on any pile.
  lay: choice({
    when: (s, f) => f.lays > 0 && layOptions(s, f.seat).length > 0,
    who: (_s, f) => f.seat,
    options: (s, f) => (f.must ? layOptions(s, f.seat) : [...layOptions(s, f.seat), DONE]),
    then(s, f, pick) {
      f.lays = pick.kind === 'done' ? 0 : f.lays - 1;
      if (pick.kind === 'lay') layResource(s, f.seat, pick.card, pick.n);
    },
  }),
  laid(s, f) {
    settle(s);
    if (f.lays > 0 && s.players[f.seat].alive && layOptions(s, f.seat).length > 0) return 'lay';
  },
  window(s) {
    holdWindow(s, 'W2');
  },
  over(s, f) {
    fallDue(s, e => e.on[0] === f.seat && lastingOf(e).capsDraw === true);
  },
});
function drawOptions(s: Realm, f: { seat: Seat }): OfferOf<'draw2' | 'draw1' | 'draw0'>[] {
  const options: OfferOf<'draw2' | 'draw1' | 'draw0'>[] = [{ kind: 'draw2' }, { kind: 'draw1' }];
  // AM-142: a player with nothing to lay must draw.
  if (s.players[f.seat].hand.length >= 2 && mayLay(s, f.seat, 2)) options.push({ kind: 'draw0' });
  return options;
}
/** Nobody may lay a card that would take them above what a card allows. */
function mayLay(s: Realm, seat: Seat, n: number): boolean {
  const mine = s.players[seat].resources.length;
  return HEARS.resourceCaps.every(caps => caps(s).every(({ by, most }) => by === seat || mine + n <= most));
}
/** Any card in hand, on the pile of a faction in the player's deck (AM-145, AM-146); copies are alike. */
function layOptions(s: Realm, seat: Seat): OfferOf<'lay'>[] {
  if (!mayLay(s, seat, 1)) return [];
  const { hand, factions } = s.players[seat];
  const piles = s.options.resourceFactions === 'any' ? FACTIONS.map((_name, n) => n) : factions;
  return hand.flatMap((card, i) =>
    hand.findIndex(id => s.names[id] === s.names[card]) === i
      ? piles.map(n => ({ kind: 'lay' as const, card, n }))
      : [],
  );
}
/** Option `firstTurnDraw`. */
const firstDraw = (s: Realm) => (s.options.firstTurnDraw === 'max1' && s.turnsBegun === 1 ? 1 : 2);
