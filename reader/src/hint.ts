import type { Attempt, Reason, State } from '@siegeworks/contract';
import type { HintAnswer, HintFacts, Why } from '@siegeworks/protocol';
import { linesOf } from './lines.ts';
import type { Reading } from './reading.ts';
import { after, seenIn, seenNow } from './reading.ts';
import { forecast, offerOf } from './state.ts';

/** How many reasons are given for an answer. */
const REASONS = 3;

/** What a computer player would do, in words: each answer with what speaks for it. */
export function hintOf(reading: Reading, answers: readonly HintFacts[]): HintAnswer[] {
  const seen = seenNow(reading);
  return answers.map(({ option, chance, visits, follows }) => ({
    ...offerOf(reading, seen, option),
    chance,
    visits,
    why: [forecast(reading, seen, option), ...following(reading, follows)]
      .filter(text => text !== '')
      .slice(0, REASONS),
  }));
}

function following(reading: Reading, follows: HintFacts['follows']): string[] {
  const { facts, known } = reading;
  if (!facts || !follows) return [];
  const view: State = after(known.get(facts.eye)?.view ?? null, follows);
  return linesOf(reading, seenIn(reading, facts, view), { ...follows, pick: 0 }).map(({ text }) => text);
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
