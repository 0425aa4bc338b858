import type { GameEvent, Id } from '@siegeworks/contract';
import { does, upper } from '@siegeworks/table';
import type { Level } from '../cards/card.ts';
import { CARDS } from '../cards/card.ts';
import { nextBlow, nextCasting, nextShot } from '../knowledge/clash.ts';
import { expected } from '../knowledge/expected.ts';
import type { Blow } from '../knowledge/odds.ts';
import { aimedHits, attackParts, blowOdds, defenceParts } from '../knowledge/odds.ts';
import type { Aimed } from '../rules/aimed.ts';
import { canBeAbsorbed, isShot, resistance, skill } from '../rules/aimed.ts';
import type { Modifier } from '../rules/levels.ts';
import { modifiers, total } from '../rules/levels.ts';
import type { Event, EventOf } from '../state/events.ts';
import type { Siege } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { fullName, nameOf } from './names.ts';
import { percent } from './percent.ts';

/** A roll that was made, as the dice panel shows it. */
export interface RollWords {
  title: string;
  rolled: number;
  needed: number | undefined;
  modifiers: string[];
  success: boolean;
  result: string;
}

/** The roll behind a line of the log, or `null` if no dice were rolled. */
export function rollWords(s: Siege, fact: GameEvent): RollWords | null {
  const event = fact as Event;
  if (event.type === 'initiativeRolled' || event.type === 'tableRolled') return plainRoll(s, event);
  if (event.type !== 'rolled') return null;
  const { card, level, die, need, result, parts } = event;
  return {
    title: upper(`${fullName(s, card)} ${DOES[level]}`),
    rolled: die,
    needed: need,
    modifiers: parts.map((part, i) => (i === 0 ? `${part.reason} ${part.amount}` : partWords(part))),
    success: ['critical', 'hit', 'exceptional', 'success', 'absorbed'].includes(result),
    result: RESULTS[level]?.[result] ?? RESULT_WORDS[result] ?? result,
  };
}
/** A roll that need not succeed: for initiative, or on a table (TS-012). */
function plainRoll(s: Siege, event: EventOf<'initiativeRolled'> | EventOf<'tableRolled'>): RollWords {
  const { seat, die } = event;
  const plain = { rolled: die, needed: undefined, modifiers: [] };
  const title = (what: string) => upper(`${does(s, seat, 'rolls')} ${what}`);
  if (event.type === 'tableRolled') {
    const result = event.n === 0 ? 'rolled again' : `${event.n}`;
    return { ...plain, title: title(`from 1 to ${event.max}`), success: true, result };
  }
  const success = seat === s.starter;
  const result = success ? 'the highest begins' : 'does not begin';
  return { ...plain, title: title('for initiative'), success, result };
}
const DOES: Readonly<Record<Level, string>> = {
  AL: 'attacks',
  DL: 'defends',
  RL: 'resists',
  PL: 'absorbs',
  SS: 'casts',
  IS: 'uses its skill',
};
const RESULT_WORDS: Readonly<Record<string, string>> = {
  critical: 'a critical hit',
  hit: 'a hit',
  miss: 'a miss',
  fumble: 'a fumble',
  exceptional: 'exceptional',
  absorbed: 'absorbed',
};
const RESULTS: Partial<Record<Level, Readonly<Record<string, string>>>> = {
  DL: { success: 'defended', failure: 'not defended' },
  RL: { success: 'resisted', failure: 'not resisted' },
  PL: { failure: 'not absorbed' },
};
const partWords = ({ amount, reason }: Modifier): string =>
  `${reason} ${amount < 0 ? '−' : '+'}${Math.abs(amount)}`;

/** A roll that is about to be made, and the level it must not exceed. */
export interface Need {
  title: string;
  level: number;
  /** What makes up the level. */
  why: string;
}
/** What will be rolled once nobody responds, and the chance that it succeeds. */
export interface Prospect {
  /** On the arrow: `melee 27%`. */
  label: string;
  needs: Need[];
}

export function prospect(now: Siege): Prospect | null {
  const s = expected(now);
  const blow = nextBlow(s);
  if (blow) return ofBlow(s, blow);
  const aimed = nextShot(s) ?? nextCasting(s);
  return aimed ? ofAimed(s, aimed) : null;
}
function ofBlow(s: Siege, blow: Blow): Prospect {
  const { attacker, defender } = blow;
  const needs = [
    needOf(s, attacker, 'AL', attackParts(s, blow)),
    needOf(s, defender, 'DL', defenceParts(s, blow)),
    ...absorbing(s, defender),
  ];
  return { label: `${blow.travel || 'melee'} ${percent(blowOdds(s, blow).hit)}`, needs };
}
function ofAimed(s: Siege, aimed: Aimed): Prospect {
  const by = aimed.shooter === NONE ? s.players[aimed.by].mage : aimed.shooter;
  const resists = resistance(s, aimed);
  const needs = [
    needOf(s, by, isShot(aimed.what) ? 'IS' : 'SS', skill(s, aimed)),
    needOf(s, resists.card, resists.level, resists.parts),
    ...(canBeAbsorbed(aimed.what) ? absorbing(s, aimed.target) : []),
  ];
  const word = CARDS[aimed.what].shot?.label ?? CARDS[aimed.what].name;
  return { label: `${word} ${percent(aimedHits(s, aimed))}`, needs };
}
function needOf(s: Siege, card: Id, level: Level, parts: Modifier[]): Need {
  const [own, ...more] = parts;
  return {
    title: upper(`${nameOf(s, card)} ${DOES[level]}`),
    level: total(parts),
    why: more.length === 0 ? 'as printed' : [own.amount, ...more.map(partWords)].join(', '),
  };
}
function absorbing(s: Siege, id: Id): Need[] {
  const p = s.pieces[id];
  if (p?.kind !== 'creature') return [];
  const parts = modifiers(s, p, 'PL');
  return total(parts) > 0 ? [needOf(s, id, 'PL', parts)] : [];
}
