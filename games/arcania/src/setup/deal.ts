import type { MatchConfig, Seat, Seed } from '@siegeworks/contract';
import { withDefaults } from '@siegeworks/contract';
import { addCard, newTable } from '@siegeworks/table';
import type { ArmyWord } from '../cards/card.ts';
import { CASTLE } from '../cards/roles.ts';
import { game } from '../rules/game.ts';
import { newLand } from '../state/place.ts';
import type { Player, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { armyOf, choicesOf, READY } from './seat.ts';
import type { WarVariants } from './variants.ts';
import { VARIANTS } from './variants.ts';

export function emptyWar(seats: number, options: WarVariants, seed: Seed): War {
  return {
    ...newTable(seats, seed),
    options,
    names: [],
    owners: [],
    players: Array.from({ length: seats }, newPlayer),
    standing: [],
    items: [],
    wave: [],
    battle: null,
    displaced: [],
    doomed: [],
    ashes: [],
    removed: [],
    turn: 0,
    phase: 'start',
    turnsBegun: 0,
    starter: 0,
    firstFallen: [],
    firstFallTurn: NONE,
    next: 1,
  };
}
const newPlayer = (): Player => ({
  alive: true,
  army: 'D',
  castle: NONE,
  castleDamage: 0,
  castleLife: 20,
  turns: 0,
  deck: [],
  hand: [],
  discard: [],
  lands: [],
  row: [],
  known: [],
  choosesBuildings: false,
  fell: 0,
});

/** Section 3, steps 3 and 4: Castle and one empty Land; the deck still in the order of its list. */
export function deal(config: MatchConfig, seed: Seed): War {
  const s = emptyWar(config.players.length, withDefaults(VARIANTS, config.options), seed);
  config.players.forEach((seat, i) => {
    const choices = choicesOf(seat);
    seatPlayer(s, i, choices);
    newLand(s, i, addCard(s, i, choices.startingLand));
    for (const [card, count] of Object.entries(READY.cardsOf(seat)))
      for (let n = 0; n < count; n++) s.players[i].deck.push(addCard(s, i, card));
  });
  s.stack.push(game());
  return s;
}
interface Chosen {
  army: ArmyWord;
  castleLife: number;
  chooseBuildings: boolean;
}
export function seatPlayer(s: War, seat: Seat, { army, castleLife, chooseBuildings }: Chosen): void {
  const player = s.players[seat];
  player.army = armyOf(army).code;
  player.castle = addCard(s, seat, CASTLE);
  player.castleLife = castleLife > 0 ? castleLife : s.options.castleLife;
  player.choosesBuildings = chooseBuildings;
}
