import type { Change, Rate } from '@siegeworks/lab';
import { dim, percent, plural } from './page.ts';

/** Other numbers for a game's tables, to be pasted, and whether they are a gain. */
export function changesText(
  changes: readonly Change[],
  proof: Rate | null,
  against: string | null,
): string[] {
  if (changes.length === 0) return ['The numbers stay as they are.'];
  const tables = [...new Set(changes.map(({ table }) => table))];
  return [
    ...tables.flatMap(table => ['', table, ...changes.filter(each => each.table === table).map(changeLine)]),
    '',
    proof === null ? dim('not proved in fresh games') : proofText(proof, against),
  ];
}

/** As it stands in the table. */
function changeLine({ name, from, to }: Change): string {
  const key = /^([A-Za-z_]\w*|\d+)$/.test(name) ? name : `'${name}'`;
  return `  ${key}: ${to}, ${dim(`// was ${from}`)}`;
}

function proofText({ rate, low, high, games }: Rate, against: string | null): string {
  const of =
    against === null
      ? plural(games, 'fresh game')
      : `the ${plural(games, 'fresh game')} that ended differently`;
  const verdict = low > 0.5 ? 'a gain' : 'no significant gain';
  return `All together: better in ${percent(rate, 1)} (${percent(low, 1)} to ${percent(high, 1)}) of ${of}: ${verdict}.`;
}
