import type { Area } from '@siegeworks/protocol';
import type { Row, Side } from '@siegeworks/two-deck-siege';
import { COURTYARD, castleOf, deckFacts, standing } from '@siegeworks/two-deck-siege';
import type { CSSProperties } from 'react';
import { useEffect, useState } from 'react';
import { Compass } from './compass.tsx';
import { useScene } from './context.ts';
import { Forecast, ForecastStrip } from './forecast.tsx';
import { Brought, DeckPanel, Legend, StandingPanel, SubjectPanel } from './panels.tsx';
import { Place } from './place.tsx';
import { QuietFront } from './quiet.tsx';
import { sideToShow, worstSide } from './sides.ts';
import './side-view.css';

/** On a phone: one side at a time, as its defenders see it. Lanes run up from the wall, the courtyard lies below. */
export function SideView() {
  const { s, desk, outlook, quiet } = useScene();
  const [shown, show] = useState<Side>(() => worstSide(s, outlook.lines));
  const { seq } = desk.props.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new round may turn the view
  useEffect(() => show(worstSide(s, outlook.lines)), [s.round]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new question may turn the view
  useEffect(() => show(side => sideToShow(s, desk, side)), [seq, desk.chosen?.id]);
  const { wallsOf, towersOf } = castleOf(s);
  const walls = wallsOf[shown];
  const [first, last] = towersOf[shown];
  const { areas } = desk.props.state.board;
  const at = (id: string): Area | undefined => areas.find(area => area.id === id);
  const lanes = [3, 2, 1].flatMap(band => walls.map(wall => `${wall}:${band}`));
  const columns = {
    '--lanes': walls.length,
    '--token': `calc(${walls.length > 2 ? 36 : 42}px * var(--size, 1))`,
  };
  return (
    <div className="tds-side-view">
      <Compass shown={shown} show={show} />
      <ForecastStrip />
      <div className="tds-front" style={columns as CSSProperties}>
        <Facts side="left" rows={standing(s).rows.slice(0, 2)} brought={[at('held')]} />
        <div className="tds-lanes">
          <Places areas={lanes.map(at)} />
          {quiet.has(shown) && <QuietFront side={shown} />}
        </div>
        <Facts side="right" rows={deckFacts(s)} brought={[at('drawn'), at('reserve')]} />
        <Places areas={[first, ...walls, last].map(at)} />
      </div>
      <Places areas={[at(COURTYARD)]} />
      <SubjectPanel />
      <Forecast desk={desk} />
      <StandingPanel />
      <DeckPanel apart />
      <Legend />
    </div>
  );
}

interface FactsProps {
  side: string;
  rows: readonly Row[];
  /** Cards of the enemy that are being decided about. */
  brought: readonly (Area | undefined)[];
}
/** What must stay in view sits beside the lanes, in front of the towers. */
function Facts({ side, rows, brought }: FactsProps) {
  return (
    <div className={`tds-facts tds-facts-${side}`}>
      {brought.map(area => area && <Brought key={area.id} area={area} />)}
      <dl>
        {rows.map(({ label, text, tone }) => (
          <div key={label} className={tone ? `tds-${tone}` : ''}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const Places = ({ areas }: { areas: readonly (Area | undefined)[] }) =>
  areas.map(area => area && <Place key={area.id} area={area} />);
