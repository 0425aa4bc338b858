import type { Eye, Face, Game, GameEvent, Id, Option, Seat, State, Thing } from '@siegeworks/contract';
import { demand, demandSame, same, tried } from './law.ts';
import type { Pending } from './rule.ts';
import { pending, play, sameOption } from './rule.ts';

/** One world and another that a seat cannot tell apart, at the same question. */
export interface TwoWorlds<S> {
  real: S;
  other: S;
  seat: Seat;
  asked: Pending;
  pick: number;
  /** Whether it is also worth the time to look for whole bundles of answers. */
  closely: boolean;
}

/**
 * Nothing leaks: two worlds that differ only in what a seat cannot know send it the same, and onlookers, who know no more than
 * any seat. They hear of the picks of the seat that is asked.
 */
export function leakLaw<S extends State>(game: Game<S>, worlds: TwoWorlds<S>): boolean {
  const { seat, asked } = worlds;
  saidLaw(game, worlds);
  return followsLaw(game, worlds, seat === asked.seat ? [seat, 'spectator'] : [seat]);
}

/** What is said of the position: the question, the options with their forecasts, and why something cannot be done. */
function saidLaw<S extends State>(
  game: Game<S>,
  { real, other, seat, asked, pick, closely }: TwoWorlds<S>,
): void {
  const { question, options } = asked;
  const worlds = [real, other, game.knowledge.view(real, seat)];
  const agree = (about: string, say: (s: S) => unknown) => {
    const [truth, ...others] = worlds.map(say);
    for (const said of others) demandSame(truth, said, 'told', `${eyeName(seat)}, ${question}, ${about}: `);
  };
  if (seat === asked.seat) {
    agree('the question', s => game.words.questions[question]?.(s));
    const option = tried(options, pick);
    agree(`the words of ${option.kind}`, s => game.words.option(s, option));
    agree(`the forecast of ${option.kind}`, s => game.words.forecast?.(s, option) ?? '');
    agree(`what ${option.kind} is about`, s => game.words.about?.(s, option) ?? []);
    agree(`what ${option.kind} uses up`, s => game.words.uses?.(s, option) ?? []);
    agree(`whether ${option.kind} is harmless`, s => game.words.harmless?.(s, option) ?? false);
    agree(`whether ${option.kind} ends the turn`, s => game.words.endsTurn?.(s, option) ?? false);
    if (closely) agree('the bundles', s => game.words.bundles?.(s, seat, options) ?? []);
    if (pick % 4 === 0) offeredLaw(game, real, asked, option);
  }
  asking(game, real, pick).forEach((card, n, cards) => {
    const attempt = n % 2 === 0 ? { card } : { card, target: cards[n - 1] };
    agree(`why not ${JSON.stringify(attempt)}`, s => game.knowledge.whyNot(s, seat, attempt));
  });
}

/** What is said of an option can be found: a bundle begins with an option, and every place that is named is on the board. */
function offeredLaw<S extends State>(game: Game<S>, s: S, { seat, options }: Pending, option: Option): void {
  const { words } = game;
  for (const bundle of words.bundles?.(s, seat, options) ?? []) {
    const offered = options.some(each => sameOption(each, bundle.option));
    demand(offered, 'words', `the bundle ${bundle.text} begins with what is not offered`);
  }
  const { areas } = words.board(s, seat);
  const there = new Set<Thing>(areas.map(({ id }) => id));
  const named = words.about?.(s, option) ?? [];
  // A card may lie where no board shows it, as while it is being played: then nothing is marked, and nobody is misled.
  const lost = named.find(thing => typeof thing === 'string' && !there.has(thing) && !isDrawn(s, thing));
  demand(lost === undefined, 'words', `${option.kind} is about ${lost}, which is not on the board`);
}
/** Players, and places of a player that only the game's own screen draws: `seat 1`, `1.deck`. */
function isDrawn({ seats }: State, thing: Thing): boolean {
  const [seat] = /(?<=^seat )\d+$|^\d+(?=\.)/.exec(`${thing}`) ?? [];
  return typeof thing === 'string' && seat !== undefined && Number(seat) < seats;
}
const spread = (face: Face): Id[] => [face.id, ...face.attached.flatMap(spread)];

