import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inside, toysInside } from './inside.ts';
import { folder, toys, VERBS } from './siege.ts';

describe('help', () => {
  test.each(VERBS)('siege help %s, and the same with --help', async verb => {
    const help = await inside(`help ${verb}`);
    expect(help.code).toBe(0);
    expect(help.out).toContain(`usage: siege ${verb}`);
    expect(help.out).toContain('--help');
    expect(await inside(`${verb} --help`)).toEqual(help);
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
    ['sim thieves --games some', '--games needs a whole number from 1 to 1000000000, not some'],
    ['sim thieves --games 0', '--games needs a whole number from 1 to 1000000000, not 0'],
    ['sim thieves --games 1e300', '--games needs a whole number from 1 to 1000000000, not 1e300'],
    ['sim thieves --seats 1e300', '--seats needs a whole number from 1 to 12, not 1e300'],
    ['play thieves --seats 1e300', '--seats needs a whole number from 1 to 12, not 1e300'],
    ['sim thieves --workers 1000', '--workers needs a whole number from 1 to 256, not 1000'],
    ['sim thieves --__proto__ 3', 'there is no --__proto__'],
    ['sim thieves --option __proto__=3', 'there is no option __proto__'],
    [`sim thieves --seed ${'s'.repeat(990)}`, '--seed is too long: 980 characters are allowed, not 990'],
    ['sim thieves --games 3 --games 4', '--games is given twice'],
    ['sim thieves --check=yes', '--check takes no value, but got yes'],
    ['sim thieves --players random,gredy', 'there is no player named "gredy"; did you mean greedy?'],
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
    ['play thieves --opponent me', 'there is no player named "me"; the players are random, habit, greedy'],
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
    const { code, out, err } = await toysInside(args);
    expect(err).toContain(text);
    expect(err).toContain('usage: siege ');
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  test('a shelf that is not there', async () => {
    const { code, err } = await inside('games --shelf nowhere.ts');
    expect(code).toBe(2);
    expect(err).toContain('the shelf cannot be opened');
    const scenario = await inside('scenario any.yaml --shelf nowhere.ts');
    expect(scenario.code).toBe(2);
    expect(scenario.err).toContain('the shelf cannot be opened');
    expect(scenario.err).not.toContain('    at ');
  });

  test('a shelf without games says what each of them lacks', async () => {
    const file = join(folder, 'shelf.mjs');
    writeFileSync(file, 'export const games = [null, { id: "chess", title: "Chess" }];\n');
    const { code, err } = await inside(`games --shelf ${file}`);
    expect(err).toContain('the shelf cannot be opened: games[0] has no about.id; ');
    expect(err).toContain('games[1] has no about.rulesVersion');
    expect(code).toBe(2);
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
  });

  test.each([
    ['bench --game thievs', 'did you mean thieves?'],
    ['bench --seconds 0', '--seconds needs a whole number from 1 to 1000000000, not 0'],
    ['bench thieves', 'what is "thieves" for?'],
  ])('siege %s is wrong usage', async (args, text) => {
    const { code, err } = await toysInside(args);
    expect(err).toContain(text);
    expect(code).toBe(2);
  });
});
