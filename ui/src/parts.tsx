import type { CardParts, CardPips, CardValue } from './card.tsx';
import { classes } from './classes.ts';
import { hasSign, Sign } from './icons.tsx';

/** Of more marks than these only the first is shown; all are listed in words. */
const MOST_MARKS = 2;
/** More pips than these are shown as a number. */
const MOST_PIPS = 5;

export type Change = 'up' | 'down' | '';

/** Whether a value stands above or below what is printed. */
export function changeOf({ now, printed }: CardValue): Change {
  if (now === null || printed === null || now === printed) return '';
  return now > printed ? 'up' : 'down';
}

/** The value in full, for tooltips and for those who listen. */
export function valueWords(value: CardValue): string {
  const { name, now, printed, why } = value;
  const change = changeOf(value);
  const was = change === '' ? '' : `, printed ${printed}`;
  const because = why.length > 0 ? ` (${why.join(', ')})` : '';
  return `${name} ${now ?? 'none'}${was}${because}`;
}

/** A card without any number in this place shows nothing there. */
export const shownValues = (values: readonly CardValue[] = []): CardValue[] =>
  values.filter(({ now, printed }) => now !== null || printed !== null);

export function Stats({ values }: { values: readonly CardValue[] }) {
  return (
    <span className="stats">
      {shownValues(values).map(value => (
        <Stat key={value.name} value={value} />
      ))}
    </span>
  );
}

function Stat({ value }: { value: CardValue }) {
  const change = changeOf(value);
  return (
    <span
      className={classes('stat', { up: change === 'up', down: change === 'down' })}
      title={valueWords(value)}
    >
      <span className="visually-hidden">, {value.name} </span>
      <small aria-hidden="true">
        <Label value={value} />
      </small>
      <b>{value.now ?? '–'}</b>
      {change !== '' && <span className="visually-hidden"> printed {value.printed}</span>}
    </span>
  );
}

/** The drawing of the value where it has one, else its abbreviation. */
export function Label({ value: { name, short } }: { value: CardValue }) {
  const word = [name.toLowerCase(), short.toLowerCase()].find(hasSign);
  return word === undefined ? short : <Sign word={word} />;
}

/** `4 gold` or `8 gold + 8 power`: the numbers in a roundel, each with its unit. */
export function Cost({ cost }: { cost: string }) {
  return (
    <span className="cost" title={`Cost ${cost}`}>
      <span className="visually-hidden">, cost </span>
      {costParts(cost).map(({ amount, unit }, i) => (
        <span key={`${amount} ${unit}`} className={hasSign(unit) ? `cost-${unit}` : undefined}>
          {i > 0 && '+'}
          {amount}
          {hasSign(unit) && <Sign word={unit} />}
          {unit !== '' && <span className="visually-hidden"> {unit}</span>}
        </span>
      ))}
    </span>
  );
}

export function costParts(cost: string): { amount: string; unit: string }[] {
  return cost.split(/ \+ |, | and /).map(part => {
    const [, amount, unit] = /^(\S*[\dXx]\S*)(?: (.+))?$/.exec(part) ?? [];
    return { amount: amount ?? part, unit: (unit ?? '').toLowerCase() };
  });
}

/** One sign for each, hollow when lost. */
export function Pips({ pips: { name, now, most } }: { pips: CardPips }) {
  const word = hasSign(name.toLowerCase()) ? name.toLowerCase() : 'pip';
  const places = most > MOST_PIPS ? [] : Array.from({ length: most }, (_, i) => i);
  return (
    <span className="pips" title={`${name} ${now} of ${most}`}>
      <span className="visually-hidden">
        , {name} {now} of {most}
      </span>
      {places.map(i => (
        <span key={i} className={classes('pip', { lost: i >= now })}>
          <Sign word={word} />
        </span>
      ))}
      {places.length === 0 && (
        <span className="pip" aria-hidden="true">
          <Sign word={word} />
          {now}/{most}
        </span>
      )}
    </span>
  );
}

/** What is true of the card just now: a few as plates over the picture, all for those who listen. */
export function Marks({ marks }: { marks: readonly string[] }) {
  if (marks.length === 0) return null;
  const shown = marks.slice(0, marks.length > MOST_MARKS ? MOST_MARKS - 1 : MOST_MARKS);
  const more = marks.slice(shown.length);
  return (
    <span className="card-marks">
      {shown.map(mark => (
        <span key={mark}>
          <span className="visually-hidden">, </span>
          <span className="card-mark" title={mark}>
            {mark}
          </span>
        </span>
      ))}
      {more.length > 0 && (
        <span>
          <span className="visually-hidden">, {more.join(', ')}</span>
          <span className="card-mark" aria-hidden="true" title={more.join(', ')}>
            {more.length} more
          </span>
        </span>
      )}
    </span>
  );
}

/** A crack through the picture of whatever has lost something. */
export const Crack = () => (
  <svg className="crack" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    <path d="M100 12 78 26l6 12-22 14 8 14-24 10 2 24M78 26 60 18M62 52 44 46M70 66l20 8" />
  </svg>
);

export const isDamaged = ({ pips }: CardParts): boolean => pips !== undefined && pips.now < pips.most;

/** The word across a card that has done what it can do. */
export const Ribbon = ({ word }: { word: string }) => (
  <span className="ribbon">
    <span className="visually-hidden">, </span>
    {word}
  </span>
);
