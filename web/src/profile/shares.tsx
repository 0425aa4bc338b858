import type { Share } from '@siegeworks/protocol';
import { hashOf } from '../route.ts';
import { intervalOf, isShown, ratingWords } from './standing.ts';

/** With fewer matches than this a share says nothing. */
const FEWEST = 8;
/** As many rows as stand beside the plot. */
const MOST = 6;

interface SharesProps {
  title: string;
  shares: readonly Share[];
  /** Whether the rows are opponents, who have pages of their own. */
  people?: boolean;
}

/** How often was won with or against each, with its 95 % interval. */
export function Shares({ title, shares, people = false }: SharesProps) {
  if (shares.length === 0) return null;
  return (
    <section className="shares">
      <h2>
        {title} <small>rated, with 95 % intervals</small>
      </h2>
      <ul>
        {shares.slice(0, MOST).map(share => (
          <li key={share.id}>
            <span className="share-name">
              <Name share={share} people={people} />
              {isComputerOrShown(share) && share.rating && <small> {ratingWords(share.rating)}</small>}
            </span>
            <span className="share-count">
              {share.won} of {share.of}
            </span>
            {share.of < FEWEST ? <em className="share-few">too few to say</em> : <Bar share={share} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Persons have ids that begin so; computer players are called by their level. */
const isPerson = (id: string): boolean => id.startsWith('p-');
const isComputerOrShown = ({ id, rating }: Share): boolean => !isPerson(id) || isShown(rating);

function Name({ share: { id, name }, people }: { share: Share; people: boolean }) {
  if (!people || !isPerson(id)) return name;
  return <a href={hashOf({ page: 'person', person: id })}>{name}</a>;
}

/** A square with its interval on a line from nothing to everything; the dashed line is one half. */
function Bar({ share: { won, drawn, of } }: { share: Share }) {
  const points = won + drawn / 2;
  const { low, high } = intervalOf(points, of);
  const at = (share: number) => Math.round(share * 150);
  const percent = (share: number) => Math.round(share * 100);
  return (
    <>
      <svg
        className="share-bar"
        viewBox="-1 0 152 18"
        role="img"
        aria-label={`between ${percent(low)} and ${percent(high)} %`}
      >
        <path className="share-half" d="M75 0v18" />
        <path className="share-range" d={`M${at(low)} 9H${at(high)}M${at(low)} 5v8M${at(high)} 5v8`} />
        <rect x={at(points / of) - 5} y="4" width="10" height="10" />
      </svg>
      <b className="share-percent">{percent(points / of)} %</b>
    </>
  );
}
