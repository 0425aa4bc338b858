import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Face, Game, MatchConfig, Seat, State } from '@siegeworks/contract';
import type { Pending } from '@siegeworks/kernel';
import { begin, pending, play } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { games } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';

/** Positions of each game that are looked at, and how many picks lie between two of them. */
const POSITIONS = 30;
const APART = 17;

function rulesOf(game: Game): Set<string> {
  const path = join(import.meta.dirname, '..', '..', 'docs', 'rules', `${game.about.id}.md`);
  return new Set(
    [...readFileSync(path, 'utf8').matchAll(/^[-*] \*\*([A-Z]{2}-R?\d+)\*\*/gm)].map(([, id]) => id),
  );
}

function configOf(game: Game, i: number): MatchConfig {
  const seats = Math.max(2, game.about.seats.min);
  const deck = (seat: number) =>
    game.catalogue.decks[(i + seat) % Math.max(1, game.catalogue.decks.length)]?.id;
  return {
    players: Array.from({ length: seats }, (_, seat) => {
      const id = deck(seat);
      return id === undefined ? {} : { deck: id };
    }),
    ...('mode' in game.setup.variants && { options: { mode: 'duel' } }),
  };
}

/** Positions on the way through random games, each from the seat that is asked and from another. */
function* positions(game: Game): Generator<{ s: State; asked: Pending }> {
  let seen = 0;
  for (let i = 0; seen < POSITIONS; i++) {
    const dice = playerDice(`why not ${i}`);
    const s: State = begin(game, configOf(game, i), `why not ${i}`);
    let picks = 0;
    for (let asked = pending(game, s); asked !== null && seen < POSITIONS; asked = pending(game, s)) {
      if (picks++ % APART === 0) {
        seen++;
        yield { s, asked };
      }
      const { options, seat } = asked;
      play(
        game,
        s,
        dice() < 0.7 ? game.judgement.habit(s, seat, options) : options[Math.floor(dice() * options.length)],
      );
    }
  }
}

const spread = (face: Face): Face[] => [face, ...face.attached.flatMap(spread)];

/** What this seat sees and no option names, nor one like it. */
function unusable(game: Game, s: State, asked: Pending, seat: Seat): Face[] {
  const named = asked.seat === seat ? asked.options.flatMap(({ card, target }) => [card, target]) : [];
  const { areas } = game.words.board(game.knowledge.view(s, seat), seat);
  const faces = areas.flatMap(({ cards }) => cards.flatMap(spread));
  const usable = faces.filter(({ id }) => named.includes(id)).map(({ card }) => card);
  // Of cards that are alike one option stands for all.
  return faces.filter(({ id, card }) => id >= 0 && !named.includes(id) && !usable.includes(card));
}

describe.each(games.map(game => [game.about.id, game] as const))('%s', (_id, game) => {
  const rules = rulesOf(game);

  test('whatever cannot be used has a reason, and the reason a rule of its book', () => {
    const wrong = new Set<string>();
    let refused = 0;
    for (const { s, asked } of positions(game)) {
      for (let seat = 0; seat < s.seats; seat++) {
        for (const { id, name } of unusable(game, s, asked, seat)) {
          const reasons = game.knowledge.whyNot(s, seat, { card: id });
          refused += reasons.length;
          if (reasons.length === 0) wrong.add(`${asked.question}, ${name}: no reason`);
          for (const { rule, text } of reasons)
            if (!rules.has(rule)) wrong.add(`${asked.question}, ${name}: ${text} (${rule})`);
        }
      }
    }
    expect([...wrong]).toEqual([]);
    expect(refused).toBeGreaterThan(POSITIONS);
  });
});
