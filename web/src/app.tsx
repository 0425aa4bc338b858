import type { BotInfo, GameInfo } from '@siegeworks/protocol';
import { isAway } from '@siegeworks/protocol';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Frame } from './frame.tsx';
import { Guard } from './guard.tsx';
import { GreatHall } from './hall/great-hall.tsx';
import { MatchesPage } from './hall/matches-page.tsx';
import type { Hall } from './hall.ts';
import { NewVersion } from './offline/new-version.tsx';
import type { Versions } from './offline/versions.ts';
import { HostWord } from './people/host-word.tsx';
import { LineNotice } from './people/line-notice.tsx';
import { SeekNotice } from './people/seek-notice.tsx';
import { usePerson } from './people/who.tsx';
import type { Route } from './route.ts';
import { hashOf, useRoute } from './route.ts';
import type { Session } from './session.ts';
import { useStorage } from './storage.ts';
import { Wait } from './wait.tsx';

// Somebody who only visits the hall loads nothing of the other pages.
const About = lazy(async () => ({ default: (await import('./about.tsx')).About }));
const BackPage = lazy(async () => ({ default: (await import('./me/back-page.tsx')).BackPage }));
const BuilderPage = lazy(async () => ({
  default: (await import('./workshop/builder-page.tsx')).BuilderPage,
}));
const CardPage = lazy(async () => ({ default: (await import('./gallery/card-page.tsx')).CardPage }));
const CarryPage = lazy(async () => ({ default: (await import('./me/carry-page.tsx')).CarryPage }));
const DecksPage = lazy(async () => ({ default: (await import('./workshop/decks-page.tsx')).DecksPage }));
const DraftPage = lazy(async () => ({
  default: (await import('./workshop/draft/draft-page.tsx')).DraftPage,
}));
const SharedDeckPage = lazy(async () => ({
  default: (await import('./workshop/shared-deck-page.tsx')).SharedDeckPage,
}));
const FirstPage = lazy(async () => ({ default: (await import('./school/first-page.tsx')).FirstPage }));
const GalleryPage = lazy(async () => ({ default: (await import('./gallery/gallery-page.tsx')).GalleryPage }));
const GamePage = lazy(async () => ({ default: (await import('./game/game-page.tsx')).GamePage }));
const InvitePage = lazy(async () => ({ default: (await import('./people/invite-page.tsx')).InvitePage }));
const LabPage = lazy(async () => ({ default: (await import('./lab/lab-page.tsx')).LabPage }));
const LessonPage = lazy(async () => ({ default: (await import('./school/lesson-page.tsx')).LessonPage }));
const CoursePage = lazy(async () => ({ default: (await import('./school/course-page.tsx')).CoursePage }));
const LetterPage = lazy(async () => ({ default: (await import('./people/letter-page.tsx')).LetterPage }));
const LearnPage = lazy(async () => ({ default: (await import('./learn/learn-page.tsx')).LearnPage }));
const MailPage = lazy(async () => ({ default: (await import('./me/mail-page.tsx')).MailPage }));
const MePage = lazy(async () => ({ default: (await import('./me/me-page.tsx')).MePage }));
const Newcomer = lazy(async () => ({ default: (await import('./people/newcomer.tsx')).Newcomer }));
const PrintPage = lazy(async () => ({ default: (await import('./print/print-page.tsx')).PrintPage }));
const ProfilePage = lazy(async () => ({ default: (await import('./profile/profile-page.tsx')).ProfilePage }));
const PuzzlePage = lazy(async () => ({ default: (await import('./school/puzzle-page.tsx')).PuzzlePage }));
const PuzzlesPage = lazy(async () => ({ default: (await import('./school/puzzles-page.tsx')).PuzzlesPage }));
const RecordPage = lazy(async () => ({ default: (await import('./record/record-page.tsx')).RecordPage }));
const RulesPage = lazy(async () => ({ default: (await import('./rules/rules-page.tsx')).RulesPage }));
const ShowPage = lazy(async () => ({ default: (await import('./school/show-page.tsx')).ShowPage }));
const StudioPage = lazy(async () => ({ default: (await import('./studio/studio-page.tsx')).StudioPage }));
const TablePage = lazy(async () => ({ default: (await import('./table-page.tsx')).TablePage }));

export function App({ session, versions }: { session: Session; versions: Versions }) {
  const [shelf, setShelf] = useState<{ games: GameInfo[]; bots: BotInfo[] } | null>(null);
  const [broken, setBroken] = useState('');
  useEffect(() => {
    session.onBreak = setBroken;
    session.ask('hello', {}, 'games').then(setShelf, (fault: Error) => setBroken(fault.message));
  }, [session]);
  const { keeps } = useStorage(session);
  if (broken !== '') return <Broken why={broken} keeps={keeps} />;
  if (!shelf) return <Wait />;
  return (
    <Guard fallback={why => <Broken why={why} keeps={keeps} />}>
      <Suspense fallback={<Wait />}>
        <Above versions={versions} />
        <Page hall={{ session, ...shelf }} />
      </Suspense>
    </Guard>
  );
}

/** What everybody should read, above whatever page is open. */
function Above({ versions }: { versions: Versions }) {
  const { page } = useRoute();
  return (
    <>
      <HostWord />
      <NewVersion versions={versions} busy={page === 'match'} />
    </>
  );
}

