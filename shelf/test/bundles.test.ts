import type { Bundle, Game, Option, State } from '@siegeworks/contract';
import { begin, pending, play, sameOption } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { games } from '@siegeworks/shelf';
import { expect, test } from 'vitest';
import { readyMatch } from './random-play.ts';

/** Cards that a note counts instead of naming them: each of them pays as well as any other of its kind. */
const COUNTED: Readonly<Record<string, (s: State, id: number) => boolean>> = {
  arcmage: (s, id) =>
    (s as State & { players: { resources: { card: number }[] }[] }).players.some(({ resources }) =>
      resources.some(({ card }) => card === id),
    ),
};

/** The names of all cards that the picks of a bundle use up, tried on what its player sees as far as that goes. */
function usedUp(game: Game, seen: State, { option, then }: Bundle): string[] {
  const { rules, words, catalogue } = game;
  const s = rules.clone(seen);
  const used: number[] = [];
  const counted = COUNTED[game.about.id] ?? (() => false);
  const passes = () => pending(game, s)?.options.find(({ kind }) => kind === 'pass');
  try {
    for (const pick of [option, ...then] as Option[]) {
      const offered = () => pending(game, s)?.options.some(each => sameOption(each, pick));
      for (let pass = passes(); !offered() && pass; pass = passes()) play(game, s, pass);
      if (!offered()) break;
      used.push(...(words.uses?.(s, pick) ?? []).filter(id => !counted(s, id)));
      play(game, s, pick);
    }
  } catch {
    // Beyond this the player cannot see.
  }
  const keys = used.map(id => words.card?.(seen, id));
  return catalogue.cards.flatMap(card => (keys.includes(card.id) ? [card.name] : []));
}

/** Every bundle on the way through games that are played by habit and by chance, and what its picks use up. */
function* bundlesIn(game: Game): Generator<{ bundle: Bundle; used: string[] }> {
  for (let n = 0; n < 3; n++) {
    const s = begin(game, readyMatch(game, n, 2), `costs ${n}`);
    const dice = playerDice(`costs ${n}`);
    for (let made = 0; made < 250; made++) {
      const asked = pending(game, s);
      if (!asked) break;
      const seen = game.knowledge.view(s, asked.seat);
      for (const bundle of game.words.bundles?.(seen, asked.seat, asked.options) ?? [])
        yield { bundle, used: usedUp(game, seen, bundle) };
      const any = asked.options[Math.floor(dice() * asked.options.length)];
      s.events = null;
      play(game, s, dice() < 0.7 ? game.judgement.habit(s, asked.seat, asked.options) : any);
    }
  }
}

test.each(games.map(game => [game.about.id, game] as const))(
  '%s: the name of a bundle or its note names every card that its picks use up',
  (_id, game) => {
    const missing: string[] = [];
    let bundles = 0;
    for (const { bundle, used } of bundlesIn(game)) {
      bundles++;
      const said = `${bundle.text}. ${bundle.note}`;
      const lost = used.filter(name => !said.includes(name));
      if (lost.length > 0) missing.push(`${lost.join(', ')} in: ${bundle.text}: ${bundle.note}`);
    }
    expect(missing).toEqual([]);
    expect(bundles).toBeGreaterThan(10);
  },
);
