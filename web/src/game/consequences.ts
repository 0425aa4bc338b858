/** What `siege lab variants GAME` found out about the variants of a game, as `lab/results/variants-GAME.json` keeps it. */
export interface Kept {
  rulesVersion: string;
  player: string;
  date: string;
  rows: readonly Row[];
}
interface Row {
  variant: string;
  value: boolean | number | string;
  games: number;
  same: boolean;
  length: Effect | null;
  first: Effect | null;
  luck: Effect | null;
}
interface Effect {
  from: number;
  to: number;
  verdict: 'sure' | 'likely' | 'not seen';
}

const FOLDER = '../../../lab/results/variants-';
const FILES: Readonly<Record<string, Kept>> = import.meta.glob('../../../lab/results/variants-*.json', {
  eager: true,
  import: 'default',
});
/** Of which games variants were measured. */
export const measuredVariants = (): string[] =>
  Object.keys(FILES).map(path => path.slice(FOLDER.length, -'.json'.length));

/** What a variant does, a sentence for each value that was tried, and how that was found out. */
export interface Consequences {
  lines: string[];
  how: string;
}

/** Nothing where nobody has measured it by these rules: what held for other rules need not hold. */
export function consequencesOf(
  { id, rulesVersion }: { id: string; rulesVersion: string },
  variant: string,
  nameOf: (value: Row['value']) => string,
  kept: Kept | undefined = FILES[`${FOLDER}${id}.json`],
): Consequences | null {
  if (!kept || kept.rulesVersion !== rulesVersion) return null;
  const rows = kept.rows.filter(row => row.variant === variant);
  if (rows.length === 0) return null;
  return {
    lines: rows.map(row => `${nameOf(row.value)}: ${lineOf(row)}.`),
    how: `Measured in games between computer players (${kept.player}), ${kept.date}`,
  };
}

function lineOf({ same, games, length, first, luck }: Row): string {
  if (same) return `changed nothing in ${games} games`;
  const parts = [
    ...told('turns a game', length, n => `${n}`),
    ...told('whoever begins wins', first, percent),
    ...told('deals that play decides', luck, percent),
  ];
  return parts.length > 0 ? parts.join('; ') : `no difference was seen in ${games} games`;
}
function told(what: string, effect: Effect | null, textOf: (n: number) => string): string[] {
  if (!effect || effect.verdict === 'not seen') return [];
  const { from, to, verdict } = effect;
  return [`${what} ${textOf(from)} → ${textOf(to)}${verdict === 'likely' ? ' (likely)' : ''}`];
}
const percent = (share: number) => `${Math.round(share * 100)} %`;
