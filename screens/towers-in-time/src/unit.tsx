import { upper } from '@siegeworks/screen-table';
import type { Piece, Realm } from '@siegeworks/towers-in-time';
import { abilities, ELEMENTS, produces, vulnerability } from '@siegeworks/towers-in-time';
import type { CardProps } from '@siegeworks/ui';
import { classes, Token } from '@siegeworks/ui';
import { useRealm } from './realm.ts';
import './unit.css';

/** A unit on its floor: its token, and beside it its name, its abilities and its condition. */
export function Unit(props: CardProps) {
  const s = useRealm();
  const p = s.pieces[props.thing ?? -1];
  const open = p ? vulnerability(s, p) : '';
  const can = p ? abilities(s, p) : [];
  const states = { open: open !== '', dying: p?.dying ?? false, used: p?.used ?? false };
  const marks = [props.used ?? '', ...props.marks].filter(mark => mark !== '' && !FIGHTS.includes(mark));
  return (
    <div className={classes('tt-unit', states)} data-whole>
      <Token {...props} marks={open === '' ? props.marks : [...props.marks, open]} />
      <div className="tt-unit-words" aria-hidden="true">
        <span className={classes('tt-unit-name', { long: props.name.length > 16 })}>{props.name}</span>
        <span className="tt-unit-line">
          <Strength values={props.values} />
          {marks.map(mark => (
            <span key={mark} className="tt-mark" title={open}>
              {mark}
            </span>
          ))}
          {marks.length === 0 && can.length > 0 && (
            <span className="tt-unit-can" title={can.join(', ')}>
              {can.join(', ')}
            </span>
          )}
        </span>
      </div>
    </div>
  );
}

/** Units with these marks stand on the stage, which shows the same. */
const FIGHTS = ['attacks', 'defends'];

/** `3/2`, where a token is too small to carry its numbers. */
function Strength({ values = [] }: Pick<CardProps, 'values'>) {
  const [attack, defence] = values;
  if (attack?.name !== 'Attack' || defence?.name !== 'Defence') return null;
  return (
    <b className="tt-strength">
      {attack.now}/{defence.now}
    </b>
  );
}

/** The Source that a Tower stands on: what it gives, and of which element. */
export function Source(props: CardProps) {
  const s = useRealm();
  const source = s.pieces[props.thing ?? -1];
  const elements = (source && elementsOf(s, source)) || props.type || '';
  // Two lines of a name and the mark leave no room for two long words; the ground has the colours of both.
  const wordy = props.used !== undefined && props.name.length > 12 && elements.length > 9;
  return (
    <div className={classes('tt-unit tt-source-unit', { used: props.used !== undefined, wordy })} data-whole>
      <Token {...props} />
      <div className="tt-unit-words" aria-hidden="true">
        <span className="tt-unit-name">{props.name}</span>
        <span className="tt-unit-line">
          {props.used !== undefined && <span className="tt-mark">{props.used}</span>}
          <span className="tt-unit-can" title={props.type}>
            {elements}
          </span>
        </span>
      </div>
    </div>
  );
}

/** `Earth/Fire`; empty where it gives any element. */
function elementsOf(s: Realm, source: Piece): string {
  const given = givenBy(s, source);
  return given.length > 2 ? '' : given.map(upper).join('/');
}
const givenBy = (s: Realm, source: Piece) => {
  const bits = produces(s, source);
  return ELEMENTS.filter((_element, i) => bits & (1 << i));
};

/** The tinctures of what a Source gives: one element, two per pale, or none in particular. */
export function tinctureOf(s: Realm, source: Piece): string {
  const [first, second, third] = givenBy(s, source);
  if (first === undefined || third !== undefined) return 'tt-any';
  return second === undefined ? `tt-${first}` : `tt-${first} tt-and-${second}`;
}
