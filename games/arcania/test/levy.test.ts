import { arcania } from '@siegeworks/arcania';
import type { Option } from '@siegeworks/contract';
import { begin, pending, play } from '@siegeworks/kernel';
import { expect, test } from 'vitest';
import { meansOf, prospects } from '../src/judgement/prospects.ts';
import { WEIGHTS } from '../src/judgement/weights.ts';
import type { War } from '../src/state/state.ts';

const DECKS = [{ deck: 'dwarf-deep-hammers' }, { deck: 'undead-grave-host' }];
const LEVY = { players: DECKS, options: { levy: true, firstPlayer: 0 } };

/** Plays by habit until a card may be levied. */
function untilLevy(): { s: War; seat: number; options: Option[] } {
  const s: War = begin(arcania, LEVY, 'levy');
  for (let asked = pending(arcania, s); asked; asked = pending(arcania, s)) {
    const { seat, options } = asked;
    if (options.some(({ kind }) => kind === 'levy')) return { s, seat, options };
    play(arcania, s, arcania.judgement.habit(s, seat, options));
  }
  throw new Error('nobody could levy anything');
}

test('AK-094: the rules of thumb levy cards, and every card stays in one place', () => {
  const s: War = begin(arcania, LEVY, 'habit');
  let levies = 0;
  for (let asked = pending(arcania, s); asked; asked = pending(arcania, s)) {
    const pick = arcania.judgement.habit(s, asked.seat, asked.options);
    if (pick.kind === 'levy') levies++;
    play(arcania, s, pick);
    expect(arcania.audit.misplaced?.(s)).toBeNull();
  }
  expect(levies).toBeGreaterThan(2);
});

test('AK-095: no levy as a kind that the hand holds, and each says what it gives up', () => {
  const { s, seat, options } = untilLevy();
  const held = s.players[seat].hand.map(id => s.names[id]);
  const levies = options.filter(({ kind }) => kind === 'levy');
  for (const option of levies) {
    expect(held).not.toContain(option.what);
    expect(arcania.words.forecast?.(s, option)).toMatch(/you give up /);
  }
});

test('AK-095: a hand that may levy promises more than the same hand that may not', () => {
  const { s, seat } = untilLevy();
  const hand = () => prospects(meansOf(s, s.players[seat], WEIGHTS), WEIGHTS);
  const may = hand();
  s.options = { ...s.options, levy: false };
  expect(may).toBeGreaterThan(hand());
});
