import type { Option } from '@siegeworks/contract';
import type { Match } from '@siegeworks/kernel';
import {
  begin,
  create,
  pending,
  pick,
  play,
  roll,
  seedRandom,
  undoTo,
  whyNoUndoTo,
} from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { twoDeckSiege } from '@siegeworks/two-deck-siege';
import { describe, expect, test } from 'vitest';
import { pickAtRandom, shuffleOn } from '../src/state/changes.ts';
import type { Siege } from '../src/state/state.ts';

const SOLO = { players: [{}], options: { ties: 'auto-friendly', preset: 'castellan-2' } };
const start = (seed: string, options: Record<string, number | string | boolean> = {}) =>
  begin(twoDeckSiege, { players: [{}], options: { ...SOLO.options, ...options } }, seed);

/** Plays a number of picks; `luck` chooses among the options. */
function playOn(s: Siege, picks: number, luck: () => number): Option[] {
  const made: Option[] = [];
  for (let asked = pending(twoDeckSiege, s); asked !== null && made.length < picks; ) {
    const option = asked.options[Math.floor(luck() * asked.options.length)];
    made.push(option);
    play(twoDeckSiege, s, option);
    asked = pending(twoDeckSiege, s);
  }
  return made;
}

describe('TD-241 a game is fixed by its seed, its variants and the list of decisions', () => {
  test('the same three give the same game, state by state', () => {
    const [one, other] = [start('fixed'), start('fixed')];
    expect(one).toEqual(other);
    for (const option of playOn(one, 150, playerDice('fixed'))) play(twoDeckSiege, other, option);
    expect(one).toEqual(other);
  });
  test('another seed gives another game', () => {
    expect(start('one').enemyDeck).not.toEqual(start('other').enemyDeck);
    expect(start('one').deck).not.toEqual(start('other').deck);
  });
});

describe('TD-242 three independent streams', () => {
  test('what one stream is used for does not change the others', () => {
    const plain = start('streams');
    expect(start('streams', { openingHand: 0 }).enemyDeck).toEqual(plain.enemyDeck);
    expect(start('streams', { reinforcements: 0 }).hand).toEqual(plain.hand);
    expect(start('streams', { reinforcements: 0 }).deck).toEqual(plain.deck);
  });
  test('decisions never touch the stream of the enemy deck', () => {
    const s = start('streams');
    const before = s.streams.enemy.slice();
    playOn(s, 200, playerDice('decisions'));
    expect(s.streams.enemy).toEqual(before);
  });
  test.each([
    ['player', ['player']],
    ['siege', ['siege']],
    ['enemy', ['enemy']],
  ] as const)('a shuffle on %s moves that stream alone', (stream, moved) => {
    const s = start('streams');
    const before = structuredClone({ ...s.streams, general: s.random });
    shuffleOn(s, stream, [1, 2, 3, 4, 5, 6, 7, 8]);
    const after = { ...s.streams, general: s.random };
    const changed = Object.keys(before).filter(
      name => JSON.stringify(Reflect.get(before, name)) !== JSON.stringify(Reflect.get(after, name)),
    );
    expect(changed).toEqual(moved);
  });
  test('each stream has its own beginning', () => {
    const { streams } = twoDeckSiege.setup.deal(SOLO, 'streams');
    expect(new Set(Object.values(streams).map(words => words.join())).size).toBe(3);
  });
});

describe('TD-243 shuffles and random picks', () => {
  const CARDS = [3, 1, 4, 15, 9, 2, 6, 5, 35, 8];
  /** Fisher–Yates from the last position down, each index uniform. */
  function byHand(s: Siege, list: number[]): number[] {
    const stream = seedRandom('by hand');
    for (let i = list.length - 1; i > 0; i--) {
      const j = roll(s, i + 1, stream) - 1;
      [list[i], list[j]] = [list[j], list[i]];
    }
    return list;
  }
  test('a shuffle is Fisher–Yates from the last position down', () => {
    const s = start('shuffle');
    s.streams.siege = seedRandom('by hand');
    const cards = CARDS.slice();
    shuffleOn(s, 'siege', cards);
    expect(cards).toEqual(byHand(s, CARDS.slice()));
    expect(cards).not.toEqual(CARDS);
  });
  test('a random pick is the beginning of a shuffled copy', () => {
    const s = start('shuffle');
    s.streams.siege = seedRandom('by hand');
    const from = CARDS.slice();
    expect(pickAtRandom(s, 'siege', from, 4)).toEqual(byHand(s, CARDS.slice()).slice(0, 4));
    expect(from).toEqual(CARDS);
  });
});

describe('TD-248 no undo across a random event', () => {
  const step = (m: Match<Siege>, kind: string) => {
    const option = m.asked?.options.find(each => each.kind === kind);
    if (!option) throw new Error(`${kind} is not offered`);
    pick(m, 0, option);
  };
  test('a card that was drawn stays drawn', () => {
    const m = create(twoDeckSiege, SOLO, 'undo');
    step(m, 'draw');
    expect(whyNoUndoTo(m, 0)?.text).toContain('card was drawn or shown');
    expect(() => undoTo(m, 0)).toThrow('card was drawn or shown');
    expect(m.state.hand).toHaveLength(2);
  });
  test('moves inside D2 can be taken back to the beginning of D2, but not the draw before', () => {
    const m = create(twoDeckSiege, SOLO, 'undo');
    step(m, 'draw');
    step(m, 'stop');
    const before = JSON.stringify(m.state);
    for (const kind of ['order', 'move', 'to', 'move', 'to']) step(m, kind);
    expect(JSON.stringify(m.state)).not.toBe(before);
    for (let i = 0; i < 5; i++) undoTo(m, 0);
    expect(JSON.stringify(m.state)).toBe(before);
    undoTo(m, 0);
    expect(whyNoUndoTo(m, 0)?.text).toContain('card was drawn or shown');
  });
  test('the turn cannot be taken back once the enemy has drawn', () => {
    const m = create(twoDeckSiege, SOLO, 'undo');
    step(m, 'stop');
    step(m, 'endTurn');
    expect(whyNoUndoTo(m, 0)?.text).toContain('card was drawn or shown');
  });
});
