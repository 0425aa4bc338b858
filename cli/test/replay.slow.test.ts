import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyOf, sealOf } from '@siegeworks/proof';
import { beforeAll, describe, expect, test } from 'vitest';
import { toysInside } from './inside.ts';
import { folder, toys } from './siege.ts';

const file = join(folder, 'match.json');
let commitment = '';
beforeAll(async () => {
  const { code } = await toysInside(`sim thieves --only 0 --seed replay --save ${file}`);
  expect(code).toBe(0);
  ({ commitment } = JSON.parse(readFileSync(file, 'utf8')));
});

/** The match with something changed. */
function forged(
  name: string,
  change: (saved: { picks: { option: object }[]; seed: string }) => void,
): string {
  const saved = JSON.parse(readFileSync(file, 'utf8'));
  change(saved);
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(saved));
  return path;
}

describe('replay', () => {
  test('the whole match, with its log and how it ended', async () => {
    const { code, out } = await toys(`replay ${file}`);
    expect(out).toMatch(/^ {2}P1 draws a card\. \(TH-2\)/);
    expect(out).toMatch(/Thieves, after (\d+) of \1 picks/);
    expect(out).toContain('the deck is empty (TH-9)');
    expect(code).toBe(0);
  });

  test('the table after some picks, from a seat', async () => {
    const start = await toysInside(`replay ${file} --at 0 --seat 1`);
    expect(start.out).toContain('Thieves, after 0 of');
    expect(start.out).toMatch(/^ {2}P1 draws a (Copper|Silver|Gold|Thief|Foil|Beggar)\./);
    const later = await toysInside(`replay ${file} --at 7`);
    expect(later.out).toContain('after 7 of');
    expect(later.out.length).toBeGreaterThan(start.out.length);
  });

  test('more picks or seats than there are', async () => {
    const { code, err } = await toysInside(`replay ${file} --at 9999`);
    expect(err).toMatch(/the match has \d+ picks, not 9999/);
    expect(code).toBe(2);
    expect((await toysInside(`replay ${file} --seat 3`)).err).toContain(
      'there is no seat 3: the match has 2',
    );
  });
});

describe('verify', () => {
  test('an honest match', async () => {
    const { code, out } = await toysInside(`verify ${file}`);
    expect(out).toMatch(/^✓ \S+: \d+ picks\n/);
    expect(out).toContain('Deals and rolls come from the committed seed, every pick is legal');
    expect(out).toContain('This does not prove who made the picks.');
    expect(out).toContain(`commitment ${commitment}. Compare it with the one that was published`);
    expect(code).toBe(0);
    const json = await toysInside(`verify ${file} --json`);
    expect(JSON.parse(json.out)).toEqual({
      file,
      ok: true,
      reasons: [],
      commitment,
      compared: false,
      house: null,
    });
  });

  test('the commitment that was published, and another one', async () => {
    const same = await toysInside(`verify ${file} --commitment ${commitment.toUpperCase()}`);
    expect(same.out).toContain('It matches the commitment that was published.');
    expect(same.code).toBe(0);
    const other = await toysInside(`verify ${file} --commitment ${'0'.repeat(64)}`);
    expect(other.err).toContain('the match has a different commitment from the one that was published');
    expect(other.code).toBe(1);
    const none = await toysInside(`verify ${file} --commitment abc`);
    expect(none.err).toContain('--commitment needs a hash of 64 hexadecimal digits, not "abc"');
    expect(none.code).toBe(2);
  });

  test('the seal of a house, one that was broken, and none', async () => {
    const secret = new Uint8Array(32).fill(7);
    const seal = sealOf(JSON.parse(readFileSync(file, 'utf8')), secret);
    const sealed = forged('sealed.json', saved => Object.assign(saved, { seal }));
    const said = await toysInside(`verify ${sealed}`);
    expect(said.out).toContain('This does not prove who made the picks.');
    expect(said.out).toContain(`sealed by a house with the key ${keyOf(secret)}`);
    const known = await toysInside(`verify ${sealed} --house ${keyOf(secret)}`);
    expect(known.out).toContain('The house sealed it: these picks were made there, from these seats.');
    expect(known.out).not.toContain('This does not prove who made the picks.');
    const other = await toysInside(`verify ${sealed} --house ${'0'.repeat(64)}`);
    expect(other.err).toContain('the match was sealed by another house');
    expect(other.code).toBe(1);
    const none = await toysInside(`verify ${file} --house ${keyOf(secret)}`);
    expect(none.err).toContain('the match bears no seal of the house');
    const broken = forged('broken.json', saved => Object.assign(saved, { seal, entropy: ['x'] }));
    const changed = await toysInside(`verify ${broken}`);
    expect(changed.err).toContain('the match was changed after a house had sealed it');
    expect(changed.code).toBe(1);
  });

  test('another seed', async () => {
    const other = forged('seed.json', saved => {
      saved.seed = 'better';
    });
    const { code, err } = await toysInside(`verify ${other}`);
    expect(err).toContain('the seed is not the one that was committed to');
    expect(code).toBe(1);
    const json = await toysInside(`verify ${other} --json`);
    expect(JSON.parse(json.out).ok).toBe(false);
    expect(json.code).toBe(1);
  });

  test('a pick that was not possible', async () => {
    const other = forged('pick.json', saved => {
      saved.picks[0].option = { kind: 'win' };
    });
    const { code, err } = await toysInside(`verify ${other}`);
    expect(err).toMatch(/pick 1 of \d+ is not legal/);
    expect(code).toBe(1);
    expect((await toysInside(`replay ${other}`)).code).toBe(1);
  });

  test('a file of something else', async () => {
    const path = join(folder, 'recipe.json');
    writeFileSync(path, 'two eggs');
    const { code, err } = await toysInside(`verify ${path}`);
    expect(err).toContain('this is not a saved match');
    expect(code).toBe(1);
  });
});

describe('review', () => {
  test('judges every decision and tells the costliest', async () => {
    const { code, out } = await toysInside(`review ${file} --tries 60 --worst 1`);
    expect(code).toBe(0);
    expect(out).toMatch(/\d+ decisions, 60 tries each/);
    expect(out).toMatch(/^P1( +-?[\d.]+){7} +\d+ %$/m);
    expect(out.match(/ better: /g)).toHaveLength(1);
  });

  test('for programs: every decision with its chances', async () => {
    const { out } = await toysInside(`review ${file} --tries 30 --json`);
    const { tries, decisions, accounts } = JSON.parse(out);
    expect(tries).toBe(30);
    for (const { first, cards, dice, own, others, untold, last } of accounts)
      expect(first + cards + dice + own + others + untold).toBeCloseTo(last, 10);
    expect(decisions.length).toBeGreaterThan(5);
    for (const { chance, best, lost, margin } of decisions) {
      const gap = best.chance - chance;
      expect(lost).toBeCloseTo(gap > margin ? gap : 0);
      expect(best.visits).toBeGreaterThan(0);
    }
  });

  test('a number of tries that is none is refused', async () => {
    const { code, err } = await toysInside(`review ${file} --tries much`);
    expect(code).toBe(2);
    expect(err).toContain('--tries');
  });
});
