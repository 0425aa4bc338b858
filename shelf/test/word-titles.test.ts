import { wordTitle } from '@siegeworks/contract';
import { expect, test } from 'vitest';
import { games } from '../src/index.ts';

test.each(games.map(game => [game.about.id, game] as const))(
  'every word that %s lets people choose has a name',
  (_id, game) => {
    const cards = new Set(game.catalogue.cards.map(card => card.id));
    const fields = { ...game.setup.variants, ...game.setup.choices };
    for (const [name, field] of Object.entries(fields)) {
      for (const word of field.words ?? []) {
        const title = wordTitle(field, word) ?? (cards.has(word) ? 'a card' : '');
        expect(title, `${name} ${word}`).toMatch(/^[a-zA-Z]/);
        expect(title, `${name} ${word}`).not.toMatch(/ffa|aminDuna|-\d/i);
      }
      // No name for a word that does not exist.
      for (const word of Object.keys(field.titles ?? {})) expect(field.words, name).toContain(word);
    }
  },
);
