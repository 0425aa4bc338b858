import type { Game, Option, Seat, State } from '@siegeworks/contract';
import { conservationLaw, demand, demandSame } from './law.ts';
import { eventsLaw } from './laws-leaks.ts';
import { giveUp } from './match.ts';
import type { Pending } from './rule.ts';
import { pending, play } from './rule.ts';

/** Settled: at a question the state checks, triggers and clean-up have nothing left to do. */
export function settledLaw<S extends State>(game: Game<S>, s: S): void {
  const again = game.rules.clone(s);
  game.audit.settle(again);
  demandSame(s, again, 'settled', 'the table is not settled: ');
}

/** Marks: every mark has a living cause. */
export function marksLaw<S extends State>(game: Game<S>, s: S): void {
  const stray = game.audit.stray(s);
  demand(stray === null, 'marks', stray ?? '');
}

/** What must hold at every question, however the game got there. */
export function tableLaws<S extends State>(game: Game<S>, s: S): void {
  conservationLaw(game, s);
  settledLaw(game, s);
  marksLaw(game, s);
}

/** Leaving: whoever gives up, at whatever question, the others continue at a settled table or the game ends properly. */
export function leavingLaw<S extends State>(game: Game<S>, s: S, seat: Seat): S {
  const left = game.rules.clone(s);
  left.events = [];
  giveUp(game, left, seat);
  eventsLaw(game, left);
  left.events = [];
  if (left.over) {
    endLaw(game, left);
    return left;
  }
  demand(game.rules.gone(left, seat), 'leaving', `seat ${seat} gave up and is still in the game`);
  const asked = pending(game, left);
  demand(asked !== null, 'leaving', `when seat ${seat} gives up nothing follows`);
  if (asked) aboutTheGone(game, left, asked);
  tableLaws(game, left);
  return left;
}

/** Players who are gone are not asked anything, and no question is about them. */
function aboutTheGone<S extends State>(game: Game<S>, s: S, { seat, question, options }: Pending): void {
  demand(!game.rules.gone(s, seat), 'leaving', `${question} asks seat ${seat}, which is gone`);
  demand(options.length > 0, 'leaving', `${question} offers nothing`);
  const about = options.find(option => option.seat !== undefined && game.rules.gone(s, option.seat));
  demand(
    about === undefined,
    'leaving',
    `${question} offers ${about?.kind} about seat ${about?.seat}, which is gone`,
  );
}

/** A game that somebody has left is played to its end: it has one, and every question on the way keeps the laws. */
export function playedOut<S extends State>(game: Game<S>, s: S, choose: (asked: Pending) => Option): void {
  for (let picks = 0; ; picks++) {
    const asked = pending(game, s);
    if (asked === null) break;
    demand(
      picks < game.about.bound,
      'ending',
      `with a seat gone the game lasts longer than ${game.about.bound} picks`,
    );
    play(game, s, choose(asked));
    s.events = [];
    if (s.over) break;
    const next = pending(game, s);
    if (next) aboutTheGone(game, s, next);
    tableLaws(game, s);
  }
  endLaw(game, s);
}

/** The last position keeps every card and places every seat; nobody who left is placed before all who stayed. */
export function endLaw<S extends State>(game: Game<S>, s: S): void {
  conservationLaw(game, s);
  const { places = [] } = s.over ?? {};
  demand(places.length === s.seats, 'ending', 'the outcome does not place every seat');
  const [gone, stayed] = [true, false].map(away =>
    places.filter((_place, seat) => game.rules.gone(s, seat) === away),
  );
  const best = Math.min(...gone);
  demand(
    stayed.length === 0 || stayed.some(place => place <= best),
    'ending',
    'somebody who left is placed before everybody who stayed',
  );
  demand(game.words.outcome(s).length > 0, 'words', 'the outcome has no words');
}
