import type { Id, Option, Seat, State } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import { choose, numbered, offersOf } from './choose.ts';
import { expectAll } from './expect.ts';
import { vocabularyOf } from './facts.ts';
import type { SceneKit } from './kit.ts';
import type { LessonPart } from './lesson.ts';
import { Miss } from './miss.ts';
import type { Deed } from './run.ts';
import { layOut, runStep } from './run.ts';

/** A part of a lesson with everything in it found on the table. */
export interface Rehearsal {
  start: State;
  /** Every pick of the line that is meant, those included that nobody is asked about. */
  moves: Deed[];
  steps: RehearsedStep[];
  /** How many turns had begun when the goal was reached. */
  turns: number;
}
export interface RehearsedStep {
  /** Cards by their number; what is no card stays a name: a place of the board. */
  point: (Id | string)[];
  wrong: { option: Option; say: string }[];
  /** The learner has to do something, not only to read or to watch the others. */
  acts: boolean;
  /** How many moves have been made when it is done. */
  upTo: number;
}

/** The learner always sits first. */
export const LEARNER: Seat = 0;

/** Plays the line that is meant. Throws `Refused` where it does not run or does not reach the goal. */
export function rehearse(kit: SceneKit, part: LessonPart): Rehearsal {
  const run = layOut(kit, part.line);
  if ('failure' in run) throw stopped(part, `given: ${run.failure.message}`);
  const { start, moves, steps } = { start: run.s, moves: [] as Deed[], steps: [] as RehearsedStep[] };
  run.onDeed = deed => moves.push(deed);
  part.steps.forEach(({ point, wrong, step }, i) => {
    try {
      const here = {
        point: point.map(name => kit.find(run.s, numbered(name)) ?? name),
        wrong: wrong.map(({ pick, say }) => ({
          option: choose(kit, run.s, offersOf(kit, run.s), pick),
          say,
        })),
      };
      const does = step === null ? null : part.line.steps[step];
      if (does) runStep(run, does);
      steps.push({
        ...here,
        acts: does?.act?.do === 'pick' && does.act.seat === LEARNER,
        upTo: moves.length,
      });
    } catch (fault) {
      const asked = run.s.over
        ? 'the game is over'
        : offersOf(kit, run.s)
            .map(({ text }) => text)
            .join(' | ');
      throw stopped(
        part,
        `step ${i + 1}: ${fault instanceof Error ? fault.message : fault}; offered: ${asked}`,
      );
    }
  });
  if (fulfils(kit, start, part)) throw stopped(part, 'the goal is reached before anything is done');
  const why = whyNotMet(kit, run.s, part);
  if (why !== null) throw stopped(part, `the goal is not reached: ${why}`);
  return { start, moves, steps, turns: kit.game.audit.turns(run.s) };
}

const stopped = ({ name }: LessonPart, why: string) => new Refused([{ rule: '', text: `${name}: ${why}` }]);

/** Whether the goal of a part is reached in a position. */
export const fulfils = (kit: SceneKit, s: State, part: LessonPart): boolean =>
  whyNotMet(kit, s, part) === null;

function whyNotMet(kit: SceneKit, s: State, { met }: LessonPart): string | null {
  const names = kit.game.catalogue.cards.flatMap(card => [card.name, card.id]);
  const words = vocabularyOf(kit.facts(s), names);
  try {
    expectAll({ kit, s, told: [], heard: 0, seen: s, words }, met);
    return null;
  } catch (fault) {
    if (!(fault instanceof Miss)) throw fault;
    return `${fault.message}, wanted ${fault.expected}, found ${fault.found}`;
  }
}
