import type { Id, Reason, Seat } from '@siegeworks/contract';
import { checkVariants, Refused, withDefaults } from '@siegeworks/contract';
import type { SceneKit } from '@siegeworks/scenario';
import { seatLabel } from '@siegeworks/table';
import { byName, findCard, inPlayFirst, Notes, SEATS, seatsIn } from '@siegeworks/table/given';
import { towerSiege } from '../index.ts';
import { points } from '../rules/costs.ts';
import { game } from '../rules/game.ts';
import { level, modifiers } from '../rules/levels.ts';
import { turn } from '../rules/turn.ts';
import { emptySiege, seatPlayer } from '../setup/setup.ts';
import { CHOICES, VARIANTS } from '../setup/variants.ts';
import { disabled, isMage, travels, used } from '../state/readers.ts';
import type { Phase, Piece, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import { cardName, effectName, nameOf } from '../words/names.ts';
import { placePlayer } from './place-player.ts';
import { SCHEMA } from './schema.ts';
import type { Given, Side } from './words.ts';

/** The step of `turn` at which a scenario begins, the earlier phases being over. */
const START: Readonly<Record<Phase, string>> = {
  onGuard: 'onGuard',
  upkeep: 'upkeep',
  market: 'market',
  main: 'main',
  combat: 'combat',
  end: 'beforeEnd',
};

/** Lays out any position in the game's own words. */
function arrange(data: unknown): Siege {
  const given = data as Given;
  const reasons = checkVariants(VARIANTS, given.options);
  const seats = seatsIn(given);
  const options = withDefaults(VARIANTS, { ...given.options, maxPlayers: 6 });
  const s = emptySiege(seats, options, 'scene');
  for (let seat = 0; seat < seats; seat++) seatSide(s, seat, given[SEATS[seat]] ?? {}, reasons);
  for (let seat = 0; seat < seats; seat++) placePlayer(s, seat, given[SEATS[seat]] ?? {}, reasons);
  const notes = new Notes('', seats, reasons);
  s.turn = notes.seat(given.turn ?? 'P1', 'turn', 'TS-002');
  s.starter = notes.seat(given.starter ?? 'P1', 'starter', 'TS-002');
  if (reasons.length > 0) throw new Refused(reasons);
  s.round = given.round ?? (given.begin ? 1 : 3);
  s.quiet = given.quiet ?? 0;
  begin(s, given.phase ?? 'main', given.begin ?? false);
  return s;
}
function seatSide(s: Siege, seat: Seat, side: Side, reasons: Reason[]): void {
  const choices = {
    mage: `mage-${side.race ?? 'weefolk'}`,
    tower: `tower-${side.towerCard ?? 'granite'}`,
    handicap: 0,
  };
  if (!CHOICES.mage.words?.includes(choices.mage)) {
    reasons.push({ rule: 'TS-066', text: `${seatLabel(seat)}.race: there is no ${side.race}` });
    choices.mage = CHOICES.mage.default;
  }
  seatPlayer(s, seat, choices, {});
}
function begin(s: Siege, phase: Phase, whole: boolean): void {
  const outer = game();
  if (whole) {
    s.stack.push(outer);
    return;
  }
  outer.at = 'passTurn';
  const frame = turn(s.turn);
  frame.at = START[phase];
  frame.fights = phase === 'combat';
  s.phase = phase;
  s.stack.push(outer, frame);
}

/** `Skeleton`, `P2 Skeleton`, `P2 Skeleton#2`: in play first, then hand, Caravan and piles. */
function find(s: Siege, text: string): Id | null {
  return findCard(text, {
    ids: inPlayFirst(s),
    isCalled: (id, name) => names(s, id).includes(name),
    holder: id => s.pieces[id]?.controller ?? s.owners[id],
  });
}
/** What a scenario may call a card: its name, its key, or what it is to its owner. */
function names(s: Siege, id: Id): string[] {
  const { mage, tower } = s.players[s.owners[id]];
  const role = id === mage ? ['mage'] : id === tower ? ['tower'] : [];
  return [cardName(s.names[id]).toLowerCase(), s.names[id], ...role];
}

const list = (s: Siege, ids: readonly Id[]) => ids.map(id => nameOf(s, id));
const each = <T>(s: Siege, ids: readonly Id[], say: (p: Piece) => T) =>
  byName(
    ids,
    id => nameOf(s, id),
    id => say(piece(s, id)),
  );
function creatureFacts(s: Siege, p: Piece): Record<string, unknown> {
  return {
    life: p.points,
    position: p.position,
    inside: p.inside === NONE ? null : nameOf(s, p.inside),
    AL: level(s, p, 'AL'),
    DL: level(s, p, 'DL'),
    RL: level(s, p, 'RL'),
    PL: level(s, p, 'PL'),
    SS: modifiers(s, p, 'SS').reduce((sum, m) => sum + m.amount, 0),
    IS: modifiers(s, p, 'IS').reduce((sum, m) => sum + m.amount, 0),
    items: list(s, p.items),
    active: list(
      s,
      p.items.filter(id => piece(s, id).active),
    ),
    used: list(
      s,
      p.items.filter(id => used(s, piece(s, id))),
    ),
    acted: p.acted,
    declared: p.declared,
    upkeep: p.upkeep,
    barred: p.barred,
    partner: p.partner === NONE ? null : nameOf(s, p.partner),
    travels: travels(s, p),
    effects: s.effects.filter(e => e.on.includes(p.id)).map(e => effectName(e.what)),
    owner: seatLabel(p.owner),
    mage: isMage(s, p),
  };
}
const structureFacts = (s: Siege, p: Piece) => ({
  integrity: p.points,
  DL: level(s, p, 'DL'),
  RL: level(s, p, 'RL'),
  occupant: p.occupant === NONE ? null : nameOf(s, p.occupant),
  items: list(s, p.items),
  disabled: disabled(s, p.id),
});

function sideFacts(s: Siege, seat: Seat): Record<string, unknown> {
  const p = s.players[seat];
  if (!p.alive) return { alive: false };
  const mage = piece(s, p.mage);
  return {
    alive: true,
    gold: points(p.gold),
    power: points(p.power),
    pools: { gold: p.gold, power: p.power },
    mines: p.mines.length,
    powerstones: p.stones.length,
    baseMines: p.baseMines,
    basePowerstones: p.baseStones,
    hand: list(s, p.hand),
    // Top of the deck first.
    deck: list(s, p.deck.slice().reverse()),
    discard: list(s, p.discard),
    caravan: list(s, p.caravan),
    spellbook: list(s, p.spellbook),
    surges: list(s, p.surges),
    aside: list(s, p.aside),
    looking: list(s, p.looking),
    known: list(s, p.known),
    zombies: p.zombies,
    army: each(
      s,
      p.army.filter(id => id !== p.mage),
      c => creatureFacts(s, c),
    ),
    mage: creatureFacts(s, mage),
    tower: p.aside.includes(p.tower) ? 'fallen' : structureFacts(s, piece(s, p.tower)),
    shelters: each(s, p.shelters, c => structureFacts(s, c)),
    relics: each(s, p.relics, c => structureFacts(s, c)),
  };
}

function facts(s: Siege): Record<string, unknown> {
  const sides = Object.fromEntries(s.players.map((_p, seat) => [seatLabel(seat), sideFacts(s, seat)]));
  return {
    ...sides,
    turn: seatLabel(s.turn),
    phase: s.phase,
    round: s.round,
    starter: seatLabel(s.starter),
    quiet: s.quiet,
    effects: s.effects.map(e => ({
      name: effectName(e.what),
      by: seatLabel(e.by),
      on: list(s, e.on),
      rounds: e.left,
      ends: seatLabel(e.turnOf),
    })),
    pending: s.pending.map(i => ({ what: cardName(i.what), by: seatLabel(i.by), negated: i.negated })),
    removed: list(s, s.removed),
  };
}

export const towerSiegeKit: SceneKit<Siege> = {
  game: towerSiege,
  schema: SCHEMA,
  arrange,
  chance: { critical: 1, exceptional: 1, hit: 5, success: 5, miss: 95, failure: 95, fumble: 100 },
  passes: ['pass'],
  find,
  facts,
};
