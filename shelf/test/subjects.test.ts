import { begin, pending, play } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { games } from '@siegeworks/shelf';
import { expect, test } from 'vitest';
import { readyMatch } from './random-play.ts';

/** Until this many questions have named a card, or this many picks have been made. */
const ENOUGH = 6;
const MOST = 1500;

test.each(games.map(game => [game.about.id, game] as const))(
  '%s: where a card explains a question, that card has a text',
  (_id, game) => {
    const dice = playerDice('subjects');
    const seen: string[] = [];
    let picks = 0;
    for (let round = 0; seen.length < ENOUGH && picks < MOST; round++) {
      const s = begin(game, readyMatch(game, round, game.about.seats.min), `subjects ${round}`);
      for (let asked = pending(game, s); asked && picks < MOST; asked = pending(game, s), picks++) {
        const view = game.knowledge.view(s, asked.seat);
        const subject = game.words.subjects?.[asked.question]?.(view) ?? null;
        if (subject !== null) seen.push(subject);
        play(game, s, asked.options[Math.floor(dice() * asked.options.length)]);
      }
    }
    expect(seen.length).toBeGreaterThan(0);
    const texts = new Map(game.catalogue.cards.map(({ id, text }) => [id, text]));
    for (const subject of seen) expect(texts.get(subject), subject).toBeTruthy();
  },
);
