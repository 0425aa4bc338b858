import { arcmage } from '@siegeworks/arcmage';
import { arcmageKit } from '@siegeworks/arcmage/scene';
import type { Attempt } from '@siegeworks/contract';
import { advance, pending, play, whyNot } from '@siegeworks/kernel';
import { describe, expect, test } from 'vitest';
import type { Realm } from '../src/state/realm.ts';

type Given = Parameters<typeof arcmageKit.arrange>[0];
function at(given: object): Realm {
  const s = arcmageKit.arrange(given as Given);
  advance(arcmage.rules, s);
  return s;
}
function say(s: Realm, ...texts: string[]): Realm {
  for (const text of texts) {
    const option = pending(arcmage, s)?.options.find(o => arcmage.words.option(s, o) === text);
    if (!option) throw new Error(`nobody can say "${text}"`);
    play(arcmage, s, option);
  }
  return s;
}
const id = (s: Realm, name: string): number => arcmageKit.find(s, name) ?? -1;
type Named = Omit<Attempt, 'card' | 'target'> & { card?: string; target?: string };
/** Rules of the reasons why P1 cannot do this, cards by name. */
function why(s: Realm, { card, target, ...rest }: Named): string[] {
  const attempt: Attempt = { ...rest };
  if (card !== undefined) attempt.card = id(s, card);
  if (target !== undefined) attempt.target = id(s, target);
  return whyNot(arcmage, s, 0, attempt).map(reason => `${reason.rule} ${reason.text}`);
}

describe('Why a creature cannot be moved there', () => {
  const s = at({
    phase: 'play1',
    P1: {
      cities: [{ Warren: { residents: ['Ghoul'] } }, { Farmland: { moved: 'in' } }, 'Sanctuary'],
      army: [{ Bearer: { marked: true } }, 'Wolf Rider', 'Wolf Rider'],
    },
    P2: { cities: ['Armory'], army: ['Mentor'] },
  });
  test.each<[Named, string]>([
    [{ card: 'P1 Ghoul', target: 'Farmland' }, 'AM-292'],
    [{ card: 'P1 Ghoul', target: 'Armory' }, 'AM-299'],
    [{ card: 'P1 Ghoul', target: 'Warren' }, 'AM-291'],
    [{ kind: 'move', card: 'P1 Bearer', target: 'Sanctuary' }, 'AM-291'],
    [{ kind: 'moveToArmy', card: 'P1 Bearer' }, 'AM-291'],
    [{ kind: 'move', card: 'Mentor', target: 'Sanctuary' }, 'AM-290'],
  ])('%j: %s', (attempt, rule) => {
    expect(why(s, attempt)[0]).toContain(rule);
  });
  test('unless it can, or one like it', () => {
    expect(why(s, { card: 'P1 Ghoul', target: 'Sanctuary' })).toEqual([]);
    expect(why(s, { kind: 'move', card: 'P1 Wolf Rider#2', target: 'Sanctuary' })).toEqual([]);
    expect(why(s, { card: 'P1 Wolf Rider#2' })).toEqual([]);
  });
});

describe('Why this cannot be the target of a card or ability', () => {
  const s = at({
    phase: 'play1',
    P1: {
      cities: ['Warren', 'Tunnel Network'],
      army: ['Orc Rouser', { 'Undead Archer': { marked: false } }],
      hand: ["Centaur's Staff", 'Deadly Shock', 'Bearer', 'Touch of Genius', 'Besieged City', 'Mentor'],
      resources: { Gaian: 3, 'Red Banner': 3, 'The Empire': 1, 'House of Nobles': 3 },
    },
    P2: { cities: [{ Sanctuary: { levels: [3], residents: ['Kolibri'] } }], army: ['Ghoul'] },
  });
  test.each<[Named, string]>([
    [
      { card: "Centaur's Staff", target: 'P2 Ghoul' },
      'AM-244 the target must be a creature that you control',
    ],
    [{ card: "Centaur's Staff", target: 'Warren' }, 'AM-244 the target must be a creature that you control'],
    [{ kind: 'play', card: 'Deadly Shock', target: 'P2 Kolibri' }, 'AM-244 sanctuary'],
    [{ kind: 'use', card: 'Undead Archer', target: 'P2 Kolibri' }, 'AM-244 sanctuary'],
    [{ card: 'Touch of Genius', target: 'P2 Ghoul' }, 'AM-244 the target must be a player'],
    [{ card: 'Besieged City', target: 'P2 Ghoul' }, 'AM-244 the target must be a city'],
    [{ card: 'Bearer', target: 'Sanctuary' }, 'AM-251'],
    // The card itself comes first.
    [{ card: 'Mentor', target: 'Warren' }, 'AM-171'],
  ])('%j: %s', (attempt, text) => {
    expect(why(s, attempt)[0]).toContain(text);
  });
  test('unless it can be', () => {
    expect(why(s, { card: "Centaur's Staff", target: 'Orc Rouser' })).toEqual([]);
    expect(why(s, { card: 'Deadly Shock', target: 'Sanctuary' })).toEqual([]);
    expect(why(s, { card: 'Undead Archer', target: 'P2 Ghoul' })).toEqual([]);
    expect(why(s, { card: 'Undead Archer', target: 'Tunnel Network' })).toEqual([]);
    expect(why(s, { card: 'Touch of Genius', seat: 1 })).toEqual([]);
    expect(why(s, { card: 'Bearer', target: 'Tunnel Network' })).toEqual([]);
  });
  test('when it is being chosen', () => {
    const aiming = say(arcmage.rules.clone(s), 'play Deadly Shock');
    expect(why(aiming, { target: 'P2 Kolibri' })[0]).toContain('AM-244 sanctuary');
    expect(why(aiming, { card: 'P2 Kolibri' })[0]).toContain('AM-244 sanctuary');
    expect(why(aiming, { seat: 1 })[0]).toContain('AM-244 the target must be a creature or a city');
    expect(why(aiming, { target: 'P2 Ghoul' })).toEqual([]);
  });
});

