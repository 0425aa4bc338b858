import type { Game, Id, State } from '@siegeworks/contract';
import { begin, pending, play } from '@siegeworks/kernel';
import { games } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';
import { readyMatch } from './random-play.ts';

type Lists = Record<string, unknown[]>;
type Side = Lists & { deck: Id[]; hand: Id[]; lands: { pestilence: Id; buildings: object[] }[] };
/** Where cards lie: with the players, or, where the game has one table for all, on that. */
type Table = State & Lists & { players?: Side[] };
type Put = (s: Table, card: Id) => unknown;
const first = (s: Table): Side => {
  if (!s.players) throw new Error('there is one table for all');
  return s.players[0];
};

/** With a player, as a bare card. */
const lists = (...zones: string[]): Record<string, Put> =>
  Object.fromEntries(zones.map(zone => [zone, (s, card) => first(s)[zone].push(card)]));
const force = (id: Id | undefined, more = {}) => ({ id, worn: [], staffs: [], ...more });
const land = (id: Id, more = {}) => ({ id, pestilence: -1, buildings: [], ...more });
/** The first card that is in play, whatever it holds. */
const holder = (s: Table) => s.pieces.find(p => p !== null) as Lists;

/** Every place where a card can be, also those that random games rarely come by. */
const PLACES: Record<string, Record<string, Put>> = {
  arcania: {
    ...lists('deck', 'hand', 'discard'),
    row: (s, id) => first(s).row.push(force(id)),
    worn: (s, id) => first(s).row.push(force(first(s).hand.pop(), { worn: [id] })),
    staffs: (s, id) => first(s).row.push(force(first(s).hand.pop(), { staffs: [id] })),
    land: (s, id) => first(s).lands.push(land(id)),
    pestilence: (s, id) => (first(s).lands[0].pestilence = id),
    building: (s, id) => first(s).lands[0].buildings.push({ id, prisoner: null }),
    prisoner: (s, id) => first(s).lands[0].buildings.push({ id: first(s).hand.pop(), prisoner: force(id) }),
    displaced: (s, id) => s.displaced.push(force(id)),
    doomed: (s, id) => s.doomed.push(force(id)),
    standing: (s, card) => s.standing.push({ card }),
    item: (s, card) => s.items.push({ card }),
    removed: (s, id) => s.removed.push(id),
  },
  arcmage: {
    ...lists('deck', 'hand', 'unbuilt', 'graveyard'),
    resource: (s, card) => first(s).resources.push({ card }),
    hiding: (s, card) => first(s).hiding.push({ card }),
    pile: (s, card) => s.pile.push({ kind: 'card', card }),
    removed: (s, id) => s.removed.push(id),
  },
  'tower-siege': {
    ...lists('deck', 'hand', 'discard', 'caravan', 'army', 'shelters', 'relics', 'spellbook', 'mines'),
    ...lists('stones', 'surges', 'looking', 'aside'),
    item: (s, id) => holder(s).items.push(id),
    effect: (s, card) => s.effects.push({ card }),
    scroll: (s, card) => s.pending.push({ kind: 'scroll', card }),
    removed: (s, id) => s.removed.push(id),
  },
  'towers-in-time': {
    ...lists('deck', 'hand', 'shields', 'limbo', 'discard', 'towers', 'adrift', 'rift'),
    unit: (s, id) => holder(s).units.push(id),
    attached: (s, id) => holder(s).cards.push(id),
    removed: (s, id) => s.removed.push(id),
  },
  'two-deck-siege': Object.fromEntries(
    ['deck', 'hand', 'discard', 'fallen', 'enemyDeck', 'drawn', 'held', 'enemyDiscard', 'removed', 'reserve']
      .map((zone): [string, Put] => [zone, (s, id) => s[zone].push(id)])
      .concat([['event', (s, id) => Object.assign(s, { event: id })]]),
  ),
};

/** The first turn of a game, with everybody's cards dealt and the first ones in play. */
function underway(game: Game): Table {
  const s = begin(game, readyMatch(game, 1, 2), 'places') as Table;
  for (let made = 0; made < 30; made++) {
    const asked = pending(game, s);
    if (asked) play(game, s, game.judgement.habit(s, asked.seat, asked.options));
  }
  return s;
}

describe.each(games.map(game => [game.about.id, game] as const))('%s', (id, game) => {
  test.each(Object.entries(PLACES[id]))('a card in the deck cannot lie here, too: %s', (_place, put) => {
    const s = underway(game);
    expect(game.audit.misplaced(s)).toBeNull();
    const [card] = s.players?.[1].deck ?? (s.deck as Id[]);

    put(s, card);
    expect(game.audit.misplaced(s)).toContain(`${card} is in 2 places`);
  });
});
