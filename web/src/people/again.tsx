import type { Again, AgainInfo, AgainWish, MatchState, PeopleInfo, SeriesLength } from '@siegeworks/protocol';
import { seriesWinners } from '@siegeworks/protocol';
import type { Step } from '@siegeworks/screen-table';
import { useEffect, useState } from 'react';
import { go } from '../route.ts';
import { keepPromise } from './promises.ts';

export type PlayAgain = (wish: AgainWish, series?: SeriesLength) => void;

const isPending = (asked: AgainInfo | null | undefined): asked is AgainInfo =>
  asked !== null && asked !== undefined && !asked.declined && asked.match === null;

/** What those who played can do next, with the length of a series chosen in a second step. */
export function useStepsAfter(
  state: MatchState | null,
  people: PeopleInfo | null,
  again: PlayAgain,
): readonly Step[] {
  const [choosing, choose] = useState(false);
  return state ? stepsAfter(state, people, { again, choosing, choose }) : [];
}

interface Asking {
  again: PlayAgain;
  /** Whether the length of a series is being chosen. */
  choosing: boolean;
  choose(yes: boolean): void;
}

/** Nothing for whoever has only watched. */
export function stepsAfter(state: MatchState, people: PeopleInfo | null, asking: Asking): readonly Step[] {
  const { again } = asking;
  if (!state.seats.some(seat => seat.mine)) return [];
  const asked = people?.again;
  if (!isPending(asked)) return asksFor(state, asking);
  const by = state.seats[asked.by];
  if (by?.mine) return [step('Do not ask', 'waiting for the answer', () => again('decline'))];
  return [
    step('Decline', `${by?.name ?? 'somebody'} asks`, () => again('decline')),
    step(CALLED[asked.how], `${by?.name ?? 'somebody'} asks: agree`, () => again('agree'), true),
  ];
}

function asksFor(state: MatchState, { again, choosing, choose }: Asking): Step[] {
  const { series } = state;
  if (series && seriesWinners(series).length === 0)
    return [step('Next match', 'the series goes on', () => again('next'), true)];
  if (choosing) {
    const ask = (length: SeriesLength) => () => {
      choose(false);
      again('rematch', length);
    };
    return [
      step('No series', 'one match at a time', () => choose(false)),
      step('Best of three', 'the first to win two', ask(3), true),
      step('Best of five', 'the first to win three', ask(5)),
    ];
  }
  return [
    step('Series…', 'best of three or five', () => choose(true)),
    step('Swap sides', 'ask for the other side', () => again('swap')),
    step('Rematch', 'ask for the same again', () => again('rematch'), true),
  ];
}
const step = (title: string, text: string, act: () => void, primary = false): Step => ({
  title,
  text,
  primary,
  go: act,
});
const CALLED: Readonly<Record<Again, string>> = {
  rematch: 'Rematch',
  swap: 'Swap and rematch',
  next: 'Next match',
};
const WANTED: Readonly<Record<Again, string>> = {
  rematch: 'a rematch',
  swap: 'a rematch with swapped sides',
  next: 'the next match of the series',
};

/** Says once what was asked for and answered after the match. */
export function AgainNews({ state, people }: { state: MatchState; people: PeopleInfo | null }) {
  const asked = people?.again;
  const said = asked ? newsOf(state, asked) : '';
  return (
    <p className={said === '' ? 'visually-hidden' : 'company-again'} role="status">
      {said}
    </p>
  );
}

function newsOf({ seats }: MatchState, { by, how, series, declined, match }: AgainInfo): string {
  const wanted = `${WANTED[how]}${series && how !== 'next' ? `, best of ${series}` : ''}`;
  const mine = seats[by]?.mine ?? false;
  if (match !== null) return 'The next match begins.';
  if (declined) return 'There will be no rematch for now.';
  return mine ? `You have asked for ${wanted}.` : `${seats[by]?.name ?? 'Somebody'} asks for ${wanted}.`;
}

/** When everybody has agreed, those who played sit down at the new table. */
export function useNextTable(state: MatchState | null, people: PeopleInfo | null): void {
  const next = people?.again?.match ?? null;
  const plays = state?.seats.some(seat => seat.mine) ?? false;
  const asked = people?.again;
  useEffect(() => {
    if (asked?.next && plays) keepPromise(asked.next, { commitment: asked.commitment });
  }, [asked, plays]);
  useEffect(() => {
    if (next !== null && plays) go({ page: 'match', match: next });
  }, [next, plays]);
}
