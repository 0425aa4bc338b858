import type { Id, Reason } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import type { SceneKit } from '@siegeworks/scenario';
import { CardNames } from '@siegeworks/table/given';
import { BOX, copyOf } from '../cards/card.ts';
import { twoDeckSiege } from '../index.ts';
import { foresee } from '../knowledge/foresight.ts';
import { commander, council } from '../rules/book.ts';
import { defenderTurn } from '../rules/defender-turn.ts';
import { game } from '../rules/game.ts';
import { finalScore, titleOf } from '../rules/result.ts';
import { siegeTurn } from '../rules/siege-turn.ts';
import { check, setup } from '../setup/setup.ts';
import { COURTYARD, NOWHERE } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { castleOf, NONE } from '../state/state.ts';
import {
  breached,
  exhausted,
  heartsLeft,
  shields,
  standingWalls,
  strength,
  wallIndex,
} from '../state/units.ts';
import { forecastSum } from '../words/forecast.ts';
import { nameOf } from '../words/names.ts';
import { illegal } from './legal.ts';
import { SCHEMA } from './schema.ts';
import type { Given, UnitEntry, UnitWords } from './words.ts';

const NAMES = new CardNames(BOX.map(({ key, name }) => ({ id: key, name })));

/** Hands out cards by name; every card of the box is an individual. */
class Dealer {
  readonly used = new Set<Id>();
  readonly reasons: Reason[] = [];

  /** `Archer` is the first Archer not yet used, `Archer 3` or `archer.3` the third. */
  take(name: string, place: string): Id {
    const id = BOX.findIndex((card, each) => !this.used.has(each) && fits(name, each, card.name));
    if (id >= 0) this.used.add(id);
    else this.reasons.push({ rule: 'TD-003', text: `${place}: ${missing(name)}` });
    return id < 0 ? 0 : id;
  }
  list(names: string[] | undefined, place: string): Id[] {
    return (names ?? []).map((name, i) => this.take(name, `${place}[${i}]`));
  }
}
/** All copies are in use, or there is no such card at all. */
function missing(name: string): string {
  const known = BOX.some((card, id) => fits(name, id, card.name));
  return known ? `there is no ${name} left in the box` : NAMES.missing(name);
}
function fits(text: string, id: Id, name: string): boolean {
  const wanted = text.trim().toLowerCase();
  const copy = copyOf(id);
  return [
    name.toLowerCase(),
    `${name.toLowerCase()} ${copy}`,
    BOX[id].key,
    `${BOX[id].key}.${copy}`,
  ].includes(wanted);
}
const named = (entry: UnitEntry): [string, UnitWords] =>
  typeof entry === 'string' ? [entry, {}] : [Object.keys(entry)[0], Object.values(entry)[0] ?? {}];

