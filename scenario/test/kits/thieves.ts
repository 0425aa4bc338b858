import type { Id, Reason } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import type { SceneKit } from '@siegeworks/scenario';
import type { Card, Thieves } from '../../../kernel/test/toys/thieves/state.ts';
import { CARDS, NAMES, points } from '../../../kernel/test/toys/thieves/state.ts';
import { thieves } from '../../../kernel/test/toys/thieves/thieves.ts';

interface Side {
  hand?: string[];
  vault?: string[];
}
interface Given {
  turn?: string;
  start?: 'draw' | 'act';
  deck?: string[];
  pile?: string[];
  P1?: Side;
  P2?: Side;
  P3?: Side;
}
const cards = { type: 'array', items: { $ref: '#/$defs/card' } };
const side = { type: 'object', properties: { hand: cards, vault: cards }, additionalProperties: false };
const SEATS = ['P1', 'P2', 'P3'] as const;

/** Gives out the cards by name; the rest lies under the deck, or out of the game when the deck is given. */
class Dealer {
  readonly names: string[] = [];
  readonly reasons: Reason[] = [];

  deal(list: string[] | undefined, place: string): Id[] {
    return (list ?? []).flatMap((name, i) => this.take(name, `${place}[${i}]`));
  }

  take(name: string, place: string): Id[] {
    const count = this.names.filter(each => each === name).length;
    if (!NAMES.includes(name as Card))
      this.reasons.push({ rule: 'TH-1', text: `${place}: there is no card ${name}` });
    else if (count === CARDS[name as Card].count) {
      this.reasons.push({ rule: 'TH-1', text: `${place}: there are only ${count} of ${name}` });
    }
    return [this.names.push(name) - 1];
  }

  rest(): Id[] {
    const left = NAMES.flatMap(name => {
      const count = this.names.filter(each => each === name).length;
      return Array<string>(Math.max(0, CARDS[name].count - count)).fill(name);
    });
    return left.map(name => this.names.push(name) - 1);
  }
}

function arrange(raw: unknown): Thieves {
  const given = raw as Given;
  const seats = given.P3 ? 3 : 2;
  const s = thieves.setup.deal({ players: Array.from({ length: seats }, () => ({})) }, 'scene');
  const dealer = new Dealer();
  const sides = SEATS.slice(0, seats);
  s.hands = sides.map(seat => dealer.deal(given[seat]?.hand, `${seat}.hand`));
  s.vaults = sides.map(seat => dealer.deal(given[seat]?.vault, `${seat}.vault`));
  s.pile = dealer.deal(given.pile, 'pile');
  s.deck = dealer.deal(given.deck, 'deck');
  const rest = dealer.rest();
  if (given.deck) s.gone = rest;
  else s.deck.push(...rest);
  if (dealer.reasons.length > 0) throw new Refused(dealer.reasons);
  s.names = dealer.names;
  Object.assign(s.stack[0], { seat: SEATS.indexOf((given.turn ?? 'P1') as 'P1'), at: given.start ?? 'act' });
  return s;
}

function find(s: Thieves, text: string): Id | null {
  const [, owner, name, nth] = /^(?:P(\d) )?(\w+)(?: #(\d+))?$/.exec(text) ?? [];
  const seats = owner ? [Number(owner) - 1] : s.hands.keys();
  const ids = [...seats].flatMap(seat => [...(s.hands[seat] ?? []), ...(s.vaults[seat] ?? [])]);
  return ids.filter(id => s.names[id] === name)[Number(nth ?? 1) - 1] ?? null;
}

function sideOf(s: Thieves, seat: number): Record<string, unknown> {
  const named = (ids: Id[]) => ids.map(id => s.names[id]);
  const place: Record<string, string> = {};
  const put = (name: string, where: string) => {
    const twins = Object.keys(place).filter(key => key.split(' #')[0] === name).length;
    place[twins > 0 ? `${name} #${twins + 1}` : name] = where;
  };
  for (const name of named(s.hands[seat])) put(name, 'hand');
  for (const name of named(s.vaults[seat])) put(name, 'vault');
  return { hand: named(s.hands[seat]), vault: named(s.vaults[seat]), points: points(s, seat), cards: place };
}

export const thievesKit: SceneKit<Thieves> = {
  game: thieves,
  schema: {
    $defs: { card: { enum: NAMES } },
    type: 'object',
    properties: {
      turn: { enum: SEATS },
      start: { enum: ['draw', 'act'] },
      deck: cards,
      pile: cards,
      ...Object.fromEntries(SEATS.map(seat => [seat, side])),
    },
    additionalProperties: false,
  },
  arrange,
  chance: { caught: 1, in: 6 },
  find,
  facts: s => ({
    turns: s.turns,
    deck: s.deck.length,
    pile: s.pile.map(id => s.names[id]),
    'Beggars (etc.) gone': s.gone.length,
    ...Object.fromEntries(Array.from({ length: s.seats }, (_, seat) => [SEATS[seat], sideOf(s, seat)])),
  }),
};
