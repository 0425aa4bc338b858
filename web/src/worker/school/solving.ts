import type { Prover, Task } from '@siegeworks/bots';
import { decided } from '@siegeworks/bots';
import type { Game, GameEvent, Option, Seat, State } from '@siegeworks/contract';
import { FREE } from '@siegeworks/contract';
import type { Room } from '@siegeworks/host';
import { act, goOn, refuse, show } from '@siegeworks/host';
import type { Pending } from '@siegeworks/kernel';
import { pending, play, sameOption, stateAt } from '@siegeworks/kernel';
import type { FileText, PuzzleStatus } from '@siegeworks/protocol';
import type { Puzzle } from '@siegeworks/scenario';
import { doubtText } from '@siegeworks/scenario';
import type { Page } from '../page.ts';

/** A puzzle that somebody is solving. */
export interface Solving {
  game: Game;
  puzzle: Puzzle;
  task: Task;
  prover: Prover<State>;
  /** Where this try began. */
  from: { moves: number; step: number };
  /** How many moves of the solution have been made; `off` when somebody went another way. */
  moves: number;
  off: boolean;
  /** How many right picks have been made. */
  step: number;
  /** How many picks of the match have been judged. */
  judged: number;
  stands: PuzzleStatus['stands'];
  story: string[];
  why: string;
  /** The pick that was called wrong, and where it was made. */
  refuted: { at: State; option: Option; said: string } | null;
}

/** Smaller differences between chances come from rounding. */
const SAME = 0.0005;
/** A refutation is not followed any further. */
const LONG = 8;
/** Milliseconds between the picks of a refutation, so that it can be followed. */
const MOMENT = 700;

/** Judges what has been picked since, and tells the page how far the puzzle has come. */
export function tellPuzzle(page: Page, match: string): void {
  const solving = page.solving.get(match);
  const room = page.host.rooms.get(match);
  if (!solving || !room) return;
  const before = solving.stands;
  if (room.match.picks.length < solving.judged) goBack(solving);
  for (; solving.judged < room.match.picks.length; solving.judged++) judge(solving, room, solving.judged);
  conclude(solving, room);
  prepare(page, room);
  const isOver = solving.stands === 'solved' || solving.stands === 'wrong';
  // What was reached is not lost again: the table stands still.
  if (isOver) room.company = { ...room.company, paused: true };
  page.say(null, 'puzzle', statusOf(solving, room));
  if (solving.stands === 'refuting' && isAsked(solving, room)) void answerFor(page, room, solving);
  else if (before !== solving.stands && !isOver) void goOn(page.host, room);
}

/** Something was undone: all that is left is judged anew. */
function goBack(solving: Solving): void {
  const { from } = solving;
  Object.assign(solving, {
    ...from,
    judged: 0,
    off: false,
    stands: 'open',
    story: [],
    why: '',
    refuted: null,
  });
}

/** One pick: right, wrong, or an answer of somebody else. */
function judge(solving: Solving, room: Room, at: number): void {
  const { puzzle, task } = solving;
  const { seat, option } = room.match.picks[at];
  const s: State = stateAt(room.match, at);
  const next = solving.off ? undefined : puzzle.line[solving.moves];
  const follows = next !== undefined && next.seat === seat && sameOption(next.option, option);
  if (follows) solving.moves++;
  else solving.off = true;
  const chooses = seat === task.seat && (pending(solving.game, s)?.options.length ?? 0) > 1;
  if (solving.stands === 'open' && chooses) {
    if (follows || reaches(solving, s, option)) solving.step++;
    else refute(solving, s, option, told(solving, room, s, seat, option));
  }
  if (solving.stands === 'refuting') solving.story.push(told(solving, room, s, seat, option));
}

/** Any way that reaches the goal as surely counts. */
function reaches({ prover }: Solving, s: State, option: Option): boolean {
  const best = prover.span(s).least;
  return best > 0 && prover.after(s, option).least >= best - SAME;
}
function refute(solving: Solving, s: State, option: Option, said: string): void {
  const { prover } = solving;
  const [best, own] = [prover.span(s), prover.after(s, option)];
  solving.stands = 'refuting';
  solving.refuted = { at: solving.game.rules.clone(s), option, said };
  solving.why =
    own.most > 0 && best.least < 1
      ? `This way the goal is reached about ${percent(own.least)} of the time, with the right pick ${percent(best.least)}.`
      : 'After this, the goal is out of reach.';
}
const percent = (share: number) => `${Math.round(100 * share)} %`;

function told({ game }: Solving, room: Room, s: State, seat: Seat, option: Option): string {
  const names = room.seats.map(({ name }) => name);
  const you = room.seats.findIndex(({ kind }) => kind === 'person');
  const seen: State = { ...game.rules.clone(s), people: { names, you } };
  return `${names[seat]}: ${game.words.option(seen, option)}.${outcomeOf(game, seen, option)}`;
}

