import type { Id, Seat } from '@siegeworks/contract';
import { call, cover } from '@siegeworks/kernel';
import { clockwise } from '@siegeworks/table';
import { entryOf, HEARS } from '../cards/book.ts';
import { CARDS } from '../cards/card.ts';
import { tell } from '../state/events.ts';
import { has, silenced } from '../state/keywords.ts';
import { die, dropEnchantment, mark, refreshLevels } from '../state/place.ts';
import { allCreatures, allEnchantments, creatureAt, creaturesOf, turnOrder } from '../state/readers.ts';
import type { Creature, Piece, Realm } from '../state/realm.ts';
import { creature, isCity, isCreature, NONE } from '../state/realm.ts';
import { defenceOf } from '../state/strength.ts';
import { choice, decision, rule } from './book.ts';
import { fallCities } from './fall.ts';
import type { OfferOf } from './offers.ts';
import { ofCards } from './offers.ts';
import { eliminate } from './out.ts';
import { burialOptions, gravePicker, loseResources, rebirthFor, sacrifice, wornSaves } from './sacrifice.ts';

/** Why a creature is dying now (6.4 step 1), or ''. */
function dying(s: Realm, c: Creature): '' | 'defence' | 'damage' | 'doom' {
  if (c.damage === 0 && c.minus === 0 && c.turnDefence >= 0 && c.doom === '') return '';
  const defence = defenceOf(s, c);
  // AM-412
  if (defence <= 0) return 'defence';
  if (c.doom === 'homesick') return 'doom';
  // AM-382
  const lethal = s.options.lethal === 'equal' ? c.damage >= defence : c.damage > defence;
  const deadly = c.doom === 'deadly' && !has(s, c, 'immune to deadly');
  if (!lethal && !deadly && c.doom !== 'destroyed') return '';
  if (has(s, c, 'indestructible')) return '';
  return lethal ? 'damage' : 'doom';
}
const UNIQUE: ReadonlySet<string> = new Set(
  Object.keys(CARDS).filter(card => 'unique' in CARDS[card].keywords),
);
/** What step 3 of a STATE_CHECK is about. */
function ends(s: Realm, p: Piece): boolean {
  if (p.kind === 'creature') return p.doom !== '' || dying(s, p) !== '';
  return p.kind === 'enchantment' && p.doomed;
}
/** Something that a STATE_CHECK would change. */
function troubled(s: Realm): boolean {
  for (const p of s.pieces) {
    if (p !== null && ends(s, p)) return true;
    if (!isCreature(p)) continue;
    if (p.original !== NONE && s.pieces[p.original] === null) return true;
    if (UNIQUE.has(p.card) && twin(s, p) !== null) return true;
  }
  for (const player of s.players) {
    if (!player.alive) continue;
    if (player.lost || (player.cities.length === 0 && s.phase !== 'setup')) return true;
    for (const id of player.cities) {
      const c = s.pieces[id];
      if (isCity(c) && c.defence <= 0) return true;
    }
  }
  return surplus(s) !== null;
}
function twin(s: Realm, c: Creature): Creature | null {
  if (c.strength !== NONE) return null;
  return (
    creaturesOf(s, c.controller).find(o => o.id !== c.id && o.card === c.card && o.strength === NONE) ?? null
  );
}
/** Players with more resource cards than a card allows, and how many. AM-R55. */
function surplus(s: Realm): { seat: Seat; n: number } | null {
  for (const caps of HEARS.resourceCaps)
    for (const { most } of caps(s))
      for (const seat of turnOrder(s)) {
        const n = s.players[seat].resources.length - most;
        if (n > 0) return { seat, n };
      }
  return null;
}

/** 6.4: nothing is asked and nothing happens when all is well. */
export function checkState(s: Realm): void {
  for (const player of s.players) {
    for (const id of player.cities) {
      const c = s.pieces[id];
      if (isCity(c) && c.active.length > 0) refreshLevels(s, c);
    }
  }
  if (troubled(s)) call(s, stateCheck());
}
export const stateCheck = rule('stateCheck', () => ({}), {
  deaths(s) {
    if (s.pieces.some(p => p !== null && ends(s, p))) call(s, deaths());
  },
  cities(s) {
    const fallen = s.players.flatMap(p => p.cities.filter(id => broken(s, id)));
    if (fallen.length > 0) call(s, fallCities(fallen));
  },
  rest(s) {
    for (const p of s.pieces)
      if (isCreature(p) && p.original !== NONE && s.pieces[p.original] === null) die(s, p);
    const double = allCreatures(s).find(c => UNIQUE.has(c.card) && twin(s, c) !== null);
    if (double) call(s, keepOne(double.controller, double.card));
    const over = surplus(s);
    if (over) call(s, loseResources(over.seat, over.n));
  },
  // AM-514, AM-R37: in every STATE_CHECK; cities that are not built save nobody.
  out(s) {
    const lost = s.players.flatMap((p, seat) => (p.alive && (p.lost || p.cities.length === 0) ? [seat] : []));
    if (lost.length > 0 && s.phase !== 'setup')
      eliminate(s, lost, lost.every(seat => s.players[seat].lost) ? 'AM-154' : 'AM-425');
  },
  again(s) {
    if (s.over === null && troubled(s)) return 'deaths';
  },
});
function broken(s: Realm, id: Id): boolean {
  const c = s.pieces[id];
  return isCity(c) && c.defence <= 0;
}
/** AM-474: the player keeps one and sacrifices the other. */
const keepOne = rule('keepOne', (seat: Seat, card: string) => ({ seat, card }), {
  choose: decision({
    when: (s, f) => creaturesOf(s, f.seat).filter(c => c.card === f.card).length > 1,
    who: (_s, f) => f.seat,
    options: (s, f) =>
      ofCards(
        'giveUp',
        creaturesOf(s, f.seat).flatMap(c => (c.card === f.card ? [c.id] : [])),
      ),
    then: (s, _f, pick) => sacrifice(s, [pick.card]),
  }),
});

