import type { Id, Seat } from '@siegeworks/kernel';
import { call, cover, emit } from '@siegeworks/kernel';
import { CARDS } from '../cards/card.ts';
import { subtype } from '../state/keywords.ts';
import {
  die,
  dropEnchantment,
  leaveCombat,
  relocate,
  returnToHand,
  underDeck,
  undevote,
} from '../state/place.ts';
import { creatureAt, enchantmentAt, reigns, turnOrder } from '../state/readers.ts';
import type { Creature, Realm } from '../state/realm.ts';
import { enchantment, NONE } from '../state/realm.ts';
import { loseResource } from '../state/zones.ts';
import { choice, decision, rule } from './book.ts';

/** Nirvana 5 may keep this creature from the graveyard. */
export const nirvanaFor = (s: Realm, c: Creature): boolean =>
  reigns(s, 'nirvana-of-the-undead', 5, c.controller) !== null && !subtype(s, c, 'Undead');
const staffOf = (s: Realm, c: Creature): Id | undefined =>
  c.attached.find(id => s.names[id] === 'centaurs-staff');

/** Centaur's Staff: automatic, and it has not died. */
export function staffSaves(s: Realm, c: Creature): boolean {
  const staff = staffOf(s, c);
  if (staff === undefined) return false;
  cover('card centaurs-staff saves');
  emit(s, { type: 'saved', card: c.id, by: staff });
  underDeck(s, enchantment(s, staff));
  returnToHand(s, c);
  return true;
}
/** AM-R48: into the army, without damage, counters, changes and enchantments; it has not died. */
export function rise(s: Realm, c: Creature): void {
  cover('card nirvana-of-the-undead raises');
  leaveCombat(s, c.id);
  for (const id of c.attached.slice()) {
    const e = enchantmentAt(s, id);
    if (e) dropEnchantment(s, e);
  }
  undevote(s, c);
  relocate(s, c, NONE);
  Object.assign(c, {
    damage: 0,
    plus: 0,
    minus: 0,
    attackPlus: 0,
    roots: 0,
    ore: 0,
    marks: 0,
    turnAttack: 0,
    turnDefence: 0,
    turnWords: [],
    words: ['Undead'],
    serene: false,
    barred: false,
    sheltered: false,
    held: 0,
    ivy: 0,
    heldBy: [],
    doom: '',
  });
  emit(s, { type: 'risen', card: c.id });
}

/** AM-415: who owns a Wight among several dead chooses their order; to nothing else it matters. */
export function wightOwner(s: Realm, dead: readonly Id[]): Seat {
  const wight = dead.find(id => s.names[id] === 'wight' && s.players[s.owners[id]].alive);
  if (wight === undefined) return NONE;
  return buriedBy(s, dead, s.owners[wight]).length > 1 ? s.owners[wight] : NONE;
}
/** Tokens go to no graveyard. */
const buriedBy = (s: Realm, dead: readonly Id[], owner: Seat): Id[] =>
  dead.filter(id => s.owners[id] === owner && creatureAt(s, id) !== null && !CARDS[s.names[id]].token);
export const burialOptions = (s: Realm, dead: readonly Id[]) =>
  buriedBy(s, dead, wightOwner(s, dead)).map(card => ({ kind: 'buryFirst', card }));

/** AM-413: to the graveyard without asking anybody but Nirvana, the Staff and the owner of a Wight. */
export function sacrifice(s: Realm, ids: Id[]): void {
  const asks = ids.some(id => {
    const c = creatureAt(s, id);
    return c !== null && nirvanaFor(s, c);
  });
  if (asks || wightOwner(s, ids) !== NONE) call(s, sacrificing(ids.slice()));
  else for (const id of ids) bury(s, id);
}
function bury(s: Realm, id: Id): void {
  const c = creatureAt(s, id);
  if (!c || staffSaves(s, c)) return;
  emit(s, { type: 'sacrificed', card: id, seat: c.controller });
  die(s, c);
}
const sacrificing = rule('sacrificing', (ids: Id[]) => ({ ids, card: NONE, kept: false }), {
  order: decision({
    when: (s, f) => wightOwner(s, f.ids) !== NONE,
    who: (s, f) => wightOwner(s, f.ids),
    options: (s, f) => burialOptions(s, f.ids),
    then(_s, f, pick) {
      f.ids = [pick.card, ...f.ids.filter(id => id !== pick.card)];
    },
  }),
  next(s, f) {
    const id = f.ids.shift();
    if (id === undefined) return 'done';
    f.card = id;
    f.kept = false;
    if (!creatureAt(s, id)) return 'order';
  },
  nirvana: choice({
    when: (s, f) => asksNirvana(s, f.card),
    who: (s, f) => creatureAt(s, f.card)?.controller ?? NONE,
    options: (_s, f) => [{ kind: 'nirvana', card: f.card }, { kind: 'decline' }],
    then(_s, f, pick) {
      f.kept = pick.kind === 'nirvana';
    },
  }),
  bury(s, f) {
    const c = creatureAt(s, f.card);
    if (c && f.kept) rise(s, c);
    else bury(s, f.card);
    return 'order';
  },
});
function asksNirvana(s: Realm, id: Id): boolean {
  const c = creatureAt(s, id);
  return c !== null && staffOf(s, c) === undefined && nirvanaFor(s, c);
}

/** AM-181: the controller chooses, marked or not. */
export const loseResources = rule('loseResources', (seat: Seat, n: number) => ({ seat, n }), {
  choose: decision({
    when: (s, f) => f.n > 0 && s.players[f.seat].resources.length > 0,
    who: (_s, f) => f.seat,
    options: (s, f) => resourceOptions(s, f.seat),
    then(s, f, { n }) {
      loseResource(s, f.seat, s.players[f.seat].resources[n ?? 0]);
      f.n--;
    },
  }),
  more(s, f) {
    if (f.n > 0 && s.players[f.seat].alive && s.players[f.seat].resources.length > 0) return 'choose';
  },
});
/** AM-R72: everybody picks in turn, down to the same number; then all these cards go together. */
export const cutResources = rule(
  'cutResources',
  (least: number) => ({ least, whose: [] as Seat[], which: [] as number[] }),
  {
    choose: decision({
      when: (s, f) => tooRich(s, f) !== NONE,
      who: (s, f) => tooRich(s, f),
      options: (s, f) => resourceOptions(s, tooRich(s, f)).filter(o => !picked(f, o.seat, o.n)),
      then(_s, f, { seat, n }) {
        f.whose.push(seat);
        f.which.push(n);
      },
    }),
    more(s, f) {
      if (tooRich(s, f) !== NONE) return 'choose';
    },
    together(s, f) {
      const rows = f.whose.map((seat, i) => s.players[seat].resources[f.which[i]]);
      rows.forEach((row, i) => {
        if (row) loseResource(s, f.whose[i], row);
      });
    },
  },
);
interface Cut {
  least: number;
  whose: Seat[];
  which: number[];
}
const picked = (f: Cut, seat: Seat, n: number) =>
  f.whose.some((other, i) => other === seat && f.which[i] === n);
const tooRich = (s: Realm, f: Cut): Seat =>
  turnOrder(s).find(seat => {
    const gone = f.whose.filter(other => other === seat).length;
    return s.players[seat].resources.length - gone > f.least;
  }) ?? NONE;
/** By place in the row: the face of a stolen card is not known to its thief. */
export const resourceOptions = (s: Realm, seat: Seat) =>
  s.players[seat].resources.map((_row, n) => ({ kind: 'sacrificeResource', n, seat }));
