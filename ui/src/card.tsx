import type { ReactNode } from 'react';
import { Fragment } from 'react';
import type { Drawing } from './picture.ts';

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
/** Hearts or integrity: so many of so many are left. */
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

/** A face-up card: press to use it or to read it. */
export function Card(props: CardProps) {
  const { name, place, children } = props;
  const states = {
    foe: props.foe,
    'is-usable': props.usable,
    'is-selected': props.selected,
    'is-targeted': props.targeted,
  };
  return (
    <div className={classes('card', states)}>
      <button
        type="button"
        className="card-face"
        data-place={place}
        aria-pressed={props.selected || undefined}
        tabIndex={props.tabIndex}
        onClick={props.onPress}
        onFocus={props.onFocus}
        onContextMenu={event => {
          event.preventDefault();
          props.onInfo();
        }}
      >
        <FaceText {...props} />
      </button>
      {/* For mouse and touch; the keyboard has its own key for it. */}
      <button
        type="button"
        className="card-info"
        tabIndex={-1}
        aria-label={`Read ${name}`}
        onClick={props.onInfo}
      />
      {children && <div className="card-attached">{children}</div>}
    </div>
  );
}

/** The commas are for those who listen. */
function FaceText({ name, line, marks, hint }: CardProps) {
  return (
    <>
      <span className="card-name">{name}</span>
      {line !== '' && (
        <span className="card-line">
          {line.split(' · ').map(part => (
            <Fragment key={part}>
              <Comma />
              <span>{part}</span>
            </Fragment>
          ))}
        </span>
      )}
      {marks.length > 0 && (
        <span className="card-marks">
          {marks.map(mark => (
            <Fragment key={mark}>
              <Comma />
              <span className="card-mark">{mark}</span>{' '}
            </Fragment>
          ))}
        </span>
      )}
      {hint !== '' && <span className="visually-hidden">, {hint}</span>}
    </>
  );
}
const Comma = () => <span className="visually-hidden">, </span>;

/** Cards that nobody here may see. */
export function CardBack({ count, name }: { count: number; name: string }) {
  return (
    <div
      className="card back"
      role="img"
      aria-label={count === 1 ? `1 hidden ${name}` : `${count} hidden cards`}
    >
      {count}
      <small>{count === 1 ? 'hidden card' : 'hidden'}</small>
    </div>
  );
}

/** The class names whose condition holds. */
export function classes(always: string, some: Record<string, boolean>): string {
  const holding = Object.entries(some).flatMap(([name, holds]) => (holds ? [name] : []));
  return [always, ...holding].join(' ');
}
