import { openView } from '@siegeworks/files';
import { create, pick } from '@siegeworks/kernel';
import { games } from '@siegeworks/shelf';
import { expect, test } from 'vitest';

const WITH_DECKS = games.filter(({ about, catalogue }) => about.seats.max > 1 && catalogue.decks.length > 0);

test.each(WITH_DECKS.map(game => [game.about.id, game] as const))(
  '%s: what you know of the others counts a hand that lies open',
  (_id, game) => {
    const { knowledge, words } = game;
    const players = Array.from({ length: 2 }, (_, n) => ({ deck: game.catalogue.decks[n].id }));
    const match = create(game, { players }, 'open hands');
    // While everybody prepares unseen, no hand lies open.
    for (let { asked } = match; asked && !knowledge.hands?.(match.state).length; asked = match.asked)
      pick(match, asked.seat, game.judgement.habit(match.state, asked.seat, asked.options));
    const { state } = match;
    const { hand }: { hand: number[] } = state.players[1];
    const inHand = (seen: typeof state) =>
      (words.known?.(seen, 0) ?? [])
        .flatMap(({ cards }) => cards)
        .filter(({ where }) => where === 'in hand')
        .map(({ card }) => card)
        .toSorted();
    expect(hand.length).toBeGreaterThan(0);
    expect(inHand(openView(game, state, 0))).toEqual(
      hand.map(id => words.card?.(state, id) ?? '').toSorted(),
    );
    expect(inHand(knowledge.view(state, 0))).toEqual([]);
  },
);
