import type { Frame, GameEvent, Option, Seat, State } from '@siegeworks/contract';
import { emit, reveal, rulebook } from '@siegeworks/kernel';
import type { Side } from './cards.ts';
import { KINDS, MOST_GOLD, MOST_UNITS, THE_TOWER } from './cards.ts';

export interface Tiny extends State {
  sides: Side[];
  turns: number;
}
export interface Turn extends Frame {
  seat: Seat;
  ended: boolean;
}
export interface Told extends GameEvent {
  seat: Seat;
  kind: number;
}

const END: Option = { kind: 'end' };
const book = rulebook<Tiny>();
export const { rules } = book;

/** TG-1 to TG-4: income, draw, then any number of moves until the player ends the turn. */
export const turn = book.rule('turn', (seat: Seat) => ({ seat, ended: false }), {
  begin(s, f) {
    f.ended = false;
    s.turns++;
    const side = s.sides[f.seat];
    side.income = Math.min(MOST_GOLD, side.income + 1);
    side.gold = side.income;
    for (const unit of side.units) unit.ready = true;
    draw(s, f.seat);
  },
  move: book.choice({
    who: (_s, f) => f.seat,
    options: (s, f) => moves(s, f.seat),
    then(s, f, pick: Option) {
      if (pick.kind === 'end') f.ended = true;
      if (pick.kind === 'play') deploy(s, f.seat, pick.card ?? 0);
      if (pick.kind === 'attack') attack(s, f.seat, pick.card ?? 0, pick.target ?? THE_TOWER);
    },
  }),
  next(_s, f) {
    if (!f.ended) return 'move';
    f.seat = 1 - f.seat;
    return 'begin';
  },
});

/** TG-2: whoever has nothing left to draw loses a stone of the tower instead. */
function draw(s: Tiny, seat: Seat): void {
  const side = s.sides[seat];
  const kind = side.deck.pop();
  if (kind === undefined) return damage(s, seat, 1);
  side.hand.push(kind);
  reveal(s);
  emit<Told>(s, { type: 'drawn', seat, kind });
}

function moves(s: Tiny, seat: Seat): Option[] {
  const { hand, units, gold } = s.sides[seat];
  const foes = s.sides[1 - seat].units.length;
  const options: Option[] = [];
  for (let card = 0; card < hand.length; card++) {
    if (units.length < MOST_UNITS && KINDS[hand[card]].cost <= gold) options.push({ kind: 'play', card });
  }
  for (let card = 0; card < units.length; card++) {
    if (!units[card].ready) continue;
    for (let target = THE_TOWER; target < foes; target++) options.push({ kind: 'attack', card, target });
  }
  options.push(END);
  return options;
}

/** TG-3: a unit costs gold and waits for the next turn. */
function deploy(s: Tiny, seat: Seat, card: number): void {
  const side = s.sides[seat];
  const [kind] = side.hand.splice(card, 1);
  side.gold -= KINDS[kind].cost;
  side.units.push({ kind, health: KINDS[kind].health, ready: false });
  emit<Told>(s, { type: 'played', seat, kind });
}

/** TG-4: units strike each other at the same time; a tower does not strike back. */
function attack(s: Tiny, seat: Seat, card: number, target: number): void {
  const own = s.sides[seat].units;
  const unit = own[card];
  unit.ready = false;
  emit<Told>(s, { type: 'attacked', seat, kind: unit.kind });
  if (target === THE_TOWER) return damage(s, 1 - seat, KINDS[unit.kind].attack);
  const others = s.sides[1 - seat].units;
  const foe = others[target];
  foe.health -= KINDS[unit.kind].attack;
  unit.health -= KINDS[foe.kind].attack;
  if (foe.health <= 0) others.splice(target, 1);
  if (unit.health <= 0) own.splice(card, 1);
}

/** TG-5: a tower without stones has lost. */
function damage(s: Tiny, seat: Seat, stones: number): void {
  s.sides[seat].tower -= stones;
  if (s.sides[seat].tower <= 0) lose(s, seat, 'TG-5', 'tower');
}

export function lose(s: Tiny, seat: Seat, rule: string, reason: string): void {
  s.over = { places: seat === 0 ? [2, 1] : [1, 2], draw: false, rule, reason };
  emit<Told>(s, { type: 'lost', seat, kind: -1 });
}