/** Whatever somebody does: as long as an eye's view stays the same in both worlds, so does everything that it is sent. */
function followsLaw<S extends State>(game: Game<S>, worlds: TwoWorlds<S>, eyes: Eye[]): boolean {
  const { real, other, asked, pick } = worlds;
  const there = pending(game, other)?.options ?? [];
  const common = asked.options.filter(option => there.some(each => sameOption(each, option)));
  if (common.length === 0) return false;
  const option = tried(common, pick);
  // The same dice fall in both worlds: only what was hidden before may differ.
  const [a, b] = [real, other].map(world => {
    const after = game.rules.clone(world);
    after.random = real.random.slice();
    after.events = [];
    play(game, after, option);
    return after;
  });
  // Cards that somebody shows and then leaves with were told to all, and no view holds them any more.
  if (eyesOf(real).some(each => each !== 'spectator' && leaves(game, real, a, each))) return false;
  let told = false;
  // The seat comes first: where it can tell the worlds apart now, onlookers may, too.
  for (const eye of eyes) {
    const views = [a, b].map(after => game.knowledge.view(after, eye));
    if (!same(views[0], views[1])) break;
    const [here, elsewhere] = [a, b].map((after, n) => heard(game, after, eye, views[n]));
    const about = `${eyeName(eye)} hears of ${asked.question} ${option.kind}: `;
    demandSame(here, elsewhere, 'told', about);
    told ||= here.length > 0;
  }
  return told;
}

const leaves = <S extends State>({ rules }: Game<S>, before: S, after: S, seat: Seat): boolean =>
  !rules.gone(before, seat) && rules.gone(after, seat);

/** What an eye hears: the events that pass its door, and their sentences. */
function heard<S extends State>(game: Game<S>, s: S, eye: Eye, seen: S): unknown[] {
  return (s.events ?? []).flatMap(event => {
    const told = game.knowledge.sees(event, eye);
    return told === null ? [] : [told, game.words.events[event.type]?.say(seen, told)];
  });
}

/** Cards that a seat might ask about, others each time, its own and those of others. To find them takes a board, so not at every pick. */
function asking<S extends State>(game: Game<S>, s: S, pick: number): Id[] {
  if (pick % 4 !== 0) return [];
  const seat: Seat = (pick / 4) % s.seats;
  const faces = game.words.board(s, seat).areas.flatMap(area => area.cards.flatMap(spread));
  const ids = faces.filter(id => id >= 0);
  return ids.length === 0 ? [] : [0, 1, 2, 3].map(n => ids[(pick * 7 + n * 5) % ids.length]);
}

/** Events pass the same door: nobody sees another kind of thing than happened, and all have words. */
export function eventsLaw<S extends State>(game: Game<S>, s: S): void {
  const events = s.events ?? [];
  if (events.length === 0) return;
  for (const event of events) ruledLaw(game, event);
  for (const eye of eyesOf(s)) {
    const view = game.knowledge.view(s, eye);
    for (const event of events) seenLaw(game, view, event, game.knowledge.sees(event, eye));
  }
}
function ruledLaw<S extends State>(game: Game<S>, event: GameEvent): void {
  const words = game.words.events[event.type];
  demand(words !== undefined, 'words', `the event ${event.type} has no words`);
  const rule = typeof words.rule === 'string' ? words.rule : words.rule(event);
  demand(rule.length > 0, 'words', `the event ${event.type} names no rule`);
}
function seenLaw<S extends State>(game: Game<S>, view: S, event: GameEvent, seen: GameEvent | null): void {
  if (seen === null) return;
  demand(seen.type === event.type, 'view', `the event ${event.type} changes its type`);
  demand(game.words.events[event.type].say(view, seen).length > 0, 'words', `${event.type} says nothing`);
}

export const eyesOf = (s: State): Eye[] => [
  'spectator',
  ...Array.from({ length: s.seats }, (_, seat) => seat),
];
export const eyeName = (eye: Eye): string => (eye === 'spectator' ? eye : `seat ${eye}`);
