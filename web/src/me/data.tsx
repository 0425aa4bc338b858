import type { Person } from '@siegeworks/protocol';
import { Dialog } from '@siegeworks/ui';
import { useState } from 'react';
import { Reasons } from '../reasons.tsx';
import * as account from './account.ts';
import { Panel, useDeed } from './form.tsx';

/** What the house keeps about somebody: to take along, and to have deleted. */
export function MyData({ person }: { person: Person }) {
  const [asking, setAsking] = useState(false);
  const deed = useDeed();
  return (
    <Panel id="data" title="What the house keeps about you">
      <p>
        Your name, your matches with your own decisions, what you said at the table, how you want to be asked,
        and with an account your decks and what you have done with puzzles.
      </p>
      <Reasons reasons={deed.reasons} />
      <div className="row">
        <button type="button" className="button" onClick={() => deed.run(account.downloadData, () => {})}>
          Download my data
        </button>
        <button type="button" className="button" onClick={() => setAsking(true)}>
          {person.account ? 'Delete my account…' : 'Delete everything about me…'}
        </button>
      </div>
      {asking && <Delete person={person} close={() => setAsking(false)} />}
    </Panel>
  );
}

/** Asks once, and names what stays. */
function Delete({ person, close }: { person: Person; close(): void }) {
  const deed = useDeed();
  const title = person.account ? 'Delete my account' : 'Delete everything about me';
  return (
    <Dialog title={title} onClose={close}>
      <p>
        This happens at once and cannot be undone. Your name, your sign-in, your ratings, your friends, your
        settings, your decks and puzzles in the house and everything that you said are deleted. Matches that
        are still running are given up.
      </p>
      <p>
        What stays: the matches themselves, which are the other players’ too, with “A former player” in your
        place.
      </p>
      <Reasons reasons={deed.reasons} />
      <div className="row">
        <button
          type="button"
          className="button primary"
          onClick={() => deed.run(account.deleteMe, account.beginAnew)}
        >
          {title}
        </button>
        <button type="button" className="button" onClick={close}>
          Keep it
        </button>
      </div>
    </Dialog>
  );
}
