import { arcania } from '@siegeworks/arcania';
import { describeCards } from '@siegeworks/scenario/testing';
import { describe, expect, test } from 'vitest';
import { ARMIES, cardsOf, fitsArmy } from '../src/cards/card.ts';

describeCards(
  Object.groupBy(Object.values(cardsOf({})), card => card.type),
  new URL('../scenarios/', import.meta.url),
);

/** Section 2.6: force, needs, AS, DS, AD, LD. */
const FORCES = `
berserker weapon-smith 3 1 2 2
gemologist barrack 1 2 1 2
general barrack+armoury+weapon-smith 5 5 3 4
hammer barrack+weapon-smith 4 3 2 4
miner market+armoury 2 3 1 4
griffon beastiary+weapon-smith 5 4 3 4
drill siege-smith+weapon-smith 6 3 4 3
elite-guard barrack+weapon-smith 4 4 2 4
lady-of-life barrack+armoury+weapon-smith 5 5 3 5
reverent barrack 1 2 1 2
rangers market 3 2 2 2
trapper barrack+armoury 3 3 1 3
unicorn beastiary+weapon-smith 4 4 3 5
ballista siege-smith+weapon-smith 7 2 4 3
werebats barrack+armoury 2 2 2 2
wereboars armoury+market 2 5 1 4
wererats barrack 2 2 1 3
weretiger barrack+armoury+weapon-smith 6 4 3 4
werewolf barrack+weapon-smith 4 3 2 3
minotaur beastiary+weapon-smith 6 4 3 4
mastadon siege-smith+weapon-smith 5 3 4 4
ghoul armoury 2 2 1 3
mummy barrack+weapon-smith 4 3 2 5
necromancer barrack+mage-tower 2 2 1 3
skeleton barrack 2 3 1 2
vampire barrack+armoury+weapon-smith 5 4 3 4
winged-carrion beastiary+weapon-smith 5 3 4 4
bone-shaker siege-smith+weapon-smith 6 2 5 2
chimera 2*beastiary+market+2*dungeon 8 6 6 7
djinni market+beastiary+mage-tower 3 4 2 5
emperor-dragon 2*beastiary+2*mage-tower+dungeon 9 8 6 9
hill-giant beastiary+weapon-smith+armoury 6 4 4 6
phoenix 2*beastiary+mage-tower+temple 5 5 3 5
titan beastiary+2*weapon-smith+temple+armoury 8 7 5 8`;

describe('the table of section 2.6', () => {
  const rows = FORCES.trim()
    .split('\n')
    .map(row => row.split(' '));
  test.each(rows)('%s', (id, needs, ...values) => {
    const { AS, DS, AD, LD, needList } = cardsOf({})[id];
    expect([AS, DS, AD, LD]).toEqual(values.map(Number));
    const listed = needList.map(([kind, n]) => (n > 1 ? `${n}*${kind}` : kind));
    expect(listed.sort()).toEqual(needs.split('+').sort());
  });
  test('names every force', () => {
    const forces = Object.values(cardsOf({})).filter(card => card.isForce);
    expect(rows.map(([id]) => id).sort()).toEqual(forces.map(card => card.id).sort());
  });
});

describe('the decks of section 2.7', () => {
  test.each(arcania.catalogue.decks.map(deck => [deck.id, deck] as const))('%s', (_id, deck) => {
    expect(arcania.setup.check({ players: [{ deck: deck.id }, { deck: deck.id }] })).toEqual([]);
    expect(Object.values(deck.cards).reduce((sum, n) => sum + n)).toBe(60);
    const lands = (deck.cards['green-vale'] ?? 0) + (deck.cards['stone-heath'] ?? 0);
    expect(lands).toBe(3);
    const army = Object.entries(ARMIES).find(([word]) => word === deck.choices?.army)?.[1];
    for (const id of Object.keys(deck.cards)) expect(army && fitsArmy(cardsOf({})[id], army.code)).toBe(true);
  });
});
