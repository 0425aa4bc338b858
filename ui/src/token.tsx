import type { CardProps, CardValue } from './card.tsx';
import { classes } from './classes.ts';
import { PictureView } from './ground.tsx';
import { hasSign, Sign } from './icons.tsx';
import { Crack, changeOf, isDamaged, Pips, Ribbon, shownValues } from './parts.tsx';
import { Press, Read, statesOf, thingOf } from './press.tsx';

/** A card in the fewest signs, for a place on a map. All words are still there to be heard. */
export function Token(props: CardProps) {
  const { picture, children } = props;
  const states = { ...statesOf(props), pictured: Boolean(picture) };
  return (
    <div className={classes('token', states)} data-thing={thingOf(props)}>
      <Press part="token-face" card={props}>
        {picture ? <TokenPicture {...props} /> : <TokenText {...props} />}
      </Press>
      <Read part="token-info" card={props} />
      {children && <div className="token-attached">{children}</div>}
    </div>
  );
}

/** The picture, and of the numbers those two that decide a fight. */
function TokenPicture(props: CardProps) {
  const { name, type = '', line, values, pips, marks, used, picture } = props;
  const numbers = shownValues(values);
  const signs = marks.map(valued).filter(mark => hasSign(mark.word));
  return (
    <>
      {picture && (
        <span className="token-picture">
          <PictureView picture={picture} />
          {isDamaged(props) && <Crack />}
        </span>
      )}
      <span className="visually-hidden">{[name, type].filter(Boolean).join(', ')}</span>
      {numbers.slice(0, 2).map(value => (
        <TokenNumber key={value.name} value={value} />
      ))}
      <Heard words={numbers.slice(2).map(value => `${value.name} ${value.now}`)} />
      {values === undefined && line !== '' && <Heard words={line.split(' · ')} />}
      {pips && <Pips pips={pips} />}
      {signs.length > 0 && (
        <span className="token-signs" aria-hidden="true">
          {signs.map(({ word, value }) => (
            <span key={word} className="token-value">
              <Sign word={word} />
              {value}
            </span>
          ))}
        </span>
      )}
      {signs.length < marks.length && <span className="token-more" aria-hidden="true" />}
      <Heard words={marks} />
      {used !== undefined && <Ribbon word={used} />}
    </>
  );
}

function TokenNumber({ value }: { value: CardValue }) {
  const change = changeOf(value);
  return (
    <span className={classes('token-number', { up: change === 'up', down: change === 'down' })}>
      <span className="visually-hidden">, {value.name} </span>
      {value.now ?? '–'}
    </span>
  );
}

const Heard = ({ words }: { words: readonly string[] }) =>
  words.length > 0 && <span className="visually-hidden">, {words.join(', ')}</span>;

function TokenText({ name, line, marks }: CardProps) {
  const [word, number] = numbered(name);
  const values = line === '' ? [] : line.split(' · ').map(valued);
  const signs = marks.map(valued).filter(mark => hasSign(mark.word));
  const chips = marks.filter(mark => !hasSign(valued(mark).word));
  return (
    <>
      <span className="token-name">
        <span>{word}</span>
        {number !== '' && <b> {number}</b>}
        {signs.map(({ word: mark, value }) => (
          <span key={mark} className="token-value">
            <Sign word={mark} />
            <span className="visually-hidden">, {mark} </span>
            {value}
          </span>
        ))}
      </span>
      {values.length > 0 && (
        <span className="token-values">
          {values.map(value => (
            <Value key={value.word} {...value} />
          ))}
        </span>
      )}
      {chips.length > 0 && (
        <span className="token-marks">
          {chips.map(mark => (
            <span key={mark} className="token-mark">
              <span className="visually-hidden">, </span>
              {mark}
            </span>
          ))}
        </span>
      )}
    </>
  );
}

interface Valued {
  word: string;
  value: string;
}

/** `2/2` is whole and needs only one number; `1/2` has lost something. */
function Value({ word, value }: Valued) {
  const [left, all] = value.split('/');
  const lowered = all !== undefined && left !== all;
  return (
    <span className={classes('token-value', { lowered })}>
      {value !== '' && <Sign word={word} />}
      <span className="visually-hidden">, {value !== '' && word} </span>
      {value === '' ? word : lowered ? value : left}
    </span>
  );
}

/** `swords 3` is a word and its value; anything else is only a word. */
export function valued(text: string): Valued {
  const [, word, value] = /^(\D*\S) ([-+]?\d\S*)$/.exec(text) ?? [];
  return { word: word ?? text, value: value ?? '' };
}

/** `Archer 3`: the name may be cut off, the number may not. */
export function numbered(name: string): [word: string, number: string] {
  const [, word, number] = /^(.*\S) (\d+)$/.exec(name) ?? [];
  return [word ?? name, number ?? ''];
}
