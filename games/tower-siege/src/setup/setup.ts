import type { MatchConfig, Seat, Seed, Values } from '@siegeworks/contract';
import { withDefaults } from '@siegeworks/contract';
import { addCard, newTable } from '@siegeworks/table';
import { cardsOf } from '../cards/card.ts';
import { game } from '../rules/game.ts';
import { enterStructure, newPiece } from '../state/place.ts';
import type { Player, Pool, Siege, Variants } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import { choicesOf, READY } from './check.ts';
import type { CHOICES } from './variants.ts';
import { ofType, VARIANTS } from './variants.ts';

const pool = (base: number, bought: number): Pool => ({ base, bought, surge: 0, purse: 0 });

export function emptyPlayer(team: number): Player {
  return {
    alive: true,
    team,
    mage: NONE,
    tower: NONE,
    turns: 0,
    deck: [],
    hand: [],
    discard: [],
    caravan: [],
    army: [],
    shelters: [],
    relics: [],
    spellbook: [],
    mines: [],
    stones: [],
    surges: [],
    aside: [],
    looking: [],
    known: [],
    baseMines: 0,
    baseStones: 0,
    gold: pool(0, 0),
    power: pool(0, 0),
    zombies: 0,
    surged: [],
    freeMoves: 0,
    attacked: false,
    smuggled: false,
  };
}
export function emptySiege(seats: number, options: Variants, seed: Seed): Siege {
  return {
    ...newTable(seats, seed),
    options,
    names: [],
    owners: [],
    players: Array.from({ length: seats }, (_, seat) => emptyPlayer(options.teams ? seat % 2 : seat)),
    pieces: [],
    effects: [],
    pending: [],
    removed: [],
    turn: 0,
    phase: 'onGuard',
    round: 1,
    starter: 0,
    turnsBegun: 0,
    quiet: 0,
    progress: false,
    next: 1,
  };
}

/** S4, S5: the Mage inside its Tower, base resources, the deck still in the order of its list. */
export function setup(config: MatchConfig, seed: Seed): Siege {
  const s = emptySiege(config.players.length, withDefaults(VARIANTS, config.options), seed);
  // Mages and Towers come into play with their numbers at once.
  if (config.overlay) s.overlay = config.overlay;
  config.players.forEach((seat, i) => {
    seatPlayer(s, i, choicesOf(seat), READY.cardsOf(seat));
    equalize(s, i);
  });
  s.stack.push(game());
  return s;
}
/** TS-067: the Mage inside its Tower, with the base resources of its race. */
export function seatPlayer(
  s: Siege,
  seat: Seat,
  choices: Values<typeof CHOICES>,
  cards: Record<string, number>,
): void {
  const player = s.players[seat];
  const { mage, tower, handicap } = choices;
  player.mage = addCard(s, seat, mage);
  player.tower = addCard(s, seat, tower);
  newPiece(s, player.mage, 'creature', seat);
  newPiece(s, player.tower, 'structure', seat);
  player.army.push(player.mage);
  enterStructure(s, piece(s, player.mage), piece(s, player.tower));
  player.baseMines = (cardsOf(s)[mage].baseMines ?? 0) + handicap;
  player.baseStones = (cardsOf(s)[mage].basePowerstones ?? 0) + handicap;
  for (const [card, count] of Object.entries(cards))
    for (let i = 0; i < count; i++) player.deck.push(addCard(s, seat, card));
  player.gold = pool(player.baseMines, 0);
  player.power = pool(player.baseStones, 0);
}
/** Variant `equalStart`: from outside the Market Deck, unspent, until there are 7 of each. */
function equalize(s: Siege, seat: Seat): void {
  if (!s.options.equalStart) return;
  const player = s.players[seat];
  while (player.baseMines + player.mines.length < 7) player.mines.push(addCard(s, seat, ofType('Mine')[0]));
  while (player.baseStones + player.stones.length < 7)
    player.stones.push(addCard(s, seat, ofType('Powerstone')[0]));
  player.gold = pool(player.baseMines, player.mines.length);
  player.power = pool(player.baseStones, player.stones.length);
}
