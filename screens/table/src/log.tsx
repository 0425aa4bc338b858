import { classes, RuleLink } from '@siegeworks/ui';
import { useState } from 'react';
import type { Desk } from './desk.ts';
import { numbered } from './model.ts';
import type { Screen } from './table.ts';

/** More lines than these are drawn only when somebody asks for them. */
const MOST = 150;

/** Everything that happened, the newest first, each line with its rule. */
export function LogRail({ desk, Aside }: { desk: Desk; Aside: Screen['Aside'] }) {
  const { log, since } = desk.props;
  const [all, setAll] = useState(false);
  const first = all ? 0 : Math.max(0, log.length - MOST);
  const lines = numbered(log, first);
  return (
    <aside className={classes('rail', { open: desk.logOpen })} aria-label="Log">
      {Aside && <Aside desk={desk} />}
      <header className="rail-head">
        <h2>What happened</h2>
        <button type="button" className="button small rail-close" onClick={desk.toggleLog}>
          Close <kbd>L</kbd>
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol className="log" tabIndex={0} aria-label="Log, the newest line first" reversed>
        {lines.reverse().map(line => (
          <li key={line.n} className={classes('', { fresh: line.n >= since })}>
            <span>{line.text}</span>
            <RuleLink id={line.rule} onRule={id => desk.open({ kind: 'rule', id })} />
          </li>
        ))}
      </ol>
      {first > 0 && (
        <button type="button" className="button small" onClick={() => setAll(true)}>
          Show all {log.length} lines
        </button>
      )}
    </aside>
  );
}

/** The same lines for those who listen: whatever is added is read out, on every width of the screen. */
export function SpokenLog({ desk }: { desk: Desk }) {
  const { log } = desk.props;
  const first = Math.max(0, log.length - 20);
  return (
    <div className="visually-hidden" role="log" aria-live="polite" aria-label="What happened">
      {numbered(log, first).map(line => (
        <p key={line.n}>{line.text}</p>
      ))}
    </div>
  );
}
