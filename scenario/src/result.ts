import type { Board, State } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import { pending } from '@siegeworks/kernel';
import { boardText } from './board-text.ts';
import type { Step } from './format.ts';
import type { SceneKit } from './kit.ts';
import type { LoggedEvent } from './logged.ts';
import { Miss } from './miss.ts';
import { seatName } from './shape.ts';

/** How one case came out; plain data, for people (`report`) and for programs. */
export interface Result {
  file: string;
  title: string;
  variant: string | null;
  name: string;
  covers: string[];
  ok: boolean;
  picks: number;
  failure: Failure | null;
}
export interface Failure {
  /** `3`, `given` or `end`. */
  step: string;
  text: string;
  message: string;
  expected: string | null;
  found: string | null;
  near: string[];
  /** Who is asked what, and the options in words; empty when nobody is. */
  asked: string;
  options: string[];
  /** The last things that happened, in words. */
  events: string[];
  board: string;
}

interface Position {
  kit: SceneKit;
  s: State;
  told: LoggedEvent[];
}
const LAST = 12;

export function failureOf(at: Position | null, step: Step, error: unknown): Failure {
  const miss = error instanceof Miss ? error : null;
  const failure: Failure = {
    step: step.number,
    text: step.text,
    message: messageOf(error, step),
    expected: miss?.expected ?? null,
    found: miss?.found ?? null,
    near: [...(miss?.near ?? [])],
    asked: '',
    options: [],
    events: at?.told.slice(-LAST).map(told => told.sentence) ?? [],
    board: '',
  };
  if (at) describe(failure, at);
  return failure;
}

/** Shows the table. If that fails too, what was found first is still told. */
function describe(failure: Failure, { kit, s }: Position): void {
  const { words } = kit.game;
  try {
    failure.board = boardText(wholeBoard(kit, s));
    const question = pending(kit.game, s);
    if (!question) return;
    const text = words.questions[question.question]?.(s) ?? '';
    failure.asked = `${seatName(question.seat)} is asked: ${text} (${question.question})`;
    failure.options = question.options.map(option => words.option(s, option));
  } catch (error) {
    failure.board ||= `(the table cannot be shown: ${error instanceof Error ? error.message : error})`;
  }
}

/** A bug in the rules is reported with the place in the code; everything else only with what it says. */
function messageOf(error: unknown, step: Step): string {
  if (error instanceof Miss || error instanceof Refused) return error.message;
  if (!(error instanceof Error)) return `${error}`;
  if (error.name === 'Impossible') return error.message;
  const [place] = /[\w.-]+\.[jt]s:\d+/.exec(error.stack ?? '') ?? [];
  const what = step.number === 'given' ? 'the position cannot be laid out, it broke' : 'the rules broke';
  const said = `${error.name}: ${error.message}`;
  return place === undefined ? `${what}: ${said}` : `${what} at ${place}: ${said}`;
}

/** Each seat's own part of the table as that seat sees it: a report hides nothing. */
export function wholeBoard(kit: SceneKit, s: State): Board {
  const boards = Array.from({ length: s.seats }, (_, seat) => kit.game.words.board(s, seat));
  const seen = boards[pending(kit.game, s)?.seat ?? 0];
  const areas = seen.areas.map(
    area => boards[area.seat ?? -1]?.areas.find(own => own.id === area.id) ?? area,
  );
  return { status: seen.status, areas };
}
