import type { Desk } from '@siegeworks/screen-table';
import { upper } from '@siegeworks/screen-table';
import type { ForecastLine } from '@siegeworks/two-deck-siege';
import { forecastSum, LABELS } from '@siegeworks/two-deck-siege';
import { classes, RuleLink } from '@siegeworks/ui';
import { useScene } from './context.ts';
import { name } from './naming.ts';
import { outlookOf } from './siege.ts';
import './forecast.css';

/** What the enemy will do next: the rules leave nothing to chance but the cards that are drawn. */
export function Forecast({ desk }: { desk: Desk }) {
  const { foresight, lines } = outlookOf(desk);
  return (
    <section className="tds-forecast" aria-label={LABELS.forecast}>
      <h2>
        {LABELS.forecast} <span>{foresight?.begun ? LABELS.restOfTurn : LABELS.ifEnded}</span>
      </h2>
      <p className="tds-forecast-sum">
        {foresight ? LABELS.withoutCards(forecastSum(foresight)) : LABELS.unforeseen}
      </p>
      {lines.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        <ol className="tds-forecast-lines" tabIndex={0} aria-label={LABELS.deeds}>
          {lines.map(line => (
            <Line key={`${line.at} ${line.who} ${line.text}`} line={line} desk={desk} />
          ))}
        </ol>
      )}
    </section>
  );
}

/** On a phone: the whole forecast in a line or two, in view while the fight is decided about. */
export function ForecastStrip() {
  const { outlook } = useScene();
  const { foresight, lines } = outlook;
  if (!foresight) return <p className="tds-forecast-strip">{LABELS.unforeseen}</p>;
  return (
    <p className={classes('tds-forecast-strip', { 'is-grave': lines.some(({ grave }) => grave) })}>
      <b>{foresight.begun ? LABELS.soon : LABELS.atTheEnd}</b> {forecastSum(foresight)}.
    </p>
  );
}

/** Pointing at a line highlights its units on the map. */
function Line({ line, desk }: { line: ForecastLine; desk: Desk }) {
  const { at, who, text, rule, grave, tie, cards } = line;
  return (
    <li
      className={classes('', { 'is-grave': grave })}
      onPointerEnter={() => name(cards)}
      onPointerLeave={() => name([])}
    >
      <b>{upper(at)}</b>
      <p>
        <strong>{who}</strong> {text}
        {tie && <em> {LABELS.tie}</em>}
      </p>
      <RuleLink id={rule} onRule={id => desk.open({ kind: 'rule', id })} />
    </li>
  );
}