function Page({ hall }: { hall: Hall }) {
  const route = useRoute();
  const { games } = hall;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page begins at its top
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [route.page]);
  if (route.page === 'home') return <GreatHall hall={hall} />;
  if (route.page === 'matches') return <MatchesPage hall={hall} />;
  if (route.page === 'record') return <RecordPage hall={hall} />;
  if (route.page === 'about') return <About games={games} />;
  if (route.page === 'match') return <MatchPage hall={hall} match={route.match} />;
  if (route.page === 'studio')
    return <StudioPage key={route.source} hall={hall} source={route.source} moment={route.moment} />;
  if (route.page === 'me') return <MePage />;
  if (route.page === 'back') return <BackPage answer={route.answer} />;
  if (route.page === 'carry') return <CarryPage code={route.code} />;
  if (route.page === 'mail') return <MailPage key={route.code} what={route.what} code={route.code} />;
  if (route.page === 'letter') return <LetterPage key={route.letter} hall={hall} id={route.letter} />;
  if (route.page === 'person') return <ProfilePage key={route.person} hall={hall} person={route.person} />;
  if (route.page === 'lab') return <LabPage hall={hall} />;
  if (route.page === 'decks') return <DecksPage hall={hall} />;
  if (route.page === 'cards') return <GalleryPage hall={hall} game={route.game} />;
  return <OfGame hall={hall} route={route} />;
}

/** A table, and whatever should be read above it. */
function MatchPage({ hall: { session, games }, match }: { hall: Hall; match: string }) {
  const [person, setPerson] = usePerson(isAway(match));
  if (person === null && isAway(match)) return <Newcomer came={setPerson} />;
  return (
    <>
      <LineNotice session={session} />
      <SeekNotice match={match} />
      <TablePage key={match} session={session} match={match} games={games} />
    </>
  );
}

/** The pages of one game. */
function OfGame({ hall, route }: { hall: Hall; route: Extract<Route, { game: string }> }) {
  const game = hall.games.find(each => each.id === route.game);
  if (!game) return <Missing id={route.game} />;
  if (route.page === 'rules') return <RulesPage session={hall.session} game={game} rule={route.rule} />;
  if (route.page === 'card')
    return <CardPage key={`${game.id} ${route.card}`} session={hall.session} game={game} id={route.card} />;
  if (route.page === 'lessons') return <CoursePage key={game.id} session={hall.session} game={game} />;
  if (route.page === 'first') return <FirstPage key={game.id} hall={hall} game={game} />;
  if (route.page === 'lesson')
    return (
      <LessonPage key={`${game.id} ${route.lesson}`} hall={hall} game={game} number={Number(route.lesson)} />
    );
  if (route.page === 'puzzles')
    return <PuzzlesPage key={game.id} session={hall.session} game={game} games={hall.games} />;
  if (route.page === 'puzzle')
    return (
      <PuzzlePage
        key={`${game.id} ${route.puzzle}`}
        hall={hall}
        game={game}
        id={route.puzzle}
        streak={route.mode === 'streak'}
      />
    );
  if (route.page === 'show')
    return <ShowPage key={`${game.id} ${route.what}`} session={hall.session} game={game} what={route.what} />;
  if (route.page === 'invite')
    return (
      <InvitePage
        key={game.id}
        hall={hall}
        game={game}
        friend={route.friend}
        from={route.from}
        deck={route.bring}
      />
    );
  if (route.page === 'build')
    return <BuilderPage key={`${game.id} ${route.deck}`} hall={hall} game={game} at={route.deck} />;
  if (route.page === 'draft')
    return <DraftPage key={`${game.id} ${route.draft}`} hall={hall} game={game} id={route.draft} />;
  if (route.page === 'print')
    return <PrintPage key={`${game.id} ${route.deck}`} hall={hall} game={game} at={route.deck} />;
  if (route.page === 'deck')
    return <SharedDeckPage key={route.code} hall={hall} game={game} code={route.code} />;
  if (route.page === 'learn') return <LearnPage key={game.id} game={game} />;
  return <GamePage key={game.id} hall={hall} game={game} unfolded={route.page === 'new'} />;
}

function Missing({ id }: { id: string }) {
  return (
    <Frame at="home" title="No such game">
      <h1>There is no game “{id}” here</h1>
      <p>
        <a href={hashOf({ page: 'home' })}>All games</a>
      </p>
    </Frame>
  );
}

function Broken({ why, keeps }: { why: string; keeps: boolean }) {
  return (
    <main className="page">
      <h1>The table has stopped</h1>
      <p role="alert">{why}</p>
      <p>
        {keeps
          ? 'Your matches are saved in this browser. Reload the page to continue.'
          : 'This browser did not save what was played since the page was opened. Reload the page to start again.'}
      </p>
      <div className="row">
        <button type="button" className="button primary" onClick={() => window.location.reload()}>
          Reload
        </button>
        <a className="button" href={hashOf({ page: 'home' })} onClick={reloadSoon}>
          Great Hall
        </a>
      </div>
    </main>
  );
}

/** A fault has left nothing behind that could follow a link: the page begins anew at the other end. */
function reloadSoon(): void {
  setTimeout(() => window.location.reload());
}
