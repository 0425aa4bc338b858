import type { Result } from '@siegeworks/two-deck-siege';
import { FATES, LABELS } from '@siegeworks/two-deck-siege';
import type { CardProps } from '@siegeworks/ui';
import { classes, Sign, Token } from '@siegeworks/ui';
import { useScene } from './context.ts';
import { nameParts } from './siege.ts';
import './unit.css';

/** A unit on the map: its name and number, then the token with what else decides: range, tiredness, hearts. */
export function Unit(props: CardProps) {
  const { outlook, regard, named, counts } = useScene();
  const id = props.thing ?? -1;
  const count = counts.get(id) ?? 1;
  const tired = props.marks.find(mark => mark.startsWith('tired'))?.slice('tired '.length);
  const result = props.foe ? regard.results.get(id) : outlook.fates.get(id);
  const states = {
    'is-named': named.has(id),
    'is-subject': regard.subject === id,
    'is-foe': props.foe === true,
    'is-unarmed': props.values?.[0]?.now === null,
  };
  return (
    <div className={classes('tds-unit', states)} data-whole>
      <Name name={props.name} count={count} />
      <Token {...props} marks={props.marks.filter(isHeardOnly)} />
      <span className="tds-unit-strip" aria-hidden="true">
        <b>{numberOf(props, LABELS.range)}</b>
        {tired !== undefined && <i>{tired}</i>}
      </span>
      <Craft {...props} />
      {count > 1 && (
        <b className="tds-count" aria-hidden="true">
          ×{count}
        </b>
      )}
      {result && result !== 'nothing' && <Fate result={result} />}
    </div>
  );
}
/** The strip shows how tired a unit is; the token shows the other marks. */
const isHeardOnly = (mark: string): boolean => mark !== 'enemy';

/** Of a long name the first word stays; so does the number of whoever stands alone. */
function Name({ name, count }: { name: string; count: number }) {
  const { words, number } = nameParts(name);
  return (
    <span className="tds-unit-name" aria-hidden="true">
      <span>
        {words.map(word => (
          <span key={word} className={classes('', { long: word.length > 7, longer: word.length > 9 })}>
            {word}
          </span>
        ))}
      </span>
      {count === 1 && number !== '' && <b>{number}</b>}
    </span>
  );
}

const numberOf = ({ values }: CardProps, name: string): number | null =>
  values?.find(value => value.name === name)?.now ?? null;

/** Icons against walls, or for repairs. */
function Craft(props: CardProps) {
  const word = [LABELS.wall, LABELS.repair].find(name => numberOf(props, name) !== null);
  if (!word) return null;
  return (
    <span className="tds-unit-craft" aria-hidden="true">
      <Sign word={word.toLowerCase()} />
      {numberOf(props, word)}
    </span>
  );
}

const SKULL =
  'M8 1C4.2 1 1.5 3.6 1.5 7c0 2.2 1.1 3.7 2.5 4.6V14h1.6v-1.6h1.2V14h2.4v-1.6h1.2V14H12v-2.4c1.4-.9 2.5-2.4 2.5-4.6 0-3.4-2.7-6-6.5-6ZM5.3 9.2a1.7 1.7 0 1 1 0-3.4 1.7 1.7 0 0 1 0 3.4Zm5.4 0a1.7 1.7 0 1 1 0-3.4 1.7 1.7 0 0 1 0 3.4Z';
const DROP = 'M8 1c2.6 3.6 4.6 6 4.6 8.6a4.6 4.6 0 0 1-9.2 0C3.4 7 5.4 4.6 8 1Z';

/** A skull for a unit that would die, a drop for one that would only be wounded. */
export function Fate({ result }: { result: Exclude<Result, 'nothing'> }) {
  return (
    <span
      className={`tds-fate tds-fate-${result}`}
      role="img"
      aria-label={FATES[result]}
      title={FATES[result]}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={result === 'kill' ? SKULL : DROP} fillRule="evenodd" />
      </svg>
    </span>
  );
}
