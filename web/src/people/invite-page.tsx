import './people.css';
import './invite.css';
import type { GameInfo, Letter, Person, Reason } from '@siegeworks/protocol';
import { useEffect, useState } from 'react';
import { Frame } from '../frame.tsx';
import type { Hall } from '../hall.ts';
import { reasonsOf } from '../match.ts';
import { posterOf } from '../posters.ts';
import { Reasons } from '../reasons.tsx';
import { hashOf } from '../route.ts';
import { Arrived } from './arrived.tsx';
import { startFrom } from './beginning.tsx';
import { ChangeTerms } from './change-terms.tsx';
import { offeringOf, usualDraft } from './draft.ts';
import * as house from './house.ts';
import { OwnLetter } from './letter.tsx';
import { notify } from './notice.ts';
import { ownDraft, useOwnTable } from './own-table.ts';
import type { OwnTermsProps } from './own-terms.tsx';
import { OwnTerms } from './own-terms.tsx';
import { Challenge, wishOf } from './terms-form.tsx';
import { useLetter } from './use-letter.ts';
import { NameForm, usePerson } from './who.tsx';

interface InviteProps {
  hall: Hall;
  game: GameInfo;
  /** The friend to whom it is addressed. */
  friend?: string | undefined;
  /** The moment of another match with which this one begins. */
  from?: string | undefined;
  /** The deck of one's own with which somebody came from the bench. */
  deck?: string | undefined;
}

/** Invites somebody to a match: a name, and there is the link. */
export function InvitePage({ hall, game, friend, from, deck }: InviteProps) {
  const [person, setPerson] = usePerson();
  return (
    <Frame at="home" title={`${game.title} with a friend`} game={game.id} className="page invite">
      <h1>{game.title} with a friend</h1>
      {person === null && <NameForm says="Go on" done={setPerson} />}
      {person && friend !== undefined && <Asking {...{ hall, game, person, friend }} />}
      {person && friend === undefined && (
        <Inviting key={`${game.id}/${from}/${deck}`} {...{ hall, game, person, from, deck }} />
      )}
      {person === undefined && <p>There is no house behind this page in which to play with other people.</p>}
    </Frame>
  );
}

interface TableProps {
  hall: Hall;
  game: GameInfo;
  person: Person;
}

function Asking({ friend, ...table }: TableProps & { friend: string }) {
  const [made, setMade] = useState<Letter | null>(null);
  if (made === null) return <Challenge {...table} friend={friend} made={setMade} />;
  return <Waiting {...table} made={made} />;
}

/** The link is there when the page is; beside it stands what may still be changed. */
function Inviting({ hall, game, person, from, deck }: TableProps & Pick<InviteProps, 'from' | 'deck'>) {
  const [moment] = useState(() => startFrom(from));
  const offering = async () => {
    const wish = await wishOf(hall, moment);
    return { ...offeringOf(game, usualDraft(game, moment)), ...(wish && { from: wish }) };
  };
  const { letter, fault } = useOwnTable(game, offering, moment === null);
  if (fault !== null) return <Reasons reasons={reasonsOf(fault)} game={game.id} />;
  if (letter === null) return null;
  const { draft, own } = ownDraft(game, letter);
  const first = { ...draft, start: moment };
  return (
    <>
      <p className="invite-how">
        Send the link; whoever opens it sits down opposite you, {person.name}. No account needed. You can
        change everything until then.
      </p>
      <OtherGames hall={hall} game={game} />
      <Waiting {...{ hall, game, person }} made={letter}>
        {({ id, isOpen, written }) => (
          <OwnTerms {...{ hall, game, person, id, isOpen, first, moment, written }} deck={deck ?? own} />
        )}
      </Waiting>
    </>
  );
}

/** Another game is another invitation. */
function OtherGames({ hall, game }: Pick<TableProps, 'hall' | 'game'>) {
  return (
    <nav className="invite-games" aria-label="Game">
      {hall.games
        .filter(({ seats }) => seats.max > 1)
        .map(({ id, title }) => (
          <a
            key={id}
            href={hashOf({ page: 'invite', game: id })}
            aria-current={id === game.id ? 'page' : undefined}
          >
            {posterOf(id)?.name ?? title}
          </a>
        ))}
    </nav>
  );
}

interface WaitingProps extends TableProps {
  made: Letter;
  /** What may be changed while nobody else sits there. */
  children?(now: Pick<OwnTermsProps, 'id' | 'isOpen' | 'written'>): React.ReactNode;
}

function Waiting({ hall, game, person, made, children }: WaitingProps) {
  const [known, reasons, setLetter] = useLetter(made.id, person.id);
  const letter = known ?? made;
  const taken = letter.seats.filter(seat => seat.name !== null).length;
  useEffect(() => {
    if (taken > 1) notify('Somebody has sat down at your table.', 'letter');
  }, [taken]);
  const others = letter.seats.some(({ name, mine }) => name !== null && !mine);
  const waits = !letter.closed && letter.match === null;
  // Of two, the second has come: nothing moves. Of several, those who sit agree to changes.
  const showsTerms = !others || (letter.match !== null && letter.seats.length === 2);
  return (
    <div className="invite-columns">
      <div className="invite-own">
        <OwnLetter letter={letter} game={game} />
        {letter.match !== null && <Arrived letter={letter} match={letter.match} />}
        <Reasons reasons={reasons} />
        {waits && <Deeds {...{ hall, game, person, letter }} written={setLetter} />}
      </div>
      {showsTerms && children?.({ id: letter.id, isOpen: waits, written: setLetter })}
    </div>
  );
}

interface DeedsProps extends TableProps {
  letter: Letter;
  written(letter: Letter): void;
}

/** What can be done with an invitation; once somebody sits there, everybody agrees to other terms. */
function Deeds({ hall, game, person, letter, written }: DeedsProps) {
  const [refusal, setRefusal] = useState<readonly Reason[]>([]);
  const [changing, setChanging] = useState(false);
  const act = (deed: Promise<Letter>) => deed.then(written, fault => setRefusal(reasonsOf(fault)));
  const bot = hall.bots[1] ?? hall.bots[0];
  const alone = letter.seats.every(({ name, mine }) => name === null || mine);
  if (changing)
    return (
      <ChangeTerms
        {...{ hall, game, person, letter }}
        done={next => {
          written(next);
          setChanging(false);
        }}
        leave={() => setChanging(false)}
      />
    );
  return (
    <>
      <div className="row">
        {!alone && (
          <button type="button" className="button" onClick={() => setChanging(true)}>
            Change the terms…
          </button>
        )}
        {bot && (
          <button type="button" className="button" onClick={() => act(house.fillSeats(letter.id, bot.id))}>
            Fill the free seats with {bot.name}
          </button>
        )}
        <button type="button" className="button" onClick={() => act(house.withdraw(letter.id))}>
          Withdraw
        </button>
      </div>
      <Reasons reasons={refusal} />
    </>
  );
}
