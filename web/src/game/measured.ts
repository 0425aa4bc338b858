/** Games that a ready deck won between equal players, as `lab/results/decks-GAME.json` has them. */
interface Measured {
  /** What was played. */
  title: string;
  date: string;
  rows: readonly { deck: string; wins: number }[];
}

const FOLDER = '../../../lab/results/decks-';
const FILES: Readonly<Record<string, Measured>> = import.meta.glob('../../../lab/results/decks-*.json', {
  eager: true,
  import: 'default',
});

/** Of which games decks were measured. */
export const measuredGames = (): string[] =>
  Object.keys(FILES).map(path => path.slice(FOLDER.length, -'.json'.length));

export interface Strength {
  /** Of a hundred games. */
  wins: number;
  text: string;
  /** How that was found out. */
  how: string;
}

/** How strong a ready deck has proved to be; `null` where nobody has measured it. */
export function strengthOf(game: string, deck: string): Strength | null {
  const measured = FILES[`${FOLDER}${game}.json`];
  const row = measured?.rows.find(each => each.deck === deck);
  if (!measured || !row) return null;
  const text = `Won ${row.wins} of 100 games between equal players.`;
  return { wins: row.wins, text, how: `${measured.title}, ${measured.date}` };
}
export const strengthText = (game: string, deck: string): string => strengthOf(game, deck)?.text ?? '';
