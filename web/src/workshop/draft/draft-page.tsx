import '../workshop.css';
import '../decks-page.css';
import './draft.css';
import type { GameInfo } from '@siegeworks/protocol';
import { AWAY, isAway } from '@siegeworks/protocol';
import { GlossaryContext, useLongPress } from '@siegeworks/ui';
import { useState } from 'react';
import { Frame } from '../../frame.tsx';
import type { Hall } from '../../hall.ts';
import { Reasons } from '../../reasons.tsx';
import { hashOf } from '../../route.ts';
import { Wait } from '../../wait.tsx';
import { CirclePage } from '../circle/circle-page.tsx';
import type { Book } from '../use-book.ts';
import { useBook } from '../use-book.ts';
import { Curtain } from './curtain.tsx';
import { DraftDone } from './draft-done.tsx';
import { DraftStart } from './draft-start.tsx';
import { DraftTable } from './draft-table.tsx';
import { useDraft } from './use-draft.ts';

interface DraftPageProps {
  hall: Hall;
  game: GameInfo;
  /** Which draft; empty for a new one. */
  id: string;
}

/** Packs of one game: a new draft, one that is being passed round, or the cards that came out of it. */
export function DraftPage({ hall, game, id }: DraftPageProps) {
  useLongPress();
  const { book, problem } = useBook(hall.session, game);
  if (problem !== '') return <Lost game={game} text={problem} />;
  if (!book) return <Wait />;
  if (book.packs === null) return <Lost game={game} text={`${game.title} has no packs.`} />;
  return (
    <GlossaryContext value={book.glossary}>
      {id === '' && <DraftStart hall={hall} game={game} book={book} packs={book.packs} />}
      {isAway(id) && <CirclePage hall={hall} game={game} book={book} id={id.slice(AWAY.length)} />}
      {id !== '' && !isAway(id) && <Drafting hall={hall} game={game} book={book} id={id} />}
    </GlossaryContext>
  );
}

function Drafting({ hall, game, book, id }: DraftPageProps & { book: Book }) {
  const now = useDraft(hall.session, id);
  const [open, setOpen] = useState('');
  if (!now.view && now.reasons.length > 0)
    return (
      <Frame at="decks" title="No such draft" game={game.id}>
        <h1>This draft cannot be opened</h1>
        <Reasons reasons={now.reasons} />
        <Back game={game} />
      </Frame>
    );
  if (!now.view) return <Wait />;
  const { view, look } = now;
  if (view.done) return <DraftDone key={view.seat} {...{ hall, game, book, view, look }} />;
  const sitting = `${view.seat} ${view.turn}`;
  if (view.people > 1 && open !== sitting)
    return <Curtain game={game} view={view} onOpen={() => setOpen(sitting)} />;
  return <DraftTable game={game} book={book} now={now} view={view} />;
}

const Lost = ({ game, text }: { game: GameInfo; text: string }) => (
  <Frame at="decks" title="No packs" game={game.id}>
    <h1>There are no packs here</h1>
    <p role="alert">{text}</p>
    <Back game={game} />
  </Frame>
);

const Back = ({ game }: { game: GameInfo }) => (
  <p>
    <a href={hashOf({ page: 'draft', game: game.id, draft: '' })}>Open new packs</a> ·{' '}
    <a href={hashOf({ page: 'decks' })}>All decks</a>
  </p>
);
