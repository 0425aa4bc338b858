import './deal-check.css';
import type { Reason, StudioProof, StudioSource } from '@siegeworks/protocol';
import { Dialog } from '@siegeworks/ui';
import { useEffect, useState } from 'react';
import { Reasons } from '../reasons.tsx';
import { StudioLine } from '../studio/line.ts';
import { reasonsOf } from '../studio/reasons.ts';
import { houseKey } from './house.ts';
import { promiseOf } from './promises.ts';

interface DealCheckProps {
  match: string;
  /** The whole match as it is handed out after its end. */
  source(): Promise<StudioSource>;
}

/** One press proves that nobody chose the cards, in this page and not in the house. */
export function DealCheck({ match, source }: DealCheckProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button small" onClick={() => setOpen(true)}>
        Check the deal
      </button>
      {open && (
        <Dialog title="Check the deal" onClose={() => setOpen(false)}>
          <Findings match={match} source={source} />
        </Dialog>
      )}
    </>
  );
}

function Findings({ match, source }: DealCheckProps) {
  const found = useProof(match, source);
  if (found === null) return <p role="status">The match is being played again…</p>;
  if (!('findings' in found)) return <Reasons reasons={found} />;
  const { findings } = found;
  const holds = findings.every(each => each.holds !== false);
  return (
    <div className="deal-check">
      <p role="status">
        <strong>{verdictOf(findings)}</strong>
      </p>
      <ul>
        {findings.map(each => (
          <li key={each.text} data-holds={`${each.holds}`}>
            <b>{MARKS[`${each.holds}`]}</b> {each.text}
          </li>
        ))}
      </ul>
      {holds && (
        <p>
          It does not prove that whoever runs the house did not look at the cards. Who made the picks is the
          word of the house.
        </p>
      )}
      <Numbers proof={found} />
    </div>
  );
}
const MARKS: Readonly<Record<`${boolean | null}`, string>> = {
  true: 'Proved:',
  false: 'Wrong:',
  null: 'Not known in this browser:',
};

function verdictOf(findings: StudioProof['findings']): string {
  if (findings.some(({ holds }) => holds === false)) return 'Something is wrong with this deal.';
  if (findings.some(({ holds }) => holds === null)) return 'All that can be checked here is right.';
  return 'Nobody chose the cards of this match.';
}

/** For whoever would rather work it out elsewhere. */
function Numbers({ proof: { commitment, seed, entropy, house } }: { proof: StudioProof }) {
  return (
    <details>
      <summary>The numbers behind it</summary>
      <dl>
        <dt>Commitment</dt>
        <dd>{commitment}</dd>
        <dt>Seed of the house</dt>
        <dd>{seed}</dd>
        <dt>Added by the players</dt>
        {entropy.length === 0 && <dd>nothing</dd>}
        {entropy.map(each => (
          <dd key={each}>{each}</dd>
        ))}
        {house !== null && (
          <>
            <dt>Key of the house</dt>
            <dd>{house}</dd>
          </>
        )}
      </dl>
      <p>
        The commitment is the SHA-256 of <code>siegeworks:</code> and the seed. Export the match as a file,
        and <code>npx siege verify FILE --commitment HASH --house KEY</code> proves the same.
      </p>
    </details>
  );
}

/** Played again by a worker of its own: the table stays as it is. */
function useProof(match: string, source: DealCheckProps['source']): StudioProof | readonly Reason[] | null {
  const [found, setFound] = useState<StudioProof | readonly Reason[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it is opened
  useEffect(() => {
    const line = new StudioLine();
    let wanted = true;
    Promise.all([source(), houseKey(match)])
      .then(([whole, house]) => line.ask('prove', whole, { ...promiseOf(match), ...(house && { house }) }))
      .then(
        proof => wanted && setFound(proof),
        fault => wanted && setFound(reasonsOf(fault)),
      );
    return () => {
      wanted = false;
      line.close();
    };
  }, [match]);
  return found;
}
