import type { Id, Seat } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { entryOf, REBIRTHS } from '../cards/book.ts';
import { tell } from '../state/events.ts';
import { die } from '../state/place.ts';
import { creatureAt, printed, turnOrder } from '../state/readers.ts';
import type { Creature, Realm } from '../state/realm.ts';
import { enchantment, NONE } from '../state/realm.ts';
import { risesFromDepth } from '../state/triggers.ts';
import { loseResource } from '../state/zones.ts';
import { choice, decision, rule } from './book.ts';
import { ofCards } from './offers.ts';

/** What may keep this creature from the graveyard, if its controller likes. */
export const rebirthFor = (s: Realm, c: Creature) => REBIRTHS.find(rebirth => rebirth.fits(s, c));
const saviourOf = (s: Realm, c: Creature): Id | undefined =>
  c.attached.find(id => entryOf(s.names[id]).worn?.saves !== undefined);

/** An enchantment on it keeps it from dying, without asking. */
export function wornSaves(s: Realm, c: Creature): boolean {
  const id = saviourOf(s, c);
  if (id === undefined) return false;
  entryOf(s.names[id]).worn?.saves?.(s, c, enchantment(s, id));
  return true;
}

/** AM-415: the owner of a card that counts what lies on it chooses the order of several dead; it matters to nothing else. */
export function gravePicker(s: Realm, dead: readonly Id[]): Seat {
  const counts = dead.find(id => risesFromDepth(s, id) && s.players[s.owners[id]].alive);
  if (counts === undefined) return NONE;
  return buriedBy(s, dead, s.owners[counts]).length > 1 ? s.owners[counts] : NONE;
}
/** Tokens go to no graveyard. */
const buriedBy = (s: Realm, dead: readonly Id[], owner: Seat): Id[] =>
  dead.filter(id => s.owners[id] === owner && creatureAt(s, id) !== null && !printed(s, id).token);
export const burialOptions = (s: Realm, dead: readonly Id[]) =>
  ofCards('buryFirst', buriedBy(s, dead, gravePicker(s, dead)));

/** AM-413: to the graveyard, unless a card keeps it from there or makes the order matter. */
export function sacrifice(s: Realm, ids: Id[]): void {
  const asks = ids.some(id => {
    const c = creatureAt(s, id);
    return c !== null && rebirthFor(s, c) !== undefined;
  });
  if (asks || gravePicker(s, ids) !== NONE) call(s, sacrificing(ids.slice()));
  else for (const id of ids) bury(s, id);
}
function bury(s: Realm, id: Id): void {
  const c = creatureAt(s, id);
  if (!c || wornSaves(s, c)) return;
  tell(s, { type: 'sacrificed', card: id, seat: c.controller });
  die(s, c);
}
const sacrificing = rule('sacrificing', (ids: Id[]) => ({ ids, card: NONE, kept: false }), {
  order: decision({
    when: (s, f) => gravePicker(s, f.ids) !== NONE,
    who: (s, f) => gravePicker(s, f.ids),
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
    when: (s, f) => mayBeReborn(s, f.card),
    who: (s, f) => creatureAt(s, f.card)?.controller ?? NONE,
    options: (_s, f) => [{ kind: 'nirvana', card: f.card }, { kind: 'decline' }],
    then(_s, f, pick) {
      f.kept = pick.kind === 'nirvana';
    },
  }),
  bury(s, f) {
    const c = creatureAt(s, f.card);
    if (c && f.kept) rebirthFor(s, c)?.rise(s, c);
    else bury(s, f.card);
    return 'order';
  },
});
function mayBeReborn(s: Realm, id: Id): boolean {
  const c = creatureAt(s, id);
  return c !== null && saviourOf(s, c) === undefined && rebirthFor(s, c) !== undefined;
}

/** AM-181: the controller chooses, marked or not. */
export const loseResources = rule('loseResources', (seat: Seat, n: number) => ({ seat, n }), {
  choose: decision({
    when: (s, f) => f.n > 0 && s.players[f.seat].resources.length > 0,
    who: (_s, f) => f.seat,
    options: (s, f) => resourceOptions(s, f.seat),
    then(s, f, { n }) {
      loseResource(s, f.seat, s.players[f.seat].resources[n]);
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
  s.players[seat].resources.map((_row, n) => ({ kind: 'sacrificeResource' as const, n, seat }));
