import type { Game, Option, Pending } from '@siegeworks/kernel';
import type { Settings, UsualAnswer } from '@siegeworks/protocol';
import type { Table } from './table.ts';
import { isMine, isPassing } from './table.ts';

export const DEFAULT_SETTINGS: Settings = { askForced: false, stops: [], standing: {} };

export function usualAnswers({ words }: Game): UsualAnswer[] {
  return Object.entries(words.usual ?? {}).map(([question, { answer, text }]) => ({
    question,
    answer,
    text,
  }));
}

/** How a question is answered: the kind of an option, `first`, or `ask`. */
export function standingAnswer({ words }: Game, asked: Pending, { standing }: Settings): string {
  const usual = words.usual?.[asked.question];
  const fits = usual && (usual.cards || asked.options.every(option => option.card === undefined));
  return standing[asked.question] ?? (fits ? usual.answer : 'ask');
}

/** What to answer without asking the person, or `null`. */
export function automatic(table: Table, settings: Settings, asked: Pending): Option | null {
  const { match } = table;
  const { options, question: id } = asked;
  if (options.length === 1) return settings.askForced || settings.stops.includes(id) ? null : options[0];
  const pass = options.find(option => option.kind === 'pass');
  if (pass && isPassing(table, asked.seat)) return pass;
  return standing(options, standingAnswer(match.game, asked, settings));
}

function standing(options: readonly Option[], answer: string): Option | null {
  if (answer === 'first') return options[0];
  const fitting = options.filter(option => option.kind === answer);
  return fitting.length === 1 ? fitting[0] : null;
}

export type Mover =
  | { by: 'bot'; bot: string; asked: Pending }
  | { by: 'habit'; asked: Pending; option: Option }
  /** Somebody else at this screen is asked: nobody's cards are shown until the screen was passed on. */
  | { by: 'hand'; asked: Pending };

/** Who goes on without the person being asked, or `null`. */
export function mover(table: Table, settings: Settings): Mover | null {
  const asked = table.match.asked;
  if (!asked) return null;
  if (!isMine(table, asked.seat)) return { by: 'bot', bot: table.seats[asked.seat]?.bot ?? '', asked };
  const option = automatic(table, settings, asked);
  if (option) return { by: 'habit', asked, option };
  return table.eye === asked.seat || table.eye === 'spectator' ? null : { by: 'hand', asked };
}
