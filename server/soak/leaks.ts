import { isDeepStrictEqual } from 'node:util';
import type { Eye, Game, GameEvent, Option, State } from '@siegeworks/contract';
import type { Match } from '@siegeworks/kernel';
import { moments, pending } from '@siegeworks/kernel';
import type { FactMessage, Facts } from '@siegeworks/protocol';
import { changed, readFactMessage } from '@siegeworks/protocol';

/** A match after each of its picks, as it truly was. */
export interface Truth {
  game: Game;
  states: State[];
  events: GameEvent[][];
  cards: string[];
}

export function truthOf(match: Match): Truth {
  const { game } = match;
  const truth: Truth = { game, states: [], events: [], cards: game.catalogue.cards.map(({ id }) => id) };
  for (const { state, events } of moments(match)) {
    truth.states.push(game.rules.clone(state));
    truth.events.push([...events]);
  }
  return truth;
}

/**
 * The messages that told an eye anything but what it may know: a view that differs from the game's own, an event that
 * it does not see, a question of somebody else's, or, anywhere else, the name of a card that its view hides. Says of each what.
 */
export function leaksIn(truth: Truth, eye: Eye, texts: readonly string[]): string[] {
  let view: unknown;
  let picks = 0;
  const leaks: string[] = [];
  for (const [n, text] of texts.entries()) {
    const message = readFactMessage(JSON.parse(text));
    if (message.type === 'opened') view = undefined;
    const facts = message.type === 'facts' ? message : null;
    const before = view;
    for (const moment of facts?.moments ?? []) {
      if (moment.view !== undefined) view = changed(view, moment.view);
      picks = moment.pick;
    }
    const what =
      (facts && tellsTooMuch(truth, eye, { facts, before })) ?? namesHidden(truth, eye, picks, message);
    if (what) leaks.push(`message ${n} of ${texts.length}, after pick ${picks}: ${what}`);
  }
  return leaks;
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function tellsTooMuch(
  { game, states, events }: Truth,
  eye: Eye,
  { facts, before }: { facts: Facts; before: unknown },
): string | null {
  let view = before;
  const now = facts.moments.at(-1)?.pick ?? 0;
  for (const moment of facts.moments) {
    if (moment.view !== undefined) view = changed(view, moment.view);
    const state = states[moment.pick];
    if (!state) return `there is no pick ${moment.pick}`;
    if (!isDeepStrictEqual(plain(view), plain(game.knowledge.view(state, eye)))) return 'another view';
    const seen = events[moment.pick].flatMap(event => game.knowledge.sees(event, eye) ?? []);
    if (moment.events.length > 0 && !isDeepStrictEqual(moment.events, plain(seen))) return 'other events';
  }
  if (facts.question && !isAsked(game, states[now], eye, facts.question.options)) return 'another question';
  return facts.outcome !== null && !states[now]?.over ? 'an outcome before the end' : null;
}

/** Whether this eye is asked, with these options and no others. */
function isAsked(game: Game, state: State, eye: Eye, options: readonly Option[]): boolean {
  const asked = pending(game, game.rules.clone(state));
  return asked?.seat === eye && isDeepStrictEqual(options, plain(asked.options));
}

/** Beside the moments and the question, which were compared to the letter, no message names a card that its eye cannot see. */
function namesHidden(
  { game, states, cards }: Truth,
  eye: Eye,
  picks: number,
  message: FactMessage,
): string | null {
  if (message.type === 'facts' && message.outcome) return null;
  const rest = JSON.stringify(
    message.type === 'facts' ? { ...message, moments: [], question: null } : message,
  );
  const named = cards.filter(card => rest.includes(JSON.stringify(card)));
  if (named.length === 0) return null;
  const known = JSON.stringify(game.knowledge.view(states[picks], eye));
  const hidden = named.find(card => !known.includes(JSON.stringify(card)));
  return hidden === undefined ? null : `names ${hidden}`;
}
