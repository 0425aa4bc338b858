import '../../people/people.css';
import './circle.css';
import type { CircleView, GameInfo, Person } from '@siegeworks/protocol';
import { useEffect } from 'react';
import { Frame } from '../../frame.tsx';
import type { Hall } from '../../hall.ts';
import { notify } from '../../people/notice.ts';
import { usePerson } from '../../people/who.tsx';
import { Reasons } from '../../reasons.tsx';
import { hashOf } from '../../route.ts';
import { Wait } from '../../wait.tsx';
import { DraftDone } from '../draft/draft-done.tsx';
import { DraftTable } from '../draft/draft-table.tsx';
import type { Book } from '../use-book.ts';
import { CircleLobby } from './circle-lobby.tsx';
import { CircleTables } from './circle-tables.tsx';
import * as house from './house.ts';
import { LateSeats } from './late-seats.tsx';
import type { CircleNow } from './use-circle.ts';
import { useCircle } from './use-circle.ts';

interface CirclePageProps {
  hall: Hall;
  game: GameInfo;
  book: Book;
  id: string;
}

/** Packs that people open together, each at their own screen. */
export function CirclePage({ hall, game, book, id }: CirclePageProps) {
  const [person, setPerson] = usePerson();
  const now = useCircle(id, person?.id);
  const { circle, reasons } = now;
  useNews(circle);
  if (person === undefined || (!circle && reasons.length === 0)) return <Wait />;
  if (!circle || circle.game !== game.id)
    return (
      <Frame at="decks" title="No such packs" game={game.id}>
        <h1>These packs cannot be opened</h1>
        <Reasons reasons={reasons} />
        <p>
          <a href={hashOf({ page: 'draft', game: game.id, draft: '' })}>Open new packs</a>
        </p>
      </Frame>
    );
  return <Round {...{ hall, game, book, id, now, circle, person, setPerson }} />;
}

interface RoundProps extends CirclePageProps {
  now: CircleNow;
  circle: CircleView;
  person: Person | null;
  setPerson(person: Person): void;
}

function Round({ hall, game, book, id, now, circle, person, setPerson }: RoundProps) {
  const { draft } = circle;
  if (!circle.begun || !draft) return <CircleLobby {...{ game, now, circle, person }} came={setPerson} />;
  if (draft.done)
    return (
      <DraftDone {...{ hall, game, book }} view={draft} look={() => {}}>
        <CircleTables {...{ hall, game, id, now, circle }} />
      </DraftDone>
    );
  const take = (cards: readonly string[]) =>
    void now.act(house.takeCards(id, { turn: draft.turn, cards: [...cards] }));
  const gone = circle.seats.find(seat => seat.mine)?.gone ?? false;
  return (
    <DraftTable
      game={game}
      book={book}
      now={{ view: draft, reasons: now.reasons, take, taking: false, look: () => {} }}
      view={draft}
      waiting={<LateSeats circle={circle} />}
      leave={
        <button
          type="button"
          className="button small"
          onClick={() => now.act(gone ? house.comeBack(id) : house.leave(id))}
        >
          {gone ? 'Take my cards again' : 'Let a computer go on for me'}
        </button>
      }
    />
  );
}

/** Somebody who looks elsewhere hears when it is their turn. */
function useNews(circle: CircleView | null): void {
  const due = circle?.seats.some(seat => seat.mine && seat.due) ?? false;
  const turn = circle?.draft?.turn ?? 0;
  useEffect(() => {
    if (due && turn > 0) notify('A pack lies before you.', 'draft');
  }, [due, turn]);
}
