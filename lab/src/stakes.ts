import type { Bot } from '@siegeworks/bots';
import { greedy, random } from '@siegeworks/bots';
import type { Game } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import { questionsOf } from '@siegeworks/kernel';
import type { Rate } from './rate.ts';
import type { Trial, TrialPlan } from './trial.ts';
import { checkTrial, gainOf, tryOut } from './trial.ts';

export interface StakesPlan extends TrialPlan {
  /** Questions (`rule.step`) to look at; none for all. */
  questions: readonly string[];
}
/** How much one question matters: of the games that ended differently, how many ended better; a half means nothing. */
export interface Stake extends Rate {
  question: string;
  /** How often a player had a choice there, per game. */
  asked: number;
}
export interface StakesReport extends StakesPlan {
  game: string;
  /** What matters most first. */
  stakes: Stake[];
  interrupted: boolean;
  seconds: number;
}
export interface StakesProgress {
  question: string;
  /** Its number, and how many there are. */
  place: number;
  questions: number;
  trial: Trial;
}
export interface StakesOptions {
  signal?: AbortSignal;
  onProgress?: (progress: StakesProgress) => void;
}

/** A question that did not come up in this many games is given up. */
const UNASKED = 10;

/**
 * Which decisions decide a game: greedy meets somebody who plays as it does, but leaves one question to chance. Where
 * that costs nothing, either the question does not matter or greedy knows nothing about it.
 */
export async function stakes(
  game: Game,
  plan: StakesPlan,
  { signal, onProgress }: StakesOptions = {},
): Promise<StakesReport> {
  const questions = questionsIn(game, plan.questions);
  checkTrial(game, plan);
  const start = performance.now();
  const found: Stake[] = [];
  for (const [place, question] of questions.entries()) {
    const tell = (trial: Trial) => onProgress?.({ question, place, questions: questions.length, trial });
    const stake = await stakeOf(game, plan, question, tell, signal);
    if (signal?.aborted) break;
    if (stake.asked > 0) found.push(stake);
  }
  const interrupted = signal?.aborted ?? false;
  const seconds = (performance.now() - start) / 1000;
  return {
    ...plan,
    game: game.about.id,
    stakes: found.sort((a, b) => weight(a) - weight(b)),
    interrupted,
    seconds,
  };
}

async function stakeOf(
  game: Game,
  plan: StakesPlan,
  question: string,
  tell: (trial: Trial) => void,
  signal: AbortSignal | undefined,
): Promise<Stake> {
  let asked = 0;
  const careless = carelessAt(question, () => asked++);
  const trial = await tryOut(game, plan, careless, soFar => {
    tell(soFar);
    return !signal?.aborted && (asked > 0 || soFar.games < UNASKED);
  });
  return { question, asked: asked / Math.max(1, trial.games), ...gainOf(trial) };
}

/** Where no game ended differently, the question does not matter. */
const weight = ({ games, rate }: Stake) => (games > 0 ? rate : 0.5);

/** Greedy, but for one question. */
function carelessAt(question: string, onAsked: () => void): Bot {
  return {
    ...greedy,
    think(game, imagine, asked, mind) {
      if (asked.question !== question) return greedy.think(game, imagine, asked, mind);
      onAsked();
      return random.think(game, imagine, asked, mind);
    },
  };
}

function questionsIn(game: Game, said: readonly string[]): readonly string[] {
  const known = questionsOf(game.rules);
  const strange = said.filter(question => !known.includes(question));
  const text = `${game.about.title} does not ask ${strange.join(' or ')}; its questions are ${known.join(', ')}`;
  if (strange.length > 0) throw new Refused([{ rule: '', text }]);
  return said.length > 0 ? said : known;
}
