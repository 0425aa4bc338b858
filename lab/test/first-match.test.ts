import { join } from 'node:path';
import type { Game, GameEvent } from '@siegeworks/contract';
import type { Match } from '@siegeworks/kernel';
import { create, pick } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { gameOf, games } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';
import { firstMatchOf, rulesOf } from '../src/examples.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** As many sentences as anybody reads at once. */
const MOST = 2;
const sentences = (text: string) =>
  text.split(/[.!?](?=\s+[A-Z]|$)/).filter(part => part.trim() !== '').length;

/** What a learner may be asked and may see in so many matches, of which some picks are made at random. */
const MATCHES = 8;
const PICKS = 900;
const RANDOM = 0.15;

interface Met {
  asked: Set<string>;
  seen: GameEvent[];
}
function lived(game: Game, decks: readonly string[]): Met {
  const met: Met = { asked: new Set(), seen: [] };
  for (let n = 0; n < MATCHES; n++) play(game, decks, n, met);
  return met;
}
function play(game: Game, decks: readonly string[], n: number, met: Met): void {
  const players = Array.from({ length: game.about.seats.min }, (_, seat) =>
    decks[seat] ? { deck: decks[seat] } : {},
  );
  const match: Match = create(game, { players }, `first ${n}`);
  const dice = playerDice(`first ${n}`);
  for (let picks = 0; match.asked && picks < PICKS; picks++) {
    const { seat, options, question } = match.asked;
    if (seat === 0) met.asked.add(question);
    const any = options[Math.floor(dice() * options.length)];
    const usual = game.judgement.habit(match.state, seat, options);
    met.seen.push(...pick(match, seat, dice() < RANDOM ? any : usual));
  }
}

describe.each(games.map(game => game.about.id))('the guided match of %s', id => {
  const first = firstMatchOf(ROOT, id);
  const game = gameOf(id);
  if (!first || !game) throw new Error(`${id} has no guided match`);

  test('says at most two sentences at a time, never the same twice, by rules of the book', () => {
    const book = new Set(rulesOf(ROOT, id));
    const said = first.comments.map(({ say }) => say);
    expect(said.filter(say => sentences(say) > MOST)).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
    expect(first.comments.flatMap(({ rules }) => rules).filter(rule => !book.has(rule))).toEqual([]);
    expect(first.comments.length).toBeGreaterThanOrEqual(10);
  });

  test('is about what happens in such matches: every comment has its moment', () => {
    const { asked, seen } = lived(game, first.decks);
    const never = first.comments.filter(comment =>
      comment.saw
        ? !seen.some(event =>
            Object.entries(comment.saw ?? {}).every(([key, value]) => Reflect.get(event, key) === value),
          )
        : !asked.has(comment.asked ?? ''),
    );
    expect(never.map(({ asked: question, saw }) => question ?? saw)).toEqual([]);
  });
});
