import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@siegeworks/shelf';
import { expect, test } from 'vitest';
import { BATTLES } from '../src/print/battles.ts';
import { MARKERS } from '../src/print/markers.ts';
import { ON_PAPER } from '../src/print/on-paper.ts';
import { crc32, zipOf } from '../src/print/zip.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const ids = games.map(({ about }) => about.id);

test.each(ids)('every counter and track of %s names a rule that is in its book', game => {
  const { counters, tracks } = MARKERS[game];
  const book = readFileSync(join(import.meta.dirname, `../../docs/rules/${game}.md`), 'utf8');
  const missing = [...counters, ...tracks].filter(({ rule }) => !book.includes(`**${rule}**`));
  expect(missing).toEqual([]);
  expect(counters.length).toBeGreaterThan(0);
});

test.each(ids)(
  'the page of %s says what each of its counters and tracks stands for, and on which rules',
  game => {
    const { counters, tracks } = MARKERS[game];
    const said = ON_PAPER[game].map(([text]) => text).join(' ');
    expect(
      [...counters, ...tracks].filter(
        ({ name }) => !said.includes(`**${name}**`) && !said.includes(`**${name}:`),
      ),
    ).toEqual([]);
    const book = readFileSync(join(ROOT, `docs/rules/${game}.md`), 'utf8');
    expect(
      ON_PAPER[game].flatMap(([, ...rules]) => rules).filter(rule => !book.includes(`**${rule}**`)),
    ).toEqual([]);
  },
);

test.each(games.map(game => [game.about.id, game] as const))(
  'the fight that is worked out for %s stands on its rules, its cards, and a scenario that plays it',
  (id, { catalogue }) => {
    const { attackers, defenders, points, proof } = BATTLES[id];
    const book = readFileSync(join(ROOT, `docs/rules/${id}.md`), 'utf8');
    const rules = points.flatMap(([, ...cited]) => cited);
    expect(rules.filter(rule => !book.includes(`**${rule}**`))).toEqual([]);
    const scenarios = globSync(`games/${id}/scenarios/*.yaml`, { cwd: ROOT }).map(file =>
      readFileSync(join(ROOT, file), 'utf8'),
    );
    const inside = scenarios.find(text => text.includes(`- title: ${proof}\n`)) ?? '';
    expect(inside, proof).not.toBe('');
    for (const card of [...attackers, ...defenders]) {
      const name = catalogue.cards.find(each => each.id === card)?.name ?? card;
      expect(inside).toContain(name);
      expect(points.map(([text]) => text).join(' ')).toContain(name);
    }
  },
);

test('an archive holds its files as they are, each with its checksum', async () => {
  const text = new TextEncoder().encode('123456789');
  // The check value of CRC-32.
  expect(crc32(text)).toBe(0xcbf43926);
  const blob = zipOf([
    { name: 'a.txt', bytes: text },
    { name: 'b–ü.txt', bytes: new Uint8Array() },
  ]);
  const bytes = Buffer.from(await blob.arrayBuffer());
  expect(bytes.readUInt32LE(0)).toBe(0x04034b50);
  const end = bytes.length - 22;
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50);
  expect(bytes.readUInt16LE(end + 10)).toBe(2);
  // The directory begins where its end says, and names the place of the second file.
  const directory = bytes.readUInt32LE(end + 16);
  expect(bytes.readUInt32LE(directory)).toBe(0x02014b50);
  expect(bytes.readUInt32LE(directory + 16)).toBe(0xcbf43926);
  const second = bytes.readUInt32LE(directory + 46 + 5 + 42);
  expect(bytes.readUInt32LE(second)).toBe(0x04034b50);
  expect(bytes.subarray(second + 30, second + 30 + 10).toString()).toBe('b–ü.txt');
});
