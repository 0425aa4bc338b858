import type { Game, Id, Seat, State } from '@siegeworks/contract';
import { begin, pending, play } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { games } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';
import { readyMatch } from './random-play.ts';

type Zones = Record<string, Id[]>;
/** Where cards lie: with the players, or, where the game has one table for all, on that. */
type Table = State & Zones & { players: Zones[] };
interface Plan {
  /** Nobody looks into these. */
  sealed: readonly string[];
  /** For their player alone. */
  own: readonly string[];
  /** What else holds cards: with players, and on the table. */
  open: readonly string[];
  shared: readonly string[];
}
const PLANS: Record<string, Plan> = {
  arcania: {
    sealed: ['deck'],
    own: ['hand'],
    open: ['discard', 'row', 'lands'],
    shared: ['items', 'standing', 'displaced', 'doomed', 'removed'],
  },
  arcmage: {
    sealed: ['deck'],
    own: ['hand', 'unbuilt'],
    open: ['graveyard', 'resources', 'army', 'hiding'],
    shared: ['removed'],
  },
  'tower-siege': {
    sealed: ['deck'],
    own: ['hand', 'looking'],
    open: [
      'discard',
      'caravan',
      'army',
      'shelters',
      'relics',
      'spellbook',
      'mines',
      'stones',
      'surges',
      'aside',
    ],
    shared: ['removed'],
  },
  'towers-in-time': {
    sealed: ['deck'],
    own: ['hand'],
    open: ['shields', 'limbo', 'discard', 'towers', 'adrift', 'rift'],
    shared: ['removed'],
  },
};
const ON_THE_TABLE = [
  'deck',
  'hand',
  'discard',
  'fallen',
  'enemyDeck',
  'drawn',
  'held',
  'enemyDiscard',
  'removed',
  'reserve',
];
const HIDDEN = -1;
const POSITIONS = 6;
const APART = 23;

/** Positions on the way through a random game, mostly as most players would go. */
function* positions(game: Game): Generator<Table> {
  const dice = playerDice('views');
  const s: State = begin(game, readyMatch(game, 2, 2), 'views');
  for (let made = 0; made < POSITIONS * APART; made++) {
    const asked = pending(game, s);
    if (asked === null) return;
    if (made % APART === APART - 1) yield game.rules.clone(s) as Table;
    const { options, seat } = asked;
    play(
      game,
      s,
      dice() < 0.7 ? game.judgement.habit(s, seat, options) : options[Math.floor(dice() * options.length)],
    );
  }
}

/** What only the program knows is set, so that leaving it in place is seen. */
function prepared(s: Table): Table {
  s.script = [4];
  s.events = [];
  s.people = { names: ['Ann', 'Bob'], you: null };
  return s;
}
const others = (s: State, seat: Seat) => Array.from({ length: s.seats }, (_, i) => i).filter(i => i !== seat);
const hidden = (zone: readonly Id[]) => zone.map(() => HIDDEN);
/** What lies open in a rule that is being carried out. */
const inHand = (s: State) => s.stack.map(frame => (frame as { card?: Id }).card ?? HIDDEN);

/** Removes one thing from each of these lists in turn. */
function* robbed(game: Game, s: Table, of: (s: Table) => Zones, names: readonly string[]) {
  for (const name of names) {
    if (of(s)[name].length === 0) continue;
    const poorer = game.rules.clone(s) as Table;
    of(poorer)[name].pop();
    yield { name, poorer };
  }
}

