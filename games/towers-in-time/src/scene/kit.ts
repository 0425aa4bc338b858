import type { Id } from '@siegeworks/contract';
import { checkVariants, Refused, withDefaults } from '@siegeworks/contract';
import type { SceneKit } from '@siegeworks/scenario';
import { clockwise, seatLabel } from '@siegeworks/table';
import { findCard, inPlayFirst, Notes, SEATS, seatOf, seatsIn } from '@siegeworks/table/given';
import { towersInTime } from '../index.ts';
import { action } from '../rules/action.ts';
import { game } from '../rules/game.ts';
import { turn } from '../rules/turn.ts';
import { emptyRealm } from '../setup/setup.ts';
import { OPTIONS } from '../setup/variants.ts';
import type { Phase, Realm } from '../state/realm.ts';
import { nameOf, withoutPlaces } from '../words/names.ts';
import { optionText } from '../words/options.ts';
import { combatFacts, effectFacts, sideFacts } from './facts.ts';
import { placePlayer } from './place-player.ts';
import { SCHEMA } from './schema.ts';
import type { Given } from './words.ts';

/** Lays out any position described in the game's vocabulary. */
function arrange(data: unknown): Realm {
  const given = data as Given;
  const reasons = checkVariants(OPTIONS, given.options);
  const seats = seatsIn(given);
  const options = withDefaults(OPTIONS, given.options);
  const s = emptyRealm(seats, options, 'scene');
  if (!given.begin) s.phase = given.phase ?? 'action';
  for (let seat = 0; seat < seats; seat++) {
    const side = given[SEATS[seat]] ?? {};
    placePlayer(s, seat, given.begin ? { ...side, shields: [] } : side, reasons);
  }
  const notes = new Notes('', seats, reasons);
  for (const key of ['active', 'last'] as const) notes.seat(given[key] ?? 'P1', key, 'TT-251');
  if (reasons.length > 0) throw new Refused(reasons);
  begin(s, given);
  return s;
}
function begin(s: Realm, given: Given): void {
  const outer = game();
  s.stack.push(outer);
  if (given.begin) {
    const number = (seat: number) => given[SEATS[seat]]?.shields;
    s.players.forEach((player, seat) => {
      const own = number(seat);
      player.placed = typeof own === 'number' ? own : s.options.shieldCount;
    });
    return;
  }
  outer.at = 'again';
  s.active = seatOf(given.active ?? 'P1');
  s.first = s.active;
  const before = clockwise(s, s.active).filter(seat => seat !== s.active);
  s.last = given.last ? seatOf(given.last) : before[before.length - 1];
  s.turn = given.turn ?? 3;
  s.lastLoss = given.lastLoss ?? s.turn;
  enter(s, given.phase ?? 'action');
}
/** The step of the turn at which a scenario begins; the phases before it are already over. */
function enter(s: Realm, phase: Phase): void {
  const frame = turn();
  frame.at =
    ({ beginning: 'beginning', maintenance: 'maintain', end: 'end' } as Record<string, string>)[phase] ??
    'end';
  // The turn counter goes up when the turn begins.
  if (phase === 'beginning') s.turn--;
  s.stack.push(frame);
  if (phase !== 'action') return;
  const opportunities = action();
  opportunities.at = 'offer';
  s.stack.push(opportunities);
}

/** `Orc`, `P2 Orc`, `P2 Orc #2`: in play first, then hand, Limbo and piles. */
function find(s: Realm, text: string): Id | null {
  return findCard(text, {
    ids: inPlayFirst(s),
    isCalled: (id, name) => nameOf(s, id).toLowerCase() === name || s.names[id] === name,
    holder: id => s.pieces[id]?.controller ?? s.owners[id],
  });
}

function facts(s: Realm): Record<string, unknown> {
  const sides = Object.fromEntries(s.players.map((_p, seat) => [seatLabel(seat), sideFacts(s, seat)]));
  return {
    ...sides,
    turn: s.turn,
    phase: s.phase,
    active: seatLabel(s.active),
    first: seatLabel(s.first),
    last: seatLabel(s.last),
    lastLoss: s.lastLoss,
    combat: combatFacts(s),
    effects: effectFacts(s),
    removed: s.removed.length,
  };
}

export const towersInTimeKit: SceneKit<Realm> = {
  game: towersInTime,
  schema: SCHEMA,
  arrange,
  chance: { heads: 1, tails: 2 },
  passes: ['pass'],
  find,
  facts,
  otherWords: (s, option) => [withoutPlaces(optionText(s, option))],
};
