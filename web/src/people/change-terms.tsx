import '../game/form.css';
import type { GameInfo, Letter, Person, Reason } from '@siegeworks/protocol';
import type { FormEvent } from 'react';
import { useState } from 'react';
import type { Hall } from '../hall.ts';
import { reasonsOf } from '../match.ts';
import { Reasons } from '../reasons.tsx';
import { Agreement } from './agreement.tsx';
import { Check } from './check.tsx';
import type { Draft } from './draft.ts';
import { draftOf, termsOfDraft } from './draft.ts';
import * as house from './house.ts';
import { ClockField, DecksField, Size } from './terms-fields.tsx';

interface ChangeTermsProps {
  hall: Hall;
  game: GameInfo;
  person: Person;
  letter: Letter;
  done(letter: Letter): void;
  leave(): void;
}

/** Other terms before the deal. The game and the position to begin with stay; with somebody at the table, so do the seats. */
export function ChangeTerms({ hall, game, person, letter, done, leave }: ChangeTermsProps) {
  const [draft, setDraft] = useState(() => draftOf(letter));
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const others = letter.seats.filter(seat => seat.name !== null && !seat.mine && !seat.computer);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const terms = { ...termsOfDraft(game, draft), clock: clockOf(letter, draft, game) };
    house.reviseTerms(letter.id, { terms }).then(done, fault => setReasons(reasonsOf(fault)));
  };
  return (
    <form className="form" onSubmit={submit} aria-label="Change the terms">
      <p>
        {others.length === 0
          ? 'The link stays the same. Whoever opens it reads the new terms.'
          : `${listOf(others.map(({ name }) => name ?? ''))} must agree once more before the cards are dealt.`}
      </p>
      <fieldset>
        <legend>The match</legend>
        {others.length === 0 && letter.terms.start === null && (
          <Size game={game} draft={draft} change={change} />
        )}
        {letter.terms.start === null && game.decks.length > 0 && <DecksField draft={draft} change={change} />}
        <ClockField draft={draft} change={change} />
        {!draft.rated && (
          <Check
            title="Open hands"
            name="openHands"
            on={draft.openHands}
            text="Everybody sees all hands, from the first card to the last."
            change={openHands => change({ openHands })}
          />
        )}
      </fieldset>
      <Agreement draft={draft} bots={hall.bots} account={person.account} change={change} />
      <Reasons reasons={reasons} game={game.id} />
      <div className="row">
        <button type="submit" className="button primary">
          Change the terms
        </button>
        <button type="button" className="button" onClick={leave}>
          Leave them as they are
        </button>
      </div>
    </form>
  );
}

const listOf = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);

/** A clock that cannot be chosen here stays unless another one was chosen. */
function clockOf(letter: Letter, draft: Draft, game: GameInfo) {
  const untouched = draft.clock === draftOf(letter).clock;
  return untouched ? letter.terms.clock : termsOfDraft(game, draft).clock;
}
