import type { Land } from '@siegeworks/arcania';
import { LABELS } from '@siegeworks/arcania';
import type { Area, Face, Seat } from '@siegeworks/protocol';
import { areaOf, FaceView } from '@siegeworks/screen-table';
import { classes } from '@siegeworks/ui';
import { Strip } from './strip.tsx';
import type { At } from './war.ts';
import { counted, warOf } from './war.ts';
import './lands.css';

/** A Land holds five Buildings (AK-053). */
const SLOTS = 5;

/** The Land row: every Land with its number, its Buildings and what is free. */
export function Lands({ at, seat }: { at: At; seat: Seat }) {
  const area = areaOf(at.desk, `${seat}.lands`, seat);
  const { lands } = warOf(at.desk).players[seat];
  return (
    <ul
      className="arcania-lands"
      aria-label={area.title || LABELS.lands}
      data-area={area.id}
      style={counted(area.cards.length)}
    >
      {area.cards.map((face, i) => (
        <LandView
          key={face.id}
          at={at}
          area={area}
          face={face}
          n={i + 1}
          land={lands.find(({ id }) => id === face.id)}
        />
      ))}
      {area.cards.length === 0 && <li className="arcania-empty">{LABELS.noLands}</li>}
    </ul>
  );
}

interface LandProps {
  at: At;
  area: Area;
  face: Face;
  n: number;
  land: Land | undefined;
}

/** Its number is part of its name: two Lands may be called the same. A Pestilence lies on the Land itself. */
const headOf = (face: Face, n: number, plague: Face[]): Face => ({
  ...face,
  name: `${n} ${face.name}`,
  attached: plague,
});

const freeSlots = (n: number): string[] => Array.from({ length: n }, (_, i) => `free ${i}`);

function LandView({ at, area, face, n, land }: LandProps) {
  const place = `${area.id}/${face.id}`;
  const plague = face.attached.filter(({ id }) => id === land?.pestilence);
  const buildings = face.attached.filter(each => !plague.includes(each));
  const free = Math.max(0, SLOTS - buildings.length);
  return (
    <li className={classes('arcania-land', { inert: plague.length > 0 })}>
      <div className="arcania-land-head">
        <FaceView {...at} face={headOf(face, n, plague)} area={area} place={place} look={Strip} />
        {face.marks.slice(1).map(mark => (
          <span key={mark} className="arcania-land-mark" title={mark} aria-hidden="true">
            {LABELS.landMark(mark)}
          </span>
        ))}
      </div>
      <ul className="arcania-slots" aria-label={LABELS.buildingsOn(face.name)}>
        {buildings.map(building => (
          <li key={building.id}>
            <FaceView {...at} face={building} area={area} place={`${place}/${building.id}`} look={Strip} />
          </li>
        ))}
        {freeSlots(free).map(slot => (
          <li key={slot} className="arcania-slot" aria-hidden="true" onClick={() => at.desk.press(face)} />
        ))}
      </ul>
      <span className="visually-hidden">{LABELS.slots(free)}</span>
    </li>
  );
}
