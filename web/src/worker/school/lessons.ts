import type { Option } from '@siegeworks/contract';
import { FREE, Refused } from '@siegeworks/contract';
import type { Room } from '@siegeworks/host';
import { beginRoom, refuse } from '@siegeworks/host';
import type { Pending } from '@siegeworks/kernel';
import { sameOption } from '@siegeworks/kernel';
import type {
  ClientMessage,
  HostBodies,
  LessonInfo,
  LessonPartInfo,
  LessonStatus,
  MatchState,
} from '@siegeworks/protocol';
import type { Lesson, LessonPart, Rehearsal, SceneKit } from '@siegeworks/scenario';
import { fulfils, LEARNER, rehearse } from '@siegeworks/scenario';
import type { Page } from '../page.ts';
import { practiceRoom } from './practice.ts';

type Message<K extends ClientMessage['type']> = Extract<ClientMessage, { type: K }>;

/** A part of a lesson that somebody takes. */
export interface Taken {
  kit: SceneKit;
  part: LessonPart;
  rehearsal: Rehearsal;
}

export async function courseOf({ parts }: Page, game: string): Promise<HostBodies['lessons']> {
  const [lessons, first, kit] = await Promise.all([
    parts.lessons(game),
    parts.first(game),
    parts.shelf.kit(game),
  ]);
  return { game, lessons: kit ? lessons.map(lesson => infoOf(kit, lesson)) : [], first };
}

const infoOf = (kit: SceneKit, { number, title, parts }: Lesson): LessonInfo => ({
  number,
  title,
  parts: parts.map(part => partInfo(part, rehearse(kit, part))),
});
function partInfo({ goal, hint, steps }: LessonPart, rehearsal: Rehearsal): LessonPartInfo {
  const told = steps.map(({ say, rules }, i) => {
    const { point, acts, upTo } = rehearsal.steps[i];
    return { say, rules, point, acts, upTo };
  });
  return { goal, hint, steps: told };
}

/** Lays a part of a lesson on a table. */
export async function learn(page: Page, message: Message<'learn'>): Promise<void> {
  const { re, game, lesson: number } = message;
  const [lessons, kit] = await Promise.all([
    page.parts.lessons(game),
    page.parts.shelf.kit(game),
    page.host.parts.game(game),
  ]);
  const part = lessons.find(each => each.number === number)?.parts[message.part];
  if (!part || !kit) throw refuse('no lesson', `${number}`);
  const rehearsal = rehearse(kit, part);
  const room = practiceRoom(page, { game: kit.game, state: rehearsal.start, eye: LEARNER });
  page.taken.set(room.id, { kit, part, rehearsal });
  prepare(room, rehearsal);
  await beginRoom(page.host, page.caller, re, room);
}

/** How far the picks of a match follow the line that is meant. What nobody was asked about leads nobody astray. */
export function followed(room: Room, { moves }: Rehearsal): { moves: number; off: boolean } {
  let n = 0;
  for (const [i, { seat, option }] of room.match.picks.entries()) {
    const next = moves[n];
    if (next && next.seat === seat && sameOption(next.option, option)) n++;
    else if (!room.auto[i] && n < moves.length) return { moves: n, off: true };
  }
  return { moves: n, off: false };
}

/** The dice of the next move; whoever goes another way throws their own. */
function prepare(room: Room, rehearsal: Rehearsal): void {
  const { moves, off } = followed(room, rehearsal);
  const script = off ? null : (rehearsal.moves[moves]?.at.script ?? null);
  room.match.state.script = script && [...script.filter(chance => chance !== FREE), FREE];
}

/** What the others answer in the line that is meant; off it they think for themselves. */
export function scripted(page: Page, room: Room, asked: Pending): Promise<Option> | null {
  const taken = page.taken.get(room.id);
  if (!taken) return null;
  const { moves, off } = followed(room, taken.rehearsal);
  const next = taken.rehearsal.moves[moves];
  return !off && next?.seat === asked.seat ? Promise.resolve(next.option) : null;
}

/** Whether the lesson has something to say about this question, which then is asked even if it would answer itself. */
export function isTaught({ taken }: Page, room: Room, { seat }: Pending): boolean {
  const found = taken.get(room.id);
  if (!found || seat !== LEARNER) return false;
  const { moves, off } = followed(room, found.rehearsal);
  const { steps } = found.rehearsal;
  const at = steps.findIndex(({ acts, upTo }) => acts && upTo > moves);
  return !off && at >= 0 && (steps[at - 1]?.upTo ?? 0) === moves;
}

/** In a lesson one thing is done at a time: answers that do several at once are for those who know them. */
export function atLesson({ taken }: Page, state: MatchState): MatchState {
  if (!taken.has(state.match) || !state.question) return state;
  const { bundles: _bundles, ...question } = state.question;
  return { ...state, question };
}

/** What a beginner might do instead of what is meant does not happen, and gets its reason. Throws it. */
export function heedLesson({ taken, host }: Page, { match, option }: Message<'pick'>): void {
  const room = host.rooms.get(match);
  const found = taken.get(match);
  if (!room || !found) return;
  const { moves, off } = followed(room, found.rehearsal);
  const step = found.rehearsal.steps.find(({ upTo }) => upTo > moves);
  const wrong = off ? undefined : step?.wrong.find(each => sameOption(each.option, option));
  if (wrong) throw new Refused([{ rule: '', text: wrong.say }]);
}

/** Tells the page how far the lesson has come, after every move. */
export function tellLesson(page: Page, match: string): void {
  const taken = page.taken.get(match);
  const room = page.host.rooms.get(match);
  if (!taken || !room) return;
  prepare(room, taken.rehearsal);
  const status = statusOf(room, taken);
  // What was reached is not lost again: the table stands still.
  if (status.met) room.company = { ...room.company, paused: true };
  page.say(null, 'lesson', status);
}

export function statusOf(room: Room, { kit, part, rehearsal }: Taken): LessonStatus {
  const { state, game } = room.match;
  const met = fulfils(kit, state, part);
  const late = state.over !== null || game.audit.turns(state) > rehearsal.turns;
  const how = followed(room, rehearsal);
  const move = how.off ? undefined : rehearsal.moves[how.moves];
  const next = move?.seat === LEARNER && room.match.asked?.seat === LEARNER ? move.option : null;
  return { match: room.id, ...how, met, failed: !met && late, next };
}
