import { begin, pending, play } from '@siegeworks/kernel';
import { towersInTime } from '@siegeworks/towers-in-time';
import { expect, test } from 'vitest';

const EYES = [0, 1, 'spectator'] as const;

/** Who is told what in the first player's opening: event types by eye. */
test('nobody else hears what is put down during set-up (TT-R06)', () => {
  const s = begin(towersInTime, { players: [{ deck: 'orc-horde' }, { deck: 'elven-glade' }] }, 'secret');
  s.events = [];
  let put = 0;
  for (let asked = pending(towersInTime, s); asked?.seat === 0; asked = pending(towersInTime, s)) {
    const option = asked.options.find(o => o.kind === 'put' || o.kind === 'limbo') ?? asked.options[0];
    if (option.kind === 'put' || option.kind === 'limbo') put++;
    play(towersInTime, s, option);
  }
  const heard = EYES.map(eye => (s.events ?? []).filter(event => towersInTime.sees(event, eye)));
  expect(put).toBeGreaterThan(4);
  expect(heard.map(events => events.length)).toEqual([put, 0, 0]);
  expect(s.events?.every(event => event.type === 'putDown')).toBe(true);
});
