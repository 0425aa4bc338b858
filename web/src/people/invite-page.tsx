import './people.css';
import type { GameInfo, Letter, Person, Reason } from '@siegeworks/protocol';
import { useEffect, useState } from 'react';
import { Frame } from '../frame.tsx';
import type { Hall } from '../hall.ts';
import { reasonsOf } from '../match.ts';
import { Reasons } from '../reasons.tsx';
import { go } from '../route.ts';
import { ChangeTerms } from './change-terms.tsx';
import * as house from './house.ts';
import { OwnLetter } from './letter.tsx';
import { notify } from './notice.ts';
import { TermsForm } from './terms-form.tsx';
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

/** Invites somebody to a match: a name, the terms, and a link. */
export function InvitePage({ hall, game, friend, from, deck }: InviteProps) {
  const [person, setPerson] = usePerson();
  const [id, setId] = useState<string | null>(null);
  return (
    <Frame at="home" title={`${game.title} with a friend`} game={game.id} className="page invite">
      <h1>{game.title} with a friend</h1>
      {person === null && <NameForm says="Go on" done={setPerson} />}
      {person && id === null && (
        <TermsForm
          hall={hall}
          game={game}
          person={person}
          friend={friend}
          from={from}
          deck={deck}
          made={letter => setId(letter.id)}
        />
      )}
      {person && id !== null && <Waiting id={id} person={person} hall={hall} game={game} />}
      {person === undefined && <p>There is no house behind this page in which to play with other people.</p>}
    </Frame>
  );
}

interface WaitingProps {
  id: string;
  person: Person;
  hall: Hall;
  game: GameInfo;
}

function Waiting({ id, person, hall, game }: WaitingProps) {
  const [letter, reasons, setLetter] = useLetter(id, person.id);
  const [refusal, setRefusal] = useState<readonly Reason[]>([]);
  const [changing, setChanging] = useState(false);
  const taken = letter?.seats.filter(seat => seat.name !== null).length ?? 0;
  useEffect(() => {
    if (taken > 1) notify('Somebody has sat down at your table.', 'letter');
  }, [taken]);
  useEffect(() => {
    if (letter?.match) go({ page: 'match', match: letter.match });
  }, [letter?.match]);
  if (!letter) return <Reasons reasons={reasons} />;
  const act = (deed: Promise<Letter>) => deed.then(setLetter, fault => setRefusal(reasonsOf(fault)));
  const bot = hall.bots[1] ?? hall.bots[0];
  return (
    <>
      <OwnLetter letter={letter} game={game} />
      <Reasons reasons={refusal} />
      {changing && (
        <ChangeTerms
          {...{ hall, game, person, letter }}
          done={next => {
            setLetter(next);
            setChanging(false);
          }}
          leave={() => setChanging(false)}
        />
      )}
      {!letter.closed && !changing && (
        <div className="row">
          <button type="button" className="button" onClick={() => setChanging(true)}>
            Change the terms…
          </button>
          {bot && (
            <button type="button" className="button" onClick={() => act(house.fillSeats(id, bot.id))}>
              Fill the free seats with {bot.name}
            </button>
          )}
          <button type="button" className="button" onClick={() => act(house.withdraw(id))}>
            Withdraw
          </button>
        </div>
      )}
    </>
  );
}
