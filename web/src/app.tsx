import type { BotInfo, GameInfo } from '@siegeworks/protocol';
import { useEffect, useState } from 'react';
import { About } from './about.tsx';
import type { Hall } from './home.tsx';
import { Home } from './home.tsx';
import { NewGame } from './new-game.tsx';
import { hashOf, useRoute } from './route.ts';
import { RulesPage } from './rules-page.tsx';
import type { Session } from './session.ts';
import { TablePage } from './table-page.tsx';
import { Wait } from './wait.tsx';

export function App({ session }: { session: Session }) {
  const [shelf, setShelf] = useState<{ games: GameInfo[]; bots: BotInfo[] } | null>(null);
  const [broken, setBroken] = useState('');
  useEffect(() => {
    session.onBreak = setBroken;
    session.ask('hello', {}, 'games').then(setShelf, (fault: Error) => setBroken(fault.message));
  }, [session]);
  if (broken !== '') return <Broken why={broken} />;
  if (!shelf) return <Wait />;
  return <Page hall={{ session, ...shelf }} />;
}

function Page({ hall }: { hall: Hall }) {
  const route = useRoute();
  const { session, games } = hall;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page begins at its top
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [route.page]);
  if (route.page === 'home') return <Home hall={hall} />;
  if (route.page === 'about') return <About games={games} />;
  if (route.page === 'match')
    return <TablePage key={route.match} session={session} match={route.match} games={games} />;
  const game = games.find(each => each.id === route.game);
  if (!game) return <Missing id={route.game} />;
  if (route.page === 'new') return <NewGame key={game.id} hall={hall} game={game} />;
  return <RulesPage session={session} game={game} rule={route.rule} />;
}

function Missing({ id }: { id: string }) {
  return (
    <main className="page">
      <h1>There is no game “{id}” here</h1>
      <p>
        <a href={hashOf({ page: 'home' })}>All games</a>
      </p>
    </main>
  );
}

function Broken({ why }: { why: string }) {
  return (
    <main className="page">
      <h1>The table has stopped</h1>
      <p role="alert">{why}</p>
      <p>Your matches are kept in this browser. Reload the page to go on.</p>
      <button type="button" className="button primary" onClick={() => window.location.reload()}>
        Reload
      </button>
    </main>
  );
}
