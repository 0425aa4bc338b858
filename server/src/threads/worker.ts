import { botOf, ponder, settle } from '@siegeworks/bots';
import type { Game } from '@siegeworks/contract';
import { tried } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { engineFrom } from '../engine-text.ts';
import type { Job, Picked, PickJob, RulesRef, ThinkJob, Thought } from './jobs.ts';

/** Kept rules that this thread has run already, the newest last. */
const held = new Map<string, Game>();
const HELD = 6;

async function rulesOf(ref: RulesRef): Promise<Game> {
  if ('shelf' in ref) {
    const { gameOf } = await import('@siegeworks/shelf');
    const game = gameOf(ref.shelf);
    if (!game) throw new Error(`there is no game ${ref.shelf} on the shelf`);
    return game;
  }
  const game = held.get(ref.hash) ?? engineFrom(ref.code, ref.hash);
  held.delete(ref.hash);
  held.set(ref.hash, game);
  const [oldest] = held.keys();
  if (held.size > HELD) held.delete(oldest);
  return game;
}

async function think({
  rules,
  state,
  asked,
  bot: id,
  seed,
  kept,
  budget,
  milliseconds,
}: ThinkJob): Promise<Thought> {
  const bot = botOf(id);
  if (!bot) throw new Error(`there is no computer player ${id}`);
  const game = await rulesOf(rules);
  const until = milliseconds === null ? Number.POSITIVE_INFINITY : Date.now() + milliseconds;
  const mind = { dice: playerDice(seed), budget, clock: () => Date.now(), kept };
  const thought = ponder(game, state, asked, bot, mind);
  while (Date.now() < until && thought.more());
  const option = settle(asked, bot, thought);
  return { option, kept: bot.carried?.(mind.kept) ?? null };
}

const pick = async ({ rules, state, seat, option }: PickJob): Promise<Picked> =>
  tried(await rulesOf(rules), state, seat, option);

// biome-ignore lint/style/noDefaultExport: the pool asks a thread for its default export
export default function work(job: Job): Promise<Thought | Picked> {
  return job.kind === 'think' ? think(job) : pick(job);
}
