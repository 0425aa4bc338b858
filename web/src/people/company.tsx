import './company.css';
import type { CompanyInfo, MatchState, PeopleInfo, ProposalInfo, SocialWish } from '@siegeworks/protocol';
import { PHRASES } from '@siegeworks/protocol';
import { classes, Dialog } from '@siegeworks/ui';
import type { FormEvent } from 'react';
import { useEffect, useState } from 'react';
import { Absent } from './absent.tsx';
import { AgainNews } from './again.tsx';
import { Halted } from './halted.tsx';
import { LowClock } from './low-clock.tsx';
import { Neighbours } from './neighbours.tsx';
import { useNotifications } from './notice.ts';
import { OpenHands } from './open-hands.tsx';
import type { WatchersProps } from './watchers.tsx';
import { Watchers } from './watchers.tsx';

export interface CompanyProps {
  state: MatchState;
  people: PeopleInfo | null;
  social(wish: SocialWish): void;
  watchers: WatchersProps['rule'];
  say(words: { phrase?: string; text?: string }): void;
}

/** Those at the table: who is here, whose clock runs, what was asked and said. */
export function Company({ state, people, social, say, watchers }: CompanyProps) {
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
      {company.agreed.openHands && <OpenHands state={state} />}
      <LowClock state={state} clock={company.clock} />
      <AgainNews state={state} people={people} />
      {company.halted && <Halted company={company} state={state} social={social} />}
      {!company.proposal && <Absent state={state} people={people} company={company} social={social} />}
      {company.proposal && <Asked company={company} state={state} social={social} />}
      {open && (
        <Dialog title="At the table" onClose={() => setOpen(false)}>
          <Talk people={people} say={say} />
          {people && <Neighbours people={people} />}
          {people && (
            <Watchers
              people={people}
              seated={state.seats.some(seat => seat.mine)}
              over={state.outcome !== null}
              rule={watchers}
            />
          )}
          <Notifications />
          {state.eye !== null && !state.outcome && <Wishes company={company} social={social} />}
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
  back: (name: string) => `${name} would like to go back one step.`,
  end: (name: string) => `${name} would like to end the match without a result.`,
  clock: (name: string) => `${name} would like a clock: 15 minutes each and 10 seconds for every decision.`,
};

const HAPPENED = {
  card: 'a hidden card was drawn or shown',
  dice: 'dice were rolled',
  shuffle: 'cards were shuffled',
  turn: 'the turn has ended',
};
/** What whoever asks has learned since the decision. */
function sinceWords({ what, revealed = [] }: ProposalInfo): string {
  if (what !== 'take-back') return '';
  if (revealed.length === 0) return 'Nothing has been revealed since.';
  return `Since then ${new Intl.ListFormat('en').format(revealed.map(each => HAPPENED[each]))}.`;
}

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
      <p>
        {QUESTIONS[proposal.what](state.seats[proposal.by]?.name ?? '')} {sinceWords(proposal)}
      </p>
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
            {line.apart && <small> (among watchers)</small>}
          </li>
        ))}
      </ol>
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

/** Asked for once, by a press. */
function Notifications() {
  const [can, ask] = useNotifications();
  if (!can) return null;
  return (
    <p>
      <button type="button" className="button small" onClick={ask}>
        Tell me when it is my turn, even while I look elsewhere
      </button>
    </p>
  );
}

/** What can be asked of the others. */
function Wishes({ company, social }: { company: CompanyInfo } & Pick<CompanyProps, 'social'>) {
  const wishes: [SocialWish, string][] = [
    ...(company.agreed.takeBacks
      ? [['take-back', 'Ask to take back my last decision'] as [SocialWish, string]]
      : []),
    company.paused ? ['resume', 'Go on with the match'] : ['pause', 'Ask for a pause'],
    company.clock
      ? ['give', 'Give the others 15 seconds']
      : ['clock', 'Ask for a clock: 15 minutes and 10 seconds a decision'],
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
