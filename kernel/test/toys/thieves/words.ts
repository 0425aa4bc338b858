import type { Area, Board, Eye, Face, Frame, GameEvent, Id, Option, Seat, Words } from '@siegeworks/contract';
import type { Foiled, Rolled } from './rules.ts';
import type { Card, Moved, Thieves } from './state.ts';
import { CARDS, HIDDEN, points, who } from './state.ts';
import { view } from './view.ts';

const a = (name: string) => (name === HIDDEN ? 'a card' : `a ${name}`);

const events: Words<Thieves>['events'] = {
  drawn: { rule: 'TH-2', say: (_s, e: Moved) => `${who(e.seat)} draws ${a(e.name)}.` },
  stashed: { rule: 'TH-4', say: (_s, e: Moved) => `${who(e.seat)} stashes ${a(e.name)}.` },
  discarded: { rule: 'TH-5', say: (_s, e: Moved) => `${who(e.seat)} plays ${a(e.name)}.` },
  stolen: {
    rule: 'TH-5',
    say: (_s, e: Moved) => `${who(e.seat)} steals ${a(e.name)} from ${who(e.from ?? 0)}.`,
  },
  left: { rule: 'TH-8', say: (_s, e: Moved) => `The ${e.name} of ${who(e.seat)} leaves the game.` },
  rolled: {
    rule: 'TH-5',
    say: (_s, e: Rolled) => `${who(e.seat)} rolls ${e.die}: ${e.die < 3 ? 'caught' : 'in'}.`,
  },
  foiled: { rule: 'TH-6', say: (s, e: Foiled) => `${who(e.seat)} foils the ${s.names[e.card]}.` },
  shuffled: { rule: 'TH-8', say: () => 'The pile is shuffled into the deck.' },
  ended: { rule: (_e: GameEvent) => 'TH-9', say: s => `The game is over: ${standing(s)}.` },
};

function standing(s: Thieves): string {
  return s.vaults.map((_vault, seat) => `${who(seat)} has ${points(s, seat)}`).join(', ');
}

function option(s: Thieves, o: Option): string {
  const name = o.card === undefined ? '' : s.names[o.card];
  if (o.kind === 'stash') return `stash ${name}`;
  if (o.kind === 'steal') return `steal from ${who(o.seat ?? 0)}`;
  if (o.kind === 'foil') return 'foil it';
  return o.kind;
}

function face(seen: Thieves, id: Id): Face {
  const name = seen.names[id];
  if (name === HIDDEN) return { id: -1, card: null, name: 'card', line: '', marks: [], attached: [] };
  const { points: worth } = CARDS[name as Card];
  return { id, card: name, name, line: worth > 0 ? `${worth}` : '', marks: [], attached: [] };
}

function board(s: Thieves, eye: Eye): Board {
  const seen = view(s, eye);
  const area = (id: string, title: string, seat: Seat | null, cards: Id[]): Area => ({
    id,
    title,
    seat,
    note: cards.length === 1 ? '1 card' : `${cards.length} cards`,
    cards: cards.map(card => face(seen, card)),
  });
  const own = (seat: Seat): Area[] => [
    area(`hand${seat + 1}`, `${who(seat)}, the ${s.masks[seat]}: hand`, seat, s.hands[seat]),
    area(`vault${seat + 1}`, `${who(seat)}: vault`, seat, s.vaults[seat]),
  ];
  const deck = { ...area('deck', 'Deck', null, s.deck), cards: [] };
  const seats = Array.from({ length: s.seats }, (_, seat) => own(seat));
  const mover = (s.stack[0] as Frame & { seat: Seat }).seat;
  const status = [`turn ${s.turns}`, s.over ? 'over' : `turn of ${who(mover)}`];
  return { status, areas: [deck, area('pile', 'Discard pile', null, s.pile), ...seats.flat()] };
}

export const words: Words<Thieves> = {
  events,
  questions: {
    'turns.act': () => 'Stash a card, play one, or pass.',
    'respond.ask': () => 'Do you foil it?',
  },
  option,
  endsTurn: (s, { kind }) => kind === 'pass' && s.stack.at(-1)?.at === 'act',
  board,
  outcome: s => (s.over?.reason === 'conceded' ? 'a player gave up' : 'the deck is empty'),
};
