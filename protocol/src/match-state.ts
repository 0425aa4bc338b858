import type { Board, Bundle, GameEvent, Id, Option, Part, Score, Seat, Thing } from '@siegeworks/contract';
import { PARTS } from '@siegeworks/contract';
import type { Check } from '@siegeworks/files/shape';
import { data, flag, list, optional, orNull, shape, text, whole, word } from '@siegeworks/files/shape';
import type { CompanyInfo } from './people.ts';
import { companyInfo } from './people.ts';
import { score } from './record.ts';
import type { SeriesInfo } from './series.ts';
import { seriesInfo } from './series.ts';
import { attempt, board, option, thing } from './shapes.ts';
import type { Story } from './story.ts';
import { story } from './story.ts';

/** A side that several seats share, told apart by a sign and a colour: its place among the sides. */
export interface TeamInfo {
  name: string;
  sign: number;
}
export interface SeatInfo {
  name: string;
  /** Whether the person at this screen decides for it. */
  mine: boolean;
  bot: string | null;
  team?: TeamInfo;
}
export interface Offer {
  option: Option;
  text: string;
  /** What would come of it, where that can be computed. */
  note?: string;
  /** Nothing is spent, sacrificed, attacked or built by it. */
  harmless?: boolean;
  /** The player's turn is over with it. */
  endsTurn?: boolean;
  /** Nobody is asked again for its sake before the turn ends. */
  idle?: boolean;
  /** What it is about on the board. */
  about: Thing[];
  /** What it would use up beside its own card. */
  uses?: Id[];
}
/** Only the seat that is asked receives it. */
export interface AskedQuestion {
  /** `rule.step`. */
  id: string;
  seat: Seat;
  text: string;
  offers: Offer[];
  /** The place of what most players would answer. */
  habit: number;
  /** Whether and how the question is answered without asking; `ask` when it never is. */
  standing: string;
  /** The card whose text says what is being decided. */
  subject?: string;
  /** What a newcomer must know when this is asked for the first time. */
  lesson?: string;
  /** Several picks that are usually made together, each as one answer. */
  bundles?: Bundle[];
  /** What dragging one thing onto another means where that is more than one pick; they are not listed. */
  gestures?: Bundle[];
}
export interface LogLine {
  text: string;
  rule: string;
  /** The event's type: dice are shown with more weight than coins. */
  kind: string;
  /** The part that it plays in the story of the match. */
  part: Part;
  /** How a deed ended in a word or two; of a turn, its title. */
  short?: string;
  /** Ties it to the deed with the same thread. */
  thread?: string;
  /** The cards that it is about, the most important first. */
  cards: Id[];
  /** Their keys, as far as they are known. */
  pictures: string[];
  /** How many picks had been made when it happened. */
  pick: number;
  /** What happened, as this eye may know it: for screens that show more than words. */
  event: GameEvent;
}
export interface OutcomeInfo {
  places: number[];
  draw: boolean;
  rule: string;
  text: string;
  /** One line to pass on, where there is something to compare. */
  share?: string;
  /** Where a game counts points: how many, and for what. */
  score?: Score;
  story: Story;
}
/** The table as one seat may see it. One is sent after every pick. */
/** A hand that lies open, card by card. */
export interface OpenHand {
  seat: Seat;
  cards: { name: string; line: string }[];
}
export interface MatchState {
  match: string;
  game: string;
  /** Counts the states of this match, also those after an undo. */
  seq: number;
  seats: SeatInfo[];
  /** The seat whose view this is; `null` for a spectator. */
  eye: Seat | null;
  board: Board;
  /** The state itself as this eye may know it: for the screen of that game, which knows its type. */
  view: object;
  /** The hands of others, where they lie open. */
  hands?: OpenHand[];
  question: AskedQuestion | null;
  /** Somebody else decides. */
  waiting: { seat: Seat; text: string } | null;
  /** Several people at one screen: it must be passed on first, and until then nobody's cards are shown. */
  handover?: { seat: Seat; name: string };
  /** The person passes until the turn is over. */
  passing?: boolean;
  /** Replaces the lines from place `from` on. */
  log: { from: number; lines: LogLine[] };
  undo: { possible: boolean; why: string };
  outcome: OutcomeInfo | null;
  /** Seats whose defeat took everything of theirs off the table: it is shown as it was just before. */
  left?: Seat[];
  series?: SeriesInfo;
  /** Among people. */
  company?: CompanyInfo;
  /** More steps follow without anybody being asked. */
  more: boolean;
}
/** An answer that a computer player thought about, the best first. */
export interface HintAnswer extends Offer {
  /** How likely it seems to win, in percent. */
  chance: number;
  /** How often it was looked at. */
  visits: number;
  /** Whether it is as good as the best, as far as anybody can tell. */
  equal: boolean;
  /** What would come of it, one sentence each: what it gains, what it costs, what others will do about it. */
  why: string[];
}

const OFFER = {
  option,
  text,
  note: optional(text),
  harmless: optional(flag),
  endsTurn: optional(flag),
  idle: optional(flag),
  about: list(thing),
  uses: optional(list(whole)),
};
const offer = shape<Offer>(OFFER);
const bundle = shape<Bundle>({
  text,
  note: text,
  option,
  then: list(attempt),
  firm: optional(list(text)),
  gesture: optional(shape<{ card: Thing; onto: Thing }>({ card: thing, onto: thing })),
});
const question = shape<AskedQuestion>({
  id: text,
  seat: whole,
  text,
  offers: list(offer),
  habit: whole,
  standing: text,
  subject: optional(text),
  lesson: optional(text),
  bundles: optional(list(bundle)),
  gestures: optional(list(bundle)),
});
const kindOf = shape<{ type: string }>({ type: text });
export const event: Check<GameEvent> = (value, at) => ({ ...(value as object), ...kindOf(value, at) });
const logLine = shape<LogLine>({
  text,
  rule: text,
  kind: text,
  part: word(...PARTS),
  short: optional(text),
  thread: optional(text),
  cards: list(whole),
  pictures: list(text),
  pick: whole,
  event,
});
export const hintAnswers: Check<HintAnswer[]> = list(
  shape<HintAnswer>({ ...OFFER, chance: whole, visits: whole, equal: flag, why: list(text) }),
);
const team = shape<TeamInfo>({ name: text, sign: whole });
export const seatInfo: Check<SeatInfo> = shape<SeatInfo>({
  name: text,
  mine: flag,
  bot: orNull(text),
  team: optional(team),
});
export const matchState: Check<MatchState> = shape<MatchState>({
  match: text,
  game: text,
  seq: whole,
  seats: list(seatInfo),
  eye: orNull(whole),
  board,
  view: data,
  hands: optional(
    list(
      shape<OpenHand>({
        seat: whole,
        cards: list(shape<OpenHand['cards'][number]>({ name: text, line: text })),
      }),
    ),
  ),
  question: orNull(question),
  waiting: orNull(shape<{ seat: Seat; text: string }>({ seat: whole, text })),
  handover: optional(shape<{ seat: Seat; name: string }>({ seat: whole, name: text })),
  passing: optional(flag),
  log: shape<MatchState['log']>({ from: whole, lines: list(logLine) }),
  undo: shape<MatchState['undo']>({ possible: flag, why: text }),
  outcome: orNull(
    shape<OutcomeInfo>({
      places: list(whole),
      draw: flag,
      rule: text,
      text,
      share: optional(text),
      score: optional(score),
      story,
    }),
  ),
  left: optional(list(whole)),
  series: optional(seriesInfo),
  company: optional(companyInfo),
  more: flag,
});
