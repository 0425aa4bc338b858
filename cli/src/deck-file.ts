import type { Game, SeatConfig } from '@siegeworks/kernel';
import { deckCalled } from './config.ts';
import { readText } from './files.ts';
import { UsageError } from './usage.ts';

/** A ready deck by its id, or a list of one's own: a JSON file with `cards` and, where the game has them, `choices`. */
export function seatCalled(game: Game, said: string): SeatConfig {
  return said.endsWith('.json') ? deckFile(said) : { deck: deckCalled(game, said) };
}

/** Only the shape is looked at here: whether the deck is legal is for the game to say, with all its reasons. */
function deckFile(file: string): SeatConfig {
  const data = parsed(file);
  const { cards, choices, ...rest } = data as { cards?: unknown; choices?: unknown };
  const unknown = Object.keys(rest);
  if (unknown.length > 0)
    throw new UsageError(`${file}: a deck has cards and choices, not ${unknown.join(', ')}`);
  if (!isRecord(cards))
    throw new UsageError(`${file}: "cards" must name cards with their numbers, such as { "mine": 10 }`);
  if (choices !== undefined && !isRecord(choices))
    throw new UsageError(`${file}: "choices" must name choices with their values`);
  return {
    cards: cards as Record<string, number>,
    ...(choices && { choices: choices as Record<string, string> }),
  };
}
function parsed(file: string): object {
  try {
    const data: unknown = JSON.parse(readText(file));
    if (isRecord(data)) return data;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new UsageError(`${file} is not JSON: ${error.message}`);
  }
  throw new UsageError(`${file} is not a deck: it must hold { "cards": { … } }`);
}
const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
