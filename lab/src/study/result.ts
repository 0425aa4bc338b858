import type { VariantValue } from '@siegeworks/contract';
import type { LuckReport } from '../luck.ts';
import type { Rate } from '../rate.ts';
import type { GameError } from '../report.ts';
import type { Stake } from '../stakes.ts';
import type { StudyPlan } from './plan.ts';
import type { Counted } from './statistics.ts';

/** A rate of something that has a name for people. */
export interface NamedRate extends Rate {
  id: string;
  name: string;
}
export interface CardRates {
  id: string;
  name: string;
  /** Games of decks that have it, that drew it and that played it, and of those that had it and never drew it. */
  deck: Rate;
  drawn: Rate;
  played: Rate;
  undrawn: Rate;
}
/** What the games of one arm say. */
export interface ArmResult {
  name: string;
  options: Record<string, VariantValue>;
  overlay: string | null;
  games: number;
  finished: number;
  draws: number;
  /** Games that did not end within the bound, and draws. */
  stalls: Rate;
  /** Alone: how often the game was won. */
  won: Rate | null;
  first: Rate | null;
  seats: Rate[];
  players: NamedRate[];
  /** Against other decks: mirror games are left out. */
  decks: NamedRate[];
  /** The same by what decks have in common: an Army, a Mage. */
  groups: { title: string; rates: NamedRate[] }[];
  /** Games in which both sides had the same deck. */
  mirrors: number;
  turns: Counted;
  picks: Counted;
  decisions: Counted;
  endings: NamedRate[];
  cards: CardRates[];
  leadChanges: Counted;
  /** Of games with an opponent, how often the winner had once been judged to have less than three chances of ten. */
  comebacks: Rate;
  luck: (Rate & Pick<LuckReport, 'always' | 'never' | 'open'>) | null;
  stakes: Stake[] | null;
  /** Of the decisions of a game, the share of those in questions that are shown to matter. */
  mattering: number | null;
  errors: GameError[];
}
export interface Finding {
  /** `sure`: after Holm's correction below 0.05. `likely`: so only without it. */
  verdict: 'sure' | 'likely' | 'not seen';
  /** What it is about: `decks/orc-horde`. */
  about: string;
  title: string;
  text: string;
  p: number;
  corrected: number;
}
/** What changed from one arm to another. */
export interface Comparison {
  from: string;
  to: string;
  /** How many differences were looked at, and how many of them chance alone would call likely. */
  looked: number;
  findings: Finding[];
}
export interface StudyResult {
  format: 'siegeworks-study-result';
  version: 1;
  title: string;
  game: string;
  gameTitle: string;
  rulesVersion: string;
  plan: StudyPlan;
  arms: ArmResult[];
  comparisons: Comparison[];
  interrupted: boolean;
  seconds: number;
}
