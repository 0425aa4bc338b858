import type { Game } from '@siegeworks/contract';
import type { Drafter, DraftKind } from '@siegeworks/decks';
import { builtByLot, builtFrom, draftedByComputers, newDraft, poolOf, seatOf } from '@siegeworks/decks';
import type { Played, Rate } from '@siegeworks/lab';
import { planned, playOne, rateOf, wonBy } from '@siegeworks/lab';

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
  /** Games won with the computer's own deck, where the other one came from the same packs by lot. */
  won: Rate | null;
  /** What went wrong, with the seed of the packs. */
  failures: string[];
}

export interface TrialPlan {
  kind: DraftKind;
  player: string;
  seed: string;
  packs: number;
  /** Who built the other deck: the computer as well, or a lot. */
  against: Against;
}
export const AGAINST = ['computer', 'lot'] as const;
export type Against = (typeof AGAINST)[number];

/**
 * The decks of one game. Two that the computer built come from two seats; against a lot both come from the same packs,
 * and every two games are one deal with the decks in each other's seats.
 */
export function trialDecks(drafter: Drafter, { kind, seed, packs, against }: TrialPlan, deal: number) {
  const opened = newDraft(drafter, { kind, seed: `${seed}/${deal}`, seats: 2, packs });
  const draft = kind === 'draft' ? draftedByComputers(drafter, opened) : opened;
  const [first, second] = [0, 1].map(seat => poolOf(draft, drafter.plan, seat));
  const other =
    against === 'lot' ? builtByLot(drafter, first, `${seed}/${deal}/lot`) : builtFrom(drafter, second);
  return [builtFrom(drafter, first), other];
}

export class TrialTally {
  private readonly played: Played[] = [];
  private legal = 0;

  /** Plays one game: the seats of its two decks change from game to game. */
  play(game: Game, drafter: Drafter, plan: TrialPlan, index: number): void {
    const deal = plan.against === 'lot' ? Math.floor(index / 2) : index;
    const decks = trialDecks(drafter, plan, deal).map(seatOf);
    this.legal += decks.filter(deck => game.setup.checkSeat(deck).length === 0).length;
    const [first, second] = decks;
    const names = [FIRST, 'second'];
    const run = planned(game, {
      games: 1,
      players: [plan.player],
      decks: index % 2 === 0 ? names : [...names].reverse(),
      own: { [FIRST]: first, second },
      seats: 2,
      seed: `${plan.seed}/${deal}`,
    });
    this.played.push(playOne(game, run, 0));
  }

  report(game: Game, { kind, player, seed, against }: TrialPlan): Trial {
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
      won: against === 'lot' ? wonWithFirst(over) : null,
      failures: this.played.flatMap(({ seed: at, failure }) =>
        failure ? [`${at}: ${failure.law}: ${failure.text.split('\n')[0]}`] : [],
      ),
    };
  }
}

/** The name of the deck that is looked at. */
const FIRST = 'first';

function wonWithFirst(over: readonly Played[]): Rate {
  const won = over.map(({ outcome, decks }) => wonBy(outcome, decks.indexOf(FIRST)));
  return rateOf(won.filter(n => n === 1).length, won.filter(n => n === 0.5).length, won.length);
}
