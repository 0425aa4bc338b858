import type {
  Act,
  Choice,
  Compiled,
  Frame,
  Option,
  Rules,
  Seat,
  State,
  Step,
  Steps,
} from '@siegeworks/contract';
import { Impossible } from '@siegeworks/contract';
import { cover } from './coverage.ts';

/** Opens a rulebook: `rule` writes a rule into it, `choice` types a question. */
export function rulebook<S extends State>() {
  const rules: Rules<S> = { compiled: {} };

  /** `start` takes the arguments and returns the locals, so calling the rule makes its frame. */
  function rule<A extends unknown[], L extends object, K extends string>(
    name: string,
    start: (...args: A) => L,
    steps: Steps<S, L & Frame, K>,
  ): (...args: A) => L & Frame {
    if (Object.hasOwn(rules.compiled, name)) throw new Impossible(`two rules are called ${name}`);
    const compiled = compile<S>(name, steps as unknown as Steps<S, Frame, string>);
    rules.compiled[name] = compiled;
    const { first } = compiled;
    return (...args) => {
      const frame = start(...args) as L & Frame;
      frame.rule = name;
      frame.at = first;
      return frame;
    };
  }

  function choice<F, O extends Option>(question: Choice<S, F, O>): Choice<S, F, O> {
    return question;
  }
  return { rules, rule, choice };
}

function compile<S>(rule: string, steps: Steps<S, Frame, string>): Compiled<S> {
  const names = Object.keys(steps);
  const compiled: Compiled<S> = { first: names[0], steps: {} };
  names.forEach((name, i) => {
    // Integer-like keys would be sorted to the front and break the written order.
    if (/^\d+$/.test(name) || name === 'done')
      throw new Impossible(`${rule}: a step cannot be called ${name}`);
    const step = steps[name];
    const act = typeof step === 'function' ? (step as Act<S, Frame, string>) : null;
    const choice = typeof step === 'function' ? null : (step as Choice<S, Frame, Option>);
    compiled.steps[name] = { name, key: `${rule}.${name}`, act, choice, next: names[i + 1] ?? 'done' };
  });
  return compiled;
}

/** Every `rule.step` of the book, for the coverage law. */
export function stepsOf<S>(rules: Rules<S>): string[] {
  return Object.values(rules.compiled).flatMap(rule => Object.values(rule.steps).map(step => step.key));
}

/** Every `rule.step` that may ask somebody. */
export function questionsOf<S>(rules: Rules<S>): string[] {
  const steps = Object.values(rules.compiled).flatMap(rule => Object.values(rule.steps));
  return steps.filter(step => step.choice !== null).map(step => step.key);
}

/** Lays rules on the stack: the first given runs first, then the next, then the caller continues. */
export function call(s: State, ...frames: Frame[]): void {
  for (let i = frames.length - 1; i >= 0; i--) s.stack.push(frames[i]);
}

/** The frame under `f`: the rule that called it. */
export function caller<F extends Frame>(s: State, f: Frame): F {
  return s.stack[s.stack.lastIndexOf(f) - 1] as F;
}

function stepOf<S extends State>(rules: Rules<S>, f: Frame): Step<S> {
  // Plain objects are found faster than those without a prototype; what every object inherits is no step.
  const step = rules.compiled[f.rule]?.steps?.[f.at];
  if (!step?.key) throw new Impossible(`no step ${f.rule}.${f.at}`);
  return step;
}

/** No real rule takes this many steps from one question to the next. */
const PATIENCE = 100_000;

/** Runs steps until somebody must choose or the game is over. */
export function advance<S extends State>(rules: Rules<S>, s: S): void {
  if (rules.driver) return rules.driver.advance(s);
  const { stack } = s;
  for (let steps = 0; s.over === null; steps++) {
    if (steps > PATIENCE)
      throw new Impossible(`${PATIENCE} steps without a question: the rules go round in a circle`);
    const f = stack[stack.length - 1];
    if (f === undefined) throw new Impossible('the stack is empty and nobody has won');
    if (f.at === 'done') {
      stack.pop();
      continue;
    }
    const step = stepOf(rules, f);
    if (step.choice) {
      if (!step.choice.when || step.choice.when(s, f)) return;
      f.at = step.next;
      continue;
    }
    cover(step.key);
    f.at = step.next;
    const jump = step.act?.(s, f);
    if (jump !== undefined) f.at = jump as string;
  }
}

/** Who is asked, and what: `rule.step`. */
export interface Question {
  seat: Seat;
  question: string;
}
export interface Pending extends Question {
  options: Option[];
}

function choiceOf<S extends State>(rules: Rules<S>, s: S): { f: Frame; step: Step<S> } | null {
  if (s.over !== null) return null;
  const f = s.stack.at(-1);
  if (f === undefined) throw new Impossible('the stack is empty and nobody has won');
  return { f, step: stepOf(rules, f) };
}

export function asked<S extends State>(game: { rules: Rules<S> }, s: S): Question | null {
  if (game.rules.driver) return game.rules.driver.asked(s);
  const top = choiceOf(game.rules, s);
  return top && { seat: seatOf(top.step, s, top.f), question: top.step.key };
}

export function pending<S extends State>(game: { rules: Rules<S> }, s: S): Pending | null {
  if (game.rules.driver) return game.rules.driver.pending(s);
  const top = choiceOf(game.rules, s);
  if (!top?.step.choice) return null;
  const { f, step } = top;
  return { seat: seatOf(step, s, f), question: step.key, options: top.step.choice.options(s, f) };
}

function seatOf<S>(step: Step<S>, s: S, f: Frame): Seat {
  if (!step.choice) throw new Impossible(`${step.key} asks nobody`);
  return step.choice.who(s, f);
}

/** Applies one of the offered options, trusted, and runs on to the next question. */
export function play<S extends State>(game: { rules: Rules<S> }, s: S, pick: Option): void {
  if (game.rules.driver) return game.rules.driver.play(s, pick);
  const top = choiceOf(game.rules, s);
  if (!top?.step.choice) throw new Impossible('there is no open question');
  cover(top.step.key);
  top.f.at = top.step.next;
  top.step.choice.then(s, top.f, pick);
  advance(game.rules, s);
}

export function sameOption(a: Option, b: Option): boolean {
  return (
    a.kind === b.kind &&
    a.card === b.card &&
    a.target === b.target &&
    a.seat === b.seat &&
    a.n === b.n &&
    a.what === b.what
  );
}

/** Copies frames: locals are numbers, words, and lists or plain objects of these. */
export function cloneStack(stack: Frame[]): Frame[] {
  return stack.map(f => copy(f) as Frame);
}

/** A copy of plain data. */
export function copy<T>(value: T): T;
export function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    return value.some(part => typeof part === 'object') ? value.map(copy) : value.slice();
  }
  const from = value as Record<string, unknown>;
  const to: Record<string, unknown> = {};
  for (const key in from) {
    const part = from[key];
    to[key] = typeof part === 'object' && part !== null ? copy(part) : part;
  }
  return to;
}
