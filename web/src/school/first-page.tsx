import type { FirstMatchInfo, GameInfo } from '@siegeworks/protocol';
import type { Step } from '@siegeworks/screen-table';
import { useEffect, useState } from 'react';
import { Frame } from '../frame.tsx';
import type { Hall } from '../hall.ts';
import { go, hashOf } from '../route.ts';
import { planOf, usualChoices, usualSetup } from '../setup.ts';
import { TablePage } from '../table-page.tsx';
import { Wait } from '../wait.tsx';
import { dropFirst, keepFirst, keptFirst } from './guide.ts';
import { GuidedTable } from './guided-table.tsx';
import { finish } from './progress.ts';
import { useCourse } from './use-lesson.ts';

/** The match at the end of a course: a whole one against the gentlest player, with a word at the right moment. */
export function FirstPage({ hall, game }: { hall: Hall; game: GameInfo }) {
  const { lessons, first, problem } = useCourse(hall.session, game.id);
  const [attempt, setAttempt] = useState(0);
  const { match, why } = useFirstMatch(hall, game, first, attempt);
  if (problem !== '' || why !== '' || (lessons && !first))
    return <NoFirst game={game} why={problem || why} />;
  if (!lessons || !first || match === '') return <Wait />;
  const again = () => {
    dropFirst(game.id);
    setAttempt(attempt + 1);
  };
  return (
    <TablePage
      key={match}
      session={hall.session}
      match={match}
      games={hall.games}
      shown={table => (
        <GuidedTable
          {...{ table, first }}
          steps={stepsAfter(game.id, again)}
          over={() => finish(game.id, lessons.length + 1)}
        />
      )}
    />
  );
}

/** The match that was begun, else a new one. */
function useFirstMatch(hall: Hall, game: GameInfo, first: FirstMatchInfo | null, attempt: number) {
  const [match, setMatch] = useState('');
  const [why, setWhy] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: every try begins another match
  useEffect(() => {
    if (!first) return;
    setMatch('');
    const begin = async () => {
      const kept = keptFirst(game.id);
      if (kept && (await isThere(hall, kept.match))) return kept.match;
      const opened = await hall.session.ask(
        'create',
        { game: game.id, ...planFor(hall, game, first) },
        'opened',
      );
      keepFirst(game.id, { match: opened.match, told: [] });
      return opened.match;
    };
    begin().then(setMatch, (fault: Error) => setWhy(fault.message));
  }, [hall, game, first, attempt]);
  return { match, why };
}

async function isThere({ session }: Hall, match: string): Promise<boolean> {
  const { saves } = await session.ask('saves', {}, 'saves');
  return saves.some(save => save.match === match && save.state !== 'damaged');
}

function planFor({ bots }: Hall, game: GameInfo, { decks }: FirstMatchInfo) {
  const usual = usualSetup(game, bots);
  const given = usual.decks.map((deck, i) => decks[i] ?? deck);
  const choices = given.map(id =>
    usualChoices(
      game,
      game.decks.find(deck => deck.id === id),
    ),
  );
  const setup = { ...usual, seat: 0, decks: given, choices };
  return planOf(setup, bots, 0);
}

/** What comes after it: the course is over. */
const stepsAfter = (game: string, again: () => void): Step[] => [
  {
    title: 'Solve puzzles',
    text: 'one good pick each',
    primary: true,
    go: () => go({ page: 'puzzles', game }),
  },
  { title: 'Once more', text: 'with all comments', primary: false, go: again },
  {
    title: 'A match of your own',
    text: 'without comments',
    primary: false,
    go: () => go({ page: 'game', game }),
  },
];

function NoFirst({ game, why }: { game: GameInfo; why: string }) {
  return (
    <Frame at="learn" title="No guided match" game={game.id}>
      <h1>There is no guided match</h1>
      {why !== '' && <p role="alert">{why}</p>}
      <p>
        <a href={hashOf({ page: 'lessons', game: game.id })}>All lessons</a>
      </p>
    </Frame>
  );
}
