import '../game/form.css';
import type { GameInfo, Letter, Person, Reason, StartWish } from '@siegeworks/protocol';
import { isAway } from '@siegeworks/protocol';
import type { FormEvent } from 'react';
import { useState } from 'react';
import type { Hall } from '../hall.ts';
import { reasonsOf } from '../match.ts';
import { Reasons } from '../reasons.tsx';
import { Agreement } from './agreement.tsx';
import type { Start } from './beginning.tsx';
import { Beginning } from './beginning.tsx';
import { offeringOf, usualDraft } from './draft.ts';
import * as house from './house.ts';
import { OwnDeckField } from './own-deck.tsx';
import type { FieldsProps } from './terms-fields.tsx';
import { ClockField, DecksField, Size } from './terms-fields.tsx';

interface TermsProps extends FieldsProps {
  hall: Hall;
  person: Person;
  /** The moment of another match with which somebody came. */
  moment: Start | null;
  /** The deck of one's own that lies at the table. */
  deck: string | undefined;
}

/** What is agreed before the deal. Everything has a sensible value already. */
export function Terms({ hall, game, person, draft, moment, deck, change }: TermsProps) {
  return (
    <>
      <fieldset>
        <legend>The match</legend>
        {draft.start === null && <Size game={game} draft={draft} change={change} />}
        <Bring hall={hall} game={game} draft={draft} deck={deck} change={change} />
      </fieldset>
      <Agreement draft={draft} bots={hall.bots} account={person.account} change={change} />
      {!draft.rated && <Beginning game={game} draft={draft} moment={moment} change={change} />}
    </>
  );
}

interface ChallengeProps {
  hall: Hall;
  game: GameInfo;
  person: Person;
  /** To whom it is addressed: they find it in their hall, and no link is needed. */
  friend: string;
  made(letter: Letter): void;
}

/** A challenge is sent when its terms are ready: nobody is asked twice. */
export function Challenge({ hall, game, person, friend, made }: ChallengeProps) {
  const [draft, setDraft] = useState(() => usualDraft(game, null));
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    wishOf(hall, draft.start)
      .then(from => house.invite({ ...offeringOf(game, draft), to: [friend], ...(from && { from }) }))
      .then(made, fault => setReasons(reasonsOf(fault)));
  };
  return (
    <form className="form" onSubmit={submit}>
      <p>You play as {person.name}. Your friend finds the invitation in the hall.</p>
      <Terms
        {...{ hall, game, person, draft, moment: null, deck: undefined }}
        change={part => setDraft(now => ({ ...now, ...part }))}
      />
      <Reasons reasons={reasons} game={game.id} />
      <div className="row">
        <button type="submit" className="button primary form-start">
          Ask your friend
        </button>
      </div>
    </form>
  );
}

function Bring({ hall, game, draft, deck, change }: FieldsProps & { hall: Hall; deck: string | undefined }) {
  return (
    <>
      {draft.start === null && game.decks.length > 0 && (
        <>
          <OwnDeckField
            session={hall.session}
            game={game}
            readyOnly={draft.decks === 'ready'}
            brought={draft.brought}
            from={deck}
            change={brought => change({ brought })}
          />
          <DecksField draft={draft} change={change} />
        </>
      )}
      <ClockField draft={draft} change={change} />
      <label className="field-line">
        <span className="field-title">Open table</span>
        <input
          type="checkbox"
          name="open"
          checked={draft.open}
          onChange={event => change({ open: event.target.checked })}
        />
        <span className="field-text">Anybody in the hall may sit down.</span>
      </label>
    </>
  );
}

/** Where the match begins, as it is sent to the house: a match in this browser is handed over as a file. */
export async function wishOf({ session }: Hall, start: Start | null): Promise<StartWish | null> {
  if (!start) return null;
  const { wish } = start;
  if (wish.kind === 'scenario' || isAway(wish.match)) return wish;
  const { text } = await session.ask('export', { match: wish.match }, 'file');
  return { kind: 'file', text, pick: wish.pick };
}
