import type { Board, Game, Id, Option, Seat, State, Thing } from '@siegeworks/contract';
import type {
  AskedQuestion,
  Facts,
  MatchState,
  Offer,
  OutcomeFacts,
  OutcomeInfo,
  QuestionFacts,
  SeatInfo,
} from '@siegeworks/protocol';
import { challengeLine } from './challenge.ts';
import { learn } from './learn.ts';
import { figuresOf, logLine } from './lines.ts';
import type { Known, Reading } from './reading.ts';
import { seenNow, worded } from './reading.ts';
import { sentenceFor } from './refusals.ts';

const EMPTY: Board = { status: [], areas: [] };

/** What a screen shows after these facts. */
export function stateOf(reading: Reading, facts: Facts): MatchState {
  const known = learn(reading, facts);
  const { lines: from } = reading.shown;
  const seen = seenNow(reading);
  const { match, game, seq, seats, eye, question, waiting, noUndo, outcome, more } = facts;
  const { handover, passing, series, company } = facts;
  reading.shown = { eye, lines: known.lines.length };
  return {
    match,
    game,
    seq,
    seats: withTeams(reading, seats, seen),
    eye,
    board: worded(reading, () => reading.game.words.board(seen, eye ?? 'spectator'), EMPTY),
    view: seen,
    ...openHands(reading, seen, eye),
    question: question && questionOf(reading, seen, question),
    waiting: waiting && { seat: waiting.seat, text: questionText(reading, seen, waiting.question) },
    ...(handover && { handover }),
    ...(passing && { passing }),
    log: { from, lines: known.lines.slice(from).map(logLine) },
    undo: { possible: noUndo === null, why: noUndo ? sentenceFor(noUndo).text : '' },
    outcome: outcome && outcomeOf(reading, seen, known, outcome),
    ...(series && { series }),
    ...(company && { company }),
    more,
  };
}

/** The hands of others where they lie open: the view shows every card of them. */
function openHands({ game }: Reading, seen: State, eye: Seat | null): Pick<MatchState, 'hands'> {
  const hands = (game.knowledge.hands?.(seen) ?? []).flatMap((ids, seat) => {
    const isOpen = seat !== eye && ids.length > 0 && ids.every(id => id >= 0);
    return isOpen ? [{ seat, cards: ids.map(id => cardLine(game, seen, id)) }] : [];
  });
  return hands.length > 0 ? { hands } : {};
}
function cardLine({ words, catalogue }: Game, seen: State, id: Id): { name: string; line: string } {
  const key = words.card?.(seen, id);
  const card = catalogue.cards.find(each => each.id === key);
  return { name: card?.name ?? '', line: card?.facts.join(', ') ?? '' };
}

/** Those who share a side are marked alike, in the order in which the sides sit down. */
function withTeams(reading: Reading, seats: readonly SeatInfo[], seen: State): SeatInfo[] {
  const { words } = reading.game;
  const teams = worded(reading, () => seats.map((_seat, n) => words.team?.(seen, n) ?? null), []);
  const sides = [...new Set(teams.filter(team => team !== null))];
  return seats.map((seat, n) => {
    const name = teams[n] ?? null;
    return name === null ? seat : { ...seat, team: { name, sign: sides.indexOf(name) } };
  });
}

function questionText(reading: Reading, seen: State, id: string): string {
  return worded(reading, () => reading.game.words.questions[id](seen), id);
}

function questionOf(reading: Reading, seen: State, facts: QuestionFacts): AskedQuestion {
  const { id, seat, options, habit, standing } = facts;
  const { words } = reading.game;
  const lesson = words.lessons?.[id];
  const subject = worded(reading, () => words.subjects?.[id]?.(seen) ?? null, null);
  const all = worded(reading, () => [...(words.bundles?.(seen, seat, options) ?? [])], []);
  const gestures = all.filter(({ gesture }) => gesture !== undefined);
  const bundles = all.filter(({ gesture }) => gesture === undefined);
  return {
    id,
    seat,
    text: questionText(reading, seen, id),
    offers: options.map(option => offerOf(reading, seen, option)),
    habit,
    standing,
    ...(subject !== null && { subject }),
    ...(lesson !== undefined && { lesson }),
    ...(bundles.length > 0 && { bundles }),
    ...(gestures.length > 0 && { gestures }),
  };
}

/** An answer in words, and what it is about on the board. */
export function offerOf(reading: Reading, seen: State, option: Option): Offer {
  const { words } = reading.game;
  const note = forecast(reading, seen, option);
  const uses = worded(reading, () => [...(words.uses?.(seen, option) ?? [])], []);
  const harmless = worded(reading, () => (words.harmless ?? isHarmless)(seen, option), false);
  const endsTurn = worded(reading, () => words.endsTurn?.(seen, option) ?? false, false);
  const idle = worded(reading, () => words.idle?.(seen, option) ?? false, false);
  return {
    option,
    text: optionText(reading, seen, option),
    ...(note !== '' && { note }),
    ...(harmless && { harmless }),
    ...(endsTurn && { endsTurn }),
    ...(idle && { idle }),
    about: worded(reading, () => [...(words.about ?? aboutOption)(seen, option)], []),
    ...(uses.length > 0 && { uses }),
  };
}
const isHarmless = (_seen: State, { kind }: Option): boolean => kind === 'pass' || kind === 'done';
const aboutOption = (_seen: State, { card, target }: Option): Thing[] =>
  [card, target].filter(thing => thing !== undefined);
const optionText = (reading: Reading, seen: State, option: Option): string =>
  worded(reading, () => reading.game.words.option(seen, option), option.kind);
/** What would come of it, where that can be worked out. */
export const forecast = (reading: Reading, seen: State, option: Option): string =>
  worded(reading, () => reading.game.words.forecast?.(seen, option) ?? '', '');

function outcomeOf(reading: Reading, seen: State, { lines }: Known, facts: OutcomeFacts): OutcomeInfo {
  const { words } = reading.game;
  const { places, draw, rule, seed, config, turns, decisions, course } = facts;
  const share =
    seed === null
      ? null
      : (worded(reading, () => words.share?.(seen, { seed, config }) ?? null, null) ??
        challengeLine(reading, { ...facts, seed }));
  const score = worded(reading, () => words.score?.(seen) ?? null, null);
  const figures = figuresOf(reading, lines, config.players.length);
  return {
    places,
    draw,
    rule,
    text: worded(reading, () => words.outcome(seen), rule),
    ...(share !== null && { share }),
    ...(score !== null && { score }),
    story: { turns, decisions, figures, course },
  };
}