/** 6.4 steps 1 to 3. */
export const deaths = rule(
  'deaths',
  () => ({ todo: [] as Id[], dead: [] as Id[], card: NONE, seats: [] as Seat[], saved: false }),
  {
    find(s, f) {
      for (const seat of turnOrder(s))
        for (const c of creaturesOf(s, seat)) if (dying(s, c) !== '') f.todo.push(c.id);
    },
    next(s, f) {
      f.saved = false;
      const id = f.todo.shift();
      if (id === undefined) return 'clear';
      f.card = id;
      const c = creatureAt(s, id);
      if (!c || wornSaves(s, c)) return 'next';
      const others = clockwise(s, c.controller).filter(seat => seat !== c.controller);
      f.seats = [c.controller, ...others].filter(seat => saviours(s, seat, c).length > 0);
    },
    // AM-R20: a choice at this moment, not an object of the stack.
    save: choice({
      when: (s, f) => f.seats.length > 0 && creatureAt(s, f.card) !== null,
      who: (_s, f) => f.seats[0],
      options: (s, f) => [{ kind: 'decline' }, ...saviours(s, f.seats[0], creature(s, f.card))],
      then(s, f, pick) {
        f.saved = pick.kind !== 'decline';
        if (pick.kind !== 'decline') rescue(s, f.seats[0], creature(s, f.card), pick);
      },
    }),
    asked(s, f) {
      f.seats.shift();
      const c = creatureAt(s, f.card);
      if (f.saved || !c) return 'next';
      if (f.seats.length > 0 && saviours(s, f.seats[0], c).length > 0) return 'save';
      if (f.seats.length > 0) return 'asked';
      f.dead.push(f.card);
      return 'next';
    },
    clear(s, f) {
      for (const p of s.pieces) if (isCreature(p) && !f.dead.includes(p.id)) p.doom = '';
    },
    order: decision({
      when: (s, f) => gravePicker(s, f.dead) !== NONE,
      who: (s, f) => gravePicker(s, f.dead),
      options: (s, f) => burialOptions(s, f.dead),
      then(s, f, pick) {
        f.dead.splice(f.dead.indexOf(pick.card), 1);
        bury(s, pick.card);
      },
    }),
    bury(s, f) {
      if (gravePicker(s, f.dead) !== NONE) return 'order';
      for (const id of f.dead) bury(s, id);
      for (const e of allEnchantments(s)) if (e.doomed) dropEnchantment(s, e);
    },
  },
);
function bury(s: Realm, id: Id): void {
  const c = creatureAt(s, id);
  if (c) die(s, c);
}
/** Creatures that may keep it from dying (AM-R88: even one that is dying itself). */
function saviours(s: Realm, seat: Seat, c: Creature): OfferOf<'nirvana' | 'save'>[] {
  const options: OfferOf<'nirvana' | 'save'>[] = [];
  if (c.controller === seat && rebirthFor(s, c)) options.push({ kind: 'nirvana', card: c.id });
  if (s.players[seat].resources.length < 2 || dying(s, c) === 'defence') return options;
  for (const healer of creaturesOf(s, seat)) {
    const fits = !healer.marked && healer.strength === NONE && entryOf(healer.card).saves?.(s, c);
    if (fits && !silenced(s, healer)) options.push({ kind: 'save', card: healer.id, target: c.id });
  }
  return options;
}
function rescue(s: Realm, seat: Seat, c: Creature, pick: OfferOf<'nirvana' | 'save'>): void {
  if (pick.kind === 'nirvana') return rebirthFor(s, c)?.rise(s, c);
  const healer = creature(s, pick.card);
  cover(`card ${healer.card} saves`);
  mark(s, healer, true);
  c.damage = 0;
  c.doom = '';
  mark(s, c);
  tell(s, { type: 'saved', card: c.id, by: healer.id });
  call(s, loseResources(seat, 2));
}
