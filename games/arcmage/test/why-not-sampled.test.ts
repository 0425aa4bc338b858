import { arcmage } from '@siegeworks/arcmage';
import type { Attempt, Id, Option } from '@siegeworks/contract';
import { begin, pending, play, whyNot } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { expect, test } from 'vitest';
import type { Realm } from '../src/state/realm.ts';

const GAMES = 20;
const DECKS = [
  'warren-warband',
  'brothers-in-arms',
  'merfolk',
  'long-night',
  'gaian-love-for-life',
  'toll-of-time',
];

/** What somebody could press: their hand, all pieces, and one pressed onto another. */
function attempts(s: Realm, seat: number, dice: () => number): Attempt[] {
  const pieces = s.pieces.flatMap(p => (p ? [p.id] : []));
  const things: Id[] = [...s.players[seat].hand, ...pieces, ...s.players[seat].graveyard];
  const any = () => things[Math.floor(dice() * things.length)];
  if (things.length === 0) return [];
  return [{ card: any() }, { card: any() }, { target: any() }, { card: any(), target: any() }];
}
const names = (option: Option, { card, target }: Attempt): boolean =>
  [option.card, option.target].includes(card ?? target);

test('every attempt that is not offered has a reason with a rule, in twenty games', () => {
  const known = new Set<string>();
  let sampled = 0;
  for (let n = 0; n < GAMES; n++) {
    const players = [DECKS[n % 6], DECKS[(n + 1 + (n % 4)) % 6]].map(deck => ({ deck }));
    const s = begin(arcmage, { players, options: { turnLimit: 12 } }, `why not ${n}`);
    const dice = playerDice(`why not ${n}`);
    for (let asked = pending(arcmage, s); asked; asked = pending(arcmage, s)) {
      for (const attempt of dice() < 0.2 ? attempts(s, asked.seat, dice) : []) {
        if (asked.options.some(option => names(option, attempt))) continue;
        const reasons = whyNot(arcmage, arcmage.knowledge.view(s, asked.seat), asked.seat, attempt);
        // Nothing against it: one like it is offered, or it can be done in a later step.
        for (const { rule, text } of reasons) {
          expect(rule, `${asked.question} ${JSON.stringify(attempt)}`).toMatch(/^AM-/);
          expect(text.length, text).toBeGreaterThan(10);
          known.add(`${rule} ${text.replace(/\d+/g, 'n')}`);
        }
        sampled++;
      }
      play(arcmage, s, arcmage.judgement.habit(s, asked.seat, asked.options));
    }
  }
  expect(sampled).toBeGreaterThan(1000);
  expect([...known].filter(text => /undefined|NaN|Infinity/.test(text))).toEqual([]);
  // Many different reasons, not one for everything.
  expect(known.size).toBeGreaterThan(25);
});
