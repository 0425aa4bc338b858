import type { Bot, Mind, Thought } from '@siegeworks/bots';
import { ponder, settle, timingOf } from '@siegeworks/bots';
import type { Option } from '@siegeworks/contract';
import type { Pending } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import type { Deed } from './actions.ts';
import { act } from './actions.ts';
import type { Mover } from './answers.ts';
import { mover } from './answers.ts';
import type { Host } from './host.ts';
import type { Room } from './room.ts';
import { fault, show, tellFacts } from './telling.ts';

/** Plays on until a person must decide: computer players and standing answers, one shown step at a time. */
export async function run(host: Host, room: Room): Promise<void> {
  if (room.running) return;
  room.running = true;
  try {
    while (mover(host, room)) {
      await host.parts.pause();
      // In the meantime a message may have closed the room or changed the question.
      const going = mover(host, room);
      if (room.closed || !going || !(await step(host, room, going))) return;
    }
  } finally {
    room.running = false;
  }
}

/** One answer. A fault in rules, computer player or store is reported, and the room stays as it was. */
async function step(host: Host, room: Room, going: Mover): Promise<boolean> {
  if (going.by === 'hand') {
    for (const visit of going.visits) {
      visit.eye = 'spectator';
      tellFacts(host, visit);
    }
    return false;
  }
  let option: Option | null = null;
  try {
    option = going.by === 'bot' ? await botAnswer(host, room, going) : going.option;
    if (option === null) return !room.closed;
    const deed: Deed = { kind: 'pick', option, ...(going.by !== 'bot' && { auto: true }) };
    await act(host.parts, room, going.asked.seat, deed, going.by === 'said' ? { following: going.rest } : {});
    show(host, room);
    return true;
  } catch (cause) {
    fault(room, cause, `${going.asked.question}: ${JSON.stringify(option)}`);
    return false;
  }
}

async function botAnswer(
  host: Host,
  room: Room,
  { bot: id, asked }: Mover & { by: 'bot' },
): Promise<Option | null> {
  const { now, wait, bots } = host.parts;
  const { state } = room.match;
  const bot = bots.find(each => each.id === id) ?? bots[0];
  const timing = timingOf(asked, bot, now());
  const option = await botThought(host, room, { asked, bot, until: timing?.think });
  if (timing) await wait(Math.max(0, timing.answer - now()));
  // Somebody may have left in the meantime, or undone something.
  return room.closed || room.match.state !== state ? null : option;
}

interface Asked {
  asked: Pending;
  bot: Bot;
  until: number | undefined;
}

async function botThought(host: Host, room: Room, { asked, bot, until }: Asked): Promise<Option | null> {
  const { match, faults, minds } = room;
  if (asked.options.length === 1) return asked.options[0];
  const mind = minds[asked.seat];
  mind.dice = playerDice(`${match.seed}:${match.picks.length}:${faults}`);
  const thought = await pondered(host, room, { asked, bot, mind, until });
  return thought && settle(asked, bot, thought);
}

/** After this many milliseconds of thinking, messages are let in. */
const SLICE = 25;

interface Thinker {
  asked: Pending;
  bot: Bot;
  mind: Mind;
  /** When the best so far must do. */
  until?: number | undefined;
}

/** Thinks to the end; `null` when the question was withdrawn in between, or when the watcher wants no more. */
export async function pondered(
  host: Host,
  room: Room,
  { asked, bot, mind, until = Number.POSITIVE_INFINITY }: Thinker,
  watch: (soFar: Thought) => boolean = () => true,
): Promise<Thought | null> {
  const { now, pause } = host.parts;
  const { game, state } = room.match;
  mind.clock = now;
  const thought = ponder(game, state, asked, bot, mind);
  for (let since = now(); now() < until && thought.more(); ) {
    if (now() - since < SLICE) continue;
    await pause();
    if (room.closed || room.match.state !== state || !watch(thought)) return null;
    since = now();
  }
  return thought;
}
