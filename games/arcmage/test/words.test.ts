import { arcmage, battlesOf, clashesOf, phasesOf, stackOf, vaultsOf, wardOf } from '@siegeworks/arcmage';
import { arcmageKit } from '@siegeworks/arcmage/scene';
import type { Match } from '@siegeworks/kernel';
import { create, layOut, pending, pick } from '@siegeworks/kernel';
import { describe, expect, test } from 'vitest';
import type { Realm } from '../src/state/realm.ts';
import { city } from '../src/state/realm.ts';

function matchAt(given: object): Match<Realm> {
  const m = create(arcmage, { players: [{}, {}] }, 'seed');
  layOut(m, arcmageKit.arrange(given as Parameters<typeof arcmageKit.arrange>[0]));
  return m;
}
function say(m: Match<Realm>, text: string): void {
  const asked = pending(arcmage, m.state);
  const option = asked?.options.find(o => arcmage.words.option(m.state, o) === text);
  if (!asked || !option) throw new Error(`nobody can say "${text}"`);
  pick(m, asked.seat, option);
}
/** What is said beside an answer. */
function note(m: Match<Realm>, text: string): string {
  const asked = pending(arcmage, m.state);
  const option = asked?.options.find(o => arcmage.words.option(m.state, o) === text);
  if (!asked || !option) throw new Error(`nobody can say "${text}"`);
  return arcmage.words.forecast?.(arcmage.knowledge.view(m.state, asked.seat), option) ?? '';
}
const faces = (s: Realm, name: string) =>
  arcmage.words
    .board(s, 0)
    .areas.flatMap(area => area.cards)
    .filter(face => face.name === name);

describe('The numbers on a card', () => {
  test('a creature shows what raises it, by name', () => {
    const s = arcmageKit.arrange({ P1: { cities: ['Warren'], army: ['Wolf Rider', 'Orc Warleader'] } });
    const [rider] = faces(s, 'Wolf Rider');
    expect(rider.type).toMatch(/^Creature · .*Orc/);
    const [attack, defence] = rider.values ?? [];
    expect(attack).toMatchObject({ name: 'Attack', why: ['Orc Warleader +1'] });
    expect(attack.now).toBe((attack.printed ?? 0) + 1);
    expect(defence.why).toEqual([]);
  });
  test('a card in hand shows its cost, a city what is left of its defence', () => {
    const s = arcmageKit.arrange({ P1: { cities: ['Warren'], hand: ['Deadly Shock', 'Grassroots'] } });
    expect(faces(s, 'Deadly Shock')[0].cost).toBe('2');
    expect(faces(s, 'Grassroots')[0].cost).toBe('X');
    expect(faces(s, 'Warren')[0].pips).toEqual({ name: 'Defence', now: 6, most: 6 });
    expect(faces(s, 'Warren')[0].cost).toBeUndefined();
  });
});

describe('The likely result of an option', () => {
  test('a city to build shows its defence and levels, an ability its sentence', () => {
    const { forecast: noteOf } = arcmage.words;
    const s = arcmageKit.arrange({ P1: { cities: ['Warren'], unbuilt: ['Farmland'], army: ['Kolibri'] } });
    const named = (name: string) => s.names.indexOf(name);
    expect(noteOf?.(s, { kind: 'build', card: named('farmland') })).toBe(
      'defence 7, powers at devotion 2 and 4',
    );
    expect(noteOf?.(s, { kind: 'use', card: named('kolibri') })).toBe(
      'mark: produce 1 Gaian resource, or 2 if you control a Flower',
    );
  });
  const given = {
    P1: { cities: ['Warren'], army: ['Wolf Rider', 'Ghoul'], phase: 'attack' },
    P2: { cities: ['Farmland'], army: ['Royal Guard'] },
  };
  function attacked() {
    const m = matchAt({ P1: given.P1, P2: given.P2 });
    for (let n = 0; n < 20 && !/Attack a city/.test(question(m)); n++) {
      const asked = pending(arcmage, m.state);
      if (asked) pick(m, asked.seat, arcmage.judgement.habit(m.state, asked.seat, asked.options));
    }
    return m;
  }
  const question = (m: Match<Realm>) => {
    const asked = pending(arcmage, m.state);
    return asked ? arcmage.words.questions[asked.question](m.state) : '';
  };
  test('an attack says what gets through, a fight which creatures die', () => {
    const m = attacked();
    expect(question(m)).toBe('Attack a city?');
    expect(note(m, 'attack P2 Farmland')).toMatch(
      /^2 attackers: \d+ damage, \d+ of \d+ left; 1 could intercept/,
    );
    say(m, 'attack P2 Farmland');
    expect(note(m, 'Ghoul attacks P2 Farmland')).toMatch(/^\d+ damage, \d+ of \d+ left; 1 could intercept/);
    say(m, 'Ghoul attacks P2 Farmland');
    expect(clashesOf(m.state)).toMatchObject([{ defenders: [] }]);
    expect(battlesOf(m.state)[0]).toMatch(/^P2 Farmland: \d damage, \d+ left$/);
  });
});

test('vaults, levels and the stack are given in numbers and words', () => {
  const s = arcmageKit.arrange({ P1: { cities: ['Warren'], resources: { 'Red Banner': 3, Gaian: 1 } } });
  expect(vaultsOf(s, 0).map(({ words }) => words)).toEqual([
    'Gaian: 1 of 1 unmarked',
    'Red Banner: 3 of 3 unmarked',
  ]);
  const ward = wardOf(s, city(s, s.players[0].cities[0]));
  expect(ward.levels.map(({ level }) => level)).toEqual([2, 5]);
  expect(ward.words).toContain('devotion 0');
  expect(stackOf(s)).toEqual([]);
  const now = (phase: Realm['phase']) =>
    phasesOf({ ...s, phase }).flatMap(each => (each.now ? [each.name] : []));
  expect(now('tactics')).toEqual(['Tactics']);
  expect(now('setup')).toEqual([]);
});

test('AM-126 the question under a Siphon says how many more may unmark', () => {
  const m = matchAt({
    phase: 'unmark',
    P1: {
      cities: ['Warren'],
      army: ['Ghoul', 'Wight', 'Shatis'].map(name => ({ [name]: { marked: true } })),
    },
    P2: { cities: [{ Siphon: { levels: [7] } }], army: ['Kolibri', 'Botanist'] },
  });
  const question = () => arcmage.words.questions['unmarkPhase.pick'](m.state);
  expect(question()).toBe('Which creature unmarks? You may unmark 2 more.');
  say(m, 'unmark Ghoul');
  expect(question()).toBe('Which creature unmarks? You may unmark 1 more.');
});
