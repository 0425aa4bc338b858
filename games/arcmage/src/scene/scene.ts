import type { Id, Seat } from '@siegeworks/contract';
import { checkVariants, Refused, withDefaults } from '@siegeworks/contract';
import type { SceneKit } from '@siegeworks/scenario';
import { seatLabel } from '@siegeworks/table';
import { byName, findCard, inPlayFirst, Notes, SEATS, seatsIn } from '@siegeworks/table/given';
import { FACTIONS } from '../cards/card.ts';
import { arcmage } from '../index.ts';
import { game } from '../rules/game.ts';
import { besieged } from '../rules/siege.ts';
import { phases, turn } from '../rules/turn.ts';
import { emptyRealm } from '../setup/setup.ts';
import { VARIANTS } from '../setup/variants.ts';
import { keywordsOf } from '../state/keywords.ts';
import { cityAt } from '../state/readers.ts';
import type { City, Creature, Phase, Realm } from '../state/realm.ts';
import { city, creature, isEnchantment, NONE } from '../state/realm.ts';
import { devotion, loyaltyOf, strength } from '../state/strength.ts';
import { PHASES } from '../words/board.ts';
import { cardName, deedName, nameOf } from '../words/names.ts';
import { placePlayer } from './place-player.ts';
import { SCHEMA } from './schema.ts';
import type { Given } from './words.ts';

/** Lays out any position in the game's own words. */
function arrange(data: unknown): Realm {
  const given = data as Given;
  const reasons = checkVariants(VARIANTS, given.options);
  const seats = seatsIn(given);
  const format = seats > 2 ? 'ffa' : 'duel';
  const options = withDefaults(VARIANTS, { format, ...given.options });
  const s = emptyRealm(seats, options, 'scene');
  const sides = SEATS.slice(0, seats).map(name => given[name] ?? {});
  sides.forEach((side, seat) => {
    placePlayer(s, seat, given.begin ? { cities: [], turns: 0, ...side } : side, reasons);
  });
  const notes = new Notes('', seats, reasons);
  s.turn = notes.seat(given.turn ?? 'P1', 'turn');
  s.starter = notes.seat(given.starter ?? 'P1', 'starter');
  if (reasons.length > 0) throw new Refused(reasons);
  s.turnsBegun = given.turnsBegun ?? (given.begin ? 0 : 2 * seats);
  s.resolved = given.resolved ?? 0;
  s.waiting = [];
  start(s, given.phase ?? 'play1', given.begin ?? false);
  return s;
}
/** At the start of this phase; `start` is the very beginning of the turn. */
function start(s: Realm, phase: Phase, whole: boolean): void {
  const outer = game();
  if (whole) {
    s.stack.push(outer);
    return;
  }
  outer.at = 'passTurn';
  const frame = turn(s.turn);
  s.stack.push(outer, frame);
  s.phase = phase;
  if (phase === 'start' || phase === 'setup') return;
  frame.at = 'end';
  if (phase === 'end') return;
  const inner = phases(s.turn);
  inner.at = phase;
  s.stack.push(inner);
}

/** `Ghoul`, `P2 Ghoul`, `P2 Ghoul#2`: in play first, then everywhere else. */
function find(s: Realm, text: string): Id | null {
  return findCard(text, {
    ids: inPlayFirst(s),
    isCalled: (id, name) => cardName(s.names[id]).toLowerCase() === name || s.names[id] === name,
    holder: id => s.pieces[id]?.controller ?? s.owners[id],
  });
}

