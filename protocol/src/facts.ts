import type { GameEvent, MatchConfig, Option, Seat } from '@siegeworks/contract';
import type { Check } from '@siegeworks/files/shape';
import {
  data,
  flag,
  list,
  malformed,
  optional,
  orNull,
  read,
  shape,
  text,
  whole,
  word,
} from '@siegeworks/files/shape';
import type { Settings } from './client.ts';
import { settings, VERSION, versionOnly } from './client.ts';
import type { Difference } from './difference.ts';
import { differenceShape } from './difference.ts';
import type { FileText, SaveInfo } from './host.ts';
import { file, saveInfo } from './host.ts';
import type { SeatInfo } from './match-state.ts';
import { event, seatInfo } from './match-state.ts';
import type { CompanyInfo, PeopleInfo } from './people.ts';
import { companyInfo, peopleInfo } from './people.ts';
import type { Why } from './refusals.ts';
import { why } from './refusals.ts';
import type { SeriesInfo } from './series.ts';
import { seriesInfo } from './series.ts';
import { matchConfig, option } from './shapes.ts';
import type { CoursePoint } from './story.ts';
import { coursePoint } from './story.ts';

/** One moment of a match as one eye may know it. */
export interface Moment {
  /** How many picks had been made. */
  pick: number;
  /** How the view differs from the one before; the whole view where nothing was sent before. */
  view?: Difference;
  events: GameEvent[];
}
/** Only the seat that is asked receives it. */
export interface QuestionFacts {
  /** `rule.step`. */
  id: string;
  seat: Seat;
  options: Option[];
  /** The place of what most players would answer. */
  habit: number;
  /** Whether and how the question is answered without asking; `ask` when it never is. */
  standing: string;
}
export interface OutcomeFacts {
  places: number[];
  draw: boolean;
  rule: string;
  /** Shown at the end to those to whom the match is open then, so that they can verify it. */
  seed: string | null;
  config: MatchConfig;
  turns: number;
  /** By seat: how often somebody had to decide. */
  decisions: number[];
  course: CoursePoint[];
}
/** What one visitor may know of a match, as far as it is new. One is sent after every pick. */
export interface Facts {
  match: string;
  game: string;
  /** Counts what was sent to this visitor of this match, even after an undo. */
  seq: number;
  /** How many actions the log of the match holds: the same for everybody, over every line. */
  at: number;
  seats: SeatInfo[];
  /** The seat whose view this is; `null` for a spectator. */
  eye: Seat | null;
  /** Everything that this eye has received about later picks has been undone. */
  keep: number;
  /** What this eye has not been told yet; the last one is now. */
  moments: Moment[];
  question: QuestionFacts | null;
  /** Somebody else decides. */
  waiting: { seat: Seat; question: string } | null;
  /** Several people at one screen: it must be passed on first. */
  handover?: { seat: Seat; name: string };
  /** The person passes until the turn is over. */
  passing?: boolean;
  /** Why nothing can be undone; `null` when something can. */
  noUndo: Why | null;
  outcome: OutcomeFacts | null;
  series?: SeriesInfo;
  /** Among people. */
  company?: CompanyInfo;
  /** More steps follow without anybody being asked. */
  more: boolean;
}
/** An answer that a computer player thought about. */
export interface HintFacts {
  option: Option;
  /** How likely it seems to win, in percent. */
  chance: number;
  /** How often it was looked at. */
  visits: number;
  /** How far it may be from the best in truth, in percent: what luck can explain. */
  margin: number;
  /** What happens at once when it is picked; `null` where luck decides. */
  follows: Omit<Moment, 'pick'> | null;
  /** What somebody else is expected to answer, and how often in a hundred tries it was that. */
  reply: { seat: Seat; option: Option; share: number } | null;
}

