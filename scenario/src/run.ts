import type { Chance, Seat, State } from '@siegeworks/kernel';
import { advance, asked, pending, play, Refused } from '@siegeworks/kernel';
import { cardOf, choose, matching, offersOf } from './choose.ts';
import { expectAll } from './expect.ts';
import type { Vocabulary } from './facts.ts';
import { vocabularyOf } from './facts.ts';
import type { Act, Case, Pass, Refusal, ScenarioFile, Scripted, Step, Wanted } from './format.ts';
import type { SceneKit } from './kit.ts';
import { Miss } from './miss.ts';
import { nearest } from './nearest.ts';
import { nameOf } from './parse.ts';
import type { Failure, Result } from './result.ts';
import { failureOf } from './result.ts';
import { phrase, seatName } from './shape.ts';
import type { Told } from './told.ts';
import { tell } from './told.ts';

/** A case while it runs. */
export interface Run {
  kit: SceneKit;
  s: State;
  /** What happened so far, and how much of it the last `expect` has seen. */
  told: Told[];
  heard: number;
  picks: number;
  /** Seats that were passed over since the last step, for the hint. */
  passedOver: Seat[];
  auto: boolean;
  words: Vocabulary;
}

/** Runs every case of a file. Throws `Refused` when the file is of another game. */
export function runScenarios(kit: SceneKit, file: ScenarioFile): Result[] {
  return file.cases.map(one => runCase(kit, file, one));
}

