import type { ReactNode } from 'react';
import type { CardParts, CardValue } from './card.tsx';
import { classes } from './classes.ts';
import { PictureView } from './ground.tsx';
import { Cost, Crack, changeOf, isDamaged, shownValues } from './parts.tsx';
import './zoom.css';

export interface ZoomProps extends CardParts {
  foe?: boolean;
  /** The rules text. */
  text: ReactNode;
  /** At the right end of the type line: the set, the number of copies. */
  aside?: string;
}

/** A card to be read: everything in full, values now against printed, and what changed them. */
export function ZoomCard(props: ZoomProps) {
  const { name, type = '', aside = '', cost = '', text, picture, foe = false } = props;
  const values = [...shownValues(props.values), ...pipsValue(props)];
  const why = values.filter(value => value.why.length > 0);
  return (
    <article className={classes('zoom', { foe, 'is-damaged': isDamaged(props) })}>
      <header className="zoom-head">
        <p className="zoom-name">{name}</p>
        {cost !== '' && <Cost cost={cost} />}
      </header>
      {picture && (
        <div className="zoom-picture">
          <PictureView picture={picture} />
          {isDamaged(props) && <Crack />}
        </div>
      )}
      {(type !== '' || aside !== '') && (
        <p className="zoom-type">
          <span>{type}</span> <span>{aside}</span>
        </p>
      )}
      <div className="zoom-text">{text}</div>
      {values.length > 0 && (
        <ul className="zoom-stats" aria-label="Values now">
          {values.map(value => (
            <ZoomStat key={value.name} value={value} />
          ))}
        </ul>
      )}
      {why.map(value => (
        <p key={value.name} className="zoom-why">
          {value.name} {value.now}: {value.why.join(', ')}
        </p>
      ))}
    </article>
  );
}

/** What is left of hearts or integrity is a value here. */
function pipsValue({ pips, values = [] }: CardParts): CardValue[] {
  if (!pips || values.some(value => value.name === pips.name)) return [];
  return [{ name: pips.name, short: pips.name, now: pips.now, printed: pips.most, why: [] }];
}

function ZoomStat({ value }: { value: CardValue }) {
  const change = changeOf(value);
  return (
    <li className={classes('stat', { up: change === 'up', down: change === 'down' })}>
      <small>{value.name}</small> <b>{value.now ?? '–'}</b>
      {change !== '' && (
        <s className="zoom-was">
          <span className="visually-hidden"> printed </span>
          {value.printed}
        </s>
      )}
    </li>
  );
}
