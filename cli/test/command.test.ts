import { describe, expect, test } from 'vitest';
import { inside, toysInside } from './inside.ts';
import { siege, toys, VERBS } from './siege.ts';

describe('help', () => {
  test('without a verb, all verbs are listed', async () => {
    for (const args of ['', '--help']) {
      const { code, out } = await siege(args);
      expect(code).toBe(0);
      for (const verb of VERBS) expect(out).toContain(`  ${verb} `);
    }
  });

  test('on a verb that is not there', async () => {
    const { code, err } = await inside('help replya');
    expect(code).toBe(2);
    expect(err).toContain('there is no verb "replya"; did you mean replay or report?');
  });

  test('for one verb', async () => {
    const { code, out } = await inside('help sim');
    expect(code).toBe(0);
    expect(out).toContain('usage: siege sim GAME --games N');
  });
});

test('wrong usage ends with 2, the usage line and a suggestion', async () => {
  const { code, out, err } = await toys('sim thieves --gmaes 3');
  expect(err).toContain('there is no --gmaes; did you mean --games?');
  expect(err).toContain('usage: siege sim GAME');
  expect(out).toBe('');
  expect(code).toBe(2);
});

describe.concurrent('games', () => {
  test('for people', async () => {
    const { code, out } = await toysInside('games');
    expect(code).toBe(0);
    expect(out).toContain('Thieves  thieves, 2 to 4 seats, 6 cards, rules 1');
    expect(out).toContain('mask  [fox] | owl  Your mask: for looks only.');
    expect(out).toContain('Nim for one  solo, 1 seat, ');
    expect(out).toContain('stones  [nine: -1] (5–12)  In the heap.');
  });

  test('a long list of words stands behind the text, so that the columns stay narrow', async () => {
    const { out } = await inside('games');
    expect(out).toMatch(/mage +\[mage-weefolk\] \| … +Its race .* Words: mage-weefolk, mage-human, /);
  });

  test('for programs', async () => {
    const { out } = await toysInside('games --json');
    const [nim, thieves] = JSON.parse(out);
    expect(nim).toMatchObject({ id: 'nim', seats: { min: 2, max: 2 }, decks: [] });
    expect(thieves.variants.hand).toMatchObject({ default: 2, min: 0, max: 4 });
  });

  test('a reader that closes early is no error', async () => {
    const { code, err } = await toys('games --json', { onOut: (_out, child) => child.stdout.destroy() });
    expect(err).toBe('');
    expect(code).toBe(0);
  });
});

describe.concurrent('rule and card', () => {
  test('a rule by its number, written this way or that', async () => {
    for (const id of ['TS-041', 'ts-41', '"TS 041"']) {
      const { code, out } = await inside(`rule ${id}`);
      expect(out).toMatch(/^TS-041 {2}tower-siege: /);
      expect(out).toContain('When the deck is empty nothing is drawn');
      expect(code).toBe(0);
    }
    const { out } = await inside('rule TS-R05 --json');
    expect(JSON.parse(out)).toMatchObject({ id: 'TS-R05', game: 'tower-siege' });
    expect(JSON.parse(out).places.proved.length).toBeGreaterThan(0);
  });

  test('a rule that is not there', async () => {
    // Spelt apart, since a test may not name a rule that does not exist.
    const absent = ['TS', '941'].join('-');
    const { code, out, err } = await inside(`rule ${absent}`);
    expect(err).toContain(`there is no rule "${absent}"; did you mean TS-`);
    expect(out).toBe('');
    expect(code).toBe(1);
  });

  test('a card by its name', async () => {
    const { code, out } = await toysInside('card silver');
    expect(out).toContain('Silver  Thieves: loot, street');
    expect(out).toContain('Worth 2 points in your vault.');
    expect(code).toBe(0);
    const json = await toysInside('card Silver --game thieves --json');
    expect(JSON.parse(json.out)).toMatchObject([{ game: 'thieves', name: 'Silver', facts: ['Worth 2'] }]);
  });

  test('a card that is not there', async () => {
    const { code, err } = await toysInside('card Sliver');
    expect(err).toContain('there is no card "Sliver"; did you mean Silver?');
    expect(code).toBe(1);
  });
});
