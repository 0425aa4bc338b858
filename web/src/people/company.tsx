import './company.css';
import type { CompanyInfo, MatchState, PeopleInfo, SocialWish } from '@siegeworks/protocol';
import { PHRASES } from '@siegeworks/protocol';
import { classes, Dialog } from '@siegeworks/ui';
import type { FormEvent } from 'react';
import { useEffect, useState } from 'react';

export interface CompanyProps {
  state: MatchState;
  people: PeopleInfo | null;
  social(wish: SocialWish): void;
  say(words: { phrase?: string; text?: string }): void;
}

/** Those at the table: who is here, whose clock runs, what was asked and said. */
export function Company({ state, people, social, say }: CompanyProps) {
  const [open, setOpen] = useState(false);
  const heard = useHeard(people, open);
  const { company } = state;
  if (!company) return null;
  return (
    <div className="company">
      <ul className="company-seats" aria-label="Players">
        {state.seats.map((_seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are told apart by their place
          <Seat key={i} state={state} people={people} company={company} seat={i} />
        ))}
      </ul>
      <button type="button" className="button small" onClick={() => setOpen(true)}>
        Talk{heard > 0 ? ` (${heard})` : ''}
      </button>
      {company.proposal && <Asked company={company} state={state} social={social} />}
      {open && (
        <Dialog title="At the table" onClose={() => setOpen(false)}>
          <Talk people={people} say={say} />
          {state.eye !== null && !state.outcome && (
            <Wishes company={company} people={people} social={social} />
          )}
        </Dialog>
      )}
    </div>
  );
}

interface SeatProps extends Pick<CompanyProps, 'state' | 'people'> {
  company: CompanyInfo;
  seat: number;
}

function Seat({ state, people, company: { clock }, seat }: SeatProps) {
  const { mine, name } = state.seats[seat];
  const gone = isAway(people, seat);
  return (
    <li className={classes('company-seat', { gone, runs: clock?.runs === seat })}>
      <span className="company-name">{mine ? 'You' : name}</span>
      {gone && <span className="company-away">away</span>}
      {clock && <Time clock={clock} seat={seat} />}
    </li>
  );
}

const isAway = (people: PeopleInfo | null, seat: number): boolean => (people?.away[seat] ?? null) !== null;

/** How many lines were said since the talk was last open. */
function useHeard(people: PeopleInfo | null, open: boolean): number {
  const last = people?.talk.at(-1)?.n ?? 0;
  const [read, setRead] = useState<number | null>(null);
  useEffect(() => {
    if (open || (read === null && people)) setRead(last);
  }, [open, last, read, people]);
  return people?.talk.filter(line => line.n > (read ?? last)).length ?? 0;
}

/** A clock that runs on between two messages of the house. */
function Time({ clock, seat }: { clock: NonNullable<CompanyInfo['clock']>; seat: number }) {
  const [since, setSince] = useState(() => performance.now());
  const [now, setNow] = useState(since);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every message of the house starts it anew
  useEffect(() => {
    setSince(performance.now());
    setNow(performance.now());
  }, [clock]);
  const runs = clock.runs === seat;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [runs]);
  const left = Math.max(0, clock.left[seat] - (runs ? now - since : 0));
  return (
    <span className="company-time" role="timer" aria-label={`${Math.ceil(left / 1000)} seconds left`}>
      {timeWords(left)}
    </span>
  );
}

/** `4:07`. */
export function timeWords(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
}

const QUESTIONS = {
  'take-back': (name: string) => `${name} would like to take back the last decision.`,
  pause: (name: string) => `${name} would like to pause.`,
};

/** What somebody has asked for, and the answers. */
function Asked({
  company,
  state,
  social,
}: Pick<CompanyProps, 'state' | 'social'> & { company: CompanyInfo }) {
  const { proposal } = company;
  if (!proposal) return null;
  const own = state.seats[proposal.by]?.mine ?? false;
  if (own)
    return (
      <p className="company-asked" role="status">
        You have asked the others; waiting for their answer.
      </p>
    );
  return (
    <div className="company-asked" role="alert">
      <p>{QUESTIONS[proposal.what](state.seats[proposal.by]?.name ?? '')}</p>
      {state.eye !== null && (
        <p>
          <button type="button" className="button small primary" onClick={() => social('agree')}>
            Agree
          </button>{' '}
          <button type="button" className="button small" onClick={() => social('decline')}>
            Decline
          </button>
        </p>
      )}
    </div>
  );
}

function Talk({ people, say }: Pick<CompanyProps, 'people' | 'say'>) {
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') say({ text });
    setText('');
  };
  return (
    <>
      <ol className="company-talk" aria-label="What was said">
        {people?.talk.map(line => (
          <li key={line.n}>
            <strong>{line.name}:</strong> {line.text}
          </li>
        ))}
      </ol>
      {people && people.watchers.length > 0 && <p>Watching: {people.watchers.join(', ')}.</p>}
      <p className="company-phrases">
        {PHRASES.map(phrase => (
          <button key={phrase} type="button" className="button small" onClick={() => say({ phrase })}>
            {phrase}
          </button>
        ))}
      </p>
      {people?.free && (
        <form className="company-say" onSubmit={send}>
          <input
            value={text}
            onChange={event => setText(event.target.value)}
            maxLength={200}
            aria-label="Say something"
          />
          <button type="submit" className="button small">
            Say
          </button>
        </form>
      )}
    </>
  );
}

/** How long somebody must have been away before the others may end the wait, in milliseconds. */
const ABSENT = 60_000;

/** What can be asked of the others. */
function Wishes({
  company,
  people,
  social,
}: { company: CompanyInfo } & Pick<CompanyProps, 'people' | 'social'>) {
  const gone = people?.away.some(away => away !== null && away >= ABSENT) ?? false;
  const wishes: [SocialWish, string][] = [
    ['take-back', 'Ask to take back my last decision'],
    company.paused ? ['resume', 'Go on with the match'] : ['pause', 'Ask for a pause'],
    ...(company.clock ? [['give', 'Give the others 15 seconds'] as [SocialWish, string]] : []),
    ...(gone
      ? ([
          ['claim', 'Claim the match: the other has left'],
          ['replace', 'Let a computer play on for the other'],
        ] as [SocialWish, string][])
      : []),
  ];
  return (
    <p className="company-wishes">
      {wishes.map(([wish, says]) => (
        <button key={wish} type="button" className="button small" onClick={() => social(wish)}>
          {says}
        </button>
      ))}
    </p>
  );
}
