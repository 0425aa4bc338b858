import type { GameInfo, Letter, Person, Reason } from '@siegeworks/protocol';
import { useEffect, useRef, useState } from 'react';
import type { Hall } from '../hall.ts';
import { reasonsOf } from '../match.ts';
import { Reasons } from '../reasons.tsx';
import type { Start } from './beginning.tsx';
import type { Draft } from './draft.ts';
import { revisionOf } from './draft.ts';
import * as house from './house.ts';
import { Terms, wishOf } from './terms-form.tsx';

/** How long nothing is changed before the letter is written anew, in milliseconds. */
const PAUSE = 250;

export interface OwnTermsProps {
  hall: Hall;
  game: GameInfo;
  person: Person;
  /** The invitation, and whether nobody has sat down yet. */
  id: string;
  isOpen: boolean;
  first: Draft;
  /** The moment of another match with which somebody came. */
  moment: Start | null;
  /** The deck of one's own with which somebody came from the bench, or that lies at the table. */
  deck: string | undefined;
  written(letter: Letter): void;
}

/** Everything may be changed until somebody sits down: the letter beside it follows by itself. */
export function OwnTerms({ hall, game, person, id, isOpen, first, moment, deck, written }: OwnTermsProps) {
  const [draft, setDraft] = useState(first);
  const { reasons, isWritten } = useWriting(hall, game, id, draft, written);
  return (
    <form
      className="form own-terms"
      aria-label="Terms"
      data-written={isWritten}
      inert={!isOpen}
      onSubmit={event => event.preventDefault()}
    >
      {reasons.length > 0 && <p role="alert">This cannot be played. The letter says what it said before:</p>}
      <Reasons reasons={reasons} game={game.id} />
      <Terms
        {...{ hall, game, person, draft, moment, deck }}
        change={part => setDraft(now => ({ ...now, ...part }))}
      />
    </form>
  );
}

/** Sends what was changed to the house, one change after the other, and tells why it was refused. */
function useWriting(hall: Hall, game: GameInfo, id: string, draft: Draft, written: (letter: Letter) => void) {
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const [done, setDone] = useState(draft);
  const last = useRef(draft);
  const queue = useRef(Promise.resolve());
  const tell = useRef(written);
  tell.current = written;
  useEffect(() => {
    if (draft === last.current) return;
    const timer = setTimeout(() => {
      const { start } = last.current;
      last.current = draft;
      const write = async () => {
        const from = draft.start === start ? undefined : await wishOf(hall, draft.start);
        return house.reviseTerms(id, { ...revisionOf(game, draft), ...(from !== undefined && { from }) });
      };
      queue.current = queue.current
        .then(write)
        .then(
          letter => {
            setReasons([]);
            tell.current(letter);
          },
          fault => setReasons(reasonsOf(fault)),
        )
        .then(() => setDone(draft));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [hall, game, id, draft]);
  return { reasons, isWritten: done === draft };
}
