import type { War, WarResult } from '@siegeworks/arcania';
import { afterWar, arcania, newCampaign, warResult } from '@siegeworks/arcania';
import { advance, begin } from '@siegeworks/kernel';
import { describe, expect, test } from 'vitest';

const won = (winner: number | null, next = 0): WarResult => ({ winner, starter: 0, next });

describe('a Campaign', () => {
  test.each([
    ['single', 1],
    ['3-of-5', 3],
    ['4-of-7', 4],
  ] as const)('%s ends with %i wins (AK-331)', (kind, needed) => {
    let campaign = newCampaign(kind, 2);
    for (let i = 0; i < needed; i++) {
      expect(campaign.winner).toBe(null);
      campaign = afterWar(campaign, won(1));
    }
    expect(campaign).toMatchObject({ winner: 1, wins: [0, needed], wars: needed });
    expect(() => afterWar(campaign, won(0))).toThrow('this Campaign is over');
  });
  test('a drawn War counts for nobody and the same player begins again (AK-333, AK-334)', () => {
    const campaign = afterWar(newCampaign('3-of-5', 2), won(null, 1));
    expect(campaign).toMatchObject({ wins: [0, 0], wars: 1, starter: 1, winner: null });
  });
  test('the first War has a random first player', () => {
    expect(newCampaign('3-of-5', 3).starter).toBe(null);
  });
  test('with three players it may take more Wars than five (AK-335)', () => {
    let campaign = newCampaign('3-of-5', 3);
    for (const winner of [0, 1, 2, 0, 1, 2]) campaign = afterWar(campaign, won(winner));
    expect(campaign).toMatchObject({ wins: [2, 2, 2], winner: null });
    expect(afterWar(campaign, won(2)).winner).toBe(2);
  });
});

/** A War in which these seats surrender one after the other. */
function war(seats: number, firstPlayer: number, ...fallen: number[]): War {
  const s = begin(
    arcania,
    { players: Array.from({ length: seats }, () => ({})), options: { firstPlayer } },
    'w',
  );
  for (const seat of fallen) {
    arcania.concede(s, seat);
    advance(arcania.rules, s);
  }
  return s;
}
describe('the result of a War', () => {
  test('is not known before it is over', () => {
    expect(() => warResult(war(3, 0, 1))).toThrow('this War is not over');
  });
  test('the loser begins the next War (AK-334)', () => {
    expect(warResult(war(2, 0, 1))).toEqual({ winner: 0, starter: 0, next: 1 });
  });
  test('with more players the first who was eliminated begins (AK-334)', () => {
    const s = war(4, 2, 3, 0, 1);
    expect(warResult(s)).toEqual({ winner: 2, starter: 2, next: 3 });
    expect(s.over?.places).toEqual([3, 2, 1, 4]);
  });
  test('of several who fell together the first clockwise after the active player, who is last (AK-336)', () => {
    const s = war(4, 1, 3, 0, 2);
    expect(warResult({ ...s, firstFallen: [0, 1, 3], firstFallTurn: 1 }).next).toBe(3);
    expect(warResult({ ...s, firstFallen: [1, 0], firstFallTurn: 1 }).next).toBe(0);
  });
  test('after a draw the same player begins again (AK-334)', () => {
    const s = war(2, 1, 0);
    const drawn = { ...s, over: { places: [1, 1], draw: true, rule: 'AK-324', reason: 'draw' } };
    expect(warResult(drawn)).toEqual({ winner: null, starter: 1, next: 1 });
  });
});
