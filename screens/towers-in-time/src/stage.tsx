import type { Area } from '@siegeworks/protocol';
import type { Desk, Thing } from '@siegeworks/screen-table';
import { FaceList } from '@siegeworks/screen-table';
import { LABELS, stageOf } from '@siegeworks/towers-in-time';
import { classes, Token } from '@siegeworks/ui';
import { useRealm } from './realm.ts';
import { Stacks, stacksOf } from './stacks.tsx';
import './stage.css';

/** With more fighters than this, their names stand below their tokens. Where nobody stands, the words take as much. */
const MOST_NAMED = 3;
const placesOf = (front: Area): number => Math.max(1, stacksOf(front.cards).length);

interface MiddleProps {
  desk: Desk;
  first: Thing;
}

/** Between the domains, always equally high: the combat, or whose opportunity it is, and spells that still last. */
export function Middle({ desk, first }: MiddleProps) {
  const s = useRealm();
  const area = (id: string) => desk.props.state.board.areas.find(each => each.id === id);
  const [attackers, defenders, spells] = [area('attackers'), area('defenders'), area('effects')];
  const places = [attackers, defenders].map(front => (front ? placesOf(front) : 0));
  const many = places.reduce((sum, n) => sum + n, 0) > MOST_NAMED;
  const { title, signs, prospect, batch, warnings } = stageOf(s);
  return (
    <section
      className={classes('tt-stage', { combat: attackers !== undefined, many })}
      aria-label={attackers ? LABELS.combat : title}
    >
      <div className="tt-stage-words">
        <h3>{title}</h3>
        {signs.length > 0 && (
          <ul className="tt-signs">
            {signs.map(sign => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
        )}
        <p className="tt-prospect">{prospect}</p>
      </div>
      {attackers && <Fighters desk={desk} first={first} area={attackers} />}
      {attackers && <b className="tt-against">{LABELS.against}</b>}
      {defenders && <Fighters desk={desk} first={first} area={defenders} />}
      {spells && <Lasting desk={desk} first={first} area={spells} />}
      <div className="tt-stage-words tt-batch">
        {batch !== '' && (
          <p className={classes('tt-whose', { mine: s.combat?.batch === desk.props.state.eye })}>{batch}</p>
        )}
        {warnings.map(warning => (
          <p key={warning} className="tt-warning">
            {warning}
          </p>
        ))}
      </div>
    </section>
  );
}

function Fighters({ desk, first, area }: MiddleProps & { area: Area }) {
  const empty = area.cards.length === 0;
  return (
    <section
      className={classes('tt-fighters', { empty })}
      aria-label={`${area.title}, ${area.note}`}
      style={{ flexGrow: placesOf(area) }}
    >
      <ul>
        <Stacks desk={desk} first={first} area={area} />
      </ul>
      {empty && <p>{area.note}</p>}
    </section>
  );
}

function Lasting({ desk, first, area }: MiddleProps & { area: Area }) {
  return (
    <section className="tt-row tt-lasting" aria-label={`${area.title}: ${area.note}`}>
      <h3>{area.title}</h3>
      <ul>
        <FaceList desk={desk} faces={area.cards} area={area} place={area.id} first={first} look={Token} />
      </ul>
      <p>{area.note}</p>
    </section>
  );
}
