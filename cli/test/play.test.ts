import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { toysInside } from './inside.ts';
import { folder, toys } from './siege.ts';

const many = (line: string, n: number) => `${line}\n`.repeat(n);
const file = (name: string) => join(folder, name);

describe.concurrent('play', () => {
  test('a whole game of Nim by numbers', async () => {
    const { code, out } = await toys('play nim --opponent random --seed one', { input: many('1', 30) });
    expect(out).toContain('Nim: you against Random');
    expect(out).toContain('Take one to three stones from one heap.');
    expect(out).toMatch(/P2 takes \d stones? from heap \d\. \(NIM-2\)/);
    expect(out).toMatch(/You (win|lose): the last stone is taken \(NIM-3\)/);
    expect(code).toBe(0);
  });

  test('a whole game of Thieves, from the second seat of three', async () => {
    const { code, out } = await toysInside('play thieves --seats 3 --seat 2 --seed two', {
      input: many('a', 99),
    });
    expect(out).toContain('Squire (The street) against you (The street) against Squire (The street)');
    expect(out).toMatch(/(You win|You lose|A draw): the deck is empty \(TH-9\)/);
    expect(out).not.toContain('P1 draws a Copper.');
    expect(code).toBe(0);
  });

  test('what has only one answer is not asked', async () => {
    const short = 'play nim --opponent random --option heaps=2 --option size=3';
    const { out } = await toysInside(`${short} --seed b`, { input: many('1', 9) });
    expect(out).toMatch(/· you take \d from heap \d: the only choice/);
  });

  test('every command', async () => {
    const input = [
      'w Copper',
      'w Coper',
      'w Foil',
      'c thief',
      'c theif',
      'r TS-041',
      'r XX-1',
      'l',
      'h',
      'b',
      'o',
    ];
    const more = ['99', 'stash', 'nonsense', 's', `s ${file('copy.json')}`, '?', '', 'q', '1'];
    const { code, out } = await toysInside('play thieves --seed z', {
      input: `${[...input, ...more].join('\n')}\n`,
    });
    const said = (text: string) => expect(out).toContain(text);
    said('There is no Copper that you can see.');
    said('There is no "Coper" that you can see; did you mean Copper.');
    said('Foil can be used now: option 2.');
    said("Roll a die: on 3 or more take a card from another player's vault.");
    said('There is no card "theif"; did you mean Thief.');
    said('When the deck is empty nothing is drawn');
    said('There is no rule "XX-1".');
    said('There is no option 99: they go from 1 to 4.');
    said('Nothing here matches "nonsense".');
    said('Save to which file?');
    said(`Saved in ${file('copy.json')}.`);
    said('undo: take back your last choice');
    said(`Saved. Continue with: siege play thieves --load ${file('thieves-z.match.json')}`);
    expect(out.match(/Discard pile {7}0 cards/g)).toHaveLength(2);
    expect(code).toBe(0);
  });

  test('a hint names the option', async () => {
    const { out } = await toysInside('play nim --seed h', { input: 'h\n' });
    const [, n, words] =
      /Warlord would rather:\n +(\d+) +(\S.*?) +[\d.]+ % +looked at \d+ times/.exec(out) ?? [];
    expect(out).toContain(`  ${n}  ${words}\n`);
  });

  test('undo says why not', async () => {
    const { out } = await toysInside('play nim --seed u', { input: 'u\n1\nu\nq\n' });
    expect(out).toContain('You cannot take that back: nothing has been done yet.');
    expect(out).toContain('You cannot take that back: somebody else has acted since.');
  });

  test('words do as well as keys where they stand alone', async () => {
    const { out } = await toysInside('play nim --seed u', { input: 'Undo\nhelp\nquit now\nquit\n1\n' });
    expect(out).toContain('You cannot take that back: nothing has been done yet.');
    expect(out).toContain('search the options');
    expect(out).toContain('Nothing here matches "quit now".');
    expect(out).not.toContain('takes');
  });

  test('undo takes back one choice after the other, until dice were rolled', async () => {
    const { out } = await toysInside('play solo --seed s', { input: '1\n2\nu\nu\nu\n3\n3\nu\n2\n' });
    const [, one, two, back, start, none, , rolled, never, end] = out.split('\n> ');
    expect(one).toContain('P1 takes 1 stone from heap 1');
    expect(two).toContain('P1 takes 2 stones from heap 1');
    expect(back).toContain('Taken back.');
    expect(start).toContain('Taken back.');
    expect(none).toContain('You cannot take that back: nothing has been done yet.');
    expect(rolled).toContain('Take stones.');
    expect(never).toContain('You cannot take that back: dice were rolled.');
    expect(end).toContain('You win: the last stone is taken (NIM-3)');
  });

  test('alone, with a number that is left open by its name', async () => {
    const { code, out } = await toysInside('play solo --seed s --option stones=nine', { input: '3\n3\n2\n' });
    expect(out).toContain('Nim for one: you alone\n');
    expect(out).toContain('You win: the last stone is taken (NIM-3)');
    expect(code).toBe(0);
  });

  test.each([
    ['--opponent random', '--opponent makes no sense: with one seat you play alone'],
    ['--option stones=4', 'stones cannot be 4: a whole number from 5 to 12, or -1 for "nine"'],
  ])('alone %s is refused', async (flag, why) => {
    const { code, err } = await toysInside(`play solo ${flag}`);
    expect(err).toContain(why);
    expect(code).toBe(2);
  });

  test('the game of the day has its own seed and options, and a line to pass on', async () => {
    const { code, out } = await toysInside('play solo --daily', { input: '3\n3\n' });
    const [, day] = /seed (day \d{4}-\d\d-\d\d),/.exec(out) ?? [];
    expect(out).toContain('P1 takes 3 stones from heap 1');
    expect(out).toContain(`(NIM-3)\nNim for one on ${day}: place 1\n`);
    expect(code).toBe(0);
    const usual = await toysInside('play solo --seed s', { input: '3\n3\n2\n' });
    expect(usual.out).not.toContain('Nim for one on');
  });

  test.each([
    ['solo --daily --seed s', '--seed cannot be changed in the game of the day'],
    ['solo --daily --option stones=9', '--option cannot be changed in the game of the day'],
    ['nim --daily', 'Nim has no game of the day'],
  ])('play %s is refused', async (args, why) => {
    const { code, err } = await toysInside(`play ${args}`);
    expect(err).toContain(why);
    expect(code).toBe(2);
  });

  test('many options come in groups, and o shows all', async () => {
    const { out } = await toysInside('play wide --seed w', { input: 'o\nheap 9\nq\n' });
    const [question, all, found] = out.split('> ');
    expect(question).toContain('… 21 more ways to take: o shows all');
    expect(question).not.toContain('  27  take 3 from heap 9');
    expect(all).toContain('  27  take 3 from heap 9');
    expect(found.match(/heap 9/g)).toHaveLength(4);
  });

  test('a match continues after the end of the input, and after a quit', async () => {
    const first = await toysInside(`play thieves --seed r --save ${file('r.json')}`, { input: '1\n1\n' });
    expect(first.out).toContain(`Continue with: siege play thieves --load ${file('r.json')}`);
    const log = (out: string) =>
      out.split('\n').filter(line => /\(TH-\d+\)/.test(line) && !line.startsWith('>'));
    const second = await toysInside(`play thieves --load ${file('r.json')}`, { input: many('1', 99) });
    const whole = await toysInside('play thieves --seed r', { input: many('1', 99) });
    expect(log(second.out)).toEqual(log(whole.out));
    expect(second.out).toMatch(/You win|You lose|A draw/);
  });

  test('two people at one screen stay people: both are asked, each after the screen was passed on', async () => {
    await toysInside(`play thieves --seed two --save ${file('two.json')}`, { input: '' });
    const saved = JSON.parse(readFileSync(file('two.json'), 'utf8'));
    const people = [
      { kind: 'me', name: 'Ann' },
      { kind: 'me', name: 'Ben' },
    ];
    saved.table.seats = people;
    writeFileSync(file('two.json'), JSON.stringify(saved));
    const { out } = await toysInside(`play thieves --load ${file('two.json')}`, { input: many('1', 120) });
    expect(out).toContain('Ann (The street) against Ben (The street)');
    expect(out).toContain('Ann is next. Press Enter when only Ann can see the screen.');
    expect(out).toContain('Ben is next. Press Enter when only Ben can see the screen.');
    expect(out).toMatch(/Won by (Ann|Ben)|A draw/);
    const after = JSON.parse(readFileSync(file('two.json'), 'utf8'));
    expect(after.table.seats).toEqual(people);
    const chosen = after.picks.filter((_pick: unknown, i: number) => !after.table.auto.includes(i));
    expect(new Set(chosen.map(({ seat }: { seat: number }) => seat))).toEqual(new Set([0, 1]));
  });

  test('giving up', async () => {
    const { out } = await toysInside('play thieves --seed g', { input: 'concede\n' });
    expect(out).toContain('You lose: a player gave up (TH-10)');
  });

  test('a killed process loses nothing that was chosen', async () => {
    const kill = (out: string, child: { kill(signal: 'SIGKILL'): boolean }) => {
      if (out.split('\n> ').length === 5) child.kill('SIGKILL');
    };
    const args = `play thieves --seed k --save ${file('k.json')}`;
    const { code } = await toys(args, { input: many('a', 3), open: true, direct: true, onOut: kill });
    expect(code).toBeNull();
    const { picks, table } = JSON.parse(readFileSync(file('k.json'), 'utf8'));
    const chosen = picks.filter(
      ({ seat }: { seat: number }, i: number) => seat === 0 && !table.auto.includes(i),
    );
    expect(chosen).toHaveLength(3);
    expect((await toysInside(`verify ${file('k.json')}`)).code).toBe(0);
  });

  test('a damaged match is refused with the reason', async () => {
    writeFileSync(file('bad.json'), '{"format": "siegeworks-match", "version": 1}');
    const { code, err } = await toysInside(`play nim --load ${file('bad.json')}`);
    for (const field of ['game', 'rulesVersion', 'config', 'commitment', 'seed', 'picks', 'state'])
      expect(err).toContain(`bad.json: ${field} must be`);
    expect(code).toBe(1);
  });

  test('the commitment is shown before the first card, and again below the line to pass on', async () => {
    const { out } = await toysInside(`play solo --daily --save ${file('c.json')}`, { input: '3\n3\n' });
    const { commitment } = JSON.parse(readFileSync(file('c.json'), 'utf8'));
    const lines = out.split('\n');
    const shown = lines.flatMap((line, i) => (line === `commitment ${commitment}` ? [i] : []));
    const [first, ...later] = shown;
    expect(first).toBeLessThan(lines.findIndex(line => line.startsWith('> ')));
    expect(later.map(i => lines[i - 1])).toEqual([expect.stringContaining('Nim for one on')]);
  });

  test('a match of another game is refused', async () => {
    await toysInside(`play nim --seed o --save ${file('o.json')}`);
    const { code, err } = await toysInside(`play thieves --load ${file('o.json')}`);
    expect(err).toContain('this is a match of nim, not of thieves');
    expect(code).toBe(1);
  });
});
