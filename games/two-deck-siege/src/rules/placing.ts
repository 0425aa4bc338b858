import type { Id } from '@siegeworks/contract';
import { reveal } from '@siegeworks/kernel';
import { take } from '@siegeworks/table';
import { isEnemy } from '../cards/card.ts';
import { forget, place } from '../state/changes.ts';
import { tell } from '../state/events.ts';
import { cellOf } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { castleOf, NONE } from '../state/state.ts';
import { crowdAt } from '../state/units.ts';
import { asks, besieger, besiegingSeat, choice, rule } from './book.ts';
import { placeTie } from './ties.ts';

/** Takes cards from the top of the enemy deck, in order, face up (in a duel, seen only by the besieger). */
export function drawEnemies(s: Siege, count: number): void {
  const cards: Id[] = [];
  while (cards.length < count && s.enemyDeck.length > 0) cards.push(s.enemyDeck.pop() ?? NONE);
  if (cards.length === 0) return;
  s.drawn.push(...cards);
  forget(s, cards);
  reveal(s);
  tell(s, { type: 'enemiesDrawn', besieger: besiegingSeat(s), cards });
}

/** Drawn cards one after the other: an event is held, a unit is placed (TD-126 to TD-131). */
export const handle = rule('handle', () => ({ card: NONE, wall: '' }), {
  order: choice({
    // TD-R96
    // TD-222: in a duel the besieger decides the order in which the cards are handled.
    when: s => s.options.mode === 'duel' && s.drawn.length > 1,
    who: besieger,
    options: s => s.drawn.map(card => ({ kind: 'handle', card })),
    then(_s, f, { card }) {
      f.card = card;
    },
  }),
  next(s, f) {
    if (s.drawn.length === 0) return 'done';
    if (f.card === NONE) f.card = s.drawn[0];
    f.wall = '';
    if (isEnemy(f.card)) return;
    take(s.drawn, f.card);
    s.held.push(f.card);
    tell(s, { type: 'held', besieger: besiegingSeat(s), cards: [f.card] });
    f.card = NONE;
    return 'order';
  },
  wall: choice({
    when: s => asks(s) && freeWalls(s).length > 1,
    who: besieger,
    options: (s, f) => freeWalls(s).map(what => ({ kind: 'place', card: f.card, what })),
    then(_s, f, { what }) {
      f.wall = what;
    },
  }),
  put(s, f) {
    const walls = freeWalls(s);
    take(s.drawn, f.card);
    if (walls.length > 0) place(s, f.card, cellOf(f.wall || placeTie(s, walls), 3));
    else toBottom(s, f.card);
    f.card = NONE;
    return 'order';
  },
});

/**
 * TD-127, TD-128: band 3 of the marker's side while it has room, otherwise of any other side.
 * TD-R39, TD-R81.
 */
export function freeWalls(s: Siege): string[] {
  const free = (wall: string) => crowdAt(s, cellOf(wall, 3)) < 2;
  const { wallsOf, walls } = castleOf(s);
  const own = wallsOf[s.marker].filter(free);
  return own.length > 0 ? own : walls.filter(free);
}
/** TD-129: everybody saw which card went to the bottom (TD-R40, TD-R100). */
function toBottom(s: Siege, id: Id): void {
  s.enemyDeck.unshift(id);
  for (const known of s.known) known.push(id);
  tell(s, { type: 'noRoom', card: id });
}
