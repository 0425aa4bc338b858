import type { Reason, State } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import type { Case, Step } from './format.ts';
import type { SceneKit } from './kit.ts';
import type { LoggedEvent } from './logged.ts';
import { nameOf } from './parse.ts';
import type { Deed } from './run.ts';
import { layOut, runStep } from './run.ts';

/** A case as it can be shown: the position with which it begins, and all that is done in it, one thing after the other. */
export interface Performance {
  start: State;
  /** What happened by itself before anybody was asked. */
  opening: readonly LoggedEvent[];
  scenes: Scene[];
  end: State;
  /** How many picks were made before its beginning. */
  before: number;
}
/** One pick with what is scripted for it; or, without one, something that is only looked at. */
export interface Scene {
  step: Step;
  deed: Deed | null;
  /** Why something cannot be done. */
  refused: readonly Reason[];
}

/** Plays a case from beginning to end. Throws `Refused` with the reason when it does not run. */
export function perform(kit: SceneKit, one: Case): Performance {
  const run = layOut(kit, one);
  if ('failure' in run) throw stopped(one, run.failure.message);
  const scenes: Scene[] = [];
  const start = run.s;
  const opening = [...run.told];
  for (const step of one.steps) {
    const before = scenes.length;
    const refused: Reason[] = [];
    run.onDeed = deed => scenes.push({ step, deed, refused: [] });
    run.onRefusal = (_seat, reasons) => refused.push(...unheard(reasons, refused));
    try {
      runStep(run, step);
    } catch (fault) {
      throw stopped(one, `step ${step.number}: ${fault instanceof Error ? fault.message : fault}`);
    }
    if (scenes.length === before) scenes.push({ step, deed: null, refused });
  }
  return { start, opening, scenes, end: run.s, before: 0 };
}

/** What forbids many things at once is said once. */
const unheard = (reasons: readonly Reason[], known: readonly Reason[]): Reason[] =>
  reasons.filter(({ rule, text }) => !known.some(each => each.rule === rule && each.text === text));

/** More scenes than these nobody follows. */
const MOST_SCENES = 8;

/** The end of a long performance, where what it is about happens: it begins later, with a pick. */
export function shortened(played: Performance): Performance {
  const asked = played.scenes.filter(({ deed }) => !deed?.auto);
  if (asked.length <= MOST_SCENES) return played;
  const first = asked.slice(-MOST_SCENES).find(({ deed }) => deed !== null) ?? asked[0];
  if (!first.deed) return played;
  const scenes = played.scenes.slice(played.scenes.indexOf(first));
  const before = asked.slice(0, asked.indexOf(first)).filter(({ deed }) => deed !== null).length;
  return { ...played, start: first.deed.at, opening: [], scenes, before };
}

const stopped = (one: Case, why: string) =>
  new Refused([{ rule: '', text: `${nameOf(one)}: this cannot be shown: ${why}` }]);
