import { pending, play } from '@siegeworks/kernel';
import { towersInTime } from '@siegeworks/towers-in-time';
import { expect, test } from 'vitest';
import { view } from '../src/knowledge/view.ts';
import { clone } from '../src/state/clone.ts';
import type { Realm } from '../src/state/realm.ts';
import { about, harmless, uses } from '../src/words/about.ts';
import { forecast } from '../src/words/forecast.ts';
import { anyMatch, playOut } from './play.ts';
import { idOf, pick, table } from './table.ts';

function option(s: Realm, kind: string, card?: string, target?: string) {
  const is = (named: string | undefined, id: number | undefined) =>
    named === undefined || id === idOf(s, named);
  const found = pending(towersInTime, s)?.options.find(
    o => o.kind === kind && is(card, o.card) && is(target, o.target),
  );
  if (!found) throw new Error(`no ${kind} ${card ?? ''} ${target ?? ''}`);
  return found;
}
const WAR = {
  P1: { towers: [{ Mountain: { units: ['Men-at-Arms', 'Orc'] } }] },
  P2: { towers: [{ Volcano: { units: ['Barbarians'] } }] },
};

test('an attack is about its units and the shields, a defence about both sides', () => {
  const s = table(WAR);
  const arms = idOf(s, 'Men-at-Arms');
  expect(about(s, option(s, 'attack', 'Men-at-Arms'))).toEqual([arms, '1.shields']);
  pick(s, 'attack', 'Men-at-Arms');
  if (pending(towersInTime, s)?.question === 'attack.gather') pick(s, 'done');
  pick(s, 'handOver');
  expect(about(s, option(s, 'defend', 'Barbarians'))).toEqual([idOf(s, 'Barbarians'), arms]);
  expect(about(s, option(s, 'pass'))).toEqual([arms, '1.shields']);
});

test('a spell names what it saps before it is declared and while it is aimed', () => {
  const s = table({
    P1: { hand: ['Fireball'], towers: ['Volcano'] },
    P2: { towers: [{ Volcano: { units: [{ 'Orc Boar Riders': { openly: true } }] } }] },
  });
  pick(s, 'cast', 'Fireball');
  expect(about(s, option(s, 'target', undefined, 'P2 Orc Boar Riders'))).toEqual([
    idOf(s, 'Fireball'),
    idOf(s, 'P2 Orc Boar Riders'),
  ]);
});

test('what is named beforehand is exactly what is then sapped', () => {
  let seen = 0;
  for (const i of [0, 1, 2, 5, 8, 9])
    playOut(anyMatch(i), `uses ${i}`, (s, picked) => {
      if (!['transport', 'regenerate', 'pay'].includes(picked.kind) || s.phase === 'maintenance') return;
      const seat = pending(towersInTime, s)?.seat ?? 0;
      const named = uses(view(s, seat), picked);
      const next = clone(s);
      next.events = [];
      play(towersInTime, next, picked);
      if (pending(towersInTime, next)?.question === 'pay.choose')
        play(towersInTime, next, option(next, 'pay'));
      const sapped = (next.events ?? []).flatMap(e =>
        e.type === 'sapped' && 'card' in e ? [Number(e.card)] : [],
      );
      expect([...named].sort()).toEqual(sapped.sort());
      seen++;
    });
  expect(seen).toBeGreaterThan(50);
});

test('only what spends, gives up and attacks with nothing new is harmless', () => {
  const s = table(WAR);
  expect(harmless(s, option(s, 'pass'))).toBe(true);
  expect(harmless(s, option(s, 'attack', 'Men-at-Arms'))).toBe(false);
});
test('to leave open what could be defended is not harmless', () => {
  const s = table({
    P1: { towers: [{ Volcano: { units: ['Orc'] } }] },
    P2: { towers: [{ Volcano: { units: ['Barbarians'] } }], breach: 3 },
  });
  pick(s, 'attack', 'Orc');
  if (pending(towersInTime, s)?.question === 'attack.gather') pick(s, 'done');
  expect(harmless(s, option(s, 'handOver'))).toBe(true);
  pick(s, 'handOver');
  expect(harmless(s, option(s, 'pass'))).toBe(false);
  expect(forecast(s, option(s, 'pass'))).toContain('a shield falls');
});

test('a forecast counts whoever is seen to be able to answer', () => {
  const attack = (P2: object) => {
    const s = table({ P1: { towers: [{ Cloudbank: { units: ['Minor Mjorn Air Elemental'] } }] }, P2 });
    return forecast(s, option(s, 'attack', 'Minor Mjorn Air Elemental'));
  };
  expect(attack({})).toBe('nobody could defend; 1 of 4 points for a shield');
  expect(attack({ hand: ['Orc'] })).toContain('unless answered');
  const bowmen = { Volcano: { units: ['Elven Bowmen', 'Elven Bowmen'] } };
  expect(attack({ towers: [bowmen] })).toBe(
    'nobody could defend, but 2× Elven Bowmen could shoot; 1 of 4 points for a shield unless answered',
  );
  expect(attack({ shields: ['Orc', 'Fireball'] })).toContain('Fireball could come from a shield');
  const used = { 'Elven Bowmen': { used: true } };
  expect(attack({ towers: [{ Volcano: { units: [used] } }] })).not.toContain('shoot');
});
test('what kills a unit that can regenerate says so', () => {
  const s = table({
    P1: { hand: ['Fireball'], towers: ['Volcano', 'Volcano', 'Volcano'] },
    P2: {
      towers: [
        { Mountain: { units: [{ 'Cave Troll': { openly: true, damage: 1 } }] } },
        'Mountain',
        'Mountain',
      ],
    },
  });
  pick(s, 'cast', 'Fireball');
  pick(s, 'target', undefined, 'P2 Cave Troll');
  const three = pending(towersInTime, s)?.options.find(o => o.n === 3) ?? { kind: 'none' };
  expect(forecast(s, three)).toBe('kills Cave Troll unless regenerated');
});

/** Letters in a question and in the first part of a forecast: what there is room for. */
test('questions and forecasts are short', () => {
  const long = new Set<string>();
  for (const i of [0, 1, 2, 5, 8, 11])
    playOut(anyMatch(i), `words ${i}`, s => {
      const asked = pending(towersInTime, s);
      if (!asked) return;
      const eye = {
        ...view(s, asked.seat),
        people: { you: asked.seat, names: ['Page', 'Squire', 'Knight', 'Baron', 'Warlord', 'Scholar'] },
      };
      const question = towersInTime.words.questions[asked.question](eye);
      if (question.length > 76) long.add(question);
      for (const each of asked.options) {
        const [first] = forecast(eye, each).split('; ');
        if (first.length > 60) long.add(first);
      }
    });
  expect([...long]).toEqual([]);
});
