import { begin, pending, play } from '@siegeworks/kernel';
import { towersInTime } from '@siegeworks/towers-in-time';
import { expect, test } from 'vitest';
import { idOf, table } from './table.ts';

const EYES = [0, 1, 'spectator'] as const;

/** Who learns what about the first player's opening: event types by eye. */
test('nobody else learns what is put down during set-up (TT-R06)', () => {
  const s = begin(towersInTime, { players: [{ deck: 'orc-horde' }, { deck: 'elven-glade' }] }, 'secret');
  s.events = [];
  let put = 0;
  for (let asked = pending(towersInTime, s); asked?.seat === 0; asked = pending(towersInTime, s)) {
    const option = asked.options.find(o => o.kind === 'put' || o.kind === 'limbo') ?? asked.options[0];
    if (option.kind === 'put' || option.kind === 'limbo') put++;
    play(towersInTime, s, option);
  }
  const heard = EYES.map(eye => (s.events ?? []).filter(event => towersInTime.knowledge.sees(event, eye)));
  expect(put).toBeGreaterThan(4);
  expect(heard.map(events => events.length)).toEqual([put, 0, 0]);
  expect(s.events?.every(event => event.type === 'putDown')).toBe(true);
});

test("the others' hidden maintenance decisions are guessed: players who can pay do (TT-007)", () => {
  const orc = { Orc: { used: true, spells: ['Wings of the Gale'] } };
  const s = table({
    P1: { hand: ['Orc'] },
    P2: { towers: [{ Cloudbank: { units: [orc], walls: ['Wall of Flames'] } }] },
  });
  const [wings, flames, source] = ['Wings of the Gale', 'Wall of Flames', 'Cloudbank'].map(n => idOf(s, n));
  s.phase = 'maintenance';
  Object.assign(s.players[1], { settled: true, dropped: [wings] });
  const { kept, chosen, dropped } = towersInTime.knowledge.sample(s, 0, 'any').players[1];
  expect({ kept, chosen, dropped }).toEqual({ kept: [wings], chosen: [source], dropped: [flames] });
  expect(towersInTime.knowledge.sample(s, 1, 'any').players[1]).toMatchObject({ dropped: [wings], kept: [] });
});

test("the others' hidden placements are guessed, and surplus cards in hand are discarded", () => {
  const players = [{ deck: 'orc-horde' }, { deck: 'elven-glade' }];
  const s = begin(towersInTime, { players, options: { handLimit: 5 } }, 'anew');
  for (let asked = pending(towersInTime, s); asked?.seat === 0; asked = pending(towersInTime, s))
    play(towersInTime, s, towersInTime.judgement.habit(s, 0, asked.options));
  expect([s.phase, s.players[0].settled]).toEqual(['setup', true]);
  // What is guessed has not happened.
  s.events = [];
  for (const seed of ['one', 'two', 'three']) {
    const c = towersInTime.knowledge.sample(s, 1, seed);
    const { hand, towers, discard } = c.players[0];
    expect(towers.length).toBeGreaterThan(0);
    expect(c.events).toEqual([]);
    expect([hand.length, discard.length]).toEqual([5, 1]);
    expect(towersInTime.audit.misplaced(c)).toBeNull();
  }
});
