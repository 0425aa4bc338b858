import type { Outcome } from '@siegeworks/contract';
import type { Chair } from '@siegeworks/host';
import type { GivenTerms, Series } from '@siegeworks/protocol';
import { termsOf, winsNeeded } from '@siegeworks/protocol';

export interface Ended {
  seats: Chair[];
  terms: GivenTerms | null;
  series: Series | null;
  outcome: Outcome;
}

const sat = ({ seats }: Ended, who: string | null): boolean =>
  seats.some(chair => chair.kind === 'person' && chair.who === who);

/** Whether lists are open to somebody: as agreed before the deal, and not while a match of the series is to follow. */
export function listsOpenTo(ended: Ended, who: string | null): boolean {
  if (goesOn(ended)) return false;
  const afterwards = ended.terms ? termsOf(ended.terms).afterwards : 'everybody';
  return afterwards === 'everybody' || (afterwards === 'table' && sat(ended, who));
}

/** Whoever sat there looks back through their own eyes, everybody else where it is open to them. */
export const mayLookBack = (ended: Ended, who: string | null): boolean =>
  sat(ended, who) || listsOpenTo(ended, who);

function goesOn({ series, outcome }: Ended): boolean {
  if (!series) return false;
  const wins = series.wins.map((before, player) => {
    const won = !outcome.draw && outcome.places[series.seated.indexOf(player)] === 1;
    return before + (won ? 1 : 0);
  });
  return Math.max(...wins) < winsNeeded(series.of);
}
