import type { Game, MatchConfig, VariantValue } from '@siegeworks/contract';
import { create, refusal } from '@siegeworks/kernel';
import { games } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';

/** Names that every object answers to, and that are no cards, options or words. */
const EVERY_OBJECT = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
/** Numbers of things that are not on any table. */
const NO_CARD = [-2, -1, 9999, Number.MAX_SAFE_INTEGER];

const named = (name: string, value: VariantValue): Record<string, VariantValue> =>
  Object.fromEntries([[name, value]]);
const usual = (game: Game): MatchConfig => ({
  players: Array.from({ length: game.about.seats.min }, () => ({})),
});

describe.each(games.map(game => [game.about.title, game] as const))('%s', (_title, game) => {
  test.each(EVERY_OBJECT)('a deck with the card %s is refused', name => {
    const [first, ...rest] = usual(game).players;
    const seat = { ...first, cards: named(name, 3) as Record<string, number> };
    const reasons = game.setup.check({ players: [seat, ...rest] }).map(({ text }) => text);
    if (game.catalogue.decks.length > 0)
      expect(reasons).toContainEqual(expect.stringContaining(`no card ${name}`));
    expect(reasons).not.toEqual([]);
  });

  test.each(EVERY_OBJECT)('%s is neither an option nor a choice, nor a value of one', name => {
    const { players } = usual(game);
    const refused = (config: MatchConfig) => game.setup.check(config).map(({ text }) => text);
    expect(refused({ players, options: named(name, 1) })).toContainEqual(
      expect.stringContaining(`there is no option ${name}`),
    );
    const chosen = players.map(() => ({ choices: named(name, 1) }));
    if (game.catalogue.decks.length > 0) expect(refused({ players: chosen })).not.toEqual([]);
    for (const [option, field] of Object.entries(game.setup.variants)) {
      if (!field.words) continue;
      expect(refused({ players, options: named(option, name) })).toContainEqual(
        expect.stringContaining(`${option} cannot be ${name}`),
      );
    }
  });

  test.each(NO_CARD)('a pick of card %i is refused with a reason', card => {
    const match = create(game, usual(game), 'strange');
    const asked = match.asked;
    const kinds = new Set(asked?.options.map(({ kind }) => kind));
    for (const kind of [...kinds, 'nonsense']) {
      const why = refusal(match, asked?.seat ?? 0, { kind, card, target: card });
      expect(why?.text).toMatch(/\w/);
    }
  });
});
