import type { Option, Seat } from '@siegeworks/contract';
import { clockwise, listed, owned } from '@siegeworks/table';
import { boostOf } from '../cards/entry.ts';
import { couldInterrupt } from '../rules/announce.ts';
import { attackerOf } from '../rules/battle.ts';
import { boostOptions } from '../rules/boosts.ts';
import { pickOf } from '../state/pick.ts';
import type { Attack, War } from '../state/state.ts';
import { onFront, siteOf } from '../state/table.ts';
import { battleDeaths, imagined } from './fates.ts';
import { forecastOf, stormOf } from './forecast.ts';

/** What the other players could still do about something, judging by what everyone sees. */

/** They may hold an answer: the rules would ask them, whatever they hold. */
export const answerable = (s: War, seats: readonly Seat[]): string[] =>
  seats.some(seat => couldInterrupt(s, seat)) ? ['unless answered'] : [];
export const othersThan = (s: War, seat: Seat): Seat[] => clockwise(s, s.turn).filter(each => each !== seat);

/** The whole result of the battle, regardless of the strengths: Damage on both sides, and the forces that die. */
export function outcomeOf(s: War): string {
  const a = s.battle && attackerOf(s, s.battle.attacker);
  if (!s.battle || !a) return '';
  if (!s.battle.blocked) return JSON.stringify(stormOf(s, a, s.battle.seat));
  const forecast = forecastOf(
    s,
    a,
    s.battle.defenders.flatMap(id => onFront(s, id) ?? []),
  );
  return [forecast.blow.damage, forecast.back.damage, ...battleDeaths(s, a, forecast)].join();
}
export const inBattle = (s: War, attack: Attack): War =>
  imagined(s, t => {
    t.battle = { split: false, ...attack };
  });

/** A kind of bonus, and the way to use it if there are several. */
const keyOf = ({ kind, what = '' }: Option) => `${kind} ${what}`;
/** The table after these kinds of bonuses have been given to everything that can have them. */
function boostedBy(s: War, seat: Seat, kinds: readonly string[]): War {
  return imagined(s, t => {
    let next = boostOptions(t, seat).find(o => kinds.includes(keyOf(o)));
    while (next) {
      const { kind, card, target, what } = pickOf(next);
      const f = onFront(t, card);
      const building = siteOf(t, target)?.building;
      if (!f) return;
      if (building) building.used = true;
      else f.spent = true;
      boostOf(kind)?.give(f, what);
      next = boostOptions(t, seat).find(o => kinds.includes(keyOf(o)));
    }
  });
}
/** Every choice among these, the smallest first. */
function choices<T>(list: readonly T[]): T[][] {
  const all: T[][] = [[]];
  for (const each of list) all.push(...all.map(some => [...some, each]));
  return all.sort((a, b) => a.length - b.length);
}

/** The smallest choice of bonuses of these seats for which `matters` holds, in words; empty if there is none. */
export function bonusThat(s: War, seats: readonly Seat[], matters: (boost: (t: War) => War) => boolean) {
  for (const seat of seats) {
    const kinds = [...new Set(boostOptions(s, seat).map(keyOf))];
    for (const some of choices(kinds))
      if (some.length > 0 && matters(t => boostedBy(t, seat, some))) return owned(s, seat, boostNames(some));
  }
  return '';
}
const boostNames = (kinds: readonly string[]) =>
  listed([...new Set(kinds.map(kind => boostOf(kind.split(' ')[0])?.name ?? ''))]);

/** `unless P2 Armoury helps`: the bonuses of these seats that would change the result of the battle. */
export function unlessBoosted(s: War, seats: readonly Seat[]): string[] {
  const now = outcomeOf(s);
  const bonus = bonusThat(s, seats, boost => outcomeOf(boost(s)) !== now);
  return bonus === '' ? [] : [`unless ${bonus} helps`];
}
/** The most Damage that this unblocked attack could do to the Castle, bonuses included. */
export function mostStorm(s: War, attack: Attack): number {
  const t = inBattle(s, attack);
  const kinds = [...new Set(boostOptions(t, t.turn).map(keyOf))];
  return Math.max(...choices(kinds).map(some => castleHit(boostedBy(t, t.turn, some), attack)));
}
function castleHit(s: War, { attacker, seat }: Attack): number {
  const a = attackerOf(s, attacker);
  return a ? stormOf(s, a, seat).castle : 0;
}
