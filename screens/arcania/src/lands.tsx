import type { Land } from '@siegeworks/arcania';
import { LABELS } from '@siegeworks/arcania';
import type { Area, Face, Seat } from '@siegeworks/protocol';
import { areaOf, FaceView } from '@siegeworks/screen-table';
import { classes, Token } from '@siegeworks/ui';
import type { At } from './war.ts';
import { bare, counted, warOf } from './war.ts';
import './lands.css';

/** A Land holds five Buildings (AK-053). */
const SLOTS = 5;

/** The Land row: every Land with its Buildings and what is free. */
export function Lands({ at, seat }: { at: At; seat: Seat }) {
  const area = areaOf(at.desk, `${seat}.lands`, seat);
  const lands = warOf(at.desk).players[seat].lands;
  return (
    <div className="arcania-lands">
      <span className="arcania-label" aria-hidden="true">
        {LABELS.lands}
      </span>
      <ul
        className="arcania-land-row"
        aria-label={area.title || LABELS.lands}
        data-lands={lands.length}
        style={counted(lands.length)}
      >
        {area.cards.map(face => (
          <LandView
            key={face.id}
            at={at}
            area={area}
            face={face}
            land={lands.find(({ id }) => id === face.id)}
          />
        ))}
        {area.cards.length === 0 && <li className="arcania-empty">{LABELS.noLands}</li>}
      </ul>
    </div>
  );
}

interface LandProps {
  at: At;
  area: Area;
  face: Face;
  land: Land | undefined;
}

/** Marks are written beside the Land; a Pestilence lies on the Land itself. */
const emblemOf = (face: Face, plague: Face[]): Face => ({
  ...bare(face),
  attached: plague,
  marks: [],
  line: face.marks.join(' · '),
});

function LandView({ at, area, face, land }: LandProps) {
  const place = `${area.id}/${face.id}`;
  const plague = face.attached.filter(({ id }) => id === land?.pestilence);
  const buildings = face.attached.filter(each => !plague.includes(each));
  const free = Math.max(0, SLOTS - buildings.length);
  const inert = plague.length > 0;
  return (
    <li className={classes('arcania-land', { inert })}>
      <FaceView {...at} face={emblemOf(face, plague)} area={area} place={place} look={Token} />
      <p className="arcania-land-name" aria-hidden="true">
        {face.name}
        {face.marks.slice(1).map(mark => (
          <span key={mark} className="arcania-land-mark">
            {mark}
          </span>
        ))}
      </p>
      <ul className="arcania-slots" aria-label={LABELS.buildingsOn(face.name)}>
        {buildings.map(building => (
          <li key={building.id}>
            <FaceView {...at} face={building} area={area} place={`${place}/${building.id}`} look={Token} />
          </li>
        ))}
        {Array.from({ length: free }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free slots are all alike
          <li key={`free ${i}`} className="arcania-slot" aria-hidden="true" />
        ))}
      </ul>
      <span className="visually-hidden">{LABELS.slots(free)}</span>
    </li>
  );
}
