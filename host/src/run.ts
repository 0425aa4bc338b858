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
import { fault, show, tellFacts } from './messages.ts';
import { whyOf } from './refusals.ts';
import type { Room } from './room.ts';

/** Plays on until a person must decide: computer players and standing answers, one shown step at a time. */
export async function run(host: Host, room: Room): Promise<void> {
  if (room.running) return;
  room.running = true;
  try {
    for (let next = mover(host, room); next; next = mover(host, room)) {
      await host.parts.pause();
      const back = await hesitate(host, room, next);
      // In the meantime a message may have closed the room or changed the question.
      const going = mover(host, room);
      if (room.closed || !going || !(await step(host, room, going, back))) return;
    }
  } catch (cause) {
    fault(host, room, cause, 'what follows by itself');
  } finally {
    room.running = false;
  }
}

/** The same; whoever asked waits for it only where the host wants that. */
export async function goOn(host: Host, room: Room): Promise<void> {
  const going = run(host, room);
  if (!host.parts.detached) await going;
}

/**
 * Among people a window that is passed without asking takes a moment, the same for who cannot do anything and for who does
 * not want to: its length tells nothing about a hand. It is given back to the clock.
 */
async function hesitate({ parts }: Host, { company }: Room, next: Mover): Promise<number> {
  const isPass = next.by === 'habit' && next.option.kind === 'pass';
  const moment = isPass && !company.agreed.brisk ? (parts.moment?.() ?? 0) : 0;
  if (moment > 0) await parts.wait(moment);
  return moment;
}

/** One answer. A fault in rules, computer player or store is reported, and the room stays as it was. */
async function step(host: Host, room: Room, going: Mover, back: number): Promise<boolean> {
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
    const deed: Deed = {
      kind: 'pick',
      option,
      ...(going.by !== 'bot' && { auto: true }),
      ...(back > 0 && { back }),
    };
    await act(host.parts, room, going.asked.seat, deed, going.by === 'said' ? { following: going.rest } : {});
    show(host, room);
    return true;
  } catch (cause) {
    // Where another host of the match was faster, this one catches up and continues from there.
    if (!isLate(cause)) fault(host, room, cause, `${going.asked.question}: ${JSON.stringify(option)}`);
    return false;
  }
}

const isLate = (cause: unknown): boolean =>
  whyOf(cause)?.some(why => 'code' in why && why.code === 'changed') ?? false;

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
  const seed = `${match.seed}:${match.picks.length}:${faults}`;
  const milliseconds = until === undefined ? undefined : Math.max(0, until - host.parts.now());
  const elsewhere = host.parts.think?.(room, { asked, bot, seed, milliseconds });
  if (elsewhere) return elsewhere;
  const mind = minds[asked.seat];
  mind.dice = playerDice(seed);
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