export function runCase(kit: SceneKit, file: ScenarioFile, one: Case): Result {
  if (file.game !== kit.game.id) {
    throw new Refused([{ rule: '', text: `${file.name}: is of ${file.game}, not of ${kit.game.id}` }]);
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

function layOut(kit: SceneKit, one: Case): Run | { failure: Failure } {
  const step: Step = { number: 'given', text: '', chance: [], act: null, expect: null };
  let run: Run | null = null;
  try {
    const s: State = kit.arrange(one.given);
    run = { kit, s, told: [], heard: 0, picks: 0, passedOver: [], auto: one.auto, words: new Set() };
    open(run, one);
    return run;
  } catch (error) {
    return { failure: failureOf(run, step, error) };
  }
}

/** Scripts the chance and goes on to the first question that is one. */
function open(run: Run, one: Case): void {
  const { kit, s } = run;
  s.events ??= [];
  s.script = one.chance.map(each => outcomeOf(kit, each));
  advance(kit.game.rules, s);
  const names = kit.game.cards.flatMap(card => [card.name, card.id]);
  run.words = vocabularyOf(kit.facts(s), names);
  hear(run);
  settle(run);
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

function runStep(run: Run, step: Step): void {
  if (step.chance.length > 0) {
    demandUsed(run, 'before this step');
    run.s.script = step.chance.map(each => outcomeOf(run.kit, each));
  }
  if (step.act) runAct(run, step.act);
  if (step.chance.length > 0) demandUsed(run, 'after this step');
  if (!step.expect) return;
  expectAll(run, step.expect);
  run.heard = run.told.length;
}

/** Every scripted outcome must be used: one that is left over means that something did not happen. */
function demandUsed(run: Run, when: string): void {
  const left = run.s.script ?? [];
  if (left.length > 0) throw new Miss(`scripted chance is left over ${when}: ${phrase(left)}`);
}

function outcomeOf(kit: SceneKit, scripted: Scripted): Chance {
  if (typeof scripted !== 'string') return scripted;
  const word = kit.chance[scripted];
  if (word !== undefined) return word;
  const known = Object.keys(kit.chance);
  const listed = known.length > 0 ? `numbers, ${known.join(', ')}` : 'numbers';
  throw new Miss(`"${scripted}" is no outcome of chance; known are ${listed}, shuffle`, {
    near: nearest(scripted, known),
  });
}

function runAct(run: Run, act: Act): void {
  if (act.do === 'cannot') {
    for (const refusal of act.refusals) expectRefusal(run, act.seat, refusal);
    return;
  }
  const before = run.passedOver;
  run.passedOver = [];
  if (act.do === 'pass') return passAll(run, act);
  for (const wanted of act.picks) pickOne(run, act.seat, wanted, before);
}

function pickOne(run: Run, seat: Seat, wanted: Wanted, passedOver: Seat[]): void {
  const { kit, s } = run;
  const offers = offersOf(kit, s);
  const question = s.over ? null : asked(kit.game, s);
  if (wanted === 'concede' && !(question?.seat === seat && matching(kit, s, offers, '=concede').length > 0)) {
    return change(run, next => {
      kit.game.concede(next, seat);
      advance(kit.game.rules, next);
    });
  }
  if (question === null) throw new Miss('the game is over: nobody is asked anything');
  if (question.seat !== seat) {
    const hint = passedOver.includes(seat)
      ? `. ${seatName(seat)} could only pass and was passed over; with \`auto: false\` such questions are asked`
      : '';
    throw new Miss(`${seatName(question.seat)} is asked, not ${seatName(seat)}${hint}`);
  }
  const option = choose(kit, s, offers, wanted);
  change(run, next => play(kit.game, next, option));
}

/** Changes a copy: if the rules break, the report shows the table as it was before. */
function change(run: Run, deed: (next: State) => void): void {
  const next: State = run.kit.game.clone(run.s);
  const before = run.s;
  run.s = next;
  try {
    deed(next);
  } catch (error) {
    hear(run);
    run.s = before;
    throw error;
  }
  run.picks++;
  hear(run);
  settle(run);
}

/** Writes down what happened. */
function hear(run: Run): void {
  const events = run.s.events ?? [];
  run.s.events = [];
  run.told.push(...events.map(event => tell(run.kit, run.s, event)));
}

const passKinds = (kit: SceneKit): readonly string[] => kit.passes ?? ['pass'];

/** A question with nothing but `pass` is no question. */
function settle(run: Run): void {
  if (!run.auto) return;
  const question = pending(run.kit.game, run.s);
  if (question?.options.length !== 1 || !passKinds(run.kit).includes(question.options[0].kind)) return;
  run.passedOver.push(question.seat);
  change(run, next => play(run.kit.game, next, question.options[0]));
}

/** `all`: whoever is asked this question passes, until another one is asked or a new turn begins. */
function passAll(run: Run, act: Pass): void {
  if (act.seats !== 'all') {
    for (const seat of act.seats) passOnce(run, seat);
    return;
  }
  const { game } = run.kit;
  const first = pending(game, run.s)?.question;
  const turn = game.turns(run.s);
  while (game.turns(run.s) === turn) {
    const question = pending(game, run.s);
    const pass = question?.options.find(option => passKinds(run.kit).includes(option.kind));
    if (!pass || question?.question !== first) return;
    change(run, next => play(game, next, pass));
  }
}

function passOnce(run: Run, seat: Seat): void {
  const { game } = run.kit;
  const question = pending(game, run.s);
  if (question?.seat !== seat) {
    throw new Miss(`${question ? seatName(question.seat) : 'nobody'} is asked, not ${seatName(seat)}`);
  }
  const pass = question.options.find(option => passKinds(run.kit).includes(option.kind));
  if (!pass) throw new Miss(`${seatName(seat)} cannot pass`);
  change(run, next => play(game, next, pass));
}

function expectRefusal(run: Run, seat: Seat, refusal: Refusal): void {
  const { kit, s } = run;
  const mine = !s.over && asked(kit.game, s)?.seat === seat;
  const offers = mine ? offersOf(kit, s) : [];
  const card = cardMeant(run, seat, refusal);
  const found =
    refusal.do === null ? offers.filter(o => o.option.card === card) : matching(kit, s, offers, refusal.do);
  if (found.length > 0) throw new Miss(`${seatName(seat)} can: "${found[0].text}" is offered`);
  const reasons = card === null ? [] : kit.game.whyNot(s, seat, card);
  if (!mine) reasons.push({ rule: '', text: 'it is not your decision' });
  const { because } = refusal;
  const told = reasons.map(why => `${why.text}${why.rule ? ` (${why.rule})` : ''}`);
  const fits = reasons.some(
    why => why.rule === because || why.text.toLowerCase().includes(because.toLowerCase()),
  );
  if (fits) return;
  if (card === null) throw new Miss('which card is meant? Add `card:` so that the reason can be asked for');
  throw new Miss('another reason is given', {
    expected: because,
    found: told.join('\n') || 'no reason at all',
  });
}

/** The card that a refusal is about: named, or the last words of the option that would have been picked. */
function cardMeant({ kit, s }: Run, seat: Seat, refusal: Refusal): number | null {
  if (refusal.card !== null) return cardOf(kit, s, refusal.card);
  if (refusal.do === null) return null;
  if (typeof refusal.do !== 'string')
    return refusal.do.card === undefined ? null : cardOf(kit, s, refusal.do.card);
  const words = refusal.do.replace(/^=/, '').split(' ');
  for (let i = 0; i < words.length; i++) {
    const name = words.slice(i).join(' ');
    const found = kit.find(s, `${seatName(seat)} ${name}`) ?? kit.find(s, name);
    if (found !== null) return found;
  }
  return null;
}
