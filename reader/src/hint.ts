import type { Attempt, Face, Id, Option, Reason, State } from '@siegeworks/contract';
import type { HintAnswer, HintFacts, Why } from '@siegeworks/protocol';
import { linesOf } from './lines.ts';
import type { Reading } from './reading.ts';
import { after, seenIn, seenNow } from './reading.ts';
import { forecast, offerOf } from './state.ts';

/** How much of the immediate consequences is shown. */
const FOLLOWING = 2;
/** In fewer of a hundred tries than these an answer is not expected. */
const EXPECTED = 40;

/** What a computer player would do, in words: each answer with what it gains, what it costs and what comes of it. */
export function hintOf(reading: Reading, answers: readonly HintFacts[]): HintAnswer[] {
  const seen = seenNow(reading);
  const [best] = answers;
  return answers.map(answer => {
    const { option, chance, visits, follows, reply } = answer;
    const offer = offerOf(reading, seen, option);
    const after = stateAfter(reading, follows);
    const why = [
      forecast(reading, seen, option),
      ...following(reading, follows),
      used(offer.uses?.length ?? 0),
      expected(reading, after, reply),
      compared(answer, answers),
    ];
    return { ...offer, chance, visits, equal: isEqual(answer, best), why: why.filter(text => text !== '') };
  });
}

/** The difference is no larger than what luck can explain. */
const isEqual = (answer: HintFacts, best: HintFacts): boolean =>
  answer !== best && best.chance - answer.chance <= answer.margin;

/** How it stands against the others: never a number without what it counts. */
function compared(answer: HintFacts, answers: readonly HintFacts[]): string {
  const [best, second] = answers;
  const games = (n: number, than: string) => (n === 1 ? `one game ${than}` : `${n} games ${than}`);
  if (answer !== best) {
    if (isEqual(answer, best)) return 'As good as the best, as far as can be told';
    return `It wins about ${games(best.chance - answer.chance, 'fewer')} in a hundred than the best`;
  }
  if (!second) return '';
  if (isEqual(second, best)) return 'The next answer is as good, as far as can be told';
  return `It wins about ${games(best.chance - second.chance, 'more')} in a hundred than the next answer`;
}

const used = (n: number): string =>
  n === 0 ? '' : n === 1 ? 'It uses up one more card' : `It uses up ${n} more cards`;

/** What somebody else will do about it: only with cards that lie open, for the others are imagined. */
function expected(reading: Reading, after: State, reply: HintFacts['reply']): string {
  const { game, facts } = reading;
  if (!reply || reply.share < EXPECTED || !facts) return '';
  const { card, target } = reply.option;
  // Going on without doing anything is not worth a word.
  if (card === undefined && target === undefined) return '';
  const board = game.words.board(after, facts.eye ?? 'spectator');
  const open = new Set(board.areas.flatMap(({ cards }) => cards.flatMap(idsOf)));
  if ([card, target].some(id => id !== undefined && !open.has(id))) return '';
  const name = facts.seats[reply.seat]?.name ?? '';
  return `${name} will probably answer: ${wordsFor(reading, after, reply.option)}`;
}
const idsOf = ({ id, attached }: Face): Id[] => [id, ...attached.flatMap(idsOf)];
/** Nobody is asked yet, so the words may miss something; then the kind of the answer must do. */
function wordsFor({ game }: Reading, s: State, option: Option): string {
  try {
    return game.words.option(s, option);
  } catch {
    return option.kind;
  }
}

function stateAfter(reading: Reading, follows: HintFacts['follows']): State {
  const { facts, known } = reading;
  if (!facts || !follows) return seenNow(reading);
  return seenIn(reading, facts, after(known.get(facts.eye)?.view ?? null, follows));
}

/** What happens at once, as the story tells it. */
function following(reading: Reading, follows: HintFacts['follows']): string[] {
  if (!follows) return [];
  const lines = linesOf(reading, stateAfter(reading, follows), { ...follows, pick: 0 });
  const told = lines.filter(({ part }) => part !== 'phase' && part !== 'turn');
  return told.slice(0, FOLLOWING).map(({ text }) => text);
}

/** Why the person at the screen cannot do this now, worked out from what the screen knows. */
export function whyNot({ game, facts, known }: Reading, attempt: Attempt): Reason[] | Why {
  const eye = facts?.eye ?? null;
  const view = known.get(eye)?.view;
  if (eye === null || !view) {
    const seated = facts?.seats.some(({ mine }) => mine) ?? false;
    return { code: seated ? 'passed on' : 'watching', about: [] };
  }
  return game.knowledge.whyNot(view, eye, attempt);
}
