import type { Frame } from '@siegeworks/contract';
import { begin, emit, pending } from '@siegeworks/kernel';
import { expect, test } from 'vitest';
import { leakLaw } from '../src/laws-leaks.ts';
import { withStep } from './toys/broken.ts';
import type { Moved, Thieves } from './toys/thieves/state.ts';
import { thieves } from './toys/thieves/thieves.ts';

/** Whoever ends a turn shows a card that no view holds afterwards. */
const showing = withStep(thieves, 'turns', 'next', {
  act(s: Thieves, f: Frame) {
    const [card] = s.hands[0];
    emit<Moved>(s, { type: 'left', seat: 0, card, name: s.names[card] });
    return thieves.rules.compiled.turns.steps.next.act?.(s, f);
  },
});

function tellOf(game: typeof showing): boolean {
  const s = begin(game, { players: [{}, {}, {}] }, 'told');
  const asked = pending(game, s);
  if (!asked) throw new Error('nobody is asked');
  const pick = asked.options.findIndex(({ kind }) => kind === 'pass');
  // Seat 2 does not know the hand of seat 0: in its samples it is another one. Seat 1 comes next, and draws.
  const others = Array.from({ length: 10 }, (_, n) => game.knowledge.sample(s, 2, `${n}`));
  const other = others.find(each => each.names[each.hands[0][0]] !== s.names[s.hands[0][0]]);
  if (!other) throw new Error('all samples are alike');
  const only = { ...asked, options: [asked.options[pick]] };
  return leakLaw(game, { real: s, other, seat: 2, asked: only, pick: 1, closely: true });
}

test('a card that is shown although no view holds it is a leak', () => {
  expect(() => tellOf(showing)).toThrow(/seat 2 hears of turns\.act pass: differs at/);
});

test('but not where its owner leaves the game with it: all saw it, and it is gone', () => {
  const gone = (s: Thieves, seat: number) => seat === 0 && s.turns > 1;
  expect(tellOf({ ...showing, rules: { ...showing.rules, gone } })).toBe(false);
});
