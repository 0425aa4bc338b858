import { arcania } from '@siegeworks/arcania';
import { begin, pending } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { expect, test } from 'vitest';
import { CARDS, cardsOf } from '../src/cards/card.ts';
import { buildingGain, tableWorth } from '../src/judgement/prospects.ts';
import { PLAYED, TALENTS, WEIGHTS } from '../src/judgement/weights.ts';
import { enterRow } from '../src/state/forces.ts';
import { erect } from '../src/state/place.ts';
import type { War } from '../src/state/state.ts';
import { playOut } from './play.ts';

const TWO = { players: [{ deck: 'undead-grave-host' }, { deck: 'undead-grave-host' }] };
const table = (): War => begin(arcania, TWO, 'score');
/** Puts a card of this name from the deck of a seat into its hand. */
function hold(s: War, seat: number, name: string): number {
  const p = s.players[seat];
  const id = p.deck.find(each => s.names[each] === name) ?? -1;
  p.deck = p.deck.filter(each => each !== id);
  p.hand.push(id);
  return id;
}
function place(s: War, seat: number, name: string): void {
  const id = hold(s, seat, name);
  s.players[seat].hand.pop();
  enterRow(s, id, seat, 'placed');
}

test('every card that is not placed has its worth, and no weight is unused', () => {
  const others = Object.values(CARDS).filter(
    card => !card.isForce && !['castle', 'marker', 'land', 'building'].includes(card.type),
  );
  expect(Object.keys(PLAYED).sort()).toEqual(others.map(card => card.id).sort());
  const words = new Set<string>(Object.values(CARDS).flatMap(card => (card.isForce ? card.keywords : [])));
  expect(Object.keys(TALENTS).filter(word => !words.has(word))).toEqual([]);
});

test('the score is the same from both sides: two players share one chance', () => {
  const dice = playerDice('sides');
  let looks = 0;
  for (const seed of ['one', 'two', 'three']) {
    playOut(TWO, seed, s => {
      if (s.over !== null || dice() > 0.1) return;
      expect(arcania.judgement.score(s, 0) + arcania.judgement.score(s, 1)).toBeCloseTo(1);
      looks++;
    });
  }
  expect(looks).toBeGreaterThan(20);
});

test('Damage on a Castle hurts, and the last points more than the first', () => {
  const s = table();
  const at = (damage: number) => {
    s.players[0].castleDamage = damage;
    return arcania.judgement.score(s, 0);
  };
  expect(at(0)).toBeGreaterThan(at(2));
  expect(at(8) - at(10)).toBeGreaterThan(at(0) - at(2));
});

test('forces at home hold the enemy off: once they have attacked, the same enemy is a danger', () => {
  const s = table();
  place(s, 0, 'mummy');
  place(s, 1, 'mummy');
  s.turn = 1;
  for (const p of s.players) p.castleDamage = 18;
  const guarded = arcania.judgement.score(s, 0);
  s.players[0].row[0].attacked = true;
  expect(arcania.judgement.score(s, 0)).toBeLessThan(guarded - 0.3);
});

test('12.1: a Building is worth the cards that wait for it', () => {
  const s = table();
  const [p] = s.players;
  p.hand = [];
  hold(s, 0, 'barrack');
  const idle = buildingGain(s, p, 'barrack', WEIGHTS);
  for (let i = 0; i < 3; i++) hold(s, 0, 'skeleton');
  expect(buildingGain(s, p, 'barrack', WEIGHTS)).toBeGreaterThan(
    idle + tableWorth(cardsOf(s).skeleton, WEIGHTS),
  );
});

test('12.2: most players build whatever is useful before they end the phase', () => {
  const s = table();
  const seat = s.turn;
  s.players[seat].hand = [];
  hold(s, seat, 'barrack');
  hold(s, seat, 'skeleton');
  s.phase = 'building';
  Object.assign(s.stack[s.stack.length - 1], { phase: 'building' });
  const asked = pending(arcania, s);
  expect(asked?.options.map(o => o.kind)).toEqual(['endPhase', 'placeBuilding']);
  expect(asked && arcania.judgement.habit(s, seat, asked.options).kind).toBe('placeBuilding');
});

test('12.15: no force attacks into an empty Dungeon, so forces are placed in spite of it', () => {
  const s = table();
  const seat = s.turn;
  place(s, seat, 'mummy');
  s.phase = 'before';
  Object.assign(s.stack[s.stack.length - 1], { phase: 'before' });
  const usual = () => {
    const asked = pending(arcania, s);
    return asked && arcania.judgement.habit(s, seat, asked.options).kind;
  };
  expect(usual()).toBe('attack');
  const foe = s.players[1 - seat];
  erect(s, 1 - seat, foe.lands[0], hold(s, 1 - seat, 'dungeon'));
  expect(usual()).toBe('endPhase');
});
