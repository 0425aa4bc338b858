import type { Id, Seat } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { DONE, take } from '@siegeworks/table';
import { entryOf } from '../cards/book.ts';
import { tell } from '../state/events.ts';
import { enterPlay, mark, returnToHand } from '../state/place.ts';
import { cardOf, citiesOf, cityAt, creatureAt, ownResidents, printed, stands } from '../state/readers.ts';
import type { City, Realm } from '../state/realm.ts';
import { city, creature, NONE } from '../state/realm.ts';
import { devotion, loyaltyOf } from '../state/strength.ts';
import { newItem, ownTrigger } from '../state/triggers.ts';
import { choice, decision, rule } from './book.ts';
import type { OfferOf } from './offers.ts';
import { pickedPlace, placeOption } from './places.ts';
import { holdWindow, settle } from './windows.ts';

const inTactics = (seat: Seat) => ({ seat, over: false, card: NONE, hidden: [] as Id[] });
/** 6.1 */
export const tactics = rule('tactics', inTactics, {
  brothers(s, f) {
    f.hidden = s.players[f.seat].hiding.map(h => h.card);
    for (const c of citiesOf(s, f.seat))
      for (const id of c.residents) {
        const r = creatureAt(s, id);
        if (r) ownTrigger(s, r, 'tactics-start', [c.id]);
      }
    if (s.waiting.length > 0) call(s, ...roundAndWindow());
  },
  decide: choice({
    when: (s, f) => !f.over && devoteOptions(s, f.seat).length > 0,
    who: (_s, f) => f.seat,
    options: (s, f) => [{ kind: 'endPhase' }, ...devoteOptions(s, f.seat)],
    then(s, f, pick) {
      if (pick.kind === 'endPhase') f.over = true;
      else call(s, devote(f.seat, pick.card), ...roundAndWindow());
    },
  }),
  more(s, f) {
    if (!s.players[f.seat].alive) return 'done';
    if (!f.over && devoteOptions(s, f.seat).length > 0) return 'decide';
  },
  // AM-R85, AM-R111: creatures hidden when the phase began return at its end.
  emerge(_s, f) {
    f.card = f.hidden.shift() ?? NONE;
    if (f.card === NONE) return 'end';
  },
  place: decision({
    when: (s, f) => hiddenRow(s, f) !== undefined,
    who: (_s, f) => f.seat,
    options: (s, f) => shelters(s, f.seat, hiddenRow(s, f)?.city ?? NONE).map(placeOption),
    then(s, f, pick) {
      // AM-R112
      const strength = hiddenRow(s, f)?.strength ?? NONE;
      s.players[f.seat].hiding = s.players[f.seat].hiding.filter(h => h.card !== f.card);
      enterPlay(s, f.card, f.seat, pickedPlace(pick), { strength });
    },
  }),
  next(s, f) {
    return s.players[f.seat].alive ? 'emerge' : 'done';
  },
  end(s) {
    settle(s);
  },
  window(s) {
    holdWindow(s, 'W3');
  },
});
const hiddenRow = (s: Realm, f: { seat: Seat; card: Id }) =>
  s.players[f.seat].hiding.find(h => h.card === f.card);
/** Back to the same place, or to another city if that is gone. */
function shelters(s: Realm, seat: Seat, place: Id): Id[] {
  return place === NONE || stands(s, place) ? [place] : s.players[seat].cities;
}
/** W13 */
const roundAndWindow = () => [after('settle'), after('W13')];
const after = rule('after', (what: string) => ({ what }), {
  hold(s, f) {
    if (f.what === 'settle') settle(s);
    else holdWindow(s, f.what);
  },
});

function devoteOptions(s: Realm, seat: Seat): OfferOf<'devote'>[] {
  return citiesOf(s, seat).flatMap(c =>
    !c.tactics && gifts(s, c, []).length > 0 ? [{ kind: 'devote', card: c.id }] : [],
  );
}
/** The player's unmarked residents, and what the city's own text lets them add. */
function gifts(
  s: Realm,
  c: City,
  chosen: readonly Id[],
): OfferOf<'devoteResident' | 'removeCard' | 'recall'>[] {
  const options: OfferOf<'devoteResident'>[] = [];
  for (const r of ownResidents(s, c))
    if (!r.marked && !chosen.includes(r.id)) options.push({ kind: 'devoteResident', card: r.id });
  return [...options, ...(entryOf(c.card).site?.gifts?.(s, c, chosen) ?? [])];
}

/** AM-203 to AM-207: all residents together, then level by level. */
export const devote = rule(
  'devote',
  (seat: Seat, cityId: Id) => ({ seat, city: cityId, chosen: [] as Id[], enough: false, level: 0 }),
  {
    choose: choice({
      when: (s, f) => stands(s, f.city) && gifts(s, city(s, f.city), chosen(s, f)).length > 0,
      who: (_s, f) => f.seat,
      options: (s, f) => {
        const left = gifts(s, city(s, f.city), chosen(s, f));
        return chosen(s, f).length > 0 ? [...left, DONE] : left;
      },
      then(s, f, pick) {
        f.enough = pick.kind === 'done';
        if (pick.kind !== 'done') f.chosen = [...chosen(s, f), pick.card];
      },
    }),
    more(s, f) {
      if (!stands(s, f.city) || !s.players[f.seat].alive) return 'done';
      if (!f.enough && gifts(s, city(s, f.city), chosen(s, f)).length > 0) return 'choose';
      if (chosen(s, f).length === 0) return 'done';
      // AM-208: what triggers by it resolves before the first level.
      give(s, city(s, f.city), chosen(s, f));
      settle(s);
    },
    // AM-R15: each level is checked when its turn comes.
    level(s, f) {
      const c = cityAt(s, f.city);
      if (!c || !stands(s, f.city)) return 'done';
      const next = cardOf(c).levels.find(each => each.level > f.level);
      if (!next || devotion(s, c) < next.level) return 'done';
      f.level = next.level;
      s.waiting.push(
        newItem(s, {
          kind: 'level',
          what: `${c.card} ${next.level}`,
          card: c.id,
          by: f.seat,
          x: next.level,
        }),
      );
      tell(s, { type: 'levelReached', card: c.id, level: next.level });
      settle(s);
      return 'level';
    },
  },
);
/** Without those that have left since: a player may have conceded. */
function chosen(s: Realm, f: { city: Id; chosen: Id[] }): Id[] {
  const offered = f.chosen.length > 0 ? gifts(s, city(s, f.city), []) : [];
  return f.chosen.filter(id => offered.some(option => option.card === id));
}
function give(s: Realm, c: City, chosen: readonly Id[]): void {
  // AM-R14: once a turn.
  c.tactics = true;
  const residents: Id[] = [];
  for (const id of chosen) {
    const r = creatureAt(s, id);
    if (r && r.city === c.id) residents.push(id);
    else if (r) {
      c.extra += loyaltyOf(s, r);
      returnToHand(s, r);
    } else if (s.players[c.controller].graveyard.includes(id)) {
      c.extra += printed(s, id).loyalty;
      take(s.players[c.controller].graveyard, id);
      s.removed.push(id);
      tell(s, { type: 'removed', card: id });
    }
  }
  for (const id of residents) {
    mark(s, creature(s, id), true);
    creature(s, id).devoted = true;
  }
  tell(s, { type: 'devoted', city: c.id, cards: residents, n: devotion(s, c) });
  for (const id of residents) ownTrigger(s, creature(s, id), 'devote');
}
