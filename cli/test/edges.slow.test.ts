import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Saved } from '@siegeworks/files';
import { save } from '@siegeworks/files';
import { readMatchFile } from '@siegeworks/host';
import { describe, expect, test } from 'vitest';
import { inside, toysInside } from './inside.ts';
import { somePicks } from './saved.ts';
import type { Said } from './siege.ts';
import { folder, siege, TOYS, toys } from './siege.ts';
import { games } from './toys.ts';

const file = (name: string) => join(folder, name);
const DIRECT = { direct: true } as const;
const posix = process.platform !== 'win32';
const read = (path: string) => readFileSync(path, 'utf8');

/** Whatever was wrong, a person can read it: a reason, and no place in the program. */
function expectTold({ code, err }: Said, why: string | RegExp, wanted = 1): void {
  expect(err).toMatch(why);
  expect(err).not.toMatch(/^\s+at \S+/m);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not come through
  expect(err).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
  expect(err.length).toBeLessThan(6000);
  expect(code).toBe(wanted);
}

const match = file('match.json');
const [thieves] = games.filter(({ about }) => about.id === 'thieves');
writeFileSync(match, JSON.stringify(save(somePicks(thieves, 30))));
type Loose = Omit<Saved, 'config'> & { config: Record<string, unknown>; chairs?: unknown };
function damaged(name: string, change: (saved: Loose) => void): string {
  const saved = JSON.parse(read(match)) as Loose;
  change(saved);
  writeFileSync(file(name), JSON.stringify(saved));
  return file(name);
}

describe('play --load', () => {
  test.each([['"1"'], ['99'], ['0.5'], ['-1'], ['null']])(
    'with the seat %s: the match is refused and not played over',
    async seat => {
      const path = damaged(`seat${seat.length}.json`, saved => {
        saved.chairs = { seat: JSON.parse(seat), opponent: 'squire' };
      });
      const before = read(path);
      expectTold(await toysInside(`play thieves --load ${path}`), /chairs\.seat must be /);
      expect(read(path)).toBe(before);
    },
  );

  test('with somebody unknown as opponent', async () => {
    const path = damaged('opponent.json', saved => {
      saved.chairs = { seat: 0, opponent: 'nobody' };
    });
    expectTold(await toysInside(`play thieves --load ${path}`), 'chairs.opponent must be a computer player');
  });

  test('continues what a page has written, and writes what a page reads', async () => {
    const seats = [
      { kind: 'bot', name: 'Rival', bot: 'random' },
      { kind: 'me', name: 'Ann' },
    ];
    const series = { of: 3, number: 1, wins: [0, 0], seated: [0, 1] };
    const path = damaged('page.json', saved => Object.assign(saved, { table: { seats, auto: [2] }, series }));
    const { code, out } = await toysInside(`play thieves --load ${path}`, { input: 'q\n' });
    expect(out).toMatch(/^Thieves: Rival( \(The street\))? against you/);
    expect(code).toBe(0);
    const kept = readMatchFile(read(path));
    expect(kept).toMatchObject({ table: { seats: [seats[0], { kind: 'me' }] }, series });
    expect(kept.table?.auto).toContain(2);
  });

  test('continues what a terminal of earlier days has written', async () => {
    const path = damaged('chairs.json', saved => {
      saved.chairs = { seat: 1, opponent: 'random' };
    });
    const { code, out } = await toysInside(`play thieves --load ${path}`, { input: 'q\n' });
    expect(out).toMatch(/^Thieves: Random( \(The street\))? against you/);
    expect(code).toBe(0);
    const kept = JSON.parse(read(path));
    expect(kept.table.seats).toMatchObject([{ kind: 'bot', bot: 'random' }, { kind: 'me' }]);
    expect(kept).not.toHaveProperty('chairs');
  });
});

describe('verify', () => {
  test.each([
    ['options: null', { options: null }, 'config.options must be an object, not null'],
    ['options: 5', { options: 5 }, 'config.options must be an object, not 5'],
    ['choices: null', { players: [{ choices: null }, {}] }, 'players[0].choices must be an object, not null'],
  ])('a match with %s', async (what, config, why) => {
    const path = damaged(`${what.replace(/\W+/g, '-')}.json`, saved => Object.assign(saved.config, config));
    expectTold(await toysInside(`verify ${path}`), why);
  });

  test('a match of Two Deck Siege with a card that is not in the box', async () => {
    const path = file('box.json');
    await inside(`sim two-deck-siege --only 0 --seed box --save ${path}`);
    const saved: Saved = JSON.parse(read(path));
    saved.picks[3].option.card = 9999;
    writeFileSync(path, JSON.stringify(saved));
    expectTold(await inside(`verify ${path}`), /pick 4 of \d+ is not legal: \w/);
  });

  test.skipIf(!posix)('a device without end', async () => {
    expectTold(
      await toysInside('verify /dev/zero'),
      /zero cannot be read: it is too long, 32000000 bytes/,
      2,
    );
  });
});

