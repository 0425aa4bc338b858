import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Attempt, Option } from '@siegeworks/contract';
import { pending } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { towersInTime } from '@siegeworks/towers-in-time';
import { expect, test } from 'vitest';
import { deedOn } from '../src/cards/entries.ts';
import type { Realm } from '../src/state/realm.ts';
import { anyMatch, playOut } from './play.ts';

/** What a player would say with two cards: the kinds of options that have a card and a target. */
const KINDS = ['transport', 'move', 'moveItem', 'moveTotem', 'shoot', 'paralyze', 'attack', 'defend'];
/** Cards of all kinds and places that a player may press, and for some of them a second one. */
function attempts(s: Realm, dice: () => number): Attempt[] {
  const any = <T>(list: readonly T[]): T => list[Math.floor(dice() * list.length)];
  const things = [
    ...s.players.flatMap(p => [
      ...p.hand.filter(id => id >= 0),
      ...p.limbo,
      ...p.shields,
      ...p.discard.slice(0, 2),
    ]),
    ...s.pieces.flatMap(p => (p ? [p.id] : [])),
  ];
  if (things.length === 0) return [];
  const some = (n: number, make: () => Attempt) => Array.from({ length: n }, make);
  return [
    ...some(6, () => ({ card: any(things) })),
    ...some(6, () => ({ card: any(things), target: any(things) })),
    ...some(4, () => ({ kind: any(KINDS), card: any(things), target: any(things) })),
    ...some(2, () => ({ kind: any(KINDS), card: any(things) })),
    { card: any(things), seat: Math.floor(dice() * s.seats) },
    { target: any(things) },
  ];
}
const fits = (o: Option, { kind, card, target, seat }: Attempt) =>
  (kind === undefined || o.kind === kind) &&
  (card === undefined || o.card === card) &&
  (target === undefined || o.target === target) &&
  (seat === undefined || o.seat === seat);

const ASIDE = ['discard', 'limbo', 'letGo'];
const VAGUE = /undefined|NaN|hidden|nothing to do with|none of the actions/;
test('in twenty matches, whatever cannot be done has a reason with its rule', () => {
  const texts = new Set<string>();
  const seen = { refused: 0, vague: 0 };
  const path = join(import.meta.dirname, '../../../docs/rules/towers-in-time.md');
  const rules = new Set(readFileSync(path, 'utf8').match(/TT-R?\d+/g));
  for (let i = 0; i < 20; i++) {
    const dice = playerDice(`why ${i}`);
    playOut(anyMatch(i), `why ${i}`, s => {
      // Matches are long, and neighbouring questions alike.
      const now = dice() < 0.15 ? pending(towersInTime, s) : null;
      if (!now) return;
      const eye = towersInTime.knowledge.view(s, now.seat);
      for (const attempt of attempts(eye, dice)) {
        const reasons = towersInTime.knowledge.whyNot(eye, now.seat, attempt);
        if (now.options.some(o => fits(o, attempt) && !ASIDE.includes(o.kind))) expect(reasons).toEqual([]);
        if (reasons.length === 0)
          expect(isOpen(s, now.options, attempt), `${now.question} ${JSON.stringify(attempt)}`).toBe(true);
        for (const { rule, text } of reasons) {
          expect(rules.has(rule), `${rule} for ${text}`).toBe(true);
          texts.add(text);
          seen.refused++;
          if (VAGUE.test(text)) seen.vague++;
        }
      }
    });
  }
  expect(seen.refused).toBeGreaterThan(5000);
  expect(seen.vague / seen.refused).toBeLessThan(0.005);
  expect(texts.size).toBeGreaterThan(100);
});
/** No reason is given only for what an option names, or would name after a first press. */
function isOpen(s: Realm, options: readonly Option[], { kind, card = -1, target, seat }: Attempt): boolean {
  const like = (id: number | undefined) => id !== undefined && (id === card || s.names[id] === s.names[card]);
  return options.some(o => {
    if (kind !== undefined && o.kind !== kind) return false;
    if (!like(o.card) && o.target !== card && card >= 0) return false;
    if (['cast', 'power', 'pull'].includes(o.kind) && deedOn(s, o.card ?? -1)?.first) return true;
    // In a game for two an attack is aimed at the only enemy.
    const isAt = seat === undefined || o.seat === seat || (o.kind === 'attack' && s.seats === 2);
    return (target === undefined || o.target === target) && isAt;
  });
}
