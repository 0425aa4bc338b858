import { createRequire } from 'node:module';
import type * as ClientPart from 'boardgame.io/dist/types/packages/client.js';
import type * as InternalPart from 'boardgame.io/dist/types/packages/internal.js';
import type { Game, State } from 'boardgame.io/dist/types/src/types.js';
import type { Side } from './cards.ts';
import { DECK, HAND, KINDS, MOST_GOLD, MOST_UNITS, THE_TOWER, TOWER } from './cards.ts';

/** The tiny card game as boardgame.io's guide teaches it: moves change G, the framework keeps turns and ending. */
export interface G {
  sides: Side[];
  turns: number;
}
export interface Move {
  move: 'play' | 'attack' | 'end';
  args: number[];
}

const draw = (side: Side) => {
  const kind = side.deck.pop();
  if (kind === undefined) side.tower--;
  else side.hand.push(kind);
};

/** Legal moves in the same order as on our kernel: boardgame.io's own `ai.enumerate`. */
export function enumerate(g: G, current: string): Move[] {
  const seat = Number(current);
  const { hand, units, gold } = g.sides[seat];
  const foes = g.sides[1 - seat].units.length;
  const moves: Move[] = [];
  for (let card = 0; card < hand.length; card++) {
    if (units.length < MOST_UNITS && KINDS[hand[card]].cost <= gold)
      moves.push({ move: 'play', args: [card] });
  }
  for (let card = 0; card < units.length; card++) {
    if (!units[card].ready) continue;
    for (let target = THE_TOWER; target < foes; target++)
      moves.push({ move: 'attack', args: [card, target] });
  }
  moves.push({ move: 'end', args: [] });
  return moves;
}

export const tinyOnBoardgameIo = (seed: string): Game<G> => ({
  name: 'tiny',
  seed,
  setup: ({ ctx, random }) => ({
    turns: 0,
    sides: Array.from({ length: ctx.numPlayers }, () => {
      const deck = random.Shuffle([...DECK]);
      return { deck, hand: deck.splice(-HAND), units: [], tower: TOWER, gold: 0, income: 0 };
    }),
  }),
  turn: {
    onBegin({ G: g, ctx }) {
      g.turns++;
      const side = g.sides[Number(ctx.currentPlayer)];
      side.income = Math.min(MOST_GOLD, side.income + 1);
      side.gold = side.income;
      for (const unit of side.units) unit.ready = true;
      draw(side);
    },
  },
  moves: {
    play({ G: g, ctx }, card: number) {
      const side = g.sides[Number(ctx.currentPlayer)];
      const [kind] = side.hand.splice(card, 1);
      side.gold -= KINDS[kind].cost;
      side.units.push({ kind, health: KINDS[kind].health, ready: false });
    },
    attack({ G: g, ctx }, card: number, target: number) {
      const seat = Number(ctx.currentPlayer);
      const own = g.sides[seat].units;
      const unit = own[card];
      unit.ready = false;
      const other = g.sides[1 - seat];
      if (target === THE_TOWER) {
        other.tower -= KINDS[unit.kind].attack;
        return;
      }
      const foe = other.units[target];
      foe.health -= KINDS[unit.kind].attack;
      unit.health -= KINDS[foe.kind].attack;
      if (foe.health <= 0) other.units.splice(target, 1);
      if (unit.health <= 0) own.splice(card, 1);
    },
    end({ events }) {
      events.endTurn();
    },
  },
  endIf({ G: g }) {
    const loser = g.sides.findIndex(side => side.tower <= 0);
    return loser < 0 ? undefined : { winner: String(1 - loser) };
  },
  ai: { enumerate: (g, ctx) => enumerate(g, ctx.currentPlayer) },
});

/** One match under way, whoever keeps its state. */
export interface Table {
  g(): G;
  current(): string;
  over(): boolean;
  move(move: Move): void;
}
export interface Peer {
  /**
   * The reducer that boardgame.io's own server and bots run on, called directly: no store, no subscribers, no
   * network, no client. There is no faster public way to play a game with it. The settings are its defaults: the
   * random and events plugins, Immer, the log and undo are part of what it gives to a game.
   */
  reducer(seed: string): Table;
  /** The plain way of the guide: a local client. */
  client(seed: string): Table;
}

/** `null` when boardgame.io is not installed. */
export function boardgameIo(): Peer | null {
  const require = createRequire(import.meta.url);
  try {
    const { InitializeGame, CreateGameReducer } = require('boardgame.io/internal') as typeof InternalPart;
    const { Client } = require('boardgame.io/client') as typeof ClientPart;
    return {
      reducer(seed) {
        const game = tinyOnBoardgameIo(seed);
        const reduce = CreateGameReducer({ game });
        return reducerTable(InitializeGame({ game }), (state, { move, args }) => {
          const payload = { type: move, args, playerID: state.ctx.currentPlayer };
          return reduce(state, { type: 'MAKE_MOVE', payload });
        });
      },
      client: seed => clientTable(Client<G>({ game: tinyOnBoardgameIo(seed), debug: false })),
    };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}

export function reducerTable(first: State<G>, step: (state: State<G>, move: Move) => State<G>): Table {
  let state = first;
  return {
    g: () => state.G,
    current: () => state.ctx.currentPlayer,
    over: () => state.ctx.gameover !== undefined,
    move(move) {
      state = step(state, move);
    },
  };
}

function clientTable(client: ReturnType<typeof ClientPart.Client<G>>): Table {
  client.start();
  const state = () => {
    const now = client.getState();
    if (now === null) throw new Error('the client has no state');
    return now;
  };
  return {
    g: () => state().G,
    current: () => state().ctx.currentPlayer,
    over: () => state().ctx.gameover !== undefined,
    move: ({ move, args }) => client.moves[move](...args),
  };
}
