import { readFileSync } from 'node:fs';
import type { Attempt, Option } from '@siegeworks/contract';
import { pending, play } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { twoDeckSiege } from '@siegeworks/two-deck-siege';
import { twoDeckSiegeKit } from '@siegeworks/two-deck-siege/scene';
import { expect, test } from 'vitest';
import { BOX } from '../src/cards/card.ts';
import type { Siege } from '../src/state/state.ts';
import { castleOf } from '../src/state/state.ts';
import { anyPlayer, startOf } from './play.ts';
import { scene } from './scene.ts';

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

interface Position {
  s: Siege;
  seat: number;
  options: Option[];
  dice: () => number;
}
/** The beginning of one match. */
function* positions(i: number, most: number): Generator<Position> {
  const dice = playerDice(`why not ${i}`);
  const s = startOf(i, `why not ${i}`);
  for (let n = 0; n < most; n++) {
    const asked = pending(twoDeckSiege, s);
    if (!asked) break;
    yield { s, ...asked, dice };
    play(twoDeckSiege, s, anyPlayer(twoDeckSiege, s, asked, dice));
    s.events = [];
  }
}
/** Some of several matches, one for each kind of table. */
function* allPositions(): Generator<Position> {
  for (let i = 0; i < 6; i++) yield* positions(i, 150);
}

test('whatever is attempted is offered, or refused with a rule of the book', () => {
  const strange = new Set<string>();
  let refused = 0;
  for (const { s, seat, options, dice } of allPositions()) {
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

/** What a player can see and press: the hand, the units, the piles and the places of the castle. */
function thingsIn(s: Siege): { cards: number[]; places: readonly string[] } {
  const units = BOX.flatMap((_, id) => (s.units[id].place === '' ? [] : [id]));
  const piles = [s.hand, s.discard.slice(-2), s.fallen.slice(-2), s.enemyDiscard.slice(-2), s.held, s.drawn];
  return { cards: [...piles.flat().filter(id => id >= 0), ...units], places: castleOf(s).places };
}
/** A card alone, a card on another one, a card on a place, as people press and drag them. */
function pressed(s: Siege, dice: () => number): Attempt[] {
  const { cards, places } = thingsIn(s);
  const one = <T>(list: readonly T[]): T => list[Math.floor(dice() * list.length)];
  const four = <T>(make: () => T): T[] => Array.from({ length: 4 }, make);
  return [
    ...four(() => ({ card: one(cards) })),
    ...four(() => ({ card: one(cards), target: one(cards) })),
    ...four(() => ({ card: one(cards), what: one(places) })),
    { target: one(cards) },
    { what: one(places) },
  ];
}
const fits = (o: Option, { card, target, what }: Attempt) =>
  (card === undefined ||
    o.card === card ||
    (target === undefined && what === undefined && o.target === card)) &&
  (target === undefined || o.target === target) &&
  (what === undefined || o.what === what);

test('in twelve matches whatever is pressed and refused has a reason that says what to do instead', () => {
  const texts = new Map<string, number>();
  for (let i = 0; i < 12; i++) {
    for (const { s, seat, options, dice } of positions(i, 120)) {
      const seen = twoDeckSiege.knowledge.view(s, seat);
      for (const attempt of pressed(seen, dice)) {
        const reasons = twoDeckSiege.knowledge.whyNot(seen, seat, attempt);
        if (options.some(o => fits(o, attempt))) expect(reasons).toEqual([]);
        else expectAlike(s, options, attempt, reasons.length);
        for (const { rule, text } of reasons) {
          expect(RULES.has(rule), `${text} (${rule})`).toBe(true);
          expect(text).not.toMatch(/undefined|NaN|hidden|nothing to do with|not for that/);
          texts.set(text, (texts.get(text) ?? 0) + 1);
        }
      }
    }
  }
  expect(texts.size).toBeGreaterThan(80);
});
/** No reason is given only where a copy in hand stands for the card. */
function expectAlike(s: Siege, options: readonly Option[], attempt: Attempt, given: number): void {
  if (given > 0) return;
  const { card = -1 } = attempt;
  const copy = options.find(o => o.card !== undefined && BOX[o.card] === BOX[card]);
  expect(copy && s.hand.includes(card), JSON.stringify({ attempt, options: options.slice(0, 4) })).toBe(true);
}

test('nobody learns from a reason what they cannot see', () => {
  for (const { s, seat, dice } of allPositions()) {
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

test('a copy in hand stands for all others; a generic order is played before it is aimed', () => {
  const units = { N1: ['Man-at-arms 1'], 'N1:1': ['Ogre 1'] };
  const s = scene({ at: 'play', hand: ['Attack! 1', 'Attack! 2', 'Loose! 1'], units });
  const why = (attempt: Attempt) => twoDeckSiege.knowledge.whyNot(s, 0, attempt).map(({ rule }) => rule);
  const [one, other] = s.hand;
  const ogre = twoDeckSiegeKit.find(s, 'Ogre 1') ?? -1;
  const played = pending(twoDeckSiege, s)?.options.filter(
    ({ kind, card }) => kind === 'order' && BOX[card ?? -1] === BOX[one],
  );
  expect(played).toHaveLength(1);
  for (const card of [one, other]) expect(why({ kind: 'order', card })).toEqual([]);
  expect(why({ kind: 'generic', card: one, target: ogre })).toEqual(['TD-058']);
  expect(why({ kind: 'generic', card: one, what: 'N2' })).toEqual(['TD-058']);
});

test('a generic order that nobody could follow has another reason', () => {
  const s = scene({
    at: 'play',
    hand: ['Gryphon', 'Attack! 1'],
    units: { N1: [{ 'Man-at-arms 1': { tired: 6 } }] },
  });
  const [card] = s.hand;
  expect(twoDeckSiege.knowledge.whyNot(s, 0, { kind: 'generic', card })).toMatchObject([{ rule: 'TD-119' }]);
});
