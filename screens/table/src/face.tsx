import type { Area, Face } from '@siegeworks/protocol';
import type { CardProps } from '@siegeworks/ui';
import { Attachment } from '@siegeworks/ui';
import type { ComponentType, ReactNode } from 'react';
import type { Desk } from './desk.ts';
import type { Thing } from './model.ts';
import { numbered } from './model.ts';
import { COMMON } from './words.ts';

export interface FacesProps {
  desk: Desk;
  area: Area;
  /** Tells what lies here from everything else on the table. */
  place: string;
  /** What Tab leads to before anything has been focused. */
  first: Thing;
  /** How a card is drawn: in full, or as a token. */
  look: ComponentType<CardProps>;
  /** How what it carries is drawn, if not as roundels at its edge. */
  part?: ComponentType<CardProps>;
  /** It is shown here a second time: arrows and movement look for it elsewhere. */
  again?: boolean;
}

/** Marks that say that a card has done what it can do: they become its ribbon. */
const USED = ['used', 'turned', 'marked', 'spent', 'exhausted'];

/** Cards as the items of a list. */
export function FaceList({ faces, ...at }: FacesProps & { faces: readonly Face[] }) {
  return numbered(faces).map(({ n, ...face }) => (
    <li key={keyAt(face, n)}>
      <FaceView {...at} face={face} place={`${at.place}/${keyAt(face, n)}`} />
    </li>
  ));
}

/** A card keeps its number; an effect that is not a card has only its place. */
const keyAt = ({ id }: Face, n: number): string => (id >= 0 ? `${id}` : `at ${n}`);

export function FaceView({ face, ...at }: FacesProps & { face: Face }) {
  const { desk, area, place, first, look: Look } = at;
  const offers = desk.lit.get(face.id) ?? [];
  const used = face.marks.find(mark => USED.includes(mark));
  const targeted = desk.targets.has(face.id);
  const reachable = desk.place === '' ? face.id === first : desk.place === place;
  return (
    <Look
      name={face.name}
      line={face.line}
      marks={face.marks.filter(mark => mark !== used)}
      used={used}
      type={face.type}
      cost={face.cost}
      values={face.values}
      pips={face.pips}
      picture={desk.pictureOf(face.card)}
      thing={at.again ? -1 : face.id}
      foe={isFoe(face, area, desk)}
      usable={offers.length > 0}
      selected={desk.chosen?.id === face.id}
      targeted={targeted}
      hint={targeted ? COMMON.choosable : offers.length > 0 ? COMMON.usable : ''}
      place={place}
      tabIndex={reachable ? 0 : -1}
      onPress={() => desk.press(face)}
      onInfo={() => desk.open({ kind: 'card', face })}
      onFocus={() => desk.setPlace(place)}
    >
      {face.attached.length > 0 &&
        numbered(face.attached).map(({ n, ...part }) => (
          <FaceView
            key={keyAt(part, n)}
            {...at}
            look={at.part ?? Attachment}
            face={part}
            place={`${place}/${keyAt(part, n)}`}
          />
        ))}
    </Look>
  );
}

/** The name of a place where cards lie; a button as large as the place where a press means something. */
export function PlaceHead({ desk, area, first, className, children }: PlaceHeadProps) {
  const { id } = area;
  if (!desk.lit.has(id) && !desk.targets.has(id)) return <p className={className}>{children}</p>;
  const reachable = desk.place === '' ? id === first : desk.place === id;
  return (
    <button
      type="button"
      className={`${className} cell-face`}
      data-place={id}
      aria-pressed={desk.chosen?.id === id || undefined}
      tabIndex={reachable ? 0 : -1}
      onClick={() => desk.pressPlace(area)}
      onFocus={() => desk.setPlace(id)}
    >
      {children}
      <span className="visually-hidden">{COMMON.orChoose}</span>
    </button>
  );
}
interface PlaceHeadProps extends Pick<FacesProps, 'desk' | 'area' | 'first'> {
  /** Its class. */
  className: string;
  children: ReactNode;
}

/** Somebody else's, or the enemy's that no seat plays. */
function isFoe(face: Face, area: Area, { props: { state } }: Desk): boolean {
  if (face.seat !== undefined) return face.seat !== state.eye;
  return area.seat !== null && area.seat !== state.eye;
}
