import { Prover } from '@siegeworks/bots';
import type { State } from '@siegeworks/contract';
import { dayNumber } from '@siegeworks/contract';
import { digest } from '@siegeworks/contract/hash';
import { hasHands } from '@siegeworks/files';
import type { Room } from '@siegeworks/host';
import { beginRoom, refuse } from '@siegeworks/host';
import type { Pending } from '@siegeworks/kernel';
import { play } from '@siegeworks/kernel';
import type { ClientMessage, HostBodies, PuzzleInfo } from '@siegeworks/protocol';
import type { Puzzle } from '@siegeworks/scenario';
import type { Page } from '../page.ts';
import { practiceRoom } from './practice.ts';
import { prepare } from './solving.ts';

type Message<K extends ClientMessage['type']> = Extract<ClientMessage, { type: K }>;

/** Answers that are tried to judge one pick: as many as a person waits for. */
const NODES = 20_000;
const ENEMY = 'Enemy';

export async function puzzlesIn({ parts }: Page, game: string): Promise<HostBodies['puzzles']> {
  const puzzles = await parts.puzzles(game);
  const date = new Date(parts.now()).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return { game, puzzles: puzzles.map(infoOf), today: ofDay(puzzles, date) };
}
const infoOf = ({ id, title, goal, themes, rating, line, value }: Puzzle): PuzzleInfo => ({
  ...{ id, title, goal, themes, rating },
  picks: line.filter(({ key }) => key).length,
  chance: Math.round(value / 100),
});

/** The same one for everybody on one day: every puzzle has its turn, in an order that no list shows. */
export function ofDay(puzzles: readonly Puzzle[], date: string): string {
  const order = puzzles.map(({ id }) => id).sort((a, b) => (digest(a) < digest(b) ? -1 : 1));
  return order.length === 0 ? '' : order[dayNumber(date) % order.length];
}

/** Lays a puzzle on a table. With open hands, nothing that matters is hidden. */
export async function solvePuzzle(page: Page, message: Message<'solve'>): Promise<void> {
  const { re, game: id, step } = message;
  const [puzzles, game] = await Promise.all([page.parts.puzzles(id), page.host.parts.game(id)]);
  const puzzle = puzzles.find(each => each.id === message.puzzle);
  if (!puzzle || !game) throw refuse('no puzzle', message.puzzle);
  const start = puzzle.position;
  const { state, moves } = after(puzzle, step, (s, { option, dice }) => {
    const next: State = game.rules.clone(s);
    next.events = [];
    next.script = [...dice];
    play(game, next, option);
    return { ...next, script: null, events: null };
  });
  const laid = practiceRoom(page, { game, state, eye: puzzle.seat });
  const seats = laid.seats.map((chair, seat) => (seat === puzzle.seat ? chair : { ...chair, name: ENEMY }));
  const agreed = { ...laid.company.agreed, openHands: hasHands(game), hints: false };
  const room: Room = { ...laid, seats, company: { ...laid.company, agreed } };
  const task = { start, seat: puzzle.seat, aim: puzzle.aim };
  const prover = new Prover(game, task, NODES);
  const begun = { from: { moves, step }, moves, step, judged: 0, off: false } as const;
  page.solving.set(room.id, {
    game,
    puzzle,
    task,
    prover,
    ...begun,
    stands: 'open',
    story: [],
    why: '',
    refuted: null,
  });
  prepare(page, room);
  await beginRoom(page.host, page.caller, re, room);
}

/** The position after this many right picks, and how many moves of the line led there. */
function after(
  { position, line }: Puzzle,
  step: number,
  go: (s: State, move: Puzzle['line'][number]) => State,
): { state: State; moves: number } {
  let state = position;
  let [moves, keys] = [0, 0];
  for (const move of line) {
    if (move.key && keys++ >= step) break;
    state = go(state, move);
    moves++;
  }
  return { state, moves };
}

/** In a puzzle every question at which there is a choice is part of it. */
export function insistsOn(page: Page, room: Room, asked: Pending): boolean {
  const solving = page.solving.get(room.id);
  return solving !== undefined && asked.seat === solving.puzzle.seat && asked.options.length > 1;
}