const withPlans = games.filter(game => game.about.id in PLANS).map(game => [game.about.id, game] as const);
describe.each(withPlans)('%s', (id, game) => {
  const plan = PLANS[id];
  const tables = [...positions(game)];

  test('a view holds what is seen, and nothing that only the program knows', () => {
    expect(tables.length).toBeGreaterThan(2);
    for (const table of tables) {
      const s = prepared(table);
      for (const eye of ['spectator', 0, 1] as const) {
        const v = game.knowledge.view(s, eye) as Table;
        expect([v.random, v.script, v.events]).toEqual([[], null, null]);
        expect(v.people).toEqual(s.people);
        const open = [...inHand(s), ...(eye === 'spectator' ? [] : (s.players[eye].known ?? []))];
        for (const [seat, player] of v.players.entries()) {
          const zones = seat === eye ? plan.sealed : [...plan.sealed, ...plan.own];
          for (const zone of zones) {
            expect(player[zone]).toHaveLength(s.players[seat][zone].length);
            expect(player[zone].filter(card => !open.includes(card) && card !== HIDDEN)).toEqual([]);
          }
          if (seat === eye) for (const zone of plan.own) expect(player[zone]).toEqual(s.players[seat][zone]);
        }
      }
    }
  });

  test('a sample deals anew what a seat cannot know, and nothing else', () => {
    for (const table of tables) {
      const s = prepared(table);
      const [one, two] = ['one', 'two'].map(seed => game.knowledge.sample(s, 0, seed) as Table);
      expect([one.script, one.luck]).toEqual([null, s.luck]);
      expect(one.random).not.toEqual(two.random);
      for (const zone of plan.own) expect(one.players[0][zone]).toEqual(s.players[0][zone]);
      for (const each of [0, 1])
        if (s.players[each].deck.length > 5)
          expect(one.players[each].deck).not.toEqual(two.players[each].deck);
      expect(one.players[1].hand).toHaveLength(s.players[1].hand.length);
      expect([one, two].map(game.audit.misplaced)).toEqual([null, null]);
    }
    const dealt = tables.map(s => [s, game.knowledge.sample(s, 0, 'deal') as Table] as const);
    const changed = ([s, c]: readonly [Table, Table]) =>
      !c.players[1].hand.every(card => s.players[1].hand.includes(card));
    expect(dealt.filter(changed)).not.toEqual([]);
  });

  test('a card that is nowhere, or in two places, is missed', () => {
    const found = new Set<string>();
    for (const s of tables) {
      expect(game.audit.misplaced(s)).toBeNull();
      const things = [
        ...[0, 1].flatMap(seat => [
          ...robbed(game, s, t => t.players[seat], [...plan.sealed, ...plan.own, ...plan.open]),
        ]),
        ...robbed(game, s, t => t, plan.shared),
      ];
      for (const { name, poorer } of things) {
        expect(game.audit.misplaced(poorer), `without a card of ${name}`).not.toBeNull();
        found.add(name);
      }
      const twice = game.rules.clone(s) as Table;
      twice.players[1].hand.push(twice.players[0].deck[0] ?? twice.players[0].hand[0]);
      expect(game.audit.misplaced(twice)).not.toBeNull();
    }
    expect(found.size).toBeGreaterThan(3);
  });
});

