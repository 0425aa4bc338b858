import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lookUp } from '@siegeworks/protocol';
import { describe, expect, test } from 'vitest';
import { parseRulebook } from '../build/rulebook.ts';

const folder = join(import.meta.dirname, '..', '..', 'docs', 'rules');

describe('a rules document', () => {
  const book = parseRulebook(
    [
      '# Nim — *rules*',
      'A short game; `[L7]` names a line.',
      '',
      '## 4. Play',
      '### 4.8 W1 — windows',
      '- **NM-001** Take one to three stones,',
      '  all from one heap. [L12-14, L20; ruling NM-R01]',
      '- **NM-R01** *How many?* As many as `three`. [L5]',
      '* a point',
      '| a | b |',
      '|---|---|',
      '| 1 \\| 2 | [the site](https://example.org) |',
      '```',
      'roll <= 2',
      '```',
    ].join('\n'),
  );

  test('becomes sections of rules, points, tables and code, what is said about it last', () => {
    expect(book).toEqual({
      title: 'Nim — rules',
      sections: [
        {
          id: '4.8',
          title: 'W1 — windows',
          blocks: [
            {
              kind: 'rule',
              id: 'NM-001',
              text: 'Take one to three stones, all from one heap. (ruling NM-R01)',
            },
            { kind: 'rule', id: 'NM-R01', text: '*How many?* As many as `three`.' },
            { kind: 'item', text: 'a point' },
            {
              kind: 'table',
              rows: [
                ['a', 'b'],
                ['1 | 2', 'the site'],
              ],
            },
            { kind: 'code', text: 'roll <= 2' },
          ],
        },
        {
          id: '',
          title: 'About this text',
          blocks: [{ kind: 'text', text: 'A short game; `L7` names a line.' }],
        },
      ],
    });
  });

  test('gives a rule under its number and a section under its own', () => {
    expect(lookUp(book, 'NM-R01')?.blocks).toHaveLength(1);
    expect(lookUp(book, '4.8')?.blocks).toHaveLength(5);
  });
});

describe('the rules of every game', () => {
  const files = globSync('*.md', { cwd: folder });

  test.each(files)('%s: every numbered rule can be looked up', file => {
    const markdown = readFileSync(join(folder, file), 'utf8');
    const book = parseRulebook(markdown);
    const numbers = [...markdown.matchAll(/^[-*] \*\*([A-Z]{2}-R?\d+[a-z]?)\*\*/gm)].map(([, id]) => id);
    expect(numbers.length).toBeGreaterThan(100);
    expect(numbers.filter(id => lookUp(book, id) === null)).toEqual([]);
    expect(book.title).not.toBe('');
    expect(JSON.stringify(book)).not.toMatch(/\[L\d/);
    // What only the program needs stands in docs/engine.
    const titles = book.sections.map(section => section.title).join('\n');
    expect(titles).not.toMatch(/state machine|must show|must see|computer player/i);
    expect(titles).toMatch(/^The (turn|round)$/m);
  });
});
