import { isToken, LABELS } from '@siegeworks/arcmage';
import type { Area, Face, Id } from '@siegeworks/protocol';
import { FaceView } from '@siegeworks/screen-table';
import type { CardProps } from '@siegeworks/ui';
import { classes } from '@siegeworks/ui';
import type { ComponentType } from 'react';
import type { At } from './realm.ts';
import './stacks.css';

/** Equal cards that lie as one pile. */
export interface Stack {
  face: Face;
  count: number;
}
/** Equal unmarked tokens lie as one pile; whoever fights, or is aimed at, lies alone. */
export const stacksOf = (faces: readonly Face[], apart: ReadonlySet<Id>): Stack[] =>
  piled(faces, face => isToken(face.card) && !apart.has(face.id) && !face.marks.includes('marked'));
/** Equal cards of this kind together, where the first of them lies. */
export function piled(faces: readonly Face[], fits: (face: Face) => boolean): Stack[] {
  const seen = new Map<string, Stack>();
  return faces.flatMap(face => {
    const alike = fits(face) ? likeness(face) : `${face.id}`;
    const found = seen.get(alike);
    if (found) found.count++;
    else seen.set(alike, { face, count: 1 });
    return found ? [] : (seen.get(alike) ?? []);
  });
}
/** Where many lie, not only tokens lie in piles. */
export const massed = (faces: readonly Face[], apart: ReadonlySet<Id>, few: number): Stack[] =>
  faces.length > few ? piled(faces, face => !apart.has(face.id)) : stacksOf(faces, apart);

/** As many as there is room for, who fights before the others, and how many cards are left out. */
export function fitting(stacks: readonly Stack[], most: number, apart: ReadonlySet<Id>) {
  if (stacks.length <= most) return { shown: stacks, more: 0 };
  const busy = stacks.filter(({ face }) => apart.has(face.id));
  const first = [...busy, ...stacks.filter(stack => !busy.includes(stack))].slice(0, most - 1);
  const rest = stacks.filter(stack => !first.includes(stack));
  return {
    shown: stacks.filter(stack => first.includes(stack)),
    more: rest.reduce((n, { count }) => n + count, 0),
  };
}
const likeness = ({ id: _id, ...face }: Face): string => JSON.stringify(face);

interface StacksProps {
  at: At;
  area: Area;
  stacks: readonly Stack[];
  /** How many can be seen. */
  most: number;
  look: ComponentType<CardProps>;
  /** Lays out everything that is there. */
  onAll(): void;
}
/** As many piles as can be seen, and the way to all of them. */
export function Stacks({ at, area, stacks, most, look, onAll }: StacksProps) {
  const { shown, more } = fitting(stacks, most, at.apart);
  return (
    <>
      <Piles at={at} area={area} stacks={shown} look={look} />
      {more > 0 && (
        <li className="realm-lies">
          <button type="button" className="realm-more" onClick={onAll}>
            {LABELS.more(more)}
          </button>
        </li>
      )}
    </>
  );
}

/** Piles as the items of a list, each with its number. */
export function Piles({
  at: { desk, first },
  area,
  stacks,
  look,
}: Pick<StacksProps, 'at' | 'area' | 'stacks' | 'look'>) {
  return stacks.map(({ face, count }) => (
    <li key={face.id} className={classes('realm-lies', { 'realm-piled': count > 1 })}>
      <FaceView
        desk={desk}
        first={first}
        area={area}
        face={face}
        place={`${area.id}/${face.id}`}
        look={look}
      />
      {count > 1 && (
        <b className="realm-times">
          ×{count}
          <span className="visually-hidden"> {face.name}</span>
        </b>
      )}
    </li>
  ));
}
