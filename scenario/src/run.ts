import type { Chance, Option, Reason, Seat, State } from '@siegeworks/contract';
import { Impossible, Refused } from '@siegeworks/contract';
import { nearest } from '@siegeworks/files';
import { read } from '@siegeworks/files/shape';
import type { Pending, Pick } from '@siegeworks/kernel';
import { advance, asked, CONCEDE, giveUp, pending, play } from '@siegeworks/kernel';
import { choose, matching, offersOf } from './choose.ts';
import { expectAll } from './expect.ts';
import type { Vocabulary } from './facts.ts';
import { vocabularyOf } from './facts.ts';
import { fits } from './fits.ts';
import type { Act, Case, Pass, ScenarioFile, Scripted, Step, Wanted } from './format.ts';
import type { SceneKit } from './kit.ts';
import type { LoggedEvent } from './logged.ts';
import { tell } from './logged.ts';
import { Miss } from './miss.ts';
import { nameOf } from './parse.ts';
import { expectRefusal } from './refusal.ts';
import type { Failure, Result } from './result.ts';
import { failureOf } from './result.ts';
import { phrase, seatName } from './shape.ts';

/** A case while it runs. */
export interface Run {
  kit: SceneKit;
  s: State;
  /** What happened so far, and how much of it the last `expect` has seen. */
  told: LoggedEvent[];
  heard: number;
  /** The position that the last `expect` looked at, or the first question. Changes are made to copies. */
  seen: State;
  picks: number;
  /** Seats that were passed over since the last step, for the hint. */
  passedOver: Seat[];
  auto: boolean;
  words: Vocabulary;
  /** Hears of everything that is done, before what follows from it is worked out. */
  onDeed(deed: Deed): void;
  /** Hears of what somebody cannot do, with the reasons that were asked for. */
  onRefusal(seat: Seat, reasons: readonly Reason[]): void;
}

/** One pick of a case as it runs. */
export interface Deed {
  seat: Seat;
  option: Option;
  /** The position in which it is done. */
  at: State;
  /** Nobody was asked: there was nothing to do but pass. */
  auto: boolean;
}

/** Runs every case of a file. Throws `Refused` when the file is of another game. */
export function runScenarios(kit: SceneKit, file: ScenarioFile): Result[] {
  return file.cases.map(one => runCase(kit, file, one));
}

export function runCase(kit: SceneKit, file: ScenarioFile, one: Case): Result {
  if (file.game !== kit.game.about.id) {
    throw new Refused([{ rule: '', text: `${file.name}: is of ${file.game}, not of ${kit.game.about.id}` }]);
  }
  const about = {
    file: file.name,
    title: one.title,
    variant: one.variant,
    name: nameOf(one),
    covers: one.covers,
  };
  const laid = layOut(kit, one);
  if ('failure' in laid) return { ...about, ok: false, picks: 0, failure: laid.failure };
  const failure = runSteps(laid, one);
  return { ...about, ok: failure === null, picks: laid.picks, failure };
}

export function layOut(kit: SceneKit, one: Case): Run | { failure: Failure } {
  const step: Step = { number: 'given', text: '', chance: [], act: null, expect: null };
  let run: Run | null = null;
  try {
    const s: State = kit.arrange(read(fits(kit.schema), one.given, 'given'));
    run = {
      ...{ kit, s, told: [], heard: 0, seen: s, picks: 0, passedOver: [], auto: one.auto },
      words: new Set(),
      onDeed: () => {},
      onRefusal: () => {},
    };
    open(run, one);
    return run;
  } catch (error) {
    return { failure: failureOf(run, step, error) };
  }
}

/** Scripts the chance and runs to the first question with a choice. */
function open(run: Run, one: Case): void {
  const { kit, s } = run;
  s.events ??= [];
  s.script = one.chance.map(each => outcomeOf(kit, each));
  advance(kit.game.rules, s);
  const names = kit.game.catalogue.cards.flatMap(card => [card.name, card.id]);
  run.words = vocabularyOf(kit.facts(s), names);
  hear(run);
  settle(run);
  run.seen = run.s;
}

function runSteps(run: Run, one: Case): Failure | null {
  let step: Step = { number: 'end', text: '', chance: [], act: null, expect: null };
  try {
    for (const each of one.steps) {
      step = each;
      runStep(run, each);
    }
    step = { ...step, number: 'end', text: '' };
    demandUsed(run, 'at the end');
    return null;
  } catch (error) {
    return failureOf(run, step, error);
  }
}

export function runStep(run: Run, step: Step): void {
  if (step.chance.length > 0) {
    demandUsed(run, 'before this step');
    run.s.script = step.chance.map(each => outcomeOf(run.kit, each));
  }
  if (step.act) runAct(run, step.act);
  if (step.chance.length > 0) demandUsed(run, 'after this step');
  if (!step.expect) return;
  expectAll(run, step.expect);
  run.heard = run.told.length;
  run.seen = run.s;
}

/** Every scripted outcome must be used: one that is left over means that something did not happen. */
function demandUsed(run: Run, when: string): void {
  const left = run.s.script ?? [];
  if (left.length > 0) throw new Miss(`scripted chance is left over ${when}: ${phrase(left)}`);
}

