import type { Area } from '@siegeworks/protocol';
import { COMMON, FaceList, FaceView, isLit, PlaceHead, upper } from '@siegeworks/screen-table';
import { breached, COURTYARD, isWall, LABELS, SIDES, wallIndex } from '@siegeworks/two-deck-siege';
import { classes } from '@siegeworks/ui';
import type { CSSProperties, ReactNode } from 'react';
import { useScene } from './context.ts';
import { heaped } from './siege.ts';
import { Unit } from './unit.tsx';
import './damage.css';
import './place.css';

interface PlaceProps {
  area: Area;
  style?: CSSProperties;
}

/** One place with every unit there. It glows when an option names it. */
export function Place({ area, style }: PlaceProps) {
  const { desk, regard, named, quiet, s } = useScene();
  const { id, note, cards } = area;
  const gone = isWall(s, id) && breached(s, id);
  const states = {
    [`tds-${kindOf(id)}`]: true,
    [`tds-band-${id.slice(3)}`]: id.includes(':'),
    'is-breached': gone,
    'is-empty': cards.length === 0,
    'is-folded': id.includes(':') && SIDES.some(side => quiet.has(side) && id.startsWith(side)),
    'is-usable': desk.lit.has(id),
    'is-selected': desk.chosen?.id === id,
    'is-targeted': desk.targets.has(id),
    'is-reached': regard.reached.has(id),
    'is-subject': regard.subject === id,
    'is-named': named.has(id),
    'holds-light': cards.some(face => isLit(face, desk.lit)),
  };
  return (
    <section
      className={classes('tds-place', states)}
      style={style}
      data-thing={id}
      aria-label={[upper(area.title), note, cards.length === 0 ? COMMON.empty : '']
        .filter(Boolean)
        .join(', ')}
    >
      <Head area={area} />
      {isWall(s, id) && !gone && <Damage wall={id} />}
      {id === COURTYARD ? <Garrison area={area} /> : <Units area={area} />}
    </section>
  );
}
function kindOf(id: string): string {
  if (id === COURTYARD) return 'yard';
  if (id.includes(':')) return 'cell';
  return /\d/.test(id) ? 'wall' : 'tower';
}

/** The name of a place; a button as large as the place where a press means something. */
function Head({ area }: PlaceProps) {
  const { desk, first } = useScene();
  return (
    <PlaceHead desk={desk} area={area} first={first} className="tds-head">
      <HeadText area={area} />
    </PlaceHead>
  );
}
function HeadText({ area: { id, title, cards } }: PlaceProps): ReactNode {
  const { s } = useScene();
  if (isWall(s, id) && breached(s, id)) return <b>{LABELS.breached(title)}</b>;
  if (id !== COURTYARD) return <b>{title}</b>;
  const inside = cards.filter(face => face.marks.includes('enemy')).length;
  return (
    <>
      <b>{title}</b>
      <span>{inside > 0 ? LABELS.inside : LABELS.here(cards.length)}</span>
    </>
  );
}

/** A wall card's damage against its rating; past half, its outline shows it. */
function Damage({ wall }: { wall: string }) {
  const { s, outlook } = useScene();
  const i = wallIndex(s, wall);
  const [damage, rating] = [s.damage[i], s.rating[i]];
  const batterings = outlook.foresight?.deeds.flatMap(({ walls }) => walls) ?? [];
  const falls = batterings.some(each => each.wall === wall && each.breaches);
  return (
    <p
      className={classes('tds-damage', { 'is-worn': 2 * damage >= rating, 'is-falling': falls })}
      title={LABELS.damage(wall, damage, rating) + (falls ? LABELS.willFall : '')}
    >
      <b className="tds-damage-name">{wall}</b> <span>{damage}</span> <span>{rating}</span>
      {falls && <span className="visually-hidden">{LABELS.willFall}</span>}
    </p>
  );
}

function Units({ area }: PlaceProps) {
  const { desk, first } = useScene();
  const { id, cards } = area;
  if (cards.length === 0) return null;
  return (
    <ul className="tds-units">
      <FaceList desk={desk} faces={cards} area={area} place={id} first={first} look={Unit} />
    </ul>
  );
}

/** Units in the courtyard: those alike are stacked, so that the whole garrison can be read. */
function Garrison({ area }: PlaceProps) {
  const { desk, first } = useScene();
  const heaps = heaped(area.cards, desk);
  const crowd =
    heaps.length > 10 ? 'is-throng' : heaps.length > 8 ? 'is-crowd' : heaps.length > 4 ? 'is-full' : '';
  return (
    <ul className={`tds-units tds-garrison ${crowd}`}>
      {heaps.map(({ face, count }) => (
        <li key={face.id} className={classes('tds-heap', { 'is-deep': count > 1 })} data-count={count}>
          <FaceView
            desk={desk}
            area={area}
            place={`${area.id}/${face.id}`}
            first={first}
            look={Unit}
            face={face}
          />
          {count > 1 && (
            <span className="visually-hidden">
              ×{count}
              {LABELS.alike}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
