import { isDeepStrictEqual } from 'node:util';
import type { Eye, Game, GameEvent, Option, State } from '@siegeworks/contract';
import type { Match } from '@siegeworks/kernel';
import { moments, pending } from '@siegeworks/kernel';
import type { FactMessage, Facts } from '@siegeworks/protocol';
import { changed, readFactMessage } from '@siegeworks/protocol';

/** A match after each of its picks, as it truly was. */
interface Truth {
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
 * How many messages told an eye anything but what it may know: a view that differs from the game's own, an event that
 * it does not see, a question of somebody else's, or, anywhere else, the name of a card that its view hides.
 */
export function leaksIn(truth: Truth, eye: Eye, texts: readonly string[]): number {
  let view: unknown;
  let picks = 0;
  let leaks = 0;
  for (const text of texts) {
    const message = readFactMessage(JSON.parse(text));
    if (message.type === 'opened') view = undefined;
    const facts = message.type === 'facts' ? message : null;
    const before = view;
    for (const moment of facts?.moments ?? []) {
      if (moment.view !== undefined) view = changed(view, moment.view);
      picks = moment.pick;
    }
    if (facts && tellsTooMuch(truth, eye, { facts, before })) leaks++;
    else if (namesHidden(truth, eye, picks, message)) leaks++;
  }
  return leaks;
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function tellsTooMuch(
  { game, states, events }: Truth,
  eye: Eye,
  { facts, before }: { facts: Facts; before: unknown },
): boolean {
  let view = before;
  const now = facts.moments.at(-1)?.pick ?? 0;
  for (const moment of facts.moments) {
    if (moment.view !== undefined) view = changed(view, moment.view);
    const state = states[moment.pick];
    if (!state || !isDeepStrictEqual(plain(view), plain(game.knowledge.view(state, eye)))) return true;
    const seen = events[moment.pick].flatMap(event => game.knowledge.sees(event, eye) ?? []);
    if (moment.events.length > 0 && !isDeepStrictEqual(moment.events, plain(seen))) return true;
  }
  if (facts.question && !isAsked(game, states[now], eye, facts.question.options)) return true;
  return facts.outcome !== null && !states[now]?.over;
}

/** Whether this eye is asked, with these options and no others. */
function isAsked(game: Game, state: State, eye: Eye, options: readonly Option[]): boolean {
  const asked = pending(game, game.rules.clone(state));
  return asked?.seat === eye && isDeepStrictEqual(options, plain(asked.options));
}

/** Beside the moments and the question, which were compared to the letter, no message names a card that its eye cannot see. */
function namesHidden({ game, states, cards }: Truth, eye: Eye, picks: number, message: FactMessage): boolean {
  if (message.type === 'facts' && message.outcome) return false;
  const rest = JSON.stringify(
    message.type === 'facts' ? { ...message, moments: [], question: null } : message,
  );
  const named = cards.filter(card => rest.includes(JSON.stringify(card)));
  if (named.length === 0) return false;
  const known = JSON.stringify(game.knowledge.view(states[picks], eye));
  return named.some(card => !known.includes(JSON.stringify(card)));
}
