import type { Id } from '@siegeworks/protocol';
import type { Desk } from '@siegeworks/screen-table';
import { upper } from '@siegeworks/screen-table';
import type { ForecastLine } from '@siegeworks/two-deck-siege';
import { forecastSum } from '@siegeworks/two-deck-siege';
import { classes, RuleLink } from '@siegeworks/ui';
import { outlookOf } from './siege.ts';
import './forecast.css';

interface ForecastProps {
  desk: Desk;
  /** Shows on the map whom a line is about. */
  name?(cards: readonly Id[]): void;
}

/** What the enemy will do next: the rules leave nothing to chance but the cards that are drawn. */
export function Forecast({ desk, name }: ForecastProps) {
  const { foresight, lines } = outlookOf(desk);
  return (
    <section className="tds-forecast" aria-label="Forecast">
      <h2>
        Forecast{' '}
        <span>{foresight?.begun ? 'the rest of this siege turn' : 'if you ended your turn now'}</span>
      </h2>
      <p className="tds-forecast-sum">
        {foresight ? `Without new cards: ${forecastSum(foresight)}.` : 'Nothing can be foreseen now.'}
      </p>
      {lines.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        <ol className="tds-forecast-lines" tabIndex={0} aria-label="What each enemy will do, the worst first">
          {lines.map(line => (
            <Line key={`${line.at} ${line.who} ${line.text}`} line={line} desk={desk} name={name} />
          ))}
        </ol>
      )}
    </section>
  );
}

interface LineProps {
  line: ForecastLine;
  desk: Desk;
  name: ForecastProps['name'];
}
function Line({ line: { at, who, text, rule, grave, tie, cards }, desk, name }: LineProps) {
  return (
    <li
      className={classes('', { 'is-grave': grave })}
      onPointerEnter={() => name?.(cards)}
      onPointerLeave={() => name?.([])}
    >
      <b>{upper(at)}</b>
      <p>
        <strong>{who}</strong> {text}
        {tie && <em> Tie: it may come otherwise.</em>}
      </p>
      <RuleLink id={rule} onRule={id => desk.open({ kind: 'rule', id })} />
    </li>
  );
}

/** In the rail, above the log. */
export const ForecastAside = ({ desk }: { desk: Desk }) => <Forecast desk={desk} />;
