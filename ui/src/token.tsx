import type { CardProps } from './card.tsx';
import { classes } from './card.tsx';
import { hasSign, Sign } from './icons.tsx';

/** A card in the fewest signs, for a place on a map: name, values, marks. All words are still there to be heard. */
export function Token(props: CardProps) {
  const { name, line, marks, children } = props;
  const states = {
    foe: props.foe,
    'is-usable': props.usable,
    'is-selected': props.selected,
    'is-targeted': props.targeted,
  };
  return (
    <div className={classes('token', states)}>
      <button
        type="button"
        className="token-face"
        data-place={props.place}
        aria-pressed={props.selected || undefined}
        title={[name, ...line.split(' · '), ...marks].join('\n')}
        tabIndex={props.tabIndex}
        onClick={props.onPress}
        onFocus={props.onFocus}
        onContextMenu={event => {
          event.preventDefault();
          props.onInfo();
        }}
      >
        <TokenText {...props} />
      </button>
      {/* A press that does not act reads the card anyway. */}
      {(props.usable || props.targeted) && (
        <button
          type="button"
          className="token-info"
          tabIndex={-1}
          aria-label={`Read ${name}`}
          onClick={props.onInfo}
        />
      )}
      {children}
    </div>
  );
}

function TokenText({ name, line, marks, hint }: CardProps) {
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
      {hint !== '' && <span className="visually-hidden">, {hint}</span>}
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
