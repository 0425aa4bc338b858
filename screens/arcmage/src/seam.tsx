import { battlesOf, clashesOf, LABELS, phasesOf, stackOf } from '@siegeworks/arcmage';
import { COMMON } from '@siegeworks/screen-table';
import { classes } from '@siegeworks/ui';
import { useMemo } from 'react';
import type { At } from './realm.ts';
import { Entry } from './stack.tsx';
import './seam.css';

/** The lane between the kingdoms: it never grows. Where there is no rail, the stack lies here too. */
export function Seam({ at }: { at: At }) {
  const { s } = at;
  const stack = stackOf(s);
  const fights = clashesOf(s).length > 0;
  return (
    <div className={classes('realm-seam', { 'realm-fighting': fights })}>
      <Phases at={at} />
      {stack.length > 0 ? (
        <section className="realm-seam-stack" aria-label={LABELS.stack}>
          <h3>{LABELS.stack}</h3>
          <ol>
            {stack.map((item, i) => (
              <Entry key={item.n} at={at} item={item} place={i + 1} />
            ))}
          </ol>
        </section>
      ) : (
        <p className="realm-seam-words">{fights ? <Battle at={at} /> : LABELS.emptyStack}</p>
      )}
      {stack.length > 0 && <p className="realm-seam-count">{LABELS.waiting(stack.length)}</p>}
    </div>
  );
}

/** Where the turn stands. */
const Phases = ({ at: { s } }: { at: At }) => (
  <ol className="realm-phases" aria-label={COMMON.phases}>
    {phasesOf(s).map(({ id, name, now }) => (
      <li key={id} aria-current={now ? 'step' : undefined}>
        {name}
      </li>
    ))}
  </ol>
);

/** What matters most about the attack; the rail has the rest. */
function Battle({ at: { s } }: { at: At }) {
  const [line = ''] = useMemo(() => battlesOf(s), [s]);
  return line;
}
