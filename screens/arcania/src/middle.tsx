import { LABELS, PHASE_NAMES } from '@siegeworks/arcania';
import { areaOf, COMMON, FaceView, nameAt } from '@siegeworks/screen-table';
import { classes, Token } from '@siegeworks/ui';
import type { At } from './war.ts';
import { bare, warOf } from './war.ts';
import { Wave } from './wave.tsx';
import './middle.css';

/** The ground between the Battle Fronts: the phases, the battles of the wave, and the stack. */
export function Middle({ at }: { at: At }) {
  return (
    <section className="arcania-middle" aria-label={LABELS.between}>
      <Wave at={at} />
      <Displaced at={at} />
      <Stack at={at} />
      <Phases at={at} />
    </section>
  );
}

const BAR = ['land', 'building', 'units', 'before', 'wave', 'after'] as const;

function Phases({ at }: { at: At }) {
  const { phase } = warOf(at.desk);
  return (
    <ol className="arcania-phases" aria-label={COMMON.phases}>
      {BAR.map(each => (
        <li
          key={each}
          className={classes('', { now: each === phase })}
          aria-current={each === phase ? 'step' : undefined}
        >
          {PHASE_NAMES[each]}
        </li>
      ))}
    </ol>
  );
}

function Displaced({ at }: { at: At }) {
  const area = areaOf(at.desk, 'displaced', null);
  if (area.cards.length === 0) return null;
  return (
    <section className="arcania-displaced" aria-label={area.title}>
      <h3 className="arcania-heading">
        {area.title} <small>{area.note}</small>
      </h3>
      <ul>
        {area.cards.map(face => (
          <li key={face.id}>
            <FaceView {...at} face={face} area={area} place={`${area.id}/${face.id}`} look={Token} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Cards and abilities that wait to resolve, the top first. */
function Stack({ at }: { at: At }) {
  const area = areaOf(at.desk, 'stack', null);
  if (area.cards.length === 0) return null;
  const pile = area.cards.toReversed();
  return (
    <section className="arcania-stack" aria-label={area.title}>
      <h3 className="arcania-heading">
        {area.title} <small>{area.note}</small>
      </h3>
      <ol>
        {pile.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an ability has no number of its own
          <li key={`${face.id} ${i}`}>
            <span className="arcania-turn" aria-hidden="true">
              {i + 1}
            </span>
            <FaceView
              {...at}
              face={bare(face)}
              area={area}
              place={`${area.id}/${i}/${face.id}`}
              look={Token}
            />
            <span className="arcania-item">
              <b>{face.name}</b>
              <small>
                {[nameAt(at.desk, face.seat ?? 0), face.line, ...face.marks].filter(Boolean).join(' · ')}
              </small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
