import { join } from 'node:path';
import { examplesOf } from '@siegeworks/lab/examples';
import { games, kits } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';
import { shelfOf } from '../src/worker/shelf.ts';
import { Client, partsFor } from './client.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** So many examples are passed over after each that is shown; `SIEGEWORKS_THOROUGH` shows more, 8 and above all of them. */
const EVERY = Math.max(1, Math.round(8 / Number(process.env.SIEGEWORKS_THOROUGH ?? 1)));

describe.each(games.map(game => game.about.id))('the examples of %s', game => {
  const examples = examplesOf(ROOT, game);
  const client = new Client({
    ...partsFor(games),
    shelf: shelfOf(games, kits),
    examples: async () => examples,
  });
  const all = [...Object.keys(examples.rules), ...Object.keys(examples.cards)];

  test('every rule and every sentence on a card can be opened on a table, to its last scene', async () => {
    const failed: string[] = [];
    for (const what of all.filter((_what, i) => i % EVERY === 0)) {
      const shown = await client.ask('show', { game, what });
      if (shown.type !== 'shown' || shown.scenes.length < 2) failed.push(`${what}: ${JSON.stringify(shown)}`);
    }
    expect(failed).toEqual([]);
  });
});
