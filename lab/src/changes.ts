import type { Dice } from '@siegeworks/bots';
import type { Game, Weights } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';

/** One number of a game's tables that is to be another. */
export interface Change {
  table: string;
  name: string;
  from: number;
  to: number;
}

/** Factors that a number is tried with; the small ones as often as the large ones. */
const FACTORS = [0.5, 0.7, 0.85, 1.2, 1.4, 2];
/** Now and then two numbers change together, since one may only be right with the other. */
const TOGETHER = 0.3;

/** The names of the tables that are meant, or why there is nothing to tune. */
export function tablesOf(game: Game, said: readonly string[]): string[] {
  const known = Object.keys(game.judgement.weights);
  if (known.length === 0)
    throw refusal(`${game.about.title} offers no tables of numbers to tune or to learn`);
  const strangers = said.filter(table => !known.includes(table));
  if (strangers.length > 0)
    throw refusal(
      `${game.about.title} has no table ${strangers.join(' or ')}; its tables are ${known.join(', ')}`,
    );
  return said.length > 0 ? [...said] : known;
}
const refusal = (text: string) => new Refused([{ rule: '', text }]);

/** One or two numbers of these tables, each a good deal larger or smaller than it is. */
export function proposal(game: Game, tables: readonly string[], dice: Dice): Change[] {
  const numbers = tables.flatMap(table =>
    Object.keys(game.judgement.weights[table] ?? {}).map(name => ({ table, name })),
  );
  const count = dice() < TOGETHER ? 2 : 1;
  const changes = new Map<string, Change>();
  for (let i = 0; i < count; i++) {
    const { table, name } = among(numbers, dice);
    const from = game.judgement.weights[table]?.[name] ?? 0;
    const to = from === 0 ? nudge(game, table, dice) : rounded(from * among(FACTORS, dice));
    changes.set(`${table} ${name}`, { table, name, from, to });
  }
  return [...changes.values()];
}
const among = <T>(list: readonly T[], dice: Dice): T => list[Math.floor(dice() * list.length)];

/** What is nothing becomes a part of what is usual in its table, for or against. */
function nudge(game: Game, table: string, dice: Dice): number {
  const sizes = Object.values(game.judgement.weights[table] ?? {})
    .map(Math.abs)
    .filter(n => n > 0);
  const usual = sizes.length > 0 ? sizes.reduce((a, b) => a + b) / sizes.length : 1;
  return rounded(usual * (dice() < 0.5 ? -0.25 : 0.25));
}
/** Three digits are enough for a person to read. */
export const rounded = (n: number) => Number(n.toPrecision(3));

/** The same step once more, from where it led. */
export function further(changes: readonly Change[]): Change[] {
  return changes.map(({ table, name, from, to }) => {
    const next = from === 0 ? 2 * to : rounded((to * to) / from);
    return { table, name, from: to, to: next };
  });
}

/** The numbers that these changes lead to. */
export function numbersAfter(changes: readonly Change[]): Weights {
  const numbers: Record<string, Record<string, number>> = {};
  for (const { table, name, to } of changes) {
    numbers[table] ??= {};
    numbers[table][name] = to;
  }
  return numbers;
}
