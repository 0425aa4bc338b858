import type { Candidate } from '@siegeworks/bots';
import { newMind } from '@siegeworks/bots';
import type { Option, Seat, State } from '@siegeworks/contract';
import { play } from '@siegeworks/kernel';
import type { HintFacts } from '@siegeworks/protocol';
import { difference } from '@siegeworks/protocol';
import { seenOf } from './facts.ts';
import type { Host } from './host.ts';
import { refuse } from './refusals.ts';
import { seenAt, viewFor } from './room.ts';
import { pondered } from './run.ts';
import type { Visit } from './visit.ts';
import { ownSeat } from './visit.ts';

/** How many answers a hint names. */
const ANSWERS = 3;
/** As long as the best opponent thinks. */
const BUDGET = { iterations: 4000, milliseconds: 1000 };
/** How many percent of it pass before the answers so far are sent again: sending takes time, too. */
const STEP = 10;

/** What the best player would do, how likely it thinks that to win, and what would follow. */
export async function giveHint(host: Host, visit: Visit, re: number): Promise<void> {
  const { parts } = host;
  const { room, tell } = visit;
  const { seed, picks, asked } = room.match;
  const bot = parts.levels.at(-1);
  const seat = ownSeat(visit);
  if (!asked || asked.seat !== seat || !bot) throw refuse('not your decision');
  const mine = ++visit.hints;
  const since = parts.now();
  let told = 0;
  const mind = { ...newMind(`hint:${seed}:${picks.length}`), budget: BUDGET };
  const about = { match: room.id, by: bot.name };
  const answers = (candidates: readonly Candidate[]) => answersOf(visit, seat, candidates);
  const thought = await pondered(host, room, { asked, bot, mind }, soFar => {
    const share = Math.min(99, Math.round((100 * (parts.now() - since)) / BUDGET.milliseconds));
    if (share - told >= STEP) {
      told = share;
      tell(null, 'thinking', { ...about, share, answers: answers(soFar.candidates()) });
    }
    return visit.hints === mine;
  });
  if (!thought) throw refuse('hint dropped');
  tell(re, 'hint', { ...about, option: thought.pick(), answers: answers(thought.candidates()) });
}

function answersOf(visit: Visit, seat: Seat, candidates: readonly Candidate[]): HintFacts[] {
  return candidates.slice(0, ANSWERS).map(({ option, chance, visits, margin = 0, reply = null }) => ({
    option,
    chance: percent(chance),
    visits,
    margin: percent(margin),
    follows: followsFrom(visit, seat, option),
    reply: reply && { seat: reply.seat, option: reply.option, share: percent(reply.share) },
  }));
}

const percent = (share: number): number => Math.round(100 * share);

/** What happens at once when it is picked, tried at a table that this seat could be sitting at. */
function followsFrom(visit: Visit, seat: Seat, option: Option): HintFacts['follows'] {
  const { game, state, picks } = visit.room.match;
  const s: State = game.knowledge.sample(state, seat, `hint:${picks.length}`);
  const { luck } = s;
  s.events = [];
  play(game, s, option);
  if (s.luck !== luck) return null;
  const view = difference(viewFor(visit.room, seat), seenAt(visit.room, s, seat));
  return { ...(view !== undefined && { view }), events: seenOf(visit, s.events) };
}
