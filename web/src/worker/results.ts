import type { Score, Seat } from '@siegeworks/contract';
import { challengeOf } from '@siegeworks/contract';
import { digest } from '@siegeworks/contract/hash';
import { castleIn } from '@siegeworks/decks';
import { read } from '@siegeworks/files/shape';
import type { Room } from '@siegeworks/host';
import { decisionsOf, seatsOf, viewFor } from '@siegeworks/host';
import { CONCEDE } from '@siegeworks/kernel';
import type { Result, Verdict } from '@siegeworks/protocol';
import { result } from '@siegeworks/protocol';
import type { Keeper } from './keeper.ts';
import { fails } from './keeper.ts';

const RESULT = 'result/';

/**
 * How matches of the person ended. A result is written when its match ends here, and never again: neither another end
 * after an undo, nor the same deal from a file or for a second time changes it.
 */
export async function keepResult(keeper: Keeper, room: Room, who: string): Promise<void> {
  const ended = resultOf(room, who, keeper.now());
  if (!ended) return;
  keeper.results.set(dealOf(room), ended);
  // What found no room before may find some now.
  for (const [deal, kept] of [...keeper.results]) {
    try {
      await keeper.database.update(RESULT + deal, now => now ?? kept);
      keeper.results.delete(deal);
    } catch (fault) {
      fails(keeper, fault);
    }
  }
}

/** The same seed with the same set-up deals the same match, wherever it is kept. */
const dealOf = ({ match: { game, commitment, entropy, config } }: Room): string =>
  digest(JSON.stringify([game.about.id, commitment, entropy, config]));

/** How it ended for the one person who played; nothing where nobody or several people did. */
function resultOf(room: Room, who: string, at: number): Result | null {
  const { match, auto, seats } = room;
  const { game, state, config, seed } = match;
  const [seat, second] = seatsOf(room, who);
  if (!state.over || room.branch || seat === undefined || second !== undefined) return null;
  const { places, draw } = state.over;
  const verdict: Verdict = draw ? 'drawn' : places[seat] === 1 ? 'won' : 'lost';
  const bots = seats.map(chair => (chair.kind === 'computer' ? chair.bot : null));
  const daily = challengeOf(game, { seed, config, bots });
  const score = scoreFor(room, seat);
  return {
    game: game.about.id,
    at,
    verdict,
    against: bots.filter(bot => bot !== null),
    deck: config.players[seat]?.deck ?? castleIn(game, config),
    turns: game.audit.turns(state),
    decisions: decisionsOf(match, auto)[seat] ?? 0,
    ...(match.picks.at(-1)?.option.kind === CONCEDE.kind && { conceded: true }),
    ...(daily !== null && { daily }),
    ...(score && { score }),
  };
}

/** A fault in the words costs the points, not the result. */
function scoreFor(room: Room, seat: Seat): Score | null {
  try {
    return room.match.game.words.score?.(viewFor(room, seat)) ?? null;
  } catch {
    return null;
  }
}

/** All results, the oldest first; what cannot be read is counted. */
export async function resultsIn(keeper: Keeper): Promise<{ results: Result[]; damaged: number }> {
  const entries = await keeper.database.entries(RESULT).catch((fault: unknown) => {
    fails(keeper, fault);
    return [];
  });
  const kept = new Map(entries.map(([key, value]) => [key.slice(RESULT.length), value]));
  const all = [...kept, ...[...keeper.results].filter(([deal]) => !kept.has(deal))];
  const results = all.flatMap(([, value]) => readable(value));
  return { results: results.sort((a, b) => a.at - b.at), damaged: all.length - results.length };
}

function readable(value: unknown): Result[] {
  try {
    return [read(result, value, 'the result')];
  } catch {
    return [];
  }
}

export async function forgetResults(keeper: Keeper): Promise<void> {
  keeper.results.clear();
  try {
    const entries = await keeper.database.entries(RESULT);
    for (const [key] of entries) await keeper.database.delete(key);
  } catch (fault) {
    fails(keeper, fault);
  }
}