function outcomeOf(kit: SceneKit, scripted: Scripted): Chance {
  if (typeof scripted !== 'string') return scripted;
  if (Object.hasOwn(kit.chance, scripted)) return kit.chance[scripted];
  const known = Object.keys(kit.chance);
  const listed = known.length > 0 ? `numbers, ${known.join(', ')}` : 'numbers';
  throw new Miss(`"${scripted}" is not an outcome of chance; use ${listed}, shuffle`, {
    near: nearest(scripted, known),
  });
}

function runAct(run: Run, what: Act): void {
  const seats = what.do === 'pass' ? [what.seats].flat() : [what.seat];
  const nobody = seats.find(seat => seat !== 'all' && seat >= run.s.seats);
  if (typeof nobody === 'number') throw new Miss(`there is no ${seatName(nobody)} in this game`);
  if (what.do === 'pass') return passAll(run, what);
  if (what.do === 'pick') for (const wanted of what.picks) pickOne(run, what.seat, wanted);
  if (what.do !== 'cannot') return;
  for (const refusal of what.refusals) run.onRefusal(what.seat, expectRefusal(run, what.seat, refusal));
}

const OVER = 'the game is over: there are no more questions';

function pickOne(run: Run, seat: Seat, wanted: Wanted): void {
  const { kit, s } = run;
  if (s.over) throw new Miss(OVER);
  if (wanted === 'concede' && !offersConcede(run, seat)) {
    return act(run, { seat, option: CONCEDE }, next => giveUp(kit.game, next, seat));
  }
  demandAsked(run, seat);
  const option = choose(kit, s, offersOf(kit, s), wanted);
  act(run, { seat, option }, next => play(kit.game, next, option));
}

/** A game may have an option of its own by that name. */
function offersConcede({ kit, s }: Run, seat: Seat): boolean {
  if (asked(kit.game, s)?.seat !== seat) return false;
  return matching(kit, s, offersOf(kit, s), '=concede').length > 0;
}

function demandAsked(run: Run, seat: Seat): Pending {
  const question = pending(run.kit.game, run.s);
  if (question === null) throw new Miss(OVER);
  if (question.seat === seat) return question;
  const hint = run.passedOver.includes(seat)
    ? `. ${seatName(seat)} could only pass and was passed over; with \`auto: false\` such questions are asked`
    : '';
  throw new Miss(`${seatName(question.seat)} is asked, not ${seatName(seat)}${hint}`);
}

function act(run: Run, pick: Pick, deed: (next: State) => void): void {
  run.passedOver = [];
  run.onDeed({ ...pick, at: run.s, auto: false });
  change(run, deed);
  settle(run);
}

/** Changes a copy: if the rules break, the report shows the table as it was before. */
function change(run: Run, deed: (next: State) => void): void {
  const next: State = run.kit.game.rules.clone(run.s);
  const before = run.s;
  run.s = next;
  try {
    deed(next);
  } catch (error) {
    recall(run);
    run.s = before;
    throw error;
  }
  run.picks++;
  hear(run);
}

/** Writes down what happened. */
function hear(run: Run): void {
  const events = run.s.events ?? [];
  run.s.events = [];
  run.told.push(...events.map(event => tell(run.kit, run.s, event)));
}

/** What happened before the rules broke, as far as words can be found for it. */
function recall(run: Run): void {
  try {
    hear(run);
  } catch {
    // The words need a whole state; what broke is reported all the same.
  }
}

const passKinds = (kit: SceneKit): readonly string[] => kit.passes ?? ['pass'];

/** A question with nothing but `pass` does not count as one. */
function settle(run: Run): void {
  const { game } = run.kit;
  for (let n = 0; run.auto && n < game.about.bound; n++) {
    const question = pending(game, run.s);
    if (question?.options.length !== 1 || !passKinds(run.kit).includes(question.options[0].kind)) return;
    run.passedOver.push(question.seat);
    passOver(run, question);
  }
}

function passOver(run: Run, { seat, options }: Pending): void {
  try {
    run.onDeed({ seat, option: options[0], at: run.s, auto: true });
    change(run, next => play(run.kit.game, next, options[0]));
  } catch (error) {
    if (!(error instanceof Impossible)) throw error;
    throw new Miss(`${error.message} (after ${seatName(seat)}, who could only pass, was passed over)`);
  }
}

/** `all`: everybody who is asked this question passes, until another one is asked or a new turn begins. */
function passAll(run: Run, { seats }: Pass): void {
  if (seats !== 'all') {
    for (const seat of seats) passOnce(run, seat);
    return;
  }
  const { game } = run.kit;
  const first = pending(game, run.s)?.question;
  const turn = game.audit.turns(run.s);
  for (let n = 0; n < game.about.bound && game.audit.turns(run.s) === turn; n++) {
    const question = pending(game, run.s);
    const pass = question && passOf(run.kit, question);
    if (!pass || question.question !== first) return;
    act(run, { seat: question.seat, option: pass }, next => play(game, next, pass));
  }
}

function passOnce(run: Run, seat: Seat): void {
  const pass = passOf(run.kit, demandAsked(run, seat));
  if (!pass) throw new Miss(`${seatName(seat)} cannot pass`);
  act(run, { seat, option: pass }, next => play(run.kit.game, next, pass));
}

function passOf(kit: SceneKit, question: Pending): Option | undefined {
  return question.options.find(option => passKinds(kit).includes(option.kind));
}