const list = (s: Realm, ids: readonly Id[]) => ids.map(id => nameOf(s, id));
const each = <T>(s: Realm, ids: readonly Id[], say: (id: Id) => T) => byName(ids, id => nameOf(s, id), say);
function creatureFacts(s: Realm, c: Creature): Record<string, unknown> {
  const { attack, defence } = strength(s, c);
  const { marked, devoted, damage, plus, minus, attackPlus, roots, ore, held, ivy, attacked } = c;
  return {
    ...{ attack, defence, marked, devoted, damage, plus, minus, attackPlus, roots, ore, held, ivy, attacked },
    strength: `${attack}/${defence}`,
    loyalty: loyaltyOf(s, c),
    keywords: keywordsOf(s, c),
    enchantments: list(s, c.attached),
    in: c.city === NONE ? 'army' : nameOf(s, c.city),
    undead: c.words.includes('Undead'),
    copy: c.original !== NONE,
    dealt: c.dealt,
    barred: c.barred,
    owner: seatLabel(c.owner),
    controller: seatLabel(c.controller),
  };
}
function cityFacts(s: Realm, c: City): Record<string, unknown> {
  return {
    defence: c.defence,
    devotion: devotion(s, c),
    extra: c.extra,
    levels: c.active.filter(level => level > 0).sort((a, b) => a - b),
    residents: each(s, c.residents, id => creatureFacts(s, creature(s, id))),
    enchantments: list(s, c.attached),
    moved: c.moved !== '',
    damaged: c.damaged,
    besieged: besieged(s, c),
  };
}
function resourceFacts(s: Realm, seat: Seat): Record<string, unknown> {
  const rows = s.players[seat].resources;
  const piles = FACTIONS.flatMap((name, n) => {
    const pile = rows.filter(row => row.faction === n);
    return pile.length === 0
      ? []
      : [
          [
            name,
            {
              cards: list(
                s,
                pile.map(r => r.card),
              ),
              total: pile.length,
              unmarked: pile.filter(r => !r.marked).length,
            },
          ],
        ];
  });
  return {
    total: rows.length,
    unmarked: rows.filter(row => !row.marked).length,
    ...Object.fromEntries(piles),
  };
}
function sideFacts(s: Realm, seat: Seat): Record<string, unknown> {
  const p = s.players[seat];
  if (!p.alive) return { alive: false };
  return {
    alive: true,
    turns: p.turns,
    hand: list(s, p.hand),
    // Top of the deck first.
    deck: list(s, p.deck.slice().reverse()),
    graveyard: list(s, p.graveyard),
    unbuilt: list(s, p.unbuilt),
    cities: each(s, p.cities, id => cityFacts(s, city(s, id))),
    army: each(s, p.army, id => creatureFacts(s, creature(s, id))),
    kingdom: each(s, p.kingdom, id => ({ marked: isEnchantment(s.pieces[id]) && marked(s, id) })),
    resources: resourceFacts(s, seat),
    pool: Object.fromEntries(FACTIONS.flatMap((name, n) => (p.pool[n] > 0 ? [[name, p.pool[n]]] : []))),
    hiding: list(
      s,
      p.hiding.map(h => h.card),
    ),
    known: list(s, p.known),
    factions: p.factions.map(n => FACTIONS[n]),
  };
}
function marked(s: Realm, id: Id): boolean {
  const p = s.pieces[id];
  return isEnchantment(p) && p.marked;
}

function facts(s: Realm): Record<string, unknown> {
  const sides = Object.fromEntries(s.players.map((_p, seat) => [seatLabel(seat), sideFacts(s, seat)]));
  return {
    ...sides,
    turn: seatLabel(s.turn),
    phase: s.phase,
    turnsBegun: s.turnsBegun,
    window: windowOf(s),
    stack: s.pile.map(item => deedName(item.what)).reverse(),
    effects: s.effects.map(e => cardName(e.what)),
    attack: (s.combat?.fights ?? []).map(fight => ({
      attacker: nameOf(s, fight.attacker),
      city: cityAt(s, fight.city) ? nameOf(s, fight.city) : null,
      defenders: list(s, fight.defenders),
      intercepted: fight.intercepted,
      fought: fight.fought,
    })),
    removed: list(s, s.removed),
  };
}
/** The free window in which a player is being asked now, or `null`. */
function windowOf(s: Realm): string | null {
  const f = s.stack[s.stack.length - 1];
  return f?.rule === 'freeWindow' ? String((f as typeof f & { name: string }).name) : null;
}

export const arcmageKit: SceneKit<Realm> = {
  game: arcmage,
  schema: SCHEMA,
  arrange,
  chance: { heads: 1, tails: 2 },
  passes: ['pass'],
  otherWords: (s, { kind }) => (kind === 'endPhase' ? [`end ${PHASES[s.phase]}`] : []),
  find,
  facts,
};
