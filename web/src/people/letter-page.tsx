import './people.css';
import './invite.css';
import type { GameInfo, Letter, Person, Reason } from '@siegeworks/protocol';
import { AWAY } from '@siegeworks/protocol';
import { useEffect, useState } from 'react';
import { Frame } from '../frame.tsx';
import type { Hall } from '../hall.ts';
import { reasonsOf } from '../match.ts';
import { Reasons } from '../reasons.tsx';
import { go, hashOf } from '../route.ts';
import { Changed } from './changed-terms.tsx';
import * as house from './house.ts';
import { Agreed, Chairs, OwnLetter, termsWords } from './letter.tsx';
import type { BroughtDeck } from './own-deck.tsx';
import { broughtIn, OwnDeckField } from './own-deck.tsx';
import { useLetter } from './use-letter.ts';
import { NameForm, usePerson } from './who.tsx';

/** An invitation as its guest sees it: a name, a deck, and one button. */
export function LetterPage({ hall, id }: { hall: Hall; id: string }) {
  const [person, setPerson] = usePerson();
  const [letter, reasons, setLetter] = useLetter(id, person?.id);
  const sits = letter?.seats.some(seat => seat.mine) ?? false;
  useEffect(() => {
    if (letter?.match && sits) go({ page: 'match', match: letter.match });
  }, [letter?.match, sits]);
  const game = hall.games.find(each => each.id === letter?.terms.game);
  return (
    <Frame at="home" title="An invitation" game={game?.id ?? ''} className="page invite">
      <h1>An invitation</h1>
      <Reasons reasons={reasons} />
      {letter && game && sits && (
        <>
          <Changed letter={letter} game={game} changed={setLetter} />
          <OwnLetter letter={letter} game={game} />
        </>
      )}
      {letter && game && !sits && (
        <section className="letter on-parchment" aria-label="Invitation">
          <p className="letter-terms">{termsWords(game, letter)}</p>
          <Agreed letter={letter} />
          <Chairs letter={letter} />
          <Reply
            hall={hall}
            game={game}
            letter={letter}
            person={person}
            came={setPerson}
            changed={setLetter}
          />
        </section>
      )}
    </Frame>
  );
}

interface ReplyProps {
  hall: Hall;
  game: GameInfo;
  letter: Letter;
  person: Person | null | undefined;
  came(person: Person): void;
  changed(letter: Letter): void;
}

function Reply({ hall, game, letter, person, came, changed }: ReplyProps) {
  const [brought, setBrought] = useState<BroughtDeck>({
    ready: game.decks[1]?.id ?? game.decks[0]?.id ?? '',
  });
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const free = letter.seats.findIndex(seat => seat.name === null);
  if (letter.closed) return <p>This invitation has been withdrawn.</p>;
  if (letter.circle)
    return (
      <p>
        Both bring decks from packs that you opened together:{' '}
        <a href={hashOf({ page: 'draft', game: game.id, draft: `${AWAY}${letter.circle}` })}>
          sit down there
        </a>
        .
      </p>
    );
  if (free < 0 || letter.match !== null) return <Full letter={letter} />;
  const sit = () => {
    const { edition } = letter;
    const sitting = { seat: free, ...broughtIn(brought), entropy: house.ownRandomness(), edition };
    house.sitDown(letter.id, sitting).then(changed, fault => setReasons(reasonsOf(fault)));
  };
  return (
    <>
      {letter.terms.start === null && game.decks.length > 0 && (
        <OwnDeckField
          session={hall.session}
          game={game}
          readyOnly={letter.terms.decks === 'ready'}
          brought={brought}
          change={setBrought}
        />
      )}
      {person === null && (
        <NameForm
          says="Sit down"
          done={someone => {
            came(someone);
            sit();
          }}
        />
      )}
      {person && (
        <button type="button" className="button primary" onClick={sit}>
          Sit down as {person.name}
        </button>
      )}
      <Reasons reasons={reasons} game={game.id} />
    </>
  );
}

function Full({ letter }: { letter: Letter }) {
  return (
    <>
      <p>All seats are taken.</p>
      {letter.match !== null && letter.terms.watch && (
        <p>
          <a className="button" href={hashOf({ page: 'match', match: letter.match })}>
            Watch the match
          </a>
        </p>
      )}
    </>
  );
}