/** Games in which a player may come to know a card of another, or in a deck. */
const remembering = withPlans.filter(([id]) => id !== 'towers-in-time');
describe.each(remembering)('%s', (_id, game) => {
  /** Seat 1 has seen a card of seat 0's hand and two of its deck. */
  const [table] = [...positions(game)].filter(
    s => s.players[0].hand.length > 1 && s.players[0].deck.length > 6,
  );
  const s = game.rules.clone(table) as Table;
  const { hand, deck } = s.players[0];
  s.players[1].known = [hand[0], deck[1], deck[deck.length - 1]];
  s.players[0].known = [s.players[1].deck[0]];

  test('what a seat has seen it still sees, and nobody else does', () => {
    const seen = game.knowledge.view(s, 1) as Table;
    expect(seen.players[0].hand).toEqual([hand[0], ...hidden(hand.slice(1))]);
    expect(seen.players[0].deck.filter(card => card !== HIDDEN)).toEqual([deck[1], deck[deck.length - 1]]);
    expect(seen.players[1].known).toEqual(s.players[1].known);
    for (const eye of ['spectator', 0] as const) {
      const v = game.knowledge.view(s, eye) as Table;
      expect(v.players[0].deck.filter(card => card !== HIDDEN)).toEqual([]);
      expect(v.players[1].known).toEqual([]);
    }
    for (const seat of others(s, 1)) expect(seen.players[seat].known).toEqual([]);
  });

  test('where the other cards of a hand lie tells nothing', () => {
    const turned = game.rules.clone(s) as Table;
    turned.players[0].hand.reverse();
    expect(game.knowledge.view(turned, 1)).toEqual(game.knowledge.view(s, 1));
  });

  test('in a sample it lies where it was seen', () => {
    for (const seed of ['one', 'two', 'three']) {
      const c = game.knowledge.sample(s, 1, seed) as Table;
      expect(c.players[0].hand[0]).toBe(hand[0]);
      expect([c.players[0].deck[1], c.players[0].deck[deck.length - 1]]).toEqual([
        deck[1],
        deck[deck.length - 1],
      ]);
      expect(c.players[1].known).toEqual(s.players[1].known);
      expect(c.players[0].known).toEqual([]);
    }
  });
});

describe('two-deck-siege', () => {
  const [siege] = games.filter(game => game.about.id === 'two-deck-siege');
  const tables = [...positions(siege)];
  const zone = (s: State, name: string) => (s as Table)[name];
  const seen = (s: State, eye: Seat | 'spectator', name: string) =>
    zone(siege.knowledge.view(s, eye), name).filter(card => card !== HIDDEN);

  test('the decks are for nobody, the hand for the garrison, what was drawn for the besieger (TD-228)', () => {
    expect(tables.length).toBeGreaterThan(2);
    for (const table of tables) {
      const s = prepared(table);
      for (const eye of ['spectator', 0, 1] as const) {
        const v = siege.knowledge.view(s, eye);
        expect([v.random, v.script, v.events, v.people]).toEqual([[], null, null, s.people]);
        expect(Object.values(v.streams).flat()).toEqual([]);
        const known: Id[] = eye === 'spectator' ? [] : siege.rules.clone(s).known[eye];
        for (const name of ['deck', 'reserve'])
          expect(seen(s, eye, name).filter(card => !known.includes(card))).toEqual([]);
      }
      expect(seen(s, 0, 'hand')).toEqual(s.hand);
      for (const eye of ['spectator', 1] as const) expect(seen(s, eye, 'hand')).toEqual([]);
      for (const name of ['drawn', 'held']) {
        expect(seen(s, 1, name)).toEqual(zone(s, name));
        // TD-R95: the unit whose lane is being chosen lies open.
        for (const eye of ['spectator', 0] as const)
          expect(seen(s, eye, name).filter(card => !inHand(s).includes(card))).toEqual([]);
      }
    }
  });

  test('what one side has seen the other does not know', () => {
    const s = siege.rules.clone(tables[1]);
    const [card, enemy] = [s.deck[1], s.enemyDeck[0]];
    s.known = [[card], [enemy]];
    expect([seen(s, 0, 'deck'), seen(s, 1, 'deck'), seen(s, 'spectator', 'deck')]).toEqual([[card], [], []]);
    expect(seen(s, 1, 'enemyDeck')).toContain(enemy);
    expect(seen(s, 0, 'enemyDeck')).not.toContain(enemy);
    expect(siege.knowledge.view(s, 1).known).toEqual([[], [enemy]]);
    expect(siege.knowledge.sample(s, 0, 'a').deck[1]).toBe(card);
    expect(siege.knowledge.sample(s, 0, 'a').known).toEqual([[card], []]);
  });

  test('a sample deals anew what a seat cannot know, and nothing else', () => {
    for (const table of tables) {
      const s = prepared(table);
      const [garrison, besieger] = [0, 1].map(seat => siege.knowledge.sample(s, seat, 'one'));
      expect([garrison.script, garrison.luck]).toEqual([null, s.luck]);
      expect(garrison.hand).toEqual(s.hand);
      expect([besieger.drawn, besieger.held]).toEqual([s.drawn, s.held]);
      expect(garrison.streams).not.toEqual(s.streams);
      expect(siege.knowledge.sample(s, 0, 'two').random).not.toEqual(garrison.random);
      for (const name of ['deck', 'enemyDeck'])
        if (zone(s, name).length > 5)
          expect(zone(siege.knowledge.sample(s, 0, 'two'), name)).not.toEqual(zone(garrison, name));
    }
    const dealt = tables.map(s => [s, siege.knowledge.sample(s, 1, 'deal')] as const);
    expect(dealt.filter(([s, c]) => !c.hand.every((card: Id) => s.hand.includes(card)))).not.toEqual([]);
  });

  test('a card that is nowhere, or in two places, is missed', () => {
    for (const s of tables) {
      expect(siege.audit.misplaced(s)).toBeNull();
      for (const { name, poorer } of robbed(siege, s, t => t, ON_THE_TABLE))
        expect(siege.audit.misplaced(poorer), `without a card of ${name}`).not.toBeNull();
      const twice = siege.rules.clone(s);
      twice.hand.push(twice.deck[0] ?? twice.hand[0]);
      expect(siege.audit.misplaced(twice)).not.toBeNull();
    }
  });
});

