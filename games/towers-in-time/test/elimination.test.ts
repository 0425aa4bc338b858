import { advance, begin, pending, play } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { towersInTime } from '@siegeworks/towers-in-time';
import { expect, test } from 'vitest';
import { anyMatch } from './play.ts';

/** Frames must cope when their cards and players disappear. */
test.each([5, 11, 17, 23])('anybody may give up at any moment, match %i', i => {
  const dice = playerDice(`give up ${i}`);
  const s = begin(towersInTime, anyMatch(i), `give up ${i}`);
  for (let n = 0; n < 600 && s.over === null; n++) {
    const asked = pending(towersInTime, s);
    if (!asked) break;
    if (n % 4 === 0) giveUp(Math.floor(dice() * s.seats));
    s.events = [];
    play(towersInTime, s, asked.options[Math.floor(dice() * asked.options.length)]);
  }
  function giveUp(seat: number): void {
    const c = towersInTime.rules.clone(s);
    towersInTime.rules.concede(c, seat);
    advance(towersInTime.rules, c);
    expect(towersInTime.audit.misplaced(c)).toBeNull();
    for (let n = 0; n < 12 && c.over === null; n++) {
      const asked = pending(towersInTime, c);
      if (!asked) throw new Error('nothing follows');
      expect(asked.seat).not.toBe(seat);
      expect(asked.options.length).toBeGreaterThan(0);
      play(towersInTime, c, asked.options[Math.floor(dice() * asked.options.length)]);
      expect(towersInTime.audit.misplaced(c)).toBeNull();
    }
  }
});
