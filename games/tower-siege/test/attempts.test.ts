import type { Attempt, Id, Option, Seat } from '@siegeworks/contract';
import { pending, whyNot } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { towerSiege } from '@siegeworks/tower-siege';
import { describe, expect, test } from 'vitest';
import { attackKinds } from '../src/rules/attack-kinds.ts';
import { INNATE, isMagic, magicOf } from '../src/rules/cast.ts';
import type { Siege } from '../src/state/state.ts';
import { anyMatch, playOut } from './play.ts';

const MATCHES = 20;
/** How many decisions lie between attempts at things that are not offered. */
const EVERY = 9;
/** What the fallback says where no rule says more. */
const GENERIC = /nothing to do with|: $/;

/** Everything that somebody at the table can point at. */
function visible(s: Siege): Id[] {
  const piled = s.players.flatMap(p => [...p.hand, ...p.spellbook, ...p.caravan, ...p.mines, ...p.discard]);
  return [...s.pieces.flatMap(p => (p ? [p.id] : [])), ...piled.filter(id => id >= 0)];
}
/** Copies in hand are alike: one of them is offered for all. */
const offersTwin = (s: Siege, options: readonly Option[], card: Id) =>
  options.some(o => o.card !== undefined && s.names[o.card] === s.names[card]);

/** Cards that no option names, innate Spells, and cards that are used on the wrong target. */
function* attempts(s: Siege, options: readonly Option[], dice: () => number): Generator<Attempt> {
  const things = visible(s);
  const anything = () => things[Math.floor(dice() * things.length)];
  for (let n = 0; n < 6; n++) {
    const card = anything();
    if (!offersTwin(s, options, card) && !options.some(o => o.target === card)) yield { card };
  }
  for (const what of INNATE) if (!options.some(o => o.what === what)) yield { kind: 'cast', what };
  for (const { kind, card } of options) {
    const target = anything();
    const same = (o: Option) => o.kind === kind && o.card === card && o.target === target;
    if (card !== undefined && card !== target && !options.some(same)) yield { kind, card, target };
  }
}
/** The target is chosen later, so that nothing has to be refused yet. */
function isAimedLater(s: Siege, { kind = '', card = -1, target }: Attempt): boolean {
  if (target === undefined) return false;
  const key = s.names[card];
  if (kind === 'cast') return isMagic(key) && magicOf(key).max > 0;
  const p = s.pieces[card];
  if (kind === 'attack' && p) return attackKinds(s, p).some(way => way.kind !== 'melee');
  return ['buy', 'moveItem', 'engine', 'shoot', 'skill'].includes(kind);
}

function refusals(i: number): { tried: number; bad: string[] } {
  const dice = playerDice(`attempts ${i}`);
  const bad: string[] = [];
  let [decisions, tried] = [0, 0];
  playOut(anyMatch(i), `attempts ${i}`, s => {
    const asked = pending(towerSiege, s);
    if (!asked || decisions++ % EVERY > 0) return;
    const seen = towerSiege.knowledge.view(s, asked.seat);
    for (const attempt of attempts(seen, asked.options, dice)) {
      tried += 1;
      bad.push(...fault(seen, asked, attempt));
    }
  });
  return { tried, bad };
}
function fault(s: Siege, { seat, question }: { seat: Seat; question: string }, attempt: Attempt): string[] {
  const reasons = whyNot(towerSiege, s, seat, attempt);
  const good = reasons.every(({ rule, text }) => /^TS-R?\d+$/.test(rule) && !GENERIC.test(text));
  if (good && (reasons.length > 0 || isAimedLater(s, attempt))) return [];
  const { kind = '', card, target, what = '' } = attempt;
  const name = (id: Id | undefined) => (id === undefined ? '' : s.names[id]);
  return [
    `${question}: ${kind} ${name(card)}${what} → ${name(target)}: ${reasons.map(r => r.text).join('; ')}`,
  ];
}

describe('Every attempt that is refused gets a reason with its rule', () => {
  test.each(Array.from({ length: MATCHES }, (_, i) => i))('match %i', i => {
    const { tried, bad } = refusals(i);
    expect(tried).toBeGreaterThan(50);
    expect(bad).toEqual([]);
  });
});
