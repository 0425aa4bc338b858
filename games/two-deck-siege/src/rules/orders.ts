import type { Id, Option, Reason } from '@siegeworks/kernel';
import { call, cover, emit } from '@siegeworks/kernel';
import { take } from '@siegeworks/table';
import { BOX, idsOf } from '../cards/card.ts';
import { arrive, refresh, shuffleOn } from '../state/changes.ts';
import { SIDES } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { castleOf, NONE } from '../state/state.ts';
import { defenders, defendersAt, enemiesInside, inPlay, room } from '../state/units.ts';
import type { Acting } from './acting.ts';
import { acting, anyActor } from './acting.ts';
import { choice, commander, DONE, rule } from './book.ts';
import { anyMover, moving } from './moving.ts';
import { pouring, pourSides } from './oil.ts';
import { playCard } from './play-card.ts';
import { castable, casting } from './spells.ts';

const EVERYBODY: Acting = { limit: 99, bonus: 0, how: 'any', side: '', place: '', free: false };
/** Orders by which defenders act (7.3); `side` is filled in when one is chosen. */
const ACT: Readonly<Record<string, Acting>> = {
  attack: { ...EVERYBODY, limit: 6 },
  'hold-this-side': EVERYBODY,
  loose: { ...EVERYBODY, how: 'loose' },
  'flaming-arrows': { ...EVERYBODY, how: 'loose', limit: 4, bonus: 2 },
  'sally-forth': { ...EVERYBODY, how: 'sally', limit: 3, bonus: 1 },
  'shield-wall': { ...EVERYBODY, limit: 2, free: true },
  'shore-up-the-walls': { ...EVERYBODY, how: 'shore', limit: 5 },
};
const SIDED = ['hold-this-side', 'sally-forth', 'shield-wall', 'boiling-oil'];
const SUMMONS: Readonly<Record<string, string>> = {
  'summon-the-gryphon': 'gryphon',
  'wake-the-stone-golem': 'stone-golem',
  'call-the-dwarves': 'dwarves',
  'ride-of-the-knights': 'knights',
};
const STAND_DOWN = 5;
const RUSH = 3;

const because = (ruleNumber: string, text: string): Reason => ({ rule: ruleNumber, text });
const NOTHING = because('TD-058', 'it could not make anybody act, move, rest or enter play');
const INSIDE = because('TD-086', 'an enemy is in the courtyard');
const GONE = because('TD-054', 'that defender is in play or has been killed');
const NOT_ORDER = because('TD-050', 'a special defender enters play only through its summon order');

/** Why this card cannot be played as printed, or `null`. */
export function noOrder(s: Siege, key: string): Reason | null {
  if (SUMMONS[key]) return summonable(s, key) ? null : GONE;
  if (key === 'stand-down' && enemiesInside(s).length > 0) return INSIDE;
  const able = PLAYABLE[key];
  if (able) return able(s) ? null : NOTHING;
  if (!ACT[key]) return NOT_ORDER;
  if (key === 'shield-wall') return null;
  if (SIDED.includes(key)) return sides(s, key).length > 0 ? null : NOTHING;
  return anyActor(s, ACT[key], []) ? null : NOTHING;
}
const PLAYABLE: Readonly<Record<string, (s: Siege) => boolean>> = {
  'man-the-walls': s => anyMover(s, 8, '', []),
  'rush-to-the-gap': s => castleOf(s).places.some(place => mayRush(s, place)),
  'boiling-oil': s => pourSides(s).length > 0,
  'stand-down': s => weary(s, []).length > 0,
  'cast-fireball-blessing': s => castable(s, 'cast-fireball-blessing', []).length > 0,
  'cast-stonebinding-recall': s => castable(s, 'cast-stonebinding-recall', []).length > 0,
  'cast-lightning-healing': s => castable(s, 'cast-lightning-healing', []).length > 0,
};
/** Sides on which the order could do something. */
function sides(s: Siege, key: string): string[] {
  if (key === 'boiling-oil') return pourSides(s);
  if (key === 'shield-wall') return [...SIDES];
  return SIDES.filter(side => anyActor(s, { ...ACT[key], side }, []));
}
const rushHere = (place: string): Acting => ({ ...EVERYBODY, limit: RUSH, bonus: 1, place });
/** Somebody could move there or act there. */
const mayRush = (s: Siege, place: string) =>
  isOpen(s, place) && (anyMover(s, rushRoom(s, place), place, []) || anyActor(s, rushHere(place), []));
