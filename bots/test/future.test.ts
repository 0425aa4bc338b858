import type { Eye, State } from '@siegeworks/contract';
import type { Match } from '@siegeworks/kernel';
import { create, moments, pick } from '@siegeworks/kernel';
import { games } from '@siegeworks/shelf';
import { expect, test } from 'vitest';

const EYES: readonly Eye[] = [0, 1, 'spectator'];
const LONG = 200;
const able = games.filter(({ knowledge }) => knowledge.future);

test('games whose luck is measured by another future: Tower Siege, Arcania and Towers in Time', () => {
  expect(able.map(({ about }) => about.id)).toEqual(['tower-siege', 'arcania', 'towers-in-time']);
});

test.each(able.map(game => [game.about.title, game] as const))(
  'another future of %s changes what nobody knows, and nothing that anybody sees',
  (_title, game) => {
    const players = game.catalogue.decks.slice(0, 2).map(({ id }) => ({ deck: id }));
    const m: Match = create(game, { players }, 'future');
    while (m.asked && m.picks.length < LONG) {
      const { seat, options } = m.asked;
      pick(m, seat, game.judgement.habit(m.state, seat, options));
    }
    const { view, hands, future } = game.knowledge;
    const order = (s: State) => JSON.stringify({ ...s, random: [], script: null });
    let others = 0;
    for (const { state } of moments(m)) {
      // What only the program needs is set, so that leaving it in place is seen.
      const told = { ...state, script: [4], events: [{ type: 'told' }], luck: state.luck + 1 };
      const before = JSON.stringify(told);
      const other = future?.(told, 'elsewhere');
      expect(JSON.stringify(told)).toBe(before);
      expect(other).toMatchObject({ script: null, events: told.events, luck: told.luck });
      expect(other.random).not.toEqual(state.random);
      for (const eye of EYES) expect(view(other, eye)).toEqual(view(told, eye));
      expect(hands?.(other)).toEqual(hands?.(state));
      if (order(other) !== order(told)) others++;
    }
    expect(others).toBeGreaterThan(m.picks.length / 2);
  },
);
