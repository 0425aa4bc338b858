import { COMMON } from '@siegeworks/screen-table';
import type { CardProps, CardValue } from '@siegeworks/ui';
import {
  Crack,
  changeOf,
  classes,
  hasSign,
  isDamaged,
  Label,
  PictureView,
  Press,
  Read,
  Ribbon,
  Sign,
  shownValues,
  statesOf,
  thingOf,
} from '@siegeworks/ui';
import './tile.css';

/** A card as a plate: its picture beside its name and its numbers. All words are still there to be heard. */
export function Tile(props: CardProps) {
  const { name, type = '', values, pips, marks, used, picture, children } = props;
  return (
    <div className={classes('token pictured realm-tile', statesOf(props))} data-thing={thingOf(props)}>
      <Press part="token-face" card={props}>
        {picture && (
          <span className="realm-tile-picture">
            <PictureView picture={picture} />
            {isDamaged(props) && <Crack />}
            {used !== undefined && <Ribbon word={used} />}
          </span>
        )}
        <span className="realm-tile-words">
          <span
            className={classes('realm-tile-name', {
              broad: /\S{8}/.test(name),
              broader: /\S{10}/.test(name),
              long: name.length > 18,
            })}
          >
            {name}
          </span>
          <span className="visually-hidden">{type !== '' && `, ${type}`}</span>
          <span className="realm-tile-values">
            {shownValues(values).map(value => (
              <TileValue key={value.name} value={value} />
            ))}
            {pips && (
              <span className="realm-tile-pips">
                <Sign word="defence" />
                <span className="visually-hidden">, {pips.name} </span>
                <b>{pips.now}</b>
                <small>
                  {COMMON.of}
                  {pips.most}
                </small>
              </span>
            )}
          </span>
        </span>
        <Signs marks={marks} />
      </Press>
      <Read part="token-info" card={props} />
      {children && <div className="token-attached">{children}</div>}
    </div>
  );
}

function TileValue({ value }: { value: CardValue }) {
  const change = changeOf(value);
  return (
    <span className={classes('realm-tile-value', { up: change === 'up', down: change === 'down' })}>
      <span className="visually-hidden">, {value.name} </span>
      <small aria-hidden="true">
        <Label value={value} />
      </small>
      {value.now ?? '–'}
    </span>
  );
}

/** What is drawn of the marks, and all of them to be heard. */
function Signs({ marks }: { marks: readonly string[] }) {
  const signs = marks.filter(hasSign);
  return (
    <>
      {signs.length > 0 && (
        <span className="realm-tile-signs" aria-hidden="true">
          {signs.slice(0, 2).map(word => (
            <Sign key={word} word={word} />
          ))}
        </span>
      )}
      {marks.length > 0 && <span className="visually-hidden">, {marks.join(', ')}</span>}
    </>
  );
}