test('two-deck-siege: the garrison imagines what was drawn, and sees of it only the unit that is being placed (TD-R95)', () => {
  const [siege] = games.filter(game => game.about.id === 'two-deck-siege');
  const s = siege.rules.clone([...positions(siege)][1]) as Table;
  const { enemyDeck } = s;
  s.drawn.push(...enemyDeck.splice(0, 2));
  const drawn = ['one', 'two', 'three'].map(seed =>
    String((siege.knowledge.sample(s, 0, seed) as Table).drawn),
  );
  expect(new Set(drawn).size).toBeGreaterThan(1);
  const [card] = s.deck;
  const shown = (rule: string) => {
    const c = siege.rules.clone(s);
    c.stack.push({ rule, at: 'any', card } as (typeof c.stack)[number]);
    return (siege.knowledge.view(c, 1) as Table).deck.includes(card);
  };
  expect([shown('handle'), shown('order')]).toEqual([true, false]);
});

test('towers-in-time: what is put down in set-up and decided in secret is hidden until all have decided (TT-007)', () => {
  const [game] = games.filter(each => each.about.id === 'towers-in-time');
  const s = begin(game, readyMatch(game, 0, 2), 'set-up') as Table;
  for (let asked = pending(game, s); asked && s.players[0].towers.length === 0; asked = pending(game, s))
    play(game, s, game.judgement.habit(s, asked.seat, asked.options));
  const { towers, hand } = s.players[0];
  for (const zone of ['kept', 'chosen', 'dropped']) s.players[0][zone] = [hand[0]];
  const own = (game.knowledge.view(s, 0) as Table).players[0];
  expect([own.towers, own.kept]).toEqual([towers, [hand[0]]]);
  const other = (game.knowledge.view(s, 1) as Table).players[0];
  expect(towers.length).toBeGreaterThan(0);
  expect([other.towers, other.kept, other.chosen, other.dropped]).toEqual([[], [], [], []]);
  expect(other.hand).toEqual(hidden([...hand, ...towers]));
});

test('tower-siege: what somebody looks through is for him alone', () => {
  const [game] = games.filter(each => each.about.id === 'tower-siege');
  const [s] = positions(game);
  const { deck } = s.players[0];
  s.players[0].looking = deck.splice(-2);
  const looking = (eye: Seat | 'spectator') => (game.knowledge.view(s, eye) as Table).players[0].looking;
  expect([looking(0), looking(1), looking('spectator')]).toEqual([s.players[0].looking, [-1, -1], [-1, -1]]);
});
