import { describe, expect, test } from 'vitest';
import { toysInside } from './inside.ts';
import { toys } from './siege.ts';

describe('stakes', () => {
  test('for people: how much each question matters', async () => {
    const { code, out } = await toys('stakes nim --games 20');
    expect(out).toMatch(/^Nim: 1 question, 20 games each, in [\d.]+ s\n/);
    expect(out).toMatch(
      /\n {2}turns\.take +[\d.]+ a game +\d+ of 20 +[\d.]+ % {2}\([\d.]+ % to [\d.]+ %\)\n/,
    );
    expect(code).toBe(0);
  });

  test('for programs', async () => {
    const { out } = await toysInside('stakes nim --games 10 --questions turns.take --against random --json');
    expect(JSON.parse(out)).toMatchObject({
      game: 'nim',
      games: 10,
      against: 'random',
      stakes: [{ question: 'turns.take' }],
      interrupted: false,
    });
  });

  test.each([
    ['nim --questions turns.cheat', 'Nim does not ask turns.cheat; its questions are turns.take'],
    ['nin', 'there is no game "nin"'],
    ['nim --games 5', 'mirrored games come in pairs'],
    ['nim --against nobody', 'there is no player named "nobody"'],
  ])('%s is refused', async (said, why) => {
    const { code, err } = await toysInside(`stakes ${said}`);
    expect(err).toContain(why);
    expect(code).toBe(2);
  });
});
