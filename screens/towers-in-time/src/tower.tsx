import type { Area, Face } from '@siegeworks/protocol';
import type { Desk, Thing } from '@siegeworks/screen-table';
import { FaceView, titleOf } from '@siegeworks/screen-table';
import { fightersOf, LABELS, SEATS, seating } from '@siegeworks/towers-in-time';
import { classes } from '@siegeworks/ui';
import { useRealm } from './realm.ts';
import { Stacks } from './stacks.tsx';
import { Source, tinctureOf, Unit } from './unit.tsx';
import './tower.css';

interface TowerProps {
  desk: Desk;
  area: Area;
  first: Thing;
}

/** Three floors on a Source; a unit that fights is shown on the stage instead of in its seat. */
export function Tower({ desk, area, first }: TowerProps) {
  const s = useRealm();
  const ground = area.cards.at(-1);
  const source = ground && s.pieces[ground.id];
  if (!ground || !source) return null;
  const at = { desk, area, first };
  const floors = seating(s, source).map((id, i) => ({ seat: SEATS[i], face: faceIn(area, id) }));
  // Nobody has a seat and nobody is about to take one: it folds to its foot, in its own place.
  const bare = floors.every(({ face }) => !face) && !desk.targets.has(ground.id);
  return (
    <section
      className={classes(`tt-tower ${tinctureOf(s, source)}`, { full: source.units.length === 3, bare })}
      aria-label={`${area.title}, ${area.note}`}
      title={area.note}
    >
      <ol className="tt-floors" reversed>
        {bare && <li className="tt-bare">{LABELS.bare}</li>}
        {(bare ? [] : floors.reverse()).map(({ seat, face }) => (
          <li key={seat} className="tt-floor">
            {face ? <Floor {...at} face={face} /> : <FreeSeat desk={desk} seat={seat} ground={ground} />}
          </li>
        ))}
      </ol>
      <div className="tt-source">
        <FaceView {...at} face={ground} place={`${area.id}/${ground.id}`} look={Source} />
      </div>
    </section>
  );
}
const faceIn = ({ cards }: Area, id: number | null): Face | undefined =>
  id === null ? undefined : cards.find(face => face.id === id);

function Floor({ face, ...at }: TowerProps & { face: Face }) {
  const fighters = fightersOf(useRealm());
  if (fighters?.attackers.includes(face.id)) return <Away name={face.name} does={LABELS.attacks} />;
  if (fighters?.defenders.includes(face.id)) return <Away name={face.name} does={LABELS.defends} />;
  return <FaceView {...at} face={face} place={`${at.area.id}/${face.id}`} look={Unit} />;
}
/** The seat of a fighter: it is still taken (TT-071). */
const Away = ({ name, does }: { name: string; does: string }) => (
  <span className="tt-away">
    {name}, {does}
  </span>
);

/** An empty seat: a press on it is a press on its Source. */
function FreeSeat({ desk, seat, ground }: { desk: Desk; seat: string; ground: Face }) {
  if (!desk.targets.has(ground.id)) return <span className="tt-free">{seat}</span>;
  return (
    <button type="button" className="tt-free open" tabIndex={-1} onClick={() => desk.press(ground)}>
      {seat}
    </button>
  );
}

/** Units without a Tower: adrift, or held in the rift. */
export function Loose({ desk, area, first }: TowerProps) {
  return (
    <section className="tt-loose" aria-label={`${area.title}, ${area.note}`}>
      <h4>{titleOf(area)}</h4>
      <ul className="tt-floors">
        <Stacks desk={desk} first={first} area={area} />
      </ul>
    </section>
  );
}