describe('a deck', () => {
  test('with a card that every object answers to', async () => {
    writeFileSync(file('proto.json'), '{"cards": {"__proto__": 4, "constructor": 4}}');
    for (const game of ['arcania', 'towers-in-time']) {
      const said = await inside(`play ${game} --deck ${file('proto.json')}`);
      expectTold(said, 'there is no card “__proto__”', 1);
      expect(said.err).toContain('there is no card “constructor”');
    }
  });

  test('nested 5,000 deep', async () => {
    writeFileSync(file('deep.json'), `{"cards": ${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`);
    expectTold(await inside(`play arcania --deck ${file('deep.json')}`), 'is nested too deep');
  });
});

describe('a run', () => {
  test('of 1e9 games begins at once, and an interrupt ends it', async () => {
    let stopped = false;
    const onOut = (out: string, child: { kill(signal: 'SIGINT'): boolean }) => {
      if (!stopped && out.includes('started')) stopped = child.kill('SIGINT');
    };
    const { code, out } = await toys('sim slow --games 1e9 --workers 1 --json', { ...DIRECT, onOut });
    expect(JSON.parse(out.slice(out.indexOf('{')))).toMatchObject({ interrupted: true, games: 1e9 });
    expect(code).toBe(130);
  });

  test('that fails tells the game and how to see it again, not the place in the program', async () => {
    const { code, out } = await toysInside('sim broken --games 1 --check');
    expect(out).toContain('the heap fell over');
    expect(out).toContain('again: siege sim broken');
    expect(out).not.toMatch(/^\s+at \S+/m);
    expect(code).toBe(1);
  });
});

describe.skipIf(!posix)('a full disk', () => {
  test('while a run is kept: reported with the reason, and the same command continues', async () => {
    const kept = file('full.arena');
    const run = `arena nim --games 20 --workers 1 --json --keep ${kept}`;
    const said = await toys(run, { ...DIRECT, shell: ['ulimit -f 2;', ''] });
    expectTold(said, 'full.arena cannot be written: file too large; the games before are kept');
    const lines = read(kept).split('\n');
    expect(lines.at(-1)).toBe('');
    expect(lines.length).toBeGreaterThan(2);
    const rest = await toysInside(run);
    expect(rest.code).toBe(0);
    expect(read(kept).startsWith(lines.join('\n'))).toBe(true);
    const whole = await toysInside('arena nim --games 20 --workers 1 --json');
    expect(JSON.parse(rest.out).pairings).toEqual(JSON.parse(whole.out).pairings);
  });

  test('while a match is saved: the old file stays, and nothing lies beside it', async () => {
    const path = file('small.json');
    writeFileSync(path, 'old');
    const before = readdirSync(folder);
    const shell = ['ulimit -f 0;', ''] as const;
    expectTold(
      await toys(`sim nim --only 0 --save ${path}`, { ...DIRECT, shell }),
      'small.json cannot be written: file too large',
    );
    expect(read(path)).toBe('old');
    expect(readdirSync(folder)).toEqual(before);
  });

  test('behind the output: told, and not taken for success', async () => {
    const said = await toys('games', { ...DIRECT, shell: ['', '> /dev/full'] });
    expectTold(said, 'siege: the output cannot be written: no space left on device');
  });
});

describe('a kept arena', () => {
  test('with forged lines is refused and left as it is; an empty file is an empty run', async () => {
    const kept = file('forged.arena');
    const run = `arena nim --games 4 --workers 1 --json --keep ${kept}`;
    writeFileSync(kept, '');
    expect((await toysInside(run)).code).toBe(0);
    const lines = read(kept).split('\n');
    const forged = [
      lines[0],
      lines[1].replace('"index":0', '"index":99999'),
      lines[2].replace('"places":[1,2]', '"places":[3,3]').replace('"places":[2,1]', '"places":[1,2]'),
      lines[3],
      lines[3],
      '',
    ].join('\n');
    writeFileSync(kept, forged);
    const said = await toysInside(run);
    expectTold(said, 'line 2.played.index must be from 0 to 3, not 99999');
    expect(said.err).toMatch(/line 3/);
    expect(said.err).toContain('line 5 is the same game as line 4');
    expect(read(kept)).toBe(forged);
  });
});

