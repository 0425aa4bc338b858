import type { StudioAnalysis, StudioMatch } from '@siegeworks/protocol';

/** What went wrong in one match, by kind of decision. */
interface MatchErrors {
  game: string;
  /** Kind → how often something was given away, and how much of the chance to win. */
  kinds: Record<string, { n: number; lost: number }>;
}
const PLACE = 'siegeworks.errors';
/** How many matches are remembered. */
const MOST = 200;

/** What a decision of each kind is called in the history. */
export const KIND_NAMES: Readonly<Record<string, string>> = {
  blocks: 'Blocks and defence',
  attacks: 'Attacks',
  spells: 'Timing of spells and abilities',
  resources: 'Resources and cards',
  other: 'Other decisions',
};

function remembered(): Record<string, MatchErrors> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}');
  } catch {
    return {};
  }
}

/** Remembers what was given away in a match; the same match counts once. */
export function keepErrors({ key, game }: StudioMatch, { verdicts }: StudioAnalysis, seat: number): void {
  const kinds: MatchErrors['kinds'] = {};
  for (const { seat: by, mark, kind, lost } of verdicts) {
    if (by !== seat || mark === null || lost === 0) continue;
    const { n, lost: before } = kinds[kind] ?? { n: 0, lost: 0 };
    kinds[kind] = { n: n + 1, lost: before + lost };
  }
  const { [key]: _same, ...others } = remembered();
  const all = [...Object.entries(others), [key, { game, kinds }] as const].slice(-MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // A browser that keeps nothing has no history.
  }
}

export interface ErrorHistory {
  matches: number;
  kinds: { kind: string; n: number; lost: number }[];
}

/** Over all remembered matches of a game: what costs most comes first. */
export function errorHistory(game: string): ErrorHistory {
  const own = Object.values(remembered()).filter(each => each.game === game);
  const sums = new Map<string, { kind: string; n: number; lost: number }>();
  for (const { kinds } of own)
    for (const [kind, { n, lost }] of Object.entries(kinds)) {
      const sum = sums.get(kind) ?? { kind, n: 0, lost: 0 };
      sums.set(kind, { kind, n: sum.n + n, lost: sum.lost + lost });
    }
  return { matches: own.length, kinds: [...sums.values()].sort((a, b) => b.lost - a.lost) };
}
