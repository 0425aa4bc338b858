import type { Game, Match, Option, Pending, State } from '@siegeworks/kernel';
import { sameOption } from '@siegeworks/kernel';
import type { AskedQuestion, MatchState, Offer, OutcomeInfo, Settings } from '@siegeworks/protocol';
import { mover, standingAnswer } from './answers.ts';
import { storyOf } from './chronicle.ts';
import { standing } from './series.ts';
import type { Table } from './table.ts';
import { isMine, isPassing, linesOf, lookAs, PASSED_ON, peopleAt, seenBy, undoing } from './table.ts';

/** The table as the person at the screen may see it, with the lines of the log that are new to the screen. */
export function stateOf(table: Table, settings: Settings): MatchState {
  const { match } = table;
  letLook(table);
  const asked = match.asked;
  const { eye } = table;
  const seen = seenBy(table, eye);
  const lines = linesOf(table);
  const next = mover(table, settings);
  const state: MatchState = {
    match: table.id,
    game: match.game.about.id,
    seq: table.seq + 1,
    seats: table.seats.map(({ kind, name, bot }) => ({ name, mine: kind === 'me', bot: bot ?? null })),
    eye: eye === 'spectator' ? null : eye,
    board: match.game.words.board(seen, eye),
    view: seen,
    question: asked && asked.seat === eye ? questionOf(match, seen, asked, settings) : null,
    waiting:
      asked && asked.seat !== eye ? { seat: asked.seat, text: questionText(match, seen, asked) } : null,
    ...(next === null && asked && handover(table, asked)),
    ...(eye !== 'spectator' && isPassing(table, eye) && { passing: true }),
    log: { from: table.told, lines: lines.slice(table.told) },
    undo: next?.by === 'hand' ? { possible: false, why: PASSED_ON } : undoInfo(table),
    outcome: outcomeOf(table, seen),
    ...(table.series && { series: standing(table, table.series) }),
    more: next !== null,
  };
  table.seq++;
  table.told = lines.length;
  return state;
}

/** After the end there is nothing left to hide from those who played. */
function letLook(table: Table): void {
  const [first] = peopleAt(table.seats);
  if (table.match.state.over && table.eye === 'spectator' && first !== undefined) lookAs(table, first);
}

/** Several people at one screen: whoever is asked must first sit down at it. */
function handover(table: Table, { seat }: Pending): Pick<MatchState, 'handover'> {
  if (!isMine(table, seat) || seat === table.eye) return {};
  return { handover: { seat, name: table.seats[seat].name } };
}

function questionText(match: Match, seen: State, asked: Pending): string {
  return match.game.words.questions[asked.question](seen);
}

function questionOf(match: Match, seen: State, asked: Pending, settings: Settings): AskedQuestion {
  const { game, state } = match;
  const { seat, options, question: id } = asked;
  // The suggestion comes from a table that this seat could be sitting at: it gives nothing away.
  const habit = game.judgement.habit(
    game.knowledge.sample(state, seat, `habit:${match.picks.length}`),
    seat,
    options,
  );
  const lesson = game.words.lessons?.[id];
  return {
    id,
    seat,
    text: questionText(match, seen, asked),
    offers: options.map(option => offerOf(game, seen, option)),
    habit: options.findIndex(option => sameOption(option, habit)),
    standing: standingAnswer(game, asked, settings),
    ...(lesson !== undefined && { lesson }),
  };
}

function offerOf({ words }: Game, seen: State, option: Option): Offer {
  const note = words.forecast?.(seen, option) ?? '';
  return { option, text: words.option(seen, option), ...(note !== '' && { note }) };
}

function undoInfo(table: Table): MatchState['undo'] {
  const plan = undoing(table);
  return 'why' in plan ? { possible: false, why: plan.why.text } : { possible: true, why: '' };
}

function outcomeOf({ match, chronicle, auto }: Table, seen: State): OutcomeInfo | null {
  const { over } = match.state;
  if (!over) return null;
  const { words } = match.game;
  const share = words.share?.(seen, match) ?? null;
  const { places, draw, rule } = over;
  const story = storyOf(chronicle, match, auto);
  return { places, draw, rule, text: words.outcome(seen), ...(share !== null && { share }), story };
}
