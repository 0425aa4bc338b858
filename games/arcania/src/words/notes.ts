import type { Frame, Id, Option, Seat } from '@siegeworks/contract';
import { thingOf } from '@siegeworks/table';
import type { Boost } from '../cards/entry.ts';
import { boostOf } from '../cards/entry.ts';
import { attackerOf, spikesAgainst } from '../rules/battle.ts';
import { noDefence } from '../rules/wave.ts';
import type { Pick } from '../state/pick.ts';
import { pickOf } from '../state/pick.ts';
import type { Attack, Force, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { cardOf, cloaked, hasKeyword, heldBy, onFront, trappable, unblockable } from '../state/table.ts';
import { attackNote } from './attack-note.ts';
import { costNote } from './costs.ts';
import {
  answerable,
  bonusThat,
  inBattle,
  mostStorm,
  othersThan,
  outcomeOf,
  unlessBoosted,
} from './counters.ts';
import { effectNote } from './effects.ts';
import { battleDead, battleDeaths, deathText, imagined } from './fates.ts';
import { castleAfter, damageText, forecastOf, forecastText, stormOf } from './forecast.ts';
import type { Short } from './names.ts';
import { nameOf, VALUE_NAMES } from './names.ts';
import { signed } from './numbers.ts';

type Note = (s: War, o: Pick) => string[];
const top = (s: War): Frame | undefined => s.stack[s.stack.length - 1];
const forces = (s: War, ids: readonly Id[]) => ids.flatMap(id => onFront(s, id) ?? []);

/** The forecast for an option, by its kind; it uses only what its player can see. */
const NOTES: Readonly<Record<string, Note>> = {
  attack: (s, o) => attackNote(s, o.card, o.seat),
  launch: s => [...new Set(s.wave.map(attack => attack.seat))].flatMap(seat => launched(s, seat)),
  done: s => (top(s)?.rule === 'defence' ? undefended(s, defender(s)) : []),
  defend: (s, o) => defendNote(s, o),
  pass: s => (s.items.length > 0 ? effectNote(s, s.items[s.items.length - 1]) : passNote(s)),
  trap: (s, o) =>
    s.battle ? battleNote(s, { ...s.battle, defenders: s.battle.defenders.filter(id => id !== o.card) }) : [],
  victim: (s, o) => victimNote(s, o.card),
};
export function note(s: War, option: Option): string {
  const o = pickOf(option);
  const boost = boostOf(o.kind);
  const parts = boost ? boosted(s, o, boost) : (NOTES[o.kind]?.(s, o) ?? costNote(s, o));
  return parts.join('; ');
}

/** AK-150: the player who is assigning blockers. */
const defender = (s: War): Seat => (top(s) as (Frame & { seat?: Seat }) | undefined)?.seat ?? NONE;

/** What all unblocked attackers together do to this Castle, at least and at most. */
function reaching(s: War, seat: Seat): { least: number; most: number; open: Force[] } {
  const attacks = s.wave.filter(attack => attack.seat === seat && !attack.blocked);
  const open = attacks.flatMap(({ attacker }) => attackerOf(s, attacker) ?? []);
  return {
    least: open.reduce((n, a) => n + stormOf(s, a, seat).castle, 0),
    most: attacks.reduce((n, attack) => n + mostStorm(s, attack), 0),
    open,
  };
}
const range = (least: number, most: number) =>
  least === most ? damageText(least) : `${least} to ${most} Damage`;

/** Before the defenders are asked. */
function launched(s: War, seat: Seat): string[] {
  const { least, most, open } = reaching(s, seat);
  if (open.length === 0) return [];
  const able = s.players[seat].row.filter(f => noDefence(s, f) === null).length;
  const free = able === 0 || open.every(a => unblockable(s, a));
  const stops = free ? 'nobody can block' : able === 1 ? '1 force could block' : `${able} forces could block`;
  return [
    free
      ? `${range(least, most)} to ${thingOf(s, 'the Castle', seat)}`
      : `${range(least, most)} to ${thingOf(s, 'the Castle', seat)} if unblocked`,
    ...(most > 0 ? [castleAfter(s, seat, most)] : []),
    stops,
    ...answerable(s, [seat]),
  ];
}
/** When nobody else may block. */
function undefended(s: War, seat: Seat): string[] {
  const { least, most, open } = reaching(s, seat);
  if (open.length === 0) return ['every attacker is blocked'];
  return [
    `${range(least, most)} to ${thingOf(s, 'the Castle', seat)}`,
    ...(most > 0 ? [castleAfter(s, seat, most)] : []),
  ];
}

/** 11.9: who would die, both comparisons, and what could still change them. */
function battleNote(s: War, attack: Attack | null): string[] {
  const a = attack && attackerOf(s, attack.attacker);
  if (!attack || !a) return [];
  const line = forces(s, attack.defenders);
  const parts = forecastText(s, a, attack, line).split(' · ');
  if (!attack.blocked) {
    const { castle } = stormOf(s, a, attack.seat);
    const [hit, ...spikes] = parts;
    return [
      hit,
      ...(castle > 0 ? [castleAfter(s, attack.seat, castle)] : []),
      ...spikes,
      ...deathText(battleDead(s, a.id, spikesAgainst(s, a, attack.seat))),
    ];
  }
  if (line.length === 0) return parts;
  const dead = battleDeaths(s, a, forecastOf(s, a, line));
  return [...(dead.length > 0 ? dead : ['nobody dies']), ...parts];
}

function defendNote(s: War, o: Pick): string[] {
  const attack = s.wave.find(each => each.attacker === o.target);
  const [a, d] = [attackerOf(s, o.target), onFront(s, o.card)];
  if (!attack || !a || !d) return [];
  const blocked = { ...attack, blocked: true, defenders: [...attack.defenders, o.card] };
  const others = othersThan(s, d.controller);
  return [
    ...battleNote(s, blocked),
    ...specials(s, a, d),
    ...unlessBoosted(inBattle(s, blocked), others),
    ...answerable(s, others),
  ];
}
/** AK-281, AK-285: what an attacker may do to a defender besides striking it. */
function specials(s: War, a: Force, d: Force): string[] {
  const traps =
    hasKeyword(s, a, 'trap') && !heldBy(s, a.id) && trappable(s, d) && !cloaked(s, d, a.controller);
  const bitten = cardOf(s, d).type !== 'siege-weapon' && !hasKeyword(s, d, 'only-magic-strikes');
  return [
    ...(traps ? [`${nameOf(s, a.id)} may trap it first`] : []),
    ...(hasKeyword(s, a, 'paralysing-bite') && bitten ? ['if it lives it is paralysed for two turns'] : []),
  ];
}

/** In the window of a battle: those who have passed already are not asked again if this player passes, too. */
function passNote(s: War): string[] {
  const { seat = NONE, passed = [] } = (top(s) ?? {}) as { seat?: Seat; passed?: Seat[] };
  if (!s.battle) return [];
  const left = othersThan(s, seat).filter(each => !passed.includes(each));
  return [...battleNote(s, s.battle), ...unlessBoosted(s, left), ...answerable(s, left)];
}
/** What a bonus would change; most make no difference, which is worth knowing too. */
function boosted(s: War, { card, what }: Pick, boost: Boost): string[] {
  const give = (copy: War) => {
    const f = onFront(copy, card);
    if (f) boost.give(f, what);
  };
  const t = imagined(s, give);
  const others = othersThan(s, onFront(s, card)?.controller ?? NONE);
  if (outcomeOf(t) !== outcomeOf(s))
    return [
      ...battleNote(t, t.battle).map((part, i) => (i === 0 ? `then ${part}` : part)),
      ...unlessBoosted(t, others),
      ...answerable(t, others),
      bonusText(boost, t, card),
    ];
  const answered = bonusThat(s, others, use => outcomeOf(imagined(use(s), give)) !== outcomeOf(use(s)));
  return [
    answered === '' ? 'it would make no difference in this battle' : `it matters only if ${answered} is used`,
    bonusText(boost, t, card),
  ];
}
/** `+1 Attack Strength, −1 Life Damage`. */
function bonusText(boost: Boost, t: War, card: Id): string {
  const f = onFront(t, card);
  const parts = Object.entries(f ? boost.adds(f) : {});
  return parts.map(([short, n]) => `${signed(n)} ${VALUE_NAMES[short as Short]}`).join(', ');
}
function victimNote(s: War, id: Id): string[] {
  const a = s.battle && attackerOf(s, s.battle.attacker);
  const f = onFront(s, id);
  if (!a || !f) return [];
  const { damage, dealt } = forecastOf(s, a, [f]).blow;
  const dies = deathText(battleDead(s, id, dealt));
  return [...(dies.length > 0 ? dies : ['it lives']), damageText(damage)];
}
