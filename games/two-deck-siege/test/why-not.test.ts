import { readFileSync } from 'node:fs';
import type { Attempt, Option } from '@siegeworks/contract';
import { pending, play } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { twoDeckSiege } from '@siegeworks/two-deck-siege';
import { expect, test } from 'vitest';
import { BOX } from '../src/cards/card.ts';
import type { Siege } from '../src/state/state.ts';
import { anyPlayer, startOf } from './play.ts';

const page = readFileSync(new URL('../../../docs/rules/two-deck-siege.md', import.meta.url), 'utf8');
const RULES = new Set([...page.matchAll(/^\* \*\*(TD-R?\d+)\*\*/gm)].map(([, rule]) => rule));
const PLACES = ['N1', 'NW', 'C', 'N1:1', 'E2', 'S2', 'nowhere', ''];
const KINDS = ['order', 'generic', 'attack', 'repair', 'tend', 'to', 'target', 'place', 'hold', 'dance'];

/** Anything at all, sensible or not. */
function anyAttempt(dice: () => number): Attempt {
  const one = <T>(list: readonly T[]): T => list[Math.floor(dice() * list.length)];
  const card = () => Math.floor(dice() * (BOX.length + 4)) - 2;
  return {
    ...(dice() < 0.7 && { kind: one(KINDS) }),
    ...(dice() < 0.9 && { card: card() }),
    ...(dice() < 0.5 && { target: card() }),
    ...(dice() < 0.3 && { what: one(PLACES) }),
  };
}

/** Some of several matches, one for each kind of table. */
function* positions(): Generator<{ s: Siege; seat: number; options: Option[]; dice: () => number }> {
  for (let i = 0; i < 6; i++) {
    const dice = playerDice(`why not ${i}`);
    const s = startOf(i, `why not ${i}`);
    for (let n = 0; n < 150; n++) {
      const asked = pending(twoDeckSiege, s);
      if (!asked) break;
      yield { s, ...asked, dice };
      play(twoDeckSiege, s, anyPlayer(twoDeckSiege, s, asked, dice));
      s.events = [];
    }
  }
}

test('whatever is attempted is offered, or refused with a rule of the book', () => {
  const strange = new Set<string>();
  let refused = 0;
  for (const { s, seat, options, dice } of positions()) {
    for (const option of options) expect(twoDeckSiege.knowledge.whyNot(s, seat, option)).toEqual([]);
    for (let n = 0; n < 12; n++) {
      const attempt = anyAttempt(dice);
      const reasons = twoDeckSiege.knowledge.whyNot(s, seat, attempt);
      refused += reasons.length;
      for (const { rule, text } of reasons)
        if (!RULES.has(rule) || /undefined|NaN|null/.test(text)) strange.add(`${text} (${rule})`);
    }
  }
  expect([...strange]).toEqual([]);
  expect(refused).toBeGreaterThan(5000);
});

test('nobody learns from a reason what they cannot see', () => {
  for (const { s, seat, dice } of positions()) {
    const other = twoDeckSiege.knowledge.sample(s, seat, 'another world');
    for (let n = 0; n < 4; n++) {
      const attempt = anyAttempt(dice);
      expect(twoDeckSiege.knowledge.whyNot(other, seat, attempt)).toEqual(
        twoDeckSiege.knowledge.whyNot(s, seat, attempt),
      );
    }
  }
});

test('a card that is not in the box is refused like any other', () => {
  const s = startOf(0, 'no such card');
  for (const card of [-1, BOX.length, 1e9, Number.NaN])
    expect(twoDeckSiege.knowledge.whyNot(s, 0, { kind: 'order', card, target: card })).toHaveLength(1);
});
