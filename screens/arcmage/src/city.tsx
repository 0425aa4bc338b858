import type { Ward } from '@siegeworks/arcmage';
import { cityAt, LABELS, wardOf } from '@siegeworks/arcmage';
import type { Area, Face, Id } from '@siegeworks/protocol';
import { FaceView } from '@siegeworks/screen-table';
import { Card, classes, Sign } from '@siegeworks/ui';
import type { CSSProperties } from 'react';
import type { CityLayout } from './layout.ts';
import type { At } from './realm.ts';
import { cityThing, laid } from './realm.ts';
import type { Stack } from './stacks.tsx';
import { massed, Stacks } from './stacks.tsx';
import { Tile } from './tile.tsx';
import './city.css';

interface CityProps {
  at: At;
  area: Area;
  id: Id;
  layout: CityLayout;
  /** How many lines there are for its levels in words. */
  lines: number;
  /** Lays out everything that is there. */
  onAll(): void;
}

/** A city: its card, its devotion against its levels, and those who live in it, by name. */
export function CityView({ at, area, id, layout, lines, onAll }: CityProps) {
  const { desk, s, first } = at;
  const [face, ...residents] = area.cards;
  const place = cityAt(s, id);
  const ward = place && wardOf(s, place);
  if (!face || !ward) return null;
  const shown: Face = { ...laid(face), values: [] };
  const { width, form, most, row } = layout;
  const stacks = residentsOf(residents, at);
  return (
    <article
      className={classes(`realm-city realm-${form}`, {
        'realm-attacked': ward.falling,
        'realm-crowd': row < TWO_LINES,
      })}
      style={{ '--city': `${width}px`, '--row': `${row}px` } as CSSProperties}
      data-thing={cityThing(id)}
      aria-label={`${area.title}, ${area.note}`}
    >
      <Levels ward={ward} />
      <div className="realm-within">
        <FaceView
          desk={desk}
          first={first}
          area={area}
          face={shown}
          place={`${area.id}/${id}`}
          look={form === 'wide' ? Card : Tile}
        />
        {stacks.length > 0 && (
          <ul className="realm-residents" aria-label={LABELS.residents}>
            <Stacks at={at} area={area} stacks={stacks} most={most} look={Tile} onAll={onAll} />
          </ul>
        )}
      </div>
      {form === 'wide' && <LevelWords ward={ward} lines={lines} alone={stacks.length === 0} />}
    </article>
  );
}

/** Those who live in a city, as piles where they are many. */
export const residentsOf = (faces: readonly Face[], { apart }: At): Stack[] =>
  massed(faces.map(laid), apart, FEW);
const FEW = 3;
/** In such a row a resident has room for its name in two lines and its numbers below. */
const TWO_LINES = 56;

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

/** What each level does, in as many words as there is room for: a line or two of a narrow city would say nothing. */
function LevelWords({ ward: { levels }, lines, alone }: { ward: Ward; lines: number; alone: boolean }) {
  const each = Math.floor(lines / Math.max(1, levels.length));
  if (each < (alone ? 3 : 1)) return null;
  return (
    <ul className="realm-level-words">
      {levels.map(({ level, inForce, text }, i) => (
        <li
          key={level}
          title={text}
          style={{ '--lines': each + (i < lines % levels.length ? 1 : 0) } as CSSProperties}
        >
          <b className={classes('realm-level', { on: inForce })}>{level}</b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