/** What came of a pick at last, with its rule; the dice fall again as they fell. */
function outcomeOf(game: Game, s: State, option: Option): string {
  const turn = game.audit.turns(s);
  const after = game.rules.clone(s);
  after.events = [];
  play(game, after, option);
  // Of the next turn nothing belongs to it.
  if (game.audit.turns(after) !== turn) return '';
  const last = (after.events ?? []).filter((event: GameEvent) => isTold(game, event)).at(-1);
  if (!last) return '';
  const { say, rule } = game.words.events[last.type];
  return ` ${say({ ...after, people: s.people }, last)} ${typeof rule === 'string' ? rule : rule(last)}`;
}
function isTold({ words }: Game, event: GameEvent): boolean {
  const { part = 'detail' } = words.events[event.type];
  const plays = typeof part === 'function' ? part(event) : part;
  return plays !== 'phase' && plays !== 'turn';
}

/** Whether it is over: solved, or refuted to the end. */
function conclude(solving: Solving, room: Room): void {
  const { game, task, puzzle, moves, off } = solving;
  const { state, asked } = room.match;
  // Time does not run before the first pick.
  const verdict = moves + room.match.picks.length === 0 ? null : decided(game, state, task);
  // What the search missed and the board shows counts.
  if (verdict === true) solving.stands = 'solved';
  if (solving.stands === 'refuting') {
    const isLong = solving.story.length >= LONG;
    if (verdict === false || isLong || !asked) solving.stands = 'wrong';
  }
  if (solving.stands !== 'open') return;
  if (!off && moves >= puzzle.line.length) solving.stands = 'solved';
  else if (verdict === false) solving.stands = 'wrong';
  // Whoever made every right pick has solved it, however the dice fell.
  else if (off && solving.step > 0 && hasThrown(solving, room)) solving.stands = 'solved';
}
function hasThrown({ prover }: Solving, { match }: Room): boolean {
  const last = match.picks.length - 1;
  if (last < 0) return false;
  return prover.falls(stateAt(match, last), match.picks[last].option).some(({ dice }) => dice.length > 0);
}
const isAsked = ({ task }: Solving, { match }: Room) => match.asked?.seat === task.seat;

/** The dice of the next move of the solution; off it they fall as they will. */
export function prepare(page: Page, room: Room): void {
  const solving = page.solving.get(room.id);
  if (!solving) return;
  const next = solving.off ? undefined : solving.puzzle.line[solving.moves];
  room.match.state.script = next && next.dice.length > 0 ? [...next.dice, FREE] : null;
}

/** What the others answer: as in the solution, and off it the worst that they can. */
export function refutation(page: Page, room: Room, asked: Pending): Promise<Option> | null {
  const solving = page.solving.get(room.id);
  if (!solving) return null;
  const next = solving.off ? undefined : solving.puzzle.line[solving.moves];
  if (next?.seat === asked.seat) return Promise.resolve(next.option);
  const { prover } = solving;
  const s = room.match.state;
  const spans = asked.options.map(option => prover.after(s, option));
  const worst = spans.reduce((at, { most }, i) => (most < spans[at].most ? i : at), 0);
  return Promise.resolve(asked.options[worst]);
}

/** In a refutation the solver's own best picks are made for them: even these do not help. */
async function answerFor(page: Page, room: Room, { prover, task, game }: Solving): Promise<void> {
  const { asked, state } = room.match;
  await page.parts.wait(MOMENT);
  if (!asked || room.closed || room.match.state !== state) return;
  const spans = asked.options.map(option => prover.after(state, option));
  const habit = game.judgement.habit(state, task.seat, asked.options);
  const usual = Math.max(
    0,
    asked.options.findIndex(option => sameOption(option, habit)),
  );
  const best = spans.reduce((at, { most }, i) => (most > spans[at].most ? i : at), usual);
  await act(page.host.parts, room, task.seat, { kind: 'pick', option: asked.options[best] });
  show(page.host, room);
  await goOn(page.host, room);
}

/** What somebody holds against the puzzle, as a file: `siege puzzles prove` settles it. */
export function doubtOf({ solving }: Page, match: string): FileText {
  const found = solving.get(match);
  if (!found?.refuted) throw refuse('nothing to doubt');
  const { puzzle, refuted } = found;
  return { name: `${puzzle.id}.doubt.json`, text: doubtText({ puzzle, ...refuted }) };
}

export function statusOf(solving: Solving, room: Room): PuzzleStatus {
  const { stands, step, story, why, off, moves, puzzle } = solving;
  const move = off ? undefined : puzzle.line[moves];
  const next = stands === 'open' && isAsked(solving, room) && move?.key ? move.option : null;
  return { match: room.id, stands, step, story: [...story], why, next };
}
