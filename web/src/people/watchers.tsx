import type { PeopleInfo } from '@siegeworks/protocol';

export interface WatchersProps {
  people: PeopleInfo;
  /** Whether the reader sits at the table. */
  seated: boolean;
  over: boolean;
  rule(how: { watch?: boolean; silenced?: boolean }): void;
}

/** Who watches, for everybody; whoever plays may close the table to them or silence them. */
export function Watchers({ people, seated, over, rule }: WatchersProps) {
  const { watchers, watch, silenced } = people;
  return (
    <section aria-label="Watchers">
      <p>
        {watchers.length === 0 ? 'Nobody watches.' : `Watching: ${watchers.join(', ')}.`}{' '}
        {!over && watchers.length > 0 && 'They see no hands, and talk apart until the end.'}
      </p>
      {seated && !over && (
        <p className="company-wishes">
          <button type="button" className="button small" onClick={() => rule({ watch: !watch })}>
            {watch ? 'Close the table to watchers' : 'Let others watch'}
          </button>
          {watch && (
            <button type="button" className="button small" onClick={() => rule({ silenced: !silenced })}>
              {silenced ? 'Let watchers talk' : 'Silence the watchers'}
            </button>
          )}
        </p>
      )}
      {!seated && !watch && <p role="alert">The players have closed this table to watchers.</p>}
      {!seated && watch && silenced && <p>The players have asked the watchers to be silent.</p>}
    </section>
  );
}
