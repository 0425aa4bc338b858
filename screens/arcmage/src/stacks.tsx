import { isToken } from '@siegeworks/arcmage';
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
const likeness = ({ id: _id, ...face }: Face): string => JSON.stringify(face);

interface StacksProps {
  at: At;
  area: Area;
  stacks: readonly Stack[];
  look: ComponentType<CardProps>;
}
/** Piles as the items of a list, each with its number. */
export function Stacks({ at: { desk, first }, area, stacks, look }: StacksProps) {
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