function arrange(data: unknown): Siege {
  const given = data as Given;
  const seats = given.seats ?? 1;
  const config = { players: new Array(seats).fill({}), options: { ...(given.options ?? {}) } };
  const wrong = check(config);
  if (wrong.length > 0) throw new Refused(wrong);
  const s = setup(config, 'scene');
  if (given.begin) return s;
  const dealer = new Dealer();
  placeUnits(s, given, dealer);
  dealCards(s, given, dealer);
  // Cards that the scenario does not name are out of the game, so that nothing unforeseen turns up.
  BOX.forEach((_card, id) => {
    if (!dealer.used.has(id)) s.removed.push(id);
  });
  const reasons = dealer.reasons.length > 0 ? dealer.reasons : illegal(s);
  if (reasons.length > 0) throw new Refused(reasons);
  s.round = given.round ?? 2;
  s.command = (s.round - 1) % council(s);
  s.marker = (given.marker ?? 'N') as Siege['marker'];
  s.surged = given.surged ?? false;
  s.shieldWall = given.shieldWall ?? '';
  s.plays = given.plays ?? 0;
  s.slain = given.slain ?? 0;
  begin(s, given.at ?? 'play');
  return s;
}
function placeUnits(s: Siege, given: Given, dealer: Dealer): void {
  const castle = castleOf(s);
  for (const [place, entries] of Object.entries(given.units ?? {})) {
    const known = place === COURTYARD || castle.ring.includes(place) || castle.cells.includes(place);
    if (!known)
      dealer.reasons.push({ rule: 'TD-009', text: `units.${place}: there is no such place in this castle` });
    for (const entry of entries) {
      const [name, words] = named(entry);
      const id = dealer.take(name, `units.${place}`);
      Object.assign(s.units[id], {
        place,
        ...words,
        arrival: BOX[id].type === 'enemy-unit' ? ++s.arrivals : 0,
      });
    }
  }
  for (const [wall, damage] of Object.entries(given.damage ?? {})) {
    const i = wallIndex(s, wall);
    if (i < 0) dealer.reasons.push({ rule: 'TD-006', text: `damage.${wall}: there is no such wall` });
    else s.damage[i] = Math.min(s.rating[i], damage);
  }
}
function dealCards(s: Siege, given: Given, dealer: Dealer): void {
  s.hand = dealer.list(given.hand, 'hand');
  s.deck = dealer.list(given.deck, 'deck').reverse();
  s.discard = dealer.list(given.discard, 'discard');
  s.fallen = dealer.list(given.fallen, 'fallen');
  s.enemyDeck = dealer.list(given.enemyDeck, 'enemyDeck').reverse();
  s.held = dealer.list(given.held, 'held');
  s.reserve = dealer.list(given.reserve, 'reserve');
  s.enemyDiscard = dealer.list(given.enemyDiscard, 'enemyDiscard');
}
/** The step at which a scenario begins; by then everything before it is over. */
function begin(s: Siege, at: NonNullable<Given['at']>): void {
  const outer = game();
  s.stack = [outer];
  if (at === 'end') {
    outer.at = 'endOfRound';
    return;
  }
  const DEFENCE: Record<string, string> = { draw: 'draw', play: 'play', rest: 'rest' };
  const SIEGE: Record<string, string> = {
    siege: 'raiseDead',
    advance: 'advance',
    attack: 'attack',
    specials: 'specials',
  };
  if (DEFENCE[at]) {
    outer.at = 'besiegers';
    const frame = defenderTurn();
    frame.at = DEFENCE[at];
    s.stack.push(frame);
    return;
  }
  outer.at = 'endOfRound';
  const frame = siegeTurn();
  frame.at = SIEGE[at];
  frame.over = at !== 'siege';
  s.stack.push(frame);
}

function find(_s: Siege, text: string): Id | null {
  const id = BOX.findIndex((card, each) => fits(text.replace(/#/, ' '), each, card.name));
  return id < 0 ? null : id;
}

const list = (ids: readonly Id[]) => ids.map(nameOf);
function unitFacts(s: Siege, id: Id): Record<string, unknown> {
  const { place, wounds, tired, ordered } = s.units[id];
  return {
    place,
    wounds,
    tired,
    ordered,
    strength: strength(s, id, 0),
    shields: shields(s, id),
    hearts: heartsLeft(s, id),
    exhausted: exhausted(s, id),
  };
}
/** The forecast of the siege turn, in one phrase. */
function forecastOf(s: Siege): string {
  const foresight = foresee(s);
  return foresight === null ? 'nothing can be foreseen' : forecastSum(foresight);
}
function facts(s: Siege): Record<string, unknown> {
  const inPlay = BOX.flatMap((_card, id) => (s.units[id].place === NOWHERE ? [] : [id]));
  const castle = castleOf(s);
  const at = (place: string) => list(inPlay.filter(id => s.units[id].place === place));
  return {
    units: Object.fromEntries(inPlay.map(id => [nameOf(id), unitFacts(s, id)])),
    at: Object.fromEntries([...castle.places, ...castle.cells].map(place => [place, at(place)])),
    damage: Object.fromEntries(castle.walls.map((wall, i) => [wall, s.damage[i]])),
    rating: Object.fromEntries(castle.walls.map((wall, i) => [wall, s.rating[i]])),
    breached: castle.walls.filter(wall => breached(s, wall)),
    standing: standingWalls(s),
    hand: list(s.hand),
    deck: list(s.deck.slice().reverse()),
    discard: list(s.discard),
    fallen: list(s.fallen),
    enemyDeck: list(s.enemyDeck.slice().reverse()),
    held: list(s.held),
    drawn: list(s.drawn),
    reserve: list(s.reserve),
    enemyDiscard: list(s.enemyDiscard),
    removed: list(s.removed),
    event: s.event === NONE ? null : nameOf(s.event),
    marker: s.marker,
    round: s.round,
    plays: s.plays,
    played: s.played,
    surged: s.surged,
    shieldWall: s.shieldWall,
    slain: s.slain,
    commander: `P${commander(s) + 1}`,
    score: finalScore(s),
    title: titleOf(finalScore(s)),
    forecast: forecastOf(s),
  };
}

export const twoDeckSiegeKit: SceneKit<Siege> = {
  game: twoDeckSiege,
  schema: SCHEMA,
  arrange,
  chance: {},
  passes: [],
  find,
  facts,
};
