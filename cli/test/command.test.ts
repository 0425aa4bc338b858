import { describe, expect, test } from 'vitest';
import { siege, toys } from './siege.ts';

const VERBS = ['games', 'play', 'sim', 'scenario', 'replay', 'verify', 'rule', 'card', 'bench'];

describe('help', () => {
  test('without a verb, all verbs are listed', async () => {
    for (const args of ['', 'help', '--help', '-h']) {
      const { code, out } = await siege(args);
      expect(code).toBe(0);
      for (const verb of VERBS) expect(out).toContain(`  ${verb} `);
    }
  });

  test.each(VERBS)('siege help %s, and the same with --help', async verb => {
    const help = await siege(`help ${verb}`);
    expect(help.code).toBe(0);
    expect(help.out).toContain(`usage: siege ${verb}`);
    expect(help.out).toContain('--help');
    expect(await siege(`${verb} --help`)).toEqual(help);
  });

  test('on a verb that is not there', async () => {
    const { code, err } = await siege('help replya');
    expect(code).toBe(2);
    expect(err).toContain('there is no verb "replya"; did you mean replay?');
  });
});

describe('wrong usage ends with 2, the usage line and a suggestion', () => {
  test.each([
    ['sims thieves', 'there is no verb "sims"; did you mean sim?'],
    ['sim', 'GAME is missing'],
    ['sim thievs', 'there is no game "thievs"; did you mean thieves?'],
    ['sim chess', 'there is no game "chess"; the games are nim, thieves, wide, broken, slow, solo'],
    ['sim thieves --gmaes 3', 'there is no --gmaes; did you mean --games?'],
    ['sim thieves --games', '--games needs N'],
    ['sim thieves --games some', '--games needs a whole number from 1 up, not some'],
    ['sim thieves --games 0', '--games needs a whole number from 1 up, not 0'],
    ['sim thieves --games 3 --games 4', '--games is given twice'],
    ['sim thieves --check=yes', '--check takes no value, but got yes'],
    ['sim thieves --players random,gredy', 'nobody is called "gredy"; did you mean greedy?'],
    ['sim thieves --decks street,rod', 'Thieves has no deck "rod"; the decks are street'],
    ['sim thieves --decks street --seats 2', '1 decks for 2 seats: name one per seat'],
    ['sim thieves --seats 9', 'Thieves has 2 to 4 seats, not 9'],
    ['sim thieves --option hnd=3', 'there is no option hnd; did you mean hand?'],
    ['sim thieves --option hand', '--option hand needs a value: hand=2'],
    ['sim thieves --option hand=x', 'hand cannot be NaN: a whole number from 0 to 4 (TH-1)'],
    ['sim thieves --save x.json', '--save needs --only'],
    ['sim thieves more', 'what is "more" for?'],
    ['play', 'GAME is missing'],
    ['play thieves --seat 3', 'there is no seat 3: the game has 2'],
    ['play thieves --deck strt', 'Thieves has no deck "strt"; did you mean street?'],
    ['play thieves --opponent me', 'nobody is called "me"; the players are random, greedy'],
    ['play nim --option size=99', 'size cannot be 99: a whole number from 3 to 9 (NIM-1)'],
    ['play nim --load nowhere.json', 'nowhere.json cannot be read'],
    ['play nim --load a.json --seed x', '--seed cannot be changed in a loaded match'],
    ['scenario', 'FILE is missing'],
    ['scenario nowhere.yaml', 'nowhere.yaml cannot be read'],
    ['replay', 'FILE is missing'],
    ['replay nowhere.json', 'nowhere.json cannot be read'],
    ['verify nowhere.json', 'nowhere.json cannot be read'],
    ['rule', 'RULE is missing'],
    ['card', 'CARD is missing'],
    ['games more', 'what is "more" for?'],
  ])('siege %s', async (args, text) => {
    const { code, out, err } = await toys(args);
    expect(err).toContain(text);
    expect(err).toContain('usage: siege ');
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  test('a shelf that is not there', async () => {
    const { code, err } = await siege('games --shelf nowhere.ts');
    expect(code).toBe(2);
    expect(err).toContain('the shelf cannot be opened');
  });
});

describe('games', () => {
  test('for people', async () => {
    const { code, out } = await toys('games');
    expect(code).toBe(0);
    expect(out).toContain('Thieves  thieves, 2 to 4 seats, 6 cards, rules 1');
    expect(out).toContain('mask  [fox] | owl  Your mask: for looks only.');
  });

  test('for programs', async () => {
    const { out } = await toys('games --json');
    const [nim, thieves] = JSON.parse(out);
    expect(nim).toMatchObject({ id: 'nim', seats: { min: 2, max: 2 }, decks: [] });
    expect(thieves.options.hand).toMatchObject({ default: 2, min: 0, max: 4 });
  });

  test('a reader that closes early is no error', async () => {
    const { code, err } = await toys('games --json', { onOut: (_out, child) => child.stdout.destroy() });
    expect(err).toBe('');
    expect(code).toBe(0);
  });
});

describe('rule and card', () => {
  test('a rule by its number, written this way or that', async () => {
    for (const id of ['TS-041', 'ts-41', '"TS 041"']) {
      const { code, out } = await siege(`rule ${id}`);
      expect(out).toMatch(/^TS-041 {2}tower-siege: /);
      expect(out).toContain('When the deck is empty nothing is drawn');
      expect(code).toBe(0);
    }
    const { out } = await siege('rule TS-R05 --json');
    expect(JSON.parse(out)).toMatchObject({ id: 'TS-R05', game: 'tower-siege' });
  });

  test('a rule that is not there', async () => {
    const { code, out, err } = await siege('rule TS-941');
    expect(err).toMatch(/there is no rule "TS-941"; did you mean TS-/);
    expect(out).toBe('');
    expect(code).toBe(1);
  });

  test('a card by its name', async () => {
    const { code, out } = await toys('card silver');
    expect(out).toContain('Silver  Thieves: loot, street');
    expect(out).toContain('Worth 2 points in your vault.');
    expect(code).toBe(0);
    const json = await toys('card Silver --game thieves --json');
    expect(JSON.parse(json.out)).toMatchObject([{ game: 'thieves', name: 'Silver', facts: ['Worth 2'] }]);
  });

  test('a card that is not there', async () => {
    const { code, err } = await toys('card Sliver');
    expect(err).toContain('there is no card "Sliver"; did you mean Silver?');
    expect(code).toBe(1);
  });
});

describe('bench', () => {
  test('measures a game, and the tiny game beside boardgame.io', async () => {
    const { code, out, err } = await toys('bench --game thieves --seconds 1 --json');
    const report = JSON.parse(out);
    expect(report.games).toMatchObject([{ game: 'thieves' }]);
    expect(report.tiny.rows).toHaveLength(3);
    expect(err).toContain('… Thieves: random play for 1 s');
    expect(code).toBe(0);
  }, 30_000);

  test.each([
    ['bench --game thievs', 'did you mean thieves?'],
    ['bench --seconds 0', '--seconds needs a whole number from 1 up, not 0'],
    ['bench thieves', 'what is "thieves" for?'],
  ])('siege %s is wrong usage', async (args, text) => {
    const { code, err } = await toys(args);
    expect(err).toContain(text);
    expect(code).toBe(2);
  });
});
