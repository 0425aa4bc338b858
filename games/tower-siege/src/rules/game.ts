import type { Id, Seat } from '@siegeworks/kernel';
import { call, emit, roll, shuffle } from '@siegeworks/kernel';
import { drawTop } from '@siegeworks/table';
import { cardOf, clockwise, handLimit, standingTower } from '../state/readers.ts';
import type { Player, Siege } from '../state/state.ts';
import { piece } from '../state/state.ts';
import { rule } from './book.ts';
import { tickEffects } from './on-guard.ts';
import { turn } from './turn.ts';

/** Section 3, steps S6 to S9, then turn after turn. */
export const game = rule('game', () => ({}), {
  shuffleDecks(s) {
    for (const player of s.players) shuffle(s, player.deck);
    emit(s, { type: 'decksShuffled' });
  },
  initiative(s) {
    s.turn = highestRoll(s, clockwise(s, s.seats - 1));
    s.starter = s.turn;
    emit(s, { type: 'starts', seat: s.turn });
  },
  deal(s) {
    const order = [s.turn, ...clockwise(s, s.turn).filter(seat => seat !== s.turn)];
    for (const seat of order) draw(s, seat);
  },
  takeTurn(s) {
    call(s, turn(s.turn));
  },
  passTurn(s) {
    nextTurn(s);
    return 'takeTurn';
  },
});

/** S7, TS-R06: tied highest players roll again until one is highest. */
function highestRoll(s: Siege, seats: Seat[]): Seat {
  const rolls = seats.map(seat => {
    const die = roll(s, 100);
    emit(s, { type: 'initiativeRolled', seat, die });
    return die;
  });
  const best = Math.max(...rolls);
  const highest = seats.filter((_seat, i) => rolls[i] === best);
  return highest.length === 1 ? highest[0] : highestRoll(s, highest);
}

/** Draws up to the limit of the Market Place (TS-036, TS-040). */
export function draw(s: Siege, seat: Seat): void {
  const player = s.players[seat];
  const cards: Id[] = [];
  while (player.hand.length < handLimit(s, seat) && canDraw(s, player)) {
    if (player.deck.length === 0) reshuffle(s, seat);
    cards.push(drawTop(s, player.deck, player.hand));
  }
  if (cards.length === 0) return;
  emit(s, { type: 'drew', seat, cards, n: cards.length });
}
/** TS-041, and option `reshuffle`: a discard pile counts as a deck. */
export function canDraw(s: Siege, player: Player): boolean {
  return player.deck.length > 0 || (s.options.reshuffle && player.discard.length > 0);
}
function reshuffle(s: Siege, seat: Seat): void {
  const player = s.players[seat];
  player.deck = player.discard;
  player.discard = [];
  shuffle(s, player.deck);
  emit(s, { type: 'reshuffled', seat });
}

/** Clockwise to the next living player; seats passed over still count as moments (10.8). */
function nextTurn(s: Siege): void {
  let begins = false;
  for (let i = 1; i <= s.seats; i++) {
    const seat = (s.turn + i) % s.seats;
    if (seat === s.starter) {
      endRound(s);
      if (s.over) return;
      begins = true;
    }
    if (s.players[seat].alive) {
      s.turn = seat;
      // TS-009, TS-R20: whoever takes the first turn of a Round starts it.
      if (begins) s.starter = seat;
      return;
    }
    tickEffects(s, seat);
  }
}

/** TS-223, TS-R94 */
function endRound(s: Siege): void {
  const { roundLimit, noProgressRounds } = s.options;
  s.quiet = s.progress ? 0 : s.quiet + 1;
  s.progress = false;
  if (roundLimit > 0 && s.round >= roundLimit) return compare(s, 'roundLimit');
  if (noProgressRounds > 0 && s.quiet >= noProgressRounds) return compare(s, 'noProgress');
  s.round++;
  emit(s, { type: 'roundBegan', round: s.round });
}

/** The living players are compared point by point; the first difference decides. */
function compare(s: Siege, reason: string): void {
  const living = clockwise(s, s.seats - 1);
  const worth = s.players.map((player, seat) => (player.alive ? standing(s, seat) : []));
  const better = (a: Seat, b: Seat) => {
    const at = worth[a].findIndex((value, i) => value !== worth[b][i]);
    return at < 0 ? 0 : worth[a][at] - worth[b][at];
  };
  const places = s.players.map((player, seat) =>
    player.alive ? 1 + living.filter(other => better(other, seat) > 0).length : living.length + 1,
  );
  shareTeamPlaces(s, places);
  const firsts = living.filter(seat => places[seat] === 1);
  const draw = firsts.some(seat => s.players[seat].team !== s.players[firsts[0]].team);
  s.over = { places, draw, rule: 'TS-R94', reason };
  emit(s, { type: 'gameOver', reason, places });
}
function standing(s: Siege, seat: Seat): number[] {
  const p = s.players[seat];
  return [
    piece(s, p.mage).points,
    standingTower(s, seat)?.points ?? 0,
    creatureCards(s, seat),
    p.baseMines + p.baseStones + p.mines.length + p.stones.length,
    p.deck.length + p.hand.length,
  ];
}
/** TS-R100: tokens are no cards, and what Turncoat lends counts for its owner. */
const creatureCards = (s: Siege, seat: Seat) =>
  s.pieces.filter(p => p?.kind === 'creature' && p.owner === seat && cardOf(p).type !== 'Token').length;
/** A team stands where its best member stands. */
export function shareTeamPlaces(s: Siege, places: number[]): void {
  const best = s.players.map((_p, seat) =>
    Math.min(...s.players.flatMap((q, other) => (q.team === s.players[seat].team ? [places[other]] : []))),
  );
  best.forEach((place, seat) => {
    places[seat] = place;
  });
}
