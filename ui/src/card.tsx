import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { classes } from './classes.ts';
import { DRAWINGS } from './drawings.ts';
import { PictureView } from './ground.tsx';
import { Cost, Crack, isDamaged, Marks, Pips, Ribbon, Stats, shownValues } from './parts.tsx';
import type { Drawing } from './picture.ts';
import { Press, Read, statesOf, thingOf } from './press.tsx';

/** A number on a card, now against printed; `null` where the card has none. */
export interface CardValue {
  /** In full: `Attack Level`. */
  name: string;
  /** On a small card: `AL`. */
  short: string;
  now: number | null;
  printed: number | null;
  /** What makes the difference, one phrase each. */
  why: readonly string[];
}
/** Hearts or integrity: how many of how many are left. */
export interface CardPips {
  name: string;
  now: number;
  most: number;
}

/** What is drawn on a card. */
export interface CardParts {
  name: string;
  /** Current values in words, for a card without numbers of its own. */
  line: string;
  marks: readonly string[];
  type?: string | undefined;
  /** With its unit: `4 gold`. */
  cost?: string | undefined;
  values?: readonly CardValue[] | undefined;
  pips?: CardPips | undefined;
  picture?: Drawing | null | undefined;
  /** It has done what it can do: drained, with a ribbon that carries this word. */
  used?: string | undefined;
}

export interface CardProps extends CardParts {
  /** The card's number on the table, so that arrows and movement find it. */
  thing?: number | undefined;
  /** Somebody else's: grey instead of the game's colour. */
  foe: boolean;
  usable: boolean;
  selected: boolean;
  targeted: boolean;
  /** What a press does, for those who cannot see the glow. */
  hint: string;
  /** Tells the card from all others on the table. */
  place: string;
  tabIndex: number;
  onPress(): void;
  onInfo(): void;
  onFocus(): void;
  /** Cards attached to this one. */
  children?: ReactNode;
}

/** A face-up card: press to use it or to read it. Without a picture it is a plate of words. */
export function Card(props: CardProps) {
  const { picture, children } = props;
  const states = { ...statesOf(props), pictured: Boolean(picture) };
  return (
    <div className={classes('card', states)} data-thing={thingOf(props)}>
      <Press part="card-face" card={props}>
        <FaceText {...props} />
        {picture && (
          <span className="card-picture">
            <PictureView picture={picture} />
            {isDamaged(props) && <Crack />}
            <Marks marks={props.marks} />
          </span>
        )}
      </Press>
      <Read part="card-info" card={props} />
      {children && <div className="card-attached">{children}</div>}
    </div>
  );
}

/** The commas are for those who listen. */
function FaceText({ name, type = '', cost = '', line, values, pips, marks, used, picture }: CardParts) {
  const numbers = shownValues(values);
  return (
    <>
      <span
        className={classes('card-name', {
          long: name.length > 13,
          longer: name.length > 24,
          broad: /\S{12}/.test(name),
        })}
      >
        {name}
      </span>
      {type !== '' && (
        <span className="card-type">
          <Comma />
          {type}
        </span>
      )}
      {cost !== '' && <Cost cost={cost} />}
      {numbers.length > 0 && <Stats values={numbers} />}
      {values === undefined && line !== '' && <Line text={line} />}
      {pips && <Pips pips={pips} />}
      {!picture && <Marks marks={marks} />}
      {used !== undefined && <Ribbon word={used} />}
    </>
  );
}

/** The values in words, of a card whose game gives no numbers. */
const Line = ({ text }: { text: string }) => (
  <span className="card-line">
    {text.split(' · ').map(part => (
      <Fragment key={part}>
        <Comma />
        <span>{part}</span>
      </Fragment>
    ))}
  </span>
);
const Comma = () => <span className="visually-hidden">, </span>;

/** A castle over lozenges in the colour of the game. */
export const DRAWN_BACK: Drawing = { path: DRAWINGS.castle, ground: 'lozengy', tint: 'own' };

/** Cards that nobody here may see: the game's back, and how many they are. */
export function CardBack({ count, name }: { count: number; name: string }) {
  return (
    <div
      className="card back"
      role="img"
      aria-label={count === 1 ? `1 hidden ${name}` : `${count} hidden cards`}
    >
      <PictureView picture={DRAWN_BACK} />
      <b className="back-count">{count}</b>
    </div>
  );
}
