import './neighbours.css';
import type { Neighbour, PeopleInfo, Person, Reason } from '@siegeworks/protocol';
import type { FormEvent } from 'react';
import { useEffect, useState } from 'react';
import { reasonsOf } from '../match.ts';
import { Reasons } from '../reasons.tsx';
import { befriend } from './house.ts';
import type { Deed } from './moderation.ts';
import * as moderation from './moderation.ts';

/** The others at the table, each with what can be done about them: not to hear them, not to meet them, to report them. */
export function Neighbours({ people }: { people: PeopleInfo }) {
  const others = people.others ?? [];
  return (
    <section className="neighbours" aria-label="The others at the table">
      {others.map(each => (
        <About key={each.id} other={each} match={people.match} />
      ))}
      <Apart />
    </section>
  );
}

function About({ other, match }: { other: Neighbour; match: string }) {
  const [said, setSaid] = useState('');
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const [reporting, setReporting] = useState(false);
  const { id, name, seat, muted } = other;
  const done = (work: Promise<object>, then: string) => {
    setReporting(false);
    work.then(
      () => {
        setSaid(then);
        setReasons([]);
      },
      fault => setReasons(reasonsOf(fault)),
    );
  };
  const mute: Deed = muted ? 'unmute' : 'mute';
  return (
    <details className="neighbour">
      <summary>
        {name}
        {seat === null && ' (watching)'}
        {muted && ' (muted)'}
      </summary>
      <p className="neighbour-deeds">
        <button
          type="button"
          className="button small"
          onClick={() => done(befriend({ id }), `${name} has been asked.`)}
        >
          Add as friend
        </button>
        <button
          type="button"
          className="button small"
          onClick={() =>
            done(moderation.keep(id, mute, match), muted ? '' : `You do not hear ${name} any more.`)
          }
        >
          {muted ? 'Hear again' : 'Mute'}
        </button>
        <button
          type="button"
          className="button small"
          onClick={() =>
            done(
              moderation.keep(id, 'block', match),
              `${name} cannot sit down with you, watch you or be paired with you.`,
            )
          }
        >
          Block
        </button>
        <button type="button" className="button small" onClick={() => setReporting(true)}>
          Report…
        </button>
      </p>
      {reporting && (
        <ReportForm
          name={name}
          send={words =>
            done(
              moderation.report(id, match, words),
              'Reported. The host will look at the match and what was said.',
            )
          }
        />
      )}
      <Reasons reasons={reasons} />
      {said !== '' && <p role="status">{said}</p>}
    </details>
  );
}

function ReportForm({ name, send }: { name: string; send(words: string): void }) {
  const [words, setWords] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(words);
  };
  return (
    <form className="neighbour-report" onSubmit={submit}>
      <label>
        What has {name} done?
        <textarea
          value={words}
          onChange={event => setWords(event.target.value)}
          maxLength={500}
          rows={3}
          required
        />
      </label>
      <p>The host gets this match and the last 50 lines that were said.</p>
      <button type="submit" className="button small primary">
        Send the report
      </button>
    </form>
  );
}

/** Whom the reader keeps away from, to think better of it. */
function Apart() {
  const [blocked, setBlocked] = useState<readonly Person[]>([]);
  const look = () =>
    void moderation.apart().then(
      ({ block }) => setBlocked(block),
      () => {},
    );
  useEffect(look, []);
  if (blocked.length === 0) return null;
  return (
    <details className="neighbour">
      <summary>Blocked: {blocked.length}</summary>
      <ul>
        {blocked.map(({ id, name }) => (
          <li key={id}>
            {name}{' '}
            <button
              type="button"
              className="button small"
              onClick={() => void moderation.keep(id, 'unblock').then(look, look)}
            >
              Unblock
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
