import type { Area } from '@siegeworks/protocol';
import type { Desk, Thing } from '@siegeworks/screen-table';
import { FaceList } from '@siegeworks/screen-table';
import type { Combat } from '@siegeworks/towers-in-time';
import { LABELS, stageOf } from '@siegeworks/towers-in-time';
import { classes, Token } from '@siegeworks/ui';
import type { ReactNode } from 'react';
import { useRealm } from './realm.ts';
import { Unit } from './unit.tsx';
import './stage.css';

interface MiddleProps {
  desk: Desk;
  first: Thing;
}

/** Between the domains: the combat, and Instant spells that still last. */
export function Middle({ desk, first }: MiddleProps) {
  const { combat } = useRealm();
  const area = (id: string) => desk.props.state.board.areas.find(each => each.id === id);
  const spells = area('effects');
  return (
    <div className="tt-middle">
      {combat && (
        <CombatStage
          combat={combat}
          attackers={<Fighters desk={desk} first={first} area={area('attackers')} />}
          defenders={<Fighters desk={desk} first={first} area={area('defenders')} />}
          mine={combat.batch === desk.props.state.eye}
        />
      )}
      {spells && <Lasting desk={desk} first={first} area={spells} />}
    </div>
  );
}

interface StageProps {
  combat: Combat;
  attackers: ReactNode;
  defenders: ReactNode;
  /** Whether it is your own batch. */
  mine: boolean;
}

/** Who attacks, who defends, whose batch it is, and who is dying. */
function CombatStage({ combat, attackers, defenders, mine }: StageProps) {
  const { title, signs, prospect, batch, warnings } = stageOf(useRealm(), combat);
  return (
    <section className="tt-stage" aria-label={LABELS.combat}>
      <div className="tt-stage-words">
        <h3>{title}</h3>
        <ul className="tt-signs">
          {signs.map(sign => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
        <p className="tt-prospect">{prospect}</p>
      </div>
      {attackers}
      {defenders}
      <div className="tt-stage-words tt-batch">
        <p className={classes('tt-whose', { mine })}>{batch}</p>
        {warnings.map(warning => (
          <p key={warning} className="tt-warning">
            {warning}
          </p>
        ))}
      </div>
    </section>
  );
}

/** With more fighters than this, only their tokens are shown. */
const MOST_NAMED = 3;

function Fighters({ desk, first, area }: MiddleProps & { area: Area | undefined }) {
  if (!area) return null;
  return (
    <section
      className={classes('tt-fighters', { many: area.cards.length > MOST_NAMED })}
      aria-label={`${area.title}, ${area.note}`}
      style={{ flexGrow: Math.max(1, area.cards.length) }}
    >
      <ul>
        <FaceList desk={desk} faces={area.cards} area={area} place={area.id} first={first} look={Unit} />
      </ul>
      {area.cards.length === 0 && <p>{area.note}</p>}
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
