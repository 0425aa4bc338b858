import { arcmageKit } from '@siegeworks/arcmage/scene';
import { expect, test } from 'vitest';
import { alike } from '../src/state/alike.ts';
import { armyOf } from '../src/state/readers.ts';
import type { Creature, Realm } from '../src/state/realm.ts';

/** Two Ghouls in one army, with nothing to tell them apart. */
function twins(): { s: Realm; one: Creature; other: Creature } {
  const s = arcmageKit.arrange({ P1: { army: ['Ghoul', 'Ghoul'], resources: { 'Dark Legion': 1 } } });
  const [one, other] = armyOf(s, 0);
  return { s, one, other };
}
/** What a creature is known by, and what it is made of. */
const NOT_COMPARED = ['kind', 'id'];
/** A creature that something is fastened to is never like another, not even like its twin. */
const FASTENED: Partial<Creature> = {
  attached: [0],
  turnWords: ['overrun'],
  words: ['rabies'],
  heldBy: [0],
  original: 0,
  strength: 0,
};
const another = (was: unknown) =>
  typeof was === 'boolean' ? !was : typeof was === 'number' ? was + 1 : `another ${was}`;

test('AM-016 two identical creatures are one choice', () => {
  const { s, one, other } = twins();
  expect(alike(s, one, other)).toBe(true);
});
test('AM-016 any difference makes it a choice', () => {
  const fields = Object.entries(twins().one).filter(
    ([key]) => !NOT_COMPARED.includes(key) && !(key in FASTENED),
  );
  expect(fields.length).toBeGreaterThan(25);
  for (const [key, was] of fields) {
    const { s, one, other } = twins();
    Object.assign(other, { [key]: another(was) });
    expect([key, alike(s, one, other)]).toEqual([key, false]);
  }
});
test.each(Object.entries(FASTENED))('AM-016 nor are two alike that both have %s', (key, value) => {
  const { s, one, other } = twins();
  Object.assign(one, { [key]: value });
  expect(alike(s, one, other)).toBe(false);
  expect(alike(s, other, one)).toBe(false);
  Object.assign(other, { [key]: value });
  expect(alike(s, one, other)).toBe(false);
});
test('AM-016 effects, stolen resources and copies know a creature by its number', () => {
  const remembers: ((s: Realm, c: Creature) => void)[] = [
    (s, c) => s.effects.push({ what: 'spirit-tree', by: 0, on: [c.id] }),
    (s, c) => s.players[1].resources.push({ card: 0, faction: 0, marked: false, thief: c.id }),
  ];
  for (const remember of remembers) {
    const { s, one, other } = twins();
    remember(s, one);
    expect(alike(s, one, other)).toBe(false);
    expect(alike(s, other, one)).toBe(false);
  }
  const s = arcmageKit.arrange({ P1: { army: ['Ghoul', 'Ghoul', 'Wight'] } });
  const [one, other, copy] = armyOf(s, 0);
  copy.original = other.id;
  expect(alike(s, one, other)).toBe(false);
});
