import { games } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';
import { matching, partsOf, typesOf } from '../src/gallery/cards.ts';

const card = (part: object) => ({
  id: 'imp',
  name: 'Imp',
  type: 'Creature',
  text: 'Flying.',
  facts: [],
  set: 'Base',
  ...part,
});
const nothing = { art: {}, icons: {} };

describe('the gallery of cards', () => {
  test('finds every word anywhere on a card, whatever its case', () => {
    const cards = [card({}), card({ id: 'ogre', name: 'Ogre', text: 'Slow.', facts: ['Cost 6 gold'] })];
    const names = (words: string, type = '') => matching(cards, { words, type }).map(({ name }) => name);
    expect(names('')).toEqual(['Imp', 'Ogre']);
    expect(names('OGRE gold')).toEqual(['Ogre']);
    expect(names('imp gold')).toEqual([]);
    expect(names('', 'Spell')).toEqual([]);
    expect(typesOf(cards)).toEqual(['Creature']);
  });

  test('draws a card from its printed facts', () => {
    const drawn = partsOf(card({ facts: ['Cost 4 gold', 'Attack 3', 'Defence 2', 'Human'] }), nothing);
    expect(drawn.cost).toBe('4 gold');
    expect(drawn.values?.map(({ name, now }) => `${name} ${now}`)).toEqual(['Attack 3', 'Defence 2']);
    expect(drawn.picture).toBeNull();
    expect(partsOf(card({ facts: ['Any turn'] }), nothing)).toMatchObject({
      values: undefined,
      line: 'Any turn',
    });
  });

  test.each(games.map(game => [game.about.id, game] as const))(
    'every printed number of %s is on its card',
    (_id, game) => {
      for (const each of game.catalogue.cards) {
        const { values = [], cost } = partsOf(each, nothing);
        const shown = [...values.map(({ now }) => `${now}`), ...(cost?.match(/\d+/g) ?? [])].sort();
        // How many copies there are, and which Buildings a card needs, stands beside the numbers.
        const printed = each.facts
          .filter(fact => !/cop(y|ies)$|^Needs /.test(fact))
          .flatMap(fact => fact.match(/\d+/g) ?? []);
        expect(shown, each.name).toEqual(printed.sort());
      }
    },
  );

  test.each(games.map(game => [game.about.id, game] as const))('no card of %s gets lost', (_id, game) => {
    const all = typesOf(game.catalogue.cards).flatMap(type =>
      matching(game.catalogue.cards, { words: '', type }),
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(game.catalogue.cards.length);
  });
});
