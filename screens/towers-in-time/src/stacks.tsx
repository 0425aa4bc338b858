import type { Area, Face } from '@siegeworks/protocol';
import type { Desk, Thing } from '@siegeworks/screen-table';
import { FaceView } from '@siegeworks/screen-table';
import { Unit } from './unit.tsx';

interface Stack {
  face: Face;
  count: number;
}
/** Units that are alike in everything lie as one, where the first of them lies. */
export function stacksOf(faces: readonly Face[]): Stack[] {
  const seen = new Map<string, Stack>();
  for (const face of faces) {
    const alike = JSON.stringify({ ...face, id: 0 });
    const found = seen.get(alike);
    if (found) found.count++;
    else seen.set(alike, { face, count: 1 });
  }
  return [...seen.values()];
}

interface StacksProps {
  desk: Desk;
  first: Thing;
  area: Area;
}
/** Units as the items of a list, equal ones once with their number. */
export function Stacks({ area, ...at }: StacksProps) {
  return stacksOf(area.cards).map(({ face, count }) => (
    <li key={face.id}>
      <FaceView {...at} area={area} face={face} place={`${area.id}/${face.id}`} look={Unit} />
      {count > 1 && (
        <b className="tt-times">
          ×{count}
          <span className="visually-hidden"> {face.name}</span>
        </b>
      )}
    </li>
  ));
}