describe('Why a creature cannot attack there or intercept that', () => {
  const given = {
    phase: 'attack',
    P1: { cities: ['Warren'], army: ['Ghoul', 'Aethyr', { 'Wolf Rider': { marked: true } }] },
    P2: { cities: ['Farmland', 'Armory'], army: ['Bearer'] },
  };
  test('before a city is chosen', () => {
    const s = at(given);
    expect(why(s, { target: 'Warren' })[0]).toContain('AM-360');
    expect(why(s, { card: 'P1 Wolf Rider' })[0]).toContain('AM-362');
    expect(why(s, { target: 'Farmland' })).toEqual([]);
    const driven = at({ ...given, P1: { cities: ['Warren'], army: [{ Ghoul: { keywords: ['rabies'] } }] } });
    expect(why(driven, { kind: 'noAttack' })[0]).toContain('AM-368');
  });
  test('after that', () => {
    const s = say(at(given), 'attack P2 Farmland');
    expect(why(s, { kind: 'done' })[0]).toContain('AM-360');
    expect(why(s, { card: 'P1 Ghoul', target: 'Armory' })[0]).toContain('AM-366');
    expect(why(s, { card: 'P1 Aethyr', target: 'Armory' })).toEqual([]);
    expect(why(s, { card: 'P1 Wolf Rider', target: 'Farmland' })[0]).toContain('AM-362');
    expect(why(s, { card: 'P2 Bearer', target: 'Farmland' })[0]).toContain('AM-360');
    say(s, 'Ghoul attacks P2 Farmland');
    expect(why(s, { card: 'P1 Ghoul', target: 'Farmland' })[0]).toContain('AM-391');
  });
  test('when interceptors are assigned', () => {
    const s = at({
      phase: 'attack',
      turn: 'P2',
      P1: { cities: [{ Warren: { residents: ['Mentor'] } }, 'Farmland'], army: ['Bearer', 'Mounted Eagle'] },
      P2: { cities: ['Armory'], army: ['Majestic Griffin', 'Aethyr'] },
    });
    say(s, 'attack P1 Farmland', 'Majestic Griffin attacks P1 Farmland', 'Aethyr attacks P1 Warren');
    expect(why(s, { card: 'P1 Bearer', target: 'Majestic Griffin' })[0]).toContain('AM-375');
    expect(why(s, { card: 'P1 Bearer', target: 'Aethyr' })[0]).toContain('AM-370');
    expect(why(s, { card: 'P1 Mentor', target: 'Majestic Griffin' })[0]).toContain('AM-371');
    expect(why(s, { card: 'P1 Mounted Eagle', target: 'Majestic Griffin' })).toEqual([]);
  });
});

test('why two resource cards cannot be laid, or not for this faction', () => {
  const s = at({ phase: 'resources', P1: { cities: ['Warren'], hand: ['Ghoul'] } });
  expect(why(s, { kind: 'draw0' })[0]).toContain('AM-141');
  say(s, 'draw 1 card, lay up to 1');
  expect(why(s, { kind: 'lay', card: 'P1 Ghoul', n: 3 })[0]).toContain('AM-146');
  expect(why(s, { kind: 'lay', card: 'P1 Ghoul', n: 2 })).toEqual([]);
});
