import type { Seat } from '@siegeworks/contract';
import { cover, showOpenly } from '@siegeworks/kernel';
import { PASS } from '@siegeworks/table';
import { DEEDS, entryOf } from '../cards/book.ts';
import { CARDS } from '../cards/card.ts';
import type { Ask, Deed } from '../cards/entry.ts';
import { lastingOf } from '../state/effects.ts';
import { tell } from '../state/events.ts';
import { has } from '../state/keywords.ts';
import { dropItem, itemOf } from '../state/pile.ts';
import { enterPlay, leavePlay, putCounters, shed } from '../state/place.ts';
import { cityAt, creatureAt, printed, stands, turnOrder } from '../state/readers.ts';
import type { City, Creature, Item, Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { devotion } from '../state/strength.ts';
import { targetsOf } from './aims.ts';
import { aimsOf } from './aims-of.ts';
import { choice, decision, rule } from './book.ts';
import type { OfferOf } from './offers.ts';
import { compare } from './out.ts';
import { placeOption } from './places.ts';
import { resolvedTriggers } from './played.ts';

/**
 * AM-247, AM-248: into the announced city, or another one if that has left play. AM-250: this is not a move, so nothing
 * is marked and no city is used.
 */
const CREATURE: Deed = {
  steps: [
    {
      who: (_s, item) => item.by,
      options: (s, item) =>
        item.city === NONE || stands(s, item.city) ? [] : s.players[item.by].cities.map(placeOption),
      then(_s, item, pick) {
        item.city = pick.target ?? NONE;
      },
      say: 'Its city has fallen: into which other city does the creature come?',
    },
    (s, item) => {
      if (item.city !== NONE && !stands(s, item.city)) return;
      const { card } = item;
      item.card = NONE;
      const strength = item.asCreature ? (printed(s, card).costsX ? item.x : printed(s, card).cost) : NONE;
      const words = [...new Set(s.effects.flatMap(e => (e.by === item.by && lastingOf(e).word) || []))];
      const c = enterPlay(s, card, item.by, item.city, { strength, words });
      if (has(s, c, 'boost')) putCounters(s, c, 'plus', item.x);
    },
  ],
};
/** AM-210: in force from now on, as long as the devotion lasts. */
const PERMANENT: Deed = {
  steps: [
    (s, item) => {
      const c = cityAt(s, item.card);
      if (!c || !stands(s, c.id) || c.active.includes(item.x) || devotion(s, c) < item.x) return;
      c.active.push(item.x);
      if (entryOf(c.card).site?.hidesAt !== undefined) c.spent = false;
      tell(s, { type: 'levelGained', card: c.id, level: item.x });
    },
  ],
};
const NOTHING: Deed = { steps: [] };
/** AM-209: a level with a deed of its own acts once; any other is in force from now on. */
function deedOf(item: Item): Deed {
  if (item.asCreature || (item.kind === 'card' && CARDS[item.what]?.type === 'creature')) return CREATURE;
  return DEEDS[item.what] ?? (item.kind === 'level' ? PERMANENT : NOTHING);
}
const askOf = (item: Item | undefined): Ask | null => {
  const step = item && deedOf(item).steps[item.step];
  return step && typeof step !== 'function' ? step : null;
};
/** The question that the object on top asks, for people. */
export const sayOf = (s: Realm, n: number): string => askOf(itemOf(s, n))?.say ?? '';

/** AM-518: this many objects in one turn end the game. */
const ENDLESS = 1000;

const resolving = (n: number) => ({ n, card: NONE, enough: false, brave: [] as Seat[] });
/** AM-323: the top object resolves, step by step. */
export const resolve = rule('resolve', resolving, {
  hide: choice({
    when: (s, f) => hider(s, f) !== NONE,
    who: (s, f) => hider(s, f),
    options: (s, f) => [PASS, ...hideOptions(s, hider(s, f), f.n)],
    then(s, f, pick) {
      if (pick.kind === 'pass') f.brave.push(hider(s, f));
      else hide(s, creatureAt(s, pick.card));
    },
  }),
  hidden(s, f) {
    if (hider(s, f) !== NONE) return 'hide';
  },
  begin(s, f) {
    const item = itemOf(s, f.n);
    if (!item) return 'done';
    s.resolved++;
    showOpenly(s);
    if (!checkTargets(s, item)) {
      tell(s, { type: 'fizzled', card: item.card, what: item.what });
      return 'finish';
    }
    f.card = item.card;
    cover(`deed ${item.what}`);
    tell(s, { type: 'resolved', card: item.card, what: item.what, seat: item.by });
  },
  step(s, f) {
    const item = itemOf(s, f.n);
    if (!item) return 'done';
    const step = deedOf(item).steps[item.step];
    if (step === undefined) return 'finish';
    if (typeof step !== 'function') return;
    item.step++;
    step(s, item);
    return 'step';
  },
  ask: decision({
    secret: (s, f) => askOf(itemOf(s, f.n))?.secret === true,
    who: (s, f) => {
      const item = itemOf(s, f.n);
      return item ? (askOf(item)?.who(s, item) ?? NONE) : NONE;
    },
    options: (s, f) => {
      const item = itemOf(s, f.n);
      return item ? (askOf(item)?.options(s, item) ?? []) : [];
    },
    then(s, f, pick) {
      const item = itemOf(s, f.n);
      f.enough = pick.kind === 'done';
      if (item) askOf(item)?.then(s, item, pick);
    },
  }),
  asked(s, f) {
    const item = itemOf(s, f.n);
    const ask = askOf(item);
    if (!item || !ask) return 'step';
    const more = ask.again === true && !f.enough && ask.options(s, item).length > 0;
    if (!more || !s.players[ask.who(s, item)]?.alive) item.step++;
    f.enough = false;
    return 'step';
  },
  finish(s, f) {
    const item = itemOf(s, f.n);
    if (!item) return;
    // AM-R105: until now it lay on the stack.
    dropItem(s, item);
    if (s.resolved >= ENDLESS) return compare(s, 'AM-518', 'endlessTurn');
    if (f.card !== NONE) resolvedTriggers(s, item, f.card);
  },
});

/** AM-245: illegal targets are skipped; with all of them illegal nothing happens. */
function checkTargets(s: Realm, item: Item): boolean {
  const aims = aimsOf(item);
  if (aims.length === 0 || item.targets.length === 0) return true;
  const aiming = { by: item.by, source: item.card, city: item.city, chosen: [] };
  item.targets = item.targets.map((id, i) => (targetsOf(s, aims[i], aiming).includes(id) ? id : NONE));
  return item.targets.some(id => id !== NONE);
}

/** Whose creature is a target and may still be hidden, or NONE; the `brave` have said no. */
function hider(s: Realm, { n, brave }: { n: number; brave: readonly Seat[] }): Seat {
  for (const seat of turnOrder(s))
    if (!brave.includes(seat) && hideOptions(s, seat, n).length > 0) return seat;
  return NONE;
}
function hideOptions(s: Realm, seat: Seat, n: number): OfferOf<'hide'>[] {
  const item = hideoutOf(s, seat) && itemOf(s, n);
  if (!item) return [];
  const options: OfferOf<'hide'>[] = [];
  aimsOf(item).forEach((aim, i) => {
    const c = NOT_CARDS.includes(aim) ? null : creatureAt(s, item.targets[i] ?? NONE);
    if (c && c.controller === seat) options.push({ kind: 'hide', card: c.id });
  });
  return options;
}
const NOT_CARDS: readonly string[] = ['player', 'opponent', 'stackCard', 'stackSpell'];
function hideoutOf(s: Realm, seat: Seat): City | null {
  for (const id of s.players[seat].cities) {
    const c = cityAt(s, id);
    const level = c ? entryOf(c.card).site?.hidesAt : undefined;
    if (c && level !== undefined && c.active.includes(level) && !c.spent) return c;
  }
  return null;
}
/** AM-R85: it leaves play and will come back; a token ceases to exist. */
function hide(s: Realm, c: Creature | null): void {
  if (!c) return;
  const home = hideoutOf(s, c.controller);
  if (home) {
    cover(`card ${home.card} hides`);
    home.spent = true;
  }
  const { city: place, strength } = c;
  leavePlay(s, c);
  tell(s, { type: 'hid', card: c.id, seat: c.controller });
  if (!CARDS[c.card].token) s.players[c.controller].hiding.push({ card: c.id, city: place, strength });
  shed(s, c);
}
