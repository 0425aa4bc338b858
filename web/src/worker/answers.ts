import type { Option, Pending } from '@siegeworks/kernel';
import { question } from '@siegeworks/kernel';
import type { Settings, UsualAnswer } from '@siegeworks/protocol';
import type { Table } from './table.ts';
import { isMine } from './table.ts';

export const DEFAULT_SETTINGS: Settings = { askForced: false, stops: [], standing: {} };

/** Questions of a game that have a usual answer: asked only when the player says so. */
const USUAL: Record<string, Record<string, Usual>> = {
  'tower-siege': {
    'pay.how': { answer: 'first', text: 'how to pay when Alchemy is possible', cards: true },
    'stepWindow.ask': {
      answer: 'pass',
      text: "on other players' turns even when I could only cast innate Spells",
      cards: false,
    },
  },
  arcmage: {
    'freeWindow.quiet': {
      answer: 'pass',
      text: 'at every moment when an event could be played',
      cards: true,
    },
    'chain.own': { answer: 'pass', text: 'whether I respond to my own cards', cards: true },
    'pay.choose': { answer: 'auto', text: 'how to pay when there is more than one way', cards: true },
  },
};
interface Usual {
  answer: string;
  /** Goes on after "Ask me". */
  text: string;
  /** Answered also when one of the options uses a card. */
  cards: boolean;
}

export function usualAnswers(game: string): UsualAnswer[] {
  return Object.entries(USUAL[game] ?? {}).map(([question, { text }]) => ({ question, text }));
}

/** How a question is answered: the kind of an option, `first`, or `ask`. */
export function standingAnswer(game: string, asked: Pending, { standing }: Settings): string {
  const usual = USUAL[game]?.[asked.question];
  const fits = usual && (usual.cards || asked.options.every(option => option.card === undefined));
  return standing[asked.question] ?? (fits ? usual.answer : 'ask');
}

/** What to answer without asking the person, or `null`. */
export function automatic(table: Table, settings: Settings, asked: Pending): Option | null {
  const { match } = table;
  const { options, question: id } = asked;
  if (options.length === 1) return settings.askForced || settings.stops.includes(id) ? null : options[0];
  const pass = options.find(option => option.kind === 'pass');
  if (pass && table.passing === match.game.turns(match.state)) return pass;
  return standing(options, standingAnswer(match.game.id, asked, settings));
}

function standing(options: readonly Option[], answer: string): Option | null {
  if (answer === 'first') return options[0];
  const fitting = options.filter(option => option.kind === answer);
  return fitting.length === 1 ? fitting[0] : null;
}

export type Mover =
  | { by: 'bot'; bot: string; asked: Pending }
  | { by: 'habit'; asked: Pending; option: Option };

/** Who goes on without the person being asked, or `null`. */
export function mover(table: Table, settings: Settings): Mover | null {
  const asked = question(table.match);
  if (!asked) return null;
  if (!isMine(table, asked.seat)) return { by: 'bot', bot: table.seats[asked.seat]?.bot ?? '', asked };
  const option = automatic(table, settings, asked);
  return option && { by: 'habit', asked, option };
}
