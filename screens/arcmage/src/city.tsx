import type { Ward } from '@siegeworks/arcmage';
import { cityAt, LABELS, wardOf } from '@siegeworks/arcmage';
import type { Area, Face, Id } from '@siegeworks/protocol';
import { FaceList, FaceView } from '@siegeworks/screen-table';
import type { CardProps } from '@siegeworks/ui';
import { classes, Sign, Token } from '@siegeworks/ui';
import type { ComponentType } from 'react';
import type { At } from './realm.ts';
import { laid } from './realm.ts';
import './city.css';

interface CityProps {
  at: At;
  area: Area;
  id: Id;
  /** How the city itself is drawn. */
  look: ComponentType<CardProps>;
}

/** A city: its card, its devotion against its levels, and those who live in it. */
export function CityView({ at, area, id, look }: CityProps) {
  const { desk, s, first } = at;
  const [face, ...residents] = area.cards;
  const place = cityAt(s, id);
  const ward = place && wardOf(s, place);
  if (!face || !ward) return null;
  const shown: Face = { ...laid(face), values: [] };
  return (
    <article
      className={classes('realm-city', { 'realm-attacked': ward.falling })}
      aria-label={`${area.title}, ${area.note}`}
    >
      <Levels ward={ward} />
      <div className="realm-within">
        <FaceView desk={desk} first={first} area={area} face={shown} place={`${area.id}/${id}`} look={look} />
        {residents.length > 0 && (
          <ul className="realm-residents" aria-label={LABELS.residents}>
            <FaceList
              desk={desk}
              first={first}
              area={area}
              faces={residents.map(laid)}
              place={area.id}
              look={Token}
            />
          </ul>
        )}
      </div>
    </article>
  );
}

/** Devotion and the levels: filled where in force, dashed where not reached. */
function Levels({ ward }: { ward: Ward }) {
  return (
    <p className="realm-levels" title={ward.words}>
      <span className="visually-hidden">{ward.words}</span>
      <span className="realm-devotion" aria-hidden="true">
        <Sign word="devotion" />
        {ward.devotion}
      </span>
      {ward.levels.map(({ level, inForce, reached }) => (
        <span key={level} className={classes('realm-level', { on: inForce, reached })} aria-hidden="true">
          {level}
        </span>
      ))}
      {ward.moved && (
        <span className="realm-moved" aria-hidden="true">
          {LABELS.moved}
        </span>
      )}
    </p>
  );
}
