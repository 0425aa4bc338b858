import type { StudioVerdict } from '@siegeworks/protocol';

/** How far apart signs must stand to be read, as shares of the match: on a desk, and on a phone. */
const APART = { wide: 0.022, narrow: 0.062 };
/** Where there is no room for all, the first of these stays. */
const GRAVEST: readonly (string | null)[] = ['??', '?', '?!', '!', 'only'];

/** A decision with a sign, and where there is room for it: everywhere, on wide screens only, or nowhere. */
export interface Signed {
  verdict: StudioVerdict;
  room: 'all' | 'wide' | 'none';
}

/** The signs below the scrubber: of those that would cover each other the gravest is shown. The list of decisions has them all. */
export function signed(verdicts: readonly StudioVerdict[], picks: number): Signed[] {
  const marked = verdicts.filter(({ mark }) => mark !== null);
  const ranked = marked.toSorted((a, b) => GRAVEST.indexOf(a.mark) - GRAVEST.indexOf(b.mark) || a.at - b.at);
  const wide = spread(ranked, APART.wide * picks);
  const narrow = spread(
    ranked.filter(({ at }) => wide.has(at)),
    APART.narrow * picks,
  );
  return marked.map(verdict => ({
    verdict,
    room: narrow.has(verdict.at) ? 'all' : wide.has(verdict.at) ? 'wide' : 'none',
  }));
}

/** Each that is far enough from all before it. */
function spread(ranked: readonly StudioVerdict[], apart: number): Set<number> {
  const kept = new Set<number>();
  for (const { at } of ranked) if ([...kept].every(other => Math.abs(other - at) >= apart)) kept.add(at);
  return kept;
}
