import type { Eye, Game } from './game.ts';
import { conservationLaw, demand, demandSame, tried } from './law.ts';
import type { Pending } from './rule.ts';
import { pending, play } from './rule.ts';
import type { GameEvent, Seat, Seed, State } from './types.ts';

/** Law 5: nobody could tell a sample from the real thing, and the sample asks the same. */
export function viewLaw<S extends State>(
  game: Game<S>,
  s: S,
  asked: Pending,
  seed: Seed,
  hidden: Hidden,
): void {
  const score = game.score(s, asked.seat);
  demand(score >= 0 && score <= 1, 'score', `the score is ${score}`);
  for (let seat = 0; seat < s.seats; seat++) {
    const seen = game.sample(s, seat, seed);
    sampleLaw(game, seen, seat, seed);
    hidden.any ||= known(game.view(s, seat)) !== known(s);
    hidden.varied ||= known(seen) !== known(s);
    // Onlookers know no more than any seat.
    for (const eye of [seat, 'spectator'] as const) sameTable(game, s, seen, eye);
    const { question } = asked;
    const again = pending(game, seen);
    demand(
      again?.seat === asked.seat && again.question === question,
      'view',
      'a sample asks another question',
    );
    if (seat !== asked.seat || !again) continue;
    const same = JSON.stringify(again.options) === JSON.stringify(asked.options);
    demand(same, 'view', `${question}: the options depend on what seat ${seat} cannot know`);
    luckLaw(game, s, seen, asked);
  }
}

/** Whether anything was hidden in this game, and whether samples made use of that. */
export interface Hidden {
  any: boolean;
  varied: boolean;
}
/** The table itself, without what is nobody's to know. */
const known = (s: State) => JSON.stringify({ ...s, random: null, script: null, events: null });

/** A sample of a sample is the same again: it was dealt from what the seat may know, and from nothing else. */
function sampleLaw<S extends State>(game: Game<S>, seen: S, seat: Seat, seed: Seed): void {
  conservationLaw(game, seen);
  const again = game.sample(seen, seat, seed);
  demandSame(JSON.stringify(seen), JSON.stringify(again), 'sample', 'a sample depends on what is hidden: ');
}

function sameTable<S extends State>(game: Game<S>, s: S, seen: S, eye: Eye): void {
  const [real, told] = [s, seen].map(each => JSON.stringify(game.view(each, eye)));
  demandSame(real, told, 'view', `what ${eyeName(eye)} may know: `);
  const [board, other] = [s, seen].map(each => JSON.stringify(game.words.board(each, eye)));
  demandSame(board, other, 'view', `the board of ${eyeName(eye)}: `);
}
const eyeName = (eye: Eye) => (eye === 'spectator' ? eye : `seat ${eye}`);

/** What can be taken back has shown its player nothing: luck counts everything that was hidden before. */
function luckLaw<S extends State>(game: Game<S>, s: S, seen: S, { seat, question, options }: Pending): void {
  for (const option of tried(options)) {
    const [real, other] = [game.clone(s), game.clone(seen)];
    play(game, real, option);
    if (real.over !== null || real.luck > s.luck) continue;
    play(game, other, option);
    const [here, there] = [real, other].map(each => JSON.stringify(game.view(each, seat)));
    demandSame(
      here,
      there,
      'luck',
      `${question}: ${option.kind} shows something hidden and can be taken back: `,
    );
  }
}

/** Events pass the same door: nobody sees another kind of thing than happened, and all have words. */
export function eventLaw<S extends State>(game: Game<S>, s: S, event: GameEvent): void {
  const words = game.words.events[event.type];
  demand(words !== undefined, 'words', `the event ${event.type} has no words`);
  const rule = typeof words.rule === 'string' ? words.rule : words.rule(event);
  demand(rule.length > 0, 'words', `the event ${event.type} names no rule`);
  const eyes: Eye[] = ['spectator', ...Array.from({ length: s.seats }, (_, seat) => seat)];
  for (const eye of eyes) {
    const seen = game.sees(event, eye);
    if (seen === null) continue;
    demand(seen.type === event.type, 'view', `the event ${event.type} changes its type`);
    demand(words.say(game.view(s, eye), seen).length > 0, 'words', `${event.type} says nothing`);
  }
}
