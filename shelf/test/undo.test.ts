import type { Game } from '@siegeworks/contract';
import { create, pick, whyNoUndoTo } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { games } from '@siegeworks/shelf';
import { expect, test } from 'vitest';
import { readyMatch } from './random-play.ts';

/** Why the last pick of somebody could not be undone, in games by chance: reason → an event that came with it. */
function reasonsIn(game: Game): Map<string, Set<string>> {
  const reasons = new Map<string, Set<string>>();
  for (let n = 0; n < 6; n++) {
    const m = create(game, readyMatch(game, n, 2), `undo ${n}`);
    const dice = playerDice(`undo ${n}`);
    while (m.asked && m.picks.length < 250) {
      const { seat, options } = m.asked;
      const events = pick(m, seat, options[Math.floor(dice() * options.length)]);
      const why = m.state.over ? null : (whyNoUndoTo(m, seat)?.text ?? 'free');
      if (why === null) break;
      const known = reasons.get(why) ?? new Set();
      reasons.set(why, known);
      for (const { type } of events) known.add(type);
    }
  }
  return reasons;
}

const CARD = 'a hidden card was drawn or shown';
const DICE = 'dice were rolled';
const TURN = 'the turn has ended';
const SHUFFLED = 'cards were shuffled';

/** Every reason that a game has, with the event that makes it true; and what can be taken back. */
const EXPECTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'tower-siege': { free: 'paid', [DICE]: 'rolled', [TURN]: 'turnEnded', [CARD]: 'drew' },
  arcania: { free: 'erected', [CARD]: 'drew', [SHUFFLED]: 'searched' },
  'two-deck-siege': { free: 'moved', [CARD]: 'enemiesDrawn', [SHUFFLED]: 'shuffled' },
  'towers-in-time': { free: 'sapped', [CARD]: 'drew' },
  // AM-331: what was played openly, and entered because nobody else was asked, hid nothing.
  arcmage: { free: 'entered', [CARD]: 'drew', [TURN]: 'turnBegan', [SHUFFLED]: 'shuffled' },
};

test.each(games.map(game => [game.about.id, game] as const))(
  '%s: nobody undoes what somebody else has answered',
  (_id, game) => {
    const m = create(game, readyMatch(game, 1, 2), 'others');
    const first = m.asked?.seat ?? 0;
    while (m.asked?.seat === first) pick(m, first, m.asked.options[m.asked.options.length - 1]);
    const other = m.asked?.seat ?? 0;
    pick(m, other, m.asked?.options[0] ?? { kind: '' });
    expect(whyNoUndoTo(m, first)?.text).toBe('somebody else has acted since');
  },
);

test.each(games.map(game => [game.about.id, game] as const))(
  '%s says truly why nothing is undone',
  (id, game) => {
    const reasons = reasonsIn(game);
    expect([...reasons.keys()].sort()).toEqual(Object.keys(EXPECTED[id]).sort());
    for (const [why, event] of Object.entries(EXPECTED[id]))
      expect([...(reasons.get(why) ?? [])]).toContain(event);
  },
);
