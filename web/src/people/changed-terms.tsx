import type { GameInfo, Letter, Reason } from '@siegeworks/protocol';
import { useState } from 'react';
import { reasonsOf } from '../match.ts';
import { Reasons } from '../reasons.tsx';
import * as house from './house.ts';
import { Agreed, termsWords } from './letter.tsx';

interface ChangedProps {
  letter: Letter;
  game: GameInfo;
  changed(letter: Letter): void;
}

/** Whoever sits at a table already reads changed terms, and agrees to them or stands up. */
export function Changed({ letter, game, changed }: ChangedProps) {
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const own = letter.seats.find(seat => seat.mine);
  if (own?.agrees !== false || letter.closed) return null;
  const act = (deed: Promise<Letter>) => deed.then(changed, fault => setReasons(reasonsOf(fault)));
  return (
    <section className="letter on-parchment" role="alert" aria-label="The terms have been changed">
      <p className="letter-terms">
        <strong>{letter.by} has changed the terms.</strong> {termsWords(game, letter)}
      </p>
      <Agreed letter={letter} />
      <p className="row">
        <button
          type="button"
          className="button primary"
          onClick={() => act(house.agreeTo(letter.id, letter.edition))}
        >
          Agree
        </button>
        <button type="button" className="button" onClick={() => act(house.standUp(letter.id))}>
          Stand up
        </button>
      </p>
      <Reasons reasons={reasons} game={game.id} />
    </section>
  );
}
