import type { Option } from '@siegeworks/contract';
import type { Room, Thinking } from '@siegeworks/host';
import type { House } from './house.ts';
import type { RulesRef } from './threads/jobs.ts';

/** Computer players of all rooms share the threads of their node: nobody else waits while they think. */
export function thinkApart(house: House, room: Room, thinking: Thinking): Promise<Option> | null {
  const rules = house.engines.ref(room.match.game);
  return rules && answered(house, room, thinking, rules);
}

async function answered(
  { pool, metrics }: House,
  { match, minds }: Room,
  { asked, bot, seed, milliseconds }: Thinking,
  rules: RulesRef,
): Promise<Option> {
  const mind = minds[asked.seat];
  const done = metrics.thinking.startTimer();
  const { option, kept } = await pool.think({
    kind: 'think',
    rules,
    state: match.state,
    asked,
    bot: bot.id,
    seed,
    kept: mind.kept,
    budget: bot.budget ? pool.share(bot.budget) : null,
    milliseconds: milliseconds ?? null,
  });
  done();
  mind.kept = kept;
  return option;
}
