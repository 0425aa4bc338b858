import { LABELS } from '@siegeworks/arcania';
import { COMMON } from '@siegeworks/screen-table';
import type { CardPips, CardProps } from '@siegeworks/ui';
import { classes, PictureView, Press, Stats, statesOf, thingOf } from '@siegeworks/ui';
import './strip.css';

/** A card in one line: its picture, its name and its values. */
export function Strip(props: CardProps) {
  const { name, values, pips, marks, used, picture, children } = props;
  const words = [...(used === undefined ? [] : [used]), ...marks];
  return (
    <div className={classes('arcania-strip', statesOf(props))} data-thing={thingOf(props)}>
      <Press part="arcania-strip-face" card={props}>
        {picture && (
          <span className="arcania-strip-picture">
            <PictureView picture={picture} />
          </span>
        )}
        <span className="arcania-strip-name" title={[name, ...words].join(', ')}>
          {name}
        </span>
        {words.length > 0 && <span className="visually-hidden">, {words.join(', ')}</span>}
        {values && <Stats values={values} />}
        {pips && <Life pips={pips} />}
      </Press>
      {children && <div className="arcania-strip-attached">{children}</div>}
    </div>
  );
}

/** What it has lost, over its picture; the rest is heard. */
const Life = ({ pips: { name, now, most } }: { pips: CardPips }) => (
  <>
    {now < most && (
      <span className="arcania-strip-lost" aria-hidden="true">
        {LABELS.lost(most - now)}
      </span>
    )}
    <span className="visually-hidden">
      , {name} {now}
      {COMMON.of}
      {most}
    </span>
  </>
);
