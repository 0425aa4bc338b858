import type { Bot, Mind, Thought } from '@siegeworks/bots';
import { ponder, settle, timingOf } from '@siegeworks/bots';
import type { Option, Pending } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import type { Mover } from './answers.ts';
import { mover } from './answers.ts';
import type { Desk } from './desk.ts';
import { fault, settingsOf, show } from './desk.ts';
import type { Table } from './table.ts';
import { lookAs, take } from './table.ts';

/** Goes on until a person must decide: bots and questions with a standing answer, one shown step at a time. */
export async function run(desk: Desk, table: Table): Promise<void> {
  if (table.running) return;
  table.running = true;
  try {
    while (next(desk, table)) {
      await desk.parts.pause();
      // Meanwhile a message may have closed the table or changed what is asked.
      const going = next(desk, table);
      if (table.closed || !going || !(await step(desk, table, going))) return;
    }
  } finally {
    table.running = false;
  }
}

const next = (desk: Desk, table: Table) => mover(table, settingsOf(desk, table.match.game.about.id));

/** One answer. A fault in rules or bot is told, and the table stays as it was. */
async function step(desk: Desk, table: Table, going: Mover): Promise<boolean> {
  let option: Option | null = null;
  if (going.by === 'hand') {
    lookAs(table, 'spectator');
    show(desk, table);
    return false;
  }
  try {
    option = going.by === 'bot' ? await botAnswer(desk, table, going) : going.option;
    if (option === null) return !table.closed;
    take(table, going.asked.seat, option, going.by === 'habit');
    show(desk, table);
    return true;
  } catch (cause) {
    fault(desk, table, cause, `${going.asked.question}: ${JSON.stringify(option)}`);
    return false;
  }
}

async function botAnswer(
  desk: Desk,
  table: Table,
  { bot: id, asked }: Mover & { by: 'bot' },
): Promise<Option | null> {
  const { now, wait, bots } = desk.parts;
  const { state } = table.match;
  const bot = bots.find(each => each.id === id) ?? bots[0];
  const timing = timingOf(asked, bot, now());
  const option = await botThought(desk, table, { asked, bot, until: timing?.think });
  if (timing) await wait(Math.max(0, timing.answer - now()));
  // Somebody may have left by now, or taken something back.
  return table.closed || table.match.state !== state ? null : option;
}

interface Asked {
  asked: Pending;
  bot: Bot;
  until: number | undefined;
}

async function botThought(desk: Desk, table: Table, { asked, bot, until }: Asked): Promise<Option | null> {
  const { match, faults, minds } = table;
  if (asked.options.length === 1) return asked.options[0];
  const mind = minds[asked.seat];
  mind.dice = playerDice(`${match.seed}:${match.picks.length}:${faults}`);
  const thought = await pondered(desk, table, { asked, bot, mind, until });
  return thought && settle(asked, bot, thought);
}

/** Messages get in after so many milliseconds of thinking. */
const SLICE = 25;

interface Thinker {
  asked: Pending;
  bot: Bot;
  mind: Mind;
  /** When the best so far must do. */
  until?: number | undefined;
}

/** Thinks to the end; `null` when the question was withdrawn meanwhile, or when whoever watches wants no more. */
export async function pondered(
  desk: Desk,
  table: Table,
  { asked, bot, mind, until = Number.POSITIVE_INFINITY }: Thinker,
  watch: (soFar: Thought) => boolean = () => true,
): Promise<Thought | null> {
  const { now, pause } = desk.parts;
  const { game, state } = table.match;
  mind.clock = now;
  const thought = ponder(game, state, asked, bot, mind);
  for (let since = now(); now() < until && thought.more(); ) {
    if (now() - since < SLICE) continue;
    await pause();
    if (table.closed || table.match.state !== state || !watch(thought)) return null;
    since = now();
  }
  return thought;
}