describe.skipIf(!posix)('--save', () => {
  test('follows links, keeps the mode and replaces no pipe or device', async () => {
    const [target, link, pipe] = [file('target.json'), file('link.json'), file('pipe')];
    writeFileSync(target, 'old');
    chmodSync(target, 0o600);
    symlinkSync(target, link);
    expect((await toysInside(`sim nim --only 0 --save ${link}`)).code).toBe(0);
    expect(JSON.parse(read(target)).format).toBe('siegeworks-match');
    expect(statSync(target).mode & 0o777).toBe(0o600);
    execFileSync('mkfifo', [pipe]);
    const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
    expect((await toysInside(`sim nim --only 0 --save ${pipe}`)).code).toBe(0);
    expect(statSync(pipe).isFIFO()).toBe(true);
    expect(JSON.parse(readFileSync(reader, 'utf8')).format).toBe('siegeworks-match');
    closeSync(reader);
    expect(readdirSync(folder).filter(name => name.endsWith('.tmp'))).toEqual([]);
  });

  test('under a name that cannot be leaves nothing', async () => {
    const path = join(file('no-folder'), '\u0007'.repeat(300));
    expectTold(await inside(['sim', 'nim', '--only', '0', '--save', path, '--shelf', TOYS]), 'name too long');
    expect(existsSync(path)).toBe(false);
  });
});

test('an interrupted review says so and does not end well', async () => {
  const path = file('slow.json');
  await toysInside(`sim slow --only 0 --seed r --save ${path}`);
  let stopped = false;
  const onOut = (out: string, child: { kill(signal: 'SIGINT'): boolean }) => {
    if (!stopped && out.includes('thinking')) stopped = child.kill('SIGINT');
  };
  const { code, out } = await toys(`review ${path} --tries 400000 --json`, { ...DIRECT, onOut });
  const { interrupted, decisions } = JSON.parse(out.slice(out.indexOf('{')));
  expect(interrupted).toBe(true);
  expect(decisions.length).toBeLessThan(JSON.parse(read(path)).picks.length);
  expect(code).toBe(130);
});

describe('what others wrote', () => {
  const ESCAPES = '\u001b[2J\u001b]0;title\u0007\u009b31m\u202e';
  test.each([
    ['a verb', [ESCAPES]],
    ['a rule', ['rule', ESCAPES]],
    ['a card', ['card', ESCAPES]],
    ['a game', ['sim', ESCAPES]],
    ['a flag', ['sim', 'nim', `--${ESCAPES}`]],
    ['a number', ['sim', 'nim', '--games', ESCAPES]],
    ['a file', ['verify', ESCAPES]],
    ['a player', ['sim', 'nim', '--players', ESCAPES]],
    ['an option', ['sim', 'nim', '--option', `${ESCAPES}=1`]],
    ['a shelf', ['games', '--shelf', ESCAPES]],
    ['a long rule', ['rule', 'TS-'.repeat(17_000)]],
    ['a long file', ['replay', 'f'.repeat(100_000)]],
  ])('does not act on the terminal: %s', async (_what, args) => {
    const shelf = args.includes('--shelf') ? [] : ['--shelf', TOYS];
    const said = await inside([...args, ...(args.length > 1 ? shelf : [])]);
    expectTold(said, /siege/, said.code === 1 ? 1 : 2);
    expect(said.out).toBe('');
  });

  test.skipIf(!posix)('without end is not gathered', async () => {
    const said = await toys('play nim --seed endless', { ...DIRECT, shell: ['', '< /dev/zero'] });
    expectTold(said, 'a line of the input is too long; what was chosen before is saved');
  });

  test('in a conversation', async () => {
    const long = 'x'.repeat(1_000_000);
    const input = [ESCAPES, `w ${ESCAPES}`, `c ${long}`, `r ${long}`, long, `s /dev/full/${ESCAPES}`].join(
      '\n',
    );
    const { code, out } = await toys('play nim --seed e', { ...DIRECT, input: `${input}\nq\n` });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not come through
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
    expect(out.length).toBeLessThan(30_000);
    expect(code).toBe(0);
  });
});

describe('a fault of the program', () => {
  test('is reported with what was going on and how to reproduce it', async () => {
    const said = await toys('play broken --seed f --opponent random', { ...DIRECT, input: '1\n1\n1\n1\n' });
    expectTold(said, 'siege: this is a fault in the program, not yours: Error: the heap fell over', 70);
    expect(said.err).toMatch(
      /while: playing broken, seed f, after \d+ picks; the match is in \S+\.match\.json/,
    );
    const [, again] = /again: SIEGE_TRACE=1 siege (.+)/.exec(said.err) ?? [];
    const shown = await siege(again, { ...DIRECT, env: { SIEGE_TRACE: '1' } });
    expect(shown.err).toContain('the heap fell over');
    expect(shown.err).toMatch(/^\s+at \S+/m);
    expect(shown.code).toBe(70);
  });
});
