import type { Id, Seat } from '@siegeworks/contract';
import { checkVariants, Refused, withDefaults } from '@siegeworks/contract';
import type { SceneKit } from '@siegeworks/scenario';
import { findCard, Notes, SEATS, seatsIn } from '@siegeworks/table/given';
import { arcania } from '../index.ts';
import { game } from '../rules/game.ts';
import { OPEN, turn } from '../rules/turn.ts';
import { emptyWar, seatPlayer } from '../setup/deal.ts';
import { VARIANTS } from '../setup/variants.ts';
import type { Phase, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { onFront } from '../state/table.ts';
import { cardName, PHASE_NAMES } from '../words/names.ts';
import { facts } from './facts.ts';
import { layTraps, placePlayer } from './place-player.ts';
import { SCHEMA } from './schema.ts';
import type { Given } from './words.ts';

/** Lays out any position in the game's own words. */
function arrange(data: unknown): War {
  const given = data as Given;
  const reasons = checkVariants(VARIANTS, given.options);
  const seats = seatsIn(given);
  const s = emptyWar(seats, withDefaults(VARIANTS, given.options), 'scene');
  const side = (seat: Seat) => given[SEATS[seat]] ?? {};
  for (let seat = 0; seat < seats; seat++) {
    const { army = 'dwarf', castleLife = NONE, chooseBuildings = false } = side(seat);
    seatPlayer(s, seat, { army, castleLife, chooseBuildings });
  }
  for (let seat = 0; seat < seats; seat++) placePlayer(s, seat, side(seat), reasons);
  for (let seat = 0; seat < seats; seat++) layTraps(s, seat, side(seat), reasons);
  s.turn = new Notes('', seats, reasons).seat(given.turn ?? 'P1', 'turn', 'AK-340');
  if (reasons.length > 0) throw new Refused(reasons);
  begin(s, given);
  return s;
}
/** The turn continues at the given phase; the phases before it are over. */
function begin(s: War, given: Given): void {
  const outer = game();
  if (given.begin) {
    for (const player of s.players) player.turns = 0;
    s.stack.push(outer);
    return;
  }
  outer.at = 'passTurn';
  const phase: Phase = given.phase ?? 'units';
  const frame = turn(s.turn);
  const i = (OPEN as readonly Phase[]).indexOf(phase);
  const early = phase === 'start' || phase === 'draw';
  if (i >= 0) frame.i = i;
  frame.at = i >= 0 ? 'phases' : early ? phase : phase === 'end' ? 'end' : 'after';
  // The turn counts itself when it starts; so does its player's.
  s.turnsBegun = (given.turnsBegun ?? 5) - (phase === 'start' ? 1 : 0);
  if (phase === 'start') s.players[s.turn].turns--;
  s.phase = phase === 'after' ? 'wave' : phase;
  s.stack.push(outer, frame);
}

/** `Skeleton`, `P2 Skeleton`, `P2 Skeleton#2`: on a Battle Front first, then elsewhere in play, then hands and piles. */
function find(s: War, text: string): Id | null {
  const row = s.players.flatMap(p => p.row.map(f => f.id));
  const built = s.players.flatMap(p => p.lands.flatMap(l => [l.id, ...l.buildings.map(b => b.id)]));
  const worn = s.players.flatMap(p => p.row.flatMap(f => [...f.worn, ...f.staffs]));
  const hands = s.players.flatMap(p => p.hand);
  const order = [...row, ...built, ...worn, ...s.items.map(i => i.card).filter(id => id !== NONE), ...hands];
  return findCard(text, {
    ids: [...new Set([...order, ...s.names.keys()])],
    isCalled: (id, name) => cardName(s.names[id]).toLowerCase() === name || s.names[id] === name,
    holder: id => onFront(s, id)?.controller ?? s.owners[id],
  });
}

export const arcaniaKit: SceneKit<War> = {
  game: arcania,
  schema: SCHEMA,
  arrange,
  chance: {},
  passes: ['pass'],
  otherWords: (s, { kind }) => (kind === 'endPhase' ? [`end ${PHASE_NAMES[s.phase]}`] : []),
  find,
  facts,
};