/** What a host may say to a reader. `re` is the message that it answers. */
export interface FactBodies {
  saves: { saves: SaveInfo[] };
  /** `rules` is the version of the rules by which the match is played. */
  opened: { match: string; game: string; rules: string };
  facts: Facts;
  thinking: { match: string; by: string; share: number; answers: HintFacts[] };
  hint: { match: string; by: string; option: Option; answers: HintFacts[] };
  settings: { game: string; settings: Settings };
  file: FileText;
  done: object;
  refused: { why: Why[] };
  elsewhere: { match: string };
  people: PeopleInfo;
  /** The table as it was after this many picks. */
  moment: { match: string; pick: number; view: object };
  /** A fault in the program; the match stands at its last good state. */
  problem: { match: string | null; cause: string; report: FileText | null };
}
export type FactType = keyof FactBodies;
export type FactMessage = { [K in FactType]: { re: number | null; type: K } & FactBodies[K] }[FactType];
/** Says one thing to one visitor. */
export type Tell = <K extends FactType>(re: number | null, type: K, body: FactBodies[K]) => void;

const moment = shape<Moment>({ pick: whole, view: optional(differenceShape), events: list(event) });
const question = shape<QuestionFacts>({
  id: text,
  seat: whole,
  options: list(option),
  habit: whole,
  standing: text,
});
const outcome = shape<OutcomeFacts>({
  places: list(whole),
  draw: flag,
  rule: text,
  seed: orNull(text),
  config: matchConfig,
  turns: whole,
  decisions: list(whole),
  course: list(coursePoint),
});
const facts = shape<Facts>({
  match: text,
  game: text,
  seq: whole,
  at: whole,
  seats: list(seatInfo),
  eye: orNull(whole),
  keep: whole,
  moments: list(moment),
  question: orNull(question),
  waiting: orNull(shape<{ seat: Seat; question: string }>({ seat: whole, question: text })),
  handover: optional(shape<{ seat: Seat; name: string }>({ seat: whole, name: text })),
  passing: optional(flag),
  noUndo: orNull(why),
  outcome: orNull(outcome),
  series: optional(seriesInfo),
  company: optional(companyInfo),
  more: flag,
});
const follows = shape<Omit<Moment, 'pick'>>({ view: optional(differenceShape), events: list(event) });
const reply = shape<NonNullable<HintFacts['reply']>>({ seat: whole, option, share: whole });
const answers = list(
  shape<HintFacts>({
    option,
    chance: whole,
    visits: whole,
    margin: whole,
    follows: orNull(follows),
    reply: orNull(reply),
  }),
);
const BODIES: { [K in FactType]: Check<FactBodies[K]> } = {
  saves: shape<FactBodies['saves']>({ saves: list(saveInfo) }),
  opened: shape<FactBodies['opened']>({ match: text, game: text, rules: text }),
  facts,
  thinking: shape<FactBodies['thinking']>({ match: text, by: text, share: whole, answers }),
  hint: shape<FactBodies['hint']>({ match: text, by: text, option, answers }),
  settings: shape<FactBodies['settings']>({ game: text, settings }),
  file,
  done: shape<object>({}),
  refused: shape<FactBodies['refused']>({ why: list(why) }),
  elsewhere: shape<FactBodies['elsewhere']>({ match: text }),
  people: peopleInfo,
  moment: shape<FactBodies['moment']>({ match: text, pick: whole, view: data }),
  problem: shape<FactBodies['problem']>({ match: orNull(text), cause: text, report: orNull(file) }),
};
const head = shape<{ re?: number | null; type: FactType }>({
  re: optional(orNull(whole)),
  type: word(...(Object.keys(BODIES) as FactType[])),
});

/** Reads what a host sent over a wire, or throws `Malformed` with every place that is wrong. */
export function readFactMessage(value: unknown): FactMessage {
  const { v } = read(versionOnly, value);
  if (v !== VERSION)
    throw malformed(`the host speaks version ${v}, this page version ${VERSION}: reload the page`);
  const { re = null, type } = read(head, value);
  return { ...read<object>(BODIES[type], value), re, type } as FactMessage;
}
