import type { Candidate } from '@siegeworks/bots';
import { newMind } from '@siegeworks/bots';
import type { Option, Seat, State } from '@siegeworks/kernel';
import { play } from '@siegeworks/kernel';
import type { HintAnswer } from '@siegeworks/protocol';
import type { Desk } from './desk.ts';
import { tableNamed } from './desk.ts';
import { refuse } from './refusals.ts';
import { pondered } from './run.ts';
import type { Table } from './table.ts';
import { notSeated, seenBy } from './table.ts';

/** How many answers a hint names, and how many reasons for each. */
const ANSWERS = 3;
const REASONS = 3;
/** As long as the best opponent thinks. */
const BUDGET = { iterations: 4000, milliseconds: 1000 };
/** How many percent of it pass before the answers so far are told again: telling takes time, too. */
const STEP = 10;

/** What the best player would do, how likely it thinks that to win, and what would come of it. */
export async function giveHint(desk: Desk, re: number, id: string): Promise<void> {
  const { parts, tell } = desk;
  const table = tableNamed(desk, id);
  const { seed, picks } = table.match;
  const asked = table.match.asked;
  const bot = parts.levels.at(-1);
  if (table.eye === 'spectator') throw refuse(notSeated(table));
  if (!asked || asked.seat !== table.eye || !bot) throw refuse('it is not your decision');
  const mine = ++table.hints;
  const since = parts.now();
  let told = 0;
  const mind = { ...newMind(`hint:${seed}:${picks.length}`), budget: BUDGET };
  const answers = (candidates: readonly Candidate[]) => answersOf(table, asked.seat, candidates);
  const thought = await pondered(desk, table, { asked, bot, mind }, soFar => {
    const share = Math.min(99, Math.round((100 * (parts.now() - since)) / BUDGET.milliseconds));
    if (share - told >= STEP) {
      told = share;
      tell(null, 'thinking', { match: id, by: bot.name, share, answers: answers(soFar.candidates()) });
    }
    return table.hints === mine;
  });
  if (!thought) throw refuse('nobody waits for the hint any more');
  tell(re, 'hint', {
    match: id,
    by: bot.name,
    option: thought.pick(),
    answers: answers(thought.candidates()),
  });
}

function answersOf(table: Table, seat: Seat, candidates: readonly Candidate[]): HintAnswer[] {
  const { game } = table.match;
  const seen = seenBy(table, seat);
  return candidates.slice(0, ANSWERS).map(({ option, chance, visits }) => ({
    option,
    text: game.words.option(seen, option),
    chance: Math.round(100 * chance),
    visits,
    why: [game.words.forecast?.(seen, option) ?? '', ...comesOf(table, seat, option)]
      .filter(text => text !== '')
      .slice(0, REASONS),
  }));
}

/** What happens at once when it is picked, in words; nothing where luck decides. */
function comesOf(table: Table, seat: Seat, option: Option): string[] {
  const { game, state, picks } = table.match;
  const s: State = game.knowledge.sample(state, seat, `hint:${picks.length}`);
  const { luck } = s;
  s.events = [];
  play(game, s, option);
  if (s.luck !== luck) return [];
  const after = seenBy(table, seat, s);
  return s.events.flatMap(event => {
    const known = game.knowledge.sees(event, seat);
    return known === null ? [] : [game.words.events[event.type].say(after, known)];
  });
}