const rushPlaces = (s: Siege) => castleOf(s).places.filter(place => mayRush(s, place));
const isOpen = (s: Siege, place: string) =>
  room(s, place) > 0 || defenders(s).some(id => s.units[id].place === place);
const rushRoom = (s: Siege, place: string) => Math.min(RUSH, room(s, place));
const weary = (s: Siege, chosen: readonly Id[]) =>
  defenders(s).filter(id => s.units[id].tired > 0 && !chosen.includes(id));

/** D2: a card played as printed. */
export const order = rule(
  'order',
  (card: Id) => ({ card, key: BOX[card].key, side: '', place: '', before: 0 }),
  {
    play(s, f) {
      playCard(s, f.card, false);
      cover(`card ${f.key}`);
    },
    side: choice({
      when: (_s, f) => SIDED.includes(f.key),
      who: commander,
      options: (s, f) => sides(s, f.key).map(what => ({ kind: 'side', what })),
      then(_s, f, { what }) {
        f.side = what;
      },
    }),
    place: choice({
      when: (_s, f) => f.key === 'rush-to-the-gap',
      who: commander,
      options: s => rushPlaces(s).map(what => ({ kind: 'place', what })),
      then(s, f, { what }) {
        f.place = what;
        f.before = defendersAt(s, what).length;
      },
    }),
    carryOut(s, f) {
      if (f.key === 'shield-wall') raiseShields(s, f.side);
      if (f.key === 'man-the-walls') call(s, moving(8, '', false));
      else if (f.key === 'rush-to-the-gap')
        call(s, moving(rushRoom(s, f.place), f.place, anyActor(s, rushHere(f.place), [])));
      else if (f.key === 'boiling-oil') call(s, pouring(f.side));
      else if (f.key === 'stand-down') call(s, standDown());
      else if (f.key.startsWith('cast-')) call(s, casting(f.key));
      else if (SUMMONS[f.key]) summon(s, f.key);
      else call(s, acting({ ...ACT[f.key], side: f.side }));
    },
    // TD-058: who has moved nobody to the gap must let somebody there act.
    atTheGap(s, f) {
      if (f.key !== 'rush-to-the-gap') return;
      call(s, acting({ ...rushHere(f.place), free: defendersAt(s, f.place).length > f.before }));
    },
  },
);

function raiseShields(s: Siege, side: string): void {
  s.shieldWall = side;
  emit(s, { type: 'shieldWall', side });
}

/** Stand Down: exhausted or not, anywhere. */
const standDown = rule('standDown', () => ({ chosen: [] as Id[], over: false }), {
  rest: choice({
    when: (s, f) => !f.over && f.chosen.length < STAND_DOWN && weary(s, f.chosen).length > 0,
    who: commander,
    options: (s, f): Option[] => {
      const units: Option[] = weary(s, f.chosen).map(card => ({ kind: 'rest', card }));
      return f.chosen.length > 0 ? [...units, DONE] : units;
    },
    then(s, f, pick) {
      f.over = pick.kind === 'done';
      if (f.over) return;
      const id = pick.card ?? NONE;
      f.chosen.push(id);
      refresh(s, id, 2);
      s.units[id].ordered = true;
    },
  }),
  again(s, f) {
    if (!f.over && f.chosen.length < STAND_DOWN && weary(s, f.chosen).length > 0) return 'rest';
  },
});

const specialOf = (key: string): Id => idsOf(SUMMONS[key])[0];
const summonable = (s: Siege, key: string) =>
  !inPlay(s, specialOf(key)) && !s.fallen.includes(specialOf(key));
/** TD-053: from hand, discard pile or deck; the deck is shuffled if it was taken from there. */
function summon(s: Siege, key: string): void {
  const id = specialOf(key);
  const from = [s.hand, s.discard, s.deck].find(zone => zone.includes(id));
  if (from) take(from, id);
  if (from === s.deck) shuffleOn(s, 'player', s.deck);
  arrive(s, id);
}
