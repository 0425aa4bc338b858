import type { Eye, Game, Option, Seat, Seed, State } from '@siegeworks/contract';
import { lastingFor } from './lasting.ts';
import { conservationLaw, demand, demandSame, same, tried } from './law.ts';
import { eyeName, leakLaw } from './laws-leaks.ts';
import type { Pending } from './rule.ts';
import { pending, play } from './rule.ts';

/** The moment at which a game is looked at. */
interface Moment {
  asked: Pending;
  pick: number;
  seed: Seed;
  /** Whether it is also worth the time to lay out whole boards. */
  closely: boolean;
}
/** Whether anything was hidden in this game, whether samples made use of that, and whether anybody was sent anything. */
export interface Hidden {
  any: boolean;
  varied: boolean;
  told: boolean;
}

/** Law 5: a seat could not tell a sample from the real thing, the sample asks the same, and nothing leaks. */
export function viewLaw<S extends State>(
  game: Game<S>,
  s: S,
  moment: Moment,
  seat: Seat,
  hidden: Hidden,
): void {
  const { asked, pick, seed } = moment;
  const seen = game.knowledge.sample(s, seat, `${seed}:${pick}`);
  sampleLaw(game, seen, seat, `${seed}:${pick}`);
  hidden.any ||= !same(known(game.knowledge.view(s, seat)), known(s));
  hidden.varied ||= !same(known(seen), known(s));
  sameView(game, s, seen, seat);
  const again = pending(game, seen);
  const asksTheSame = again?.seat === asked.seat && again.question === asked.question;
  demand(asksTheSame, 'view', 'a sample asks another question');
  if (seat === asked.seat && again) askedLaw(game, s, seen, moment, again.options);
  const { closely } = moment;
  hidden.told = leakLaw(game, { real: s, other: seen, seat, asked, pick, closely }) || hidden.told;
}

/** What is looked at closely for the seat that decides; in the course of a game that is everybody. */
function askedLaw<S extends State>(game: Game<S>, s: S, seen: S, moment: Moment, again: Option[]): void {
  const { asked, pick, closely } = moment;
  const { question, seat, options } = asked;
  const score = game.judgement.score(s, seat);
  demand(score >= 0 && score <= 1, 'score', `the score is ${score}`);
  demand(same(again, options), 'view', `${question}: the options depend on what seat ${seat} cannot know`);
  // Onlookers know no more than any seat.
  sameView(game, s, seen, 'spectator');
  for (const eye of closely ? ([seat, 'spectator'] as const) : []) {
    const [board, other] = [s, seen].map(each => game.words.board(each, eye));
    demandSame(board, other, 'view', `the board of ${eyeName(eye)}: `);
  }
  luckLaw(game, s, seen, asked, tried(options, pick));
}

/** The table itself, without what is nobody's to know. */
const known = (s: State) => ({ ...s, random: null, script: null, events: null });

/** A sample of a sample is the same again: it was dealt from what the seat may know, and from nothing else. */
function sampleLaw<S extends State>(game: Game<S>, seen: S, seat: Seat, seed: Seed): void {
  conservationLaw(game, seen);
  const again = game.knowledge.sample(seen, seat, seed);
  demandSame(seen, again, 'sample', 'a sample depends on what is hidden: ');
}

function sameView<S extends State>(game: Game<S>, s: S, seen: S, eye: Eye): void {
  const [real, told] = [s, seen].map(each => game.knowledge.view(each, eye));
  demandSame(real, told, 'view', `what ${eyeName(eye)} may know: `);
}

/** What can be taken back has shown its player nothing. */
function luckLaw<S extends State>(game: Game<S>, s: S, seen: S, asked: Pending, option: Option): void {
  const { seat, question } = asked;
  const [real, other] = [game.rules.clone(s), game.rules.clone(seen)];
  real.events = [];
  play(game, real, option);
  if (real.over !== null || lastingFor(real, seat) !== null) return;
  real.events = other.events;
  play(game, other, option);
  const [here, there] = [real, other].map(each => game.knowledge.view(each, seat));
  const about = `${question}: ${option.kind} shows something hidden and can be taken back: `;
  demandSame(here, there, 'luck', about);
}
