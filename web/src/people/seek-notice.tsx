import { hashOf } from '../route.ts';
import { stopSeeking, useSeeking } from './seeking.ts';

/** At any table: somebody was found. What is being played here stays as it is. */
export function SeekNotice({ match }: { match: string }) {
  const { seek } = useSeeking();
  if (!seek || seek.match === match) return null;
  return (
    <div className="seek-notice on-parchment" role="status">
      {seek.match === null ? (
        <span>Looking for an opponent. Play on: you will be told here.</span>
      ) : (
        <>
          <strong>Somebody was found.</strong> Your match here is kept.{' '}
          <a
            className="button small primary"
            href={hashOf({ page: 'match', match: seek.match })}
            onClick={stopSeeking}
          >
            Go to the table
          </a>
        </>
      )}
    </div>
  );
}
