import type { Id, Seat } from '@siegeworks/contract';
import { call, cover } from '@siegeworks/kernel';
import { entryOf } from '../cards/book.ts';
import { lastingOf } from '../state/effects.ts';
import { tell } from '../state/events.ts';
import { silenced } from '../state/keywords.ts';
import { unmark } from '../state/place.ts';
import { armyOf, creatureAt, stands } from '../state/readers.ts';
import type { Fight, Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { striking } from '../state/strength.ts';
import { battle } from './battle.ts';
import { decision, rule } from './book.ts';
import type { Hit } from './damage.ts';
import { hurt } from './damage.ts';
import { declare } from './declare.ts';
import { intercept } from './intercept.ts';
import { ofCards } from './offers.ts';
import { holdWindow, settle } from './windows.ts';

const fighting = (s: Realm, seat: Seat) => s.combat !== null && s.players[seat].alive;

/** 6.2. AM-361: one attack, unless a card gives another. */
export const attackPhase = rule('attackPhase', (seat: Seat) => ({ seat }), {
  declare(s, f) {
    s.combat = null;
    call(s, declare(f.seat));
  },
  declared(s) {
    settle(s);
  },
  answer(s, f) {
    if (!fighting(s, f.seat)) return 'over';
    holdWindow(s, 'W6');
  },
  intercept(s, f) {
    if (!fighting(s, f.seat)) return 'over';
    call(s, intercept());
  },
  intercepted(s) {
    settle(s);
  },
  reply(s, f) {
    if (!fighting(s, f.seat)) return 'over';
    holdWindow(s, 'W7');
  },
  battles(s, f) {
    if (!fighting(s, f.seat)) return 'over';
    call(s, battles(f.seat));
  },
  // What lasts only while they fight is gone now.
  over(s) {
    if (s.combat === null) return;
    s.combat = null;
    settle(s);
  },
  again(s, f) {
    if (!s.players[f.seat].alive) return 'done';
    if (onceMore(s, f.seat)) return 'declare';
  },
});
/** The army unmarks and attacks once more, once per turn. */
function onceMore(s: Realm, seat: Seat): boolean {
  const keeps = s.effects.filter(e => e.by === seat && lastingOf(e).attacksAgain !== undefined);
  if (keeps.length === 0) return false;
  s.effects = s.effects.filter(e => !keeps.includes(e));
  if (!keeps.some(keep => lastingOf(keep).attacksAgain?.(s, keep))) return false;
  cover(`card ${keeps[0].what} attacks again`);
  tell(s, { type: 'attacksAgain', seat });
  for (const c of armyOf(s, seat)) unmark(s, c);
  return true;
}

/** 6.2 steps 5 to 7 */
const battles = rule('battles', (seat: Seat) => ({ seat, count: 0, card: NONE }), {
  next(s, f) {
    f.card = NONE;
    if (!fighting(s, f.seat) || open(s).length === 0) return 'cities';
  },
  choose: decision({
    who: (_s, f) => f.seat,
    options: s =>
      ofCards(
        'battle',
        open(s).map(fight => fight.attacker),
      ),
    then(_s, f, pick) {
      f.card = pick.card;
    },
  }),
  window(s, f) {
    if (f.count > 0) holdWindow(s, 'W8');
  },
  fight(s, f) {
    f.count++;
    if (f.card !== NONE && open(s).some(fight => fight.attacker === f.card)) call(s, battle(f.card));
  },
  settle(s) {
    settle(s);
    return 'next';
  },
  // AM-R34: after all battles.
  cities(s, f) {
    if (!fighting(s, f.seat)) return 'done';
    hurt(s, s.combat ? s.combat.cities.flatMap(id => cityHits(s, id)) : []);
  },
  fallen(s) {
    settle(s);
  },
  window9(s) {
    holdWindow(s, 'W9');
  },
});
/** Battles still to be fought for cities that still stand (AM-388). */
const open = (s: Realm): Fight[] =>
  s.combat?.fights.filter(fight => fight.intercepted && !fight.fought && stands(s, fight.city)) ?? [];
/** AM-384, AM-385: attackers that were not intercepted, and overrun damage. */
function cityHits(s: Realm, goal: Id): Hit[] {
  const hits: Hit[] = [];
  if (!stands(s, goal)) return hits;
  for (const fight of s.combat?.fights ?? []) {
    const c = creatureAt(s, fight.attacker);
    if (fight.city !== goal || !c) continue;
    // AM-383, AM-R33: intercepted stays intercepted.
    let n = fight.intercepted ? 0 : striking(s, c);
    if (n > 0 && !silenced(s, c)) n += entryOf(c.card).toCity?.(s, goal) ?? 0;
    if (n > 0) hits.push({ source: c.id, target: goal, n, combat: true });
  }
  for (const { source, city, n } of s.combat?.overruns ?? [])
    if (city === goal) hits.push({ source, target: goal, n, combat: true });
  return hits;
}
