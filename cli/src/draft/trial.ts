import type { Game } from '@siegeworks/contract';
import type { Drafter, DraftKind } from '@siegeworks/decks';
import { builtFrom, draftedByComputers, newDraft, poolOf, seatOf } from '@siegeworks/decks';
import type { Played } from '@siegeworks/lab';
import { planned, playOne } from '@siegeworks/lab';

/** What games between decks that computer players built from packs have shown. */
export interface Trial {
  game: string;
  kind: DraftKind;
  player: string;
  seed: string;
  games: number;
  /** Decks that the rules accept, of two for each game. */
  legal: number;
  /** Games that reached their end, by how they ended. */
  finished: number;
  endings: Record<string, number>;
  draws: number;
  turns: { median: number; most: number };
  /** What went wrong, with the seed of the packs. */
  failures: string[];
}

export interface TrialPlan {
  kind: DraftKind;
  player: string;
  seed: string;
  packs: number;
}

/** The decks of one game: two seats with packs of the same seed, built by the computer. */
export function trialDecks(drafter: Drafter, { kind, seed, packs }: TrialPlan, index: number) {
  const opened = newDraft(drafter, { kind, seed: `${seed}/${index}`, seats: 2, packs });
  const draft = kind === 'draft' ? draftedByComputers(drafter, opened) : opened;
  return [0, 1].map(seat => builtFrom(drafter, poolOf(draft, drafter.plan, seat)));
}

export class TrialTally {
  private readonly played: Played[] = [];
  private legal = 0;

  /** Plays one game: the seats of its two decks change from game to game. */
  play(game: Game, drafter: Drafter, plan: TrialPlan, index: number): void {
    const decks = trialDecks(drafter, plan, index).map(seatOf);
    this.legal += decks.filter(deck => game.setup.checkSeat(deck).length === 0).length;
    const [first, second] = index % 2 === 0 ? decks : [...decks].reverse();
    const run = planned(game, {
      games: 1,
      players: [plan.player],
      decks: ['first', 'second'],
      own: { first, second },
      seats: 2,
      seed: `${plan.seed}/${index}`,
    });
    this.played.push(playOne(game, run, 0));
  }

  report(game: Game, { kind, player, seed }: TrialPlan): Trial {
    const over = this.played.filter(({ outcome }) => outcome !== null);
    const turns = over.map(each => each.turns).sort((a, b) => a - b);
    const endings: Record<string, number> = {};
    for (const { outcome } of over)
      endings[outcome?.reason ?? ''] = (endings[outcome?.reason ?? ''] ?? 0) + 1;
    return {
      game: game.about.id,
      kind,
      player,
      seed,
      games: this.played.length,
      legal: this.legal,
      finished: over.length,
      endings,
      draws: over.filter(({ outcome }) => outcome?.draw).length,
      turns: { median: turns[Math.floor(turns.length / 2)] ?? 0, most: turns.at(-1) ?? 0 },
      failures: this.played.flatMap(({ seed: at, failure }) =>
        failure ? [`${at}: ${failure.law}: ${failure.text.split('\n')[0]}`] : [],
      ),
    };
  }
}
