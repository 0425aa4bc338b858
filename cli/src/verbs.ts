import type { Verb } from './usage.ts';
import { arenaVerb } from './verbs/arena.ts';
import { benchVerb } from './verbs/bench.ts';
import { deckVerb } from './verbs/deck.ts';
import { envVerb } from './verbs/env.ts';
import { gamesVerb } from './verbs/games.ts';
import { hostVerb } from './verbs/host.ts';
import { labVerb } from './verbs/lab.ts';
import { learnVerb } from './verbs/learn.ts';
import { cardVerb, ruleVerb } from './verbs/look-up.ts';
import { luckVerb } from './verbs/luck.ts';
import { playVerb } from './verbs/play.ts';
import { puzzlesVerb } from './verbs/puzzles.ts';
import { rankVerb } from './verbs/rank.ts';
import { replayVerb, verifyVerb } from './verbs/replay.ts';
import { reportVerb } from './verbs/report.ts';
import { reviewVerb } from './verbs/review.ts';
import { scenarioVerb } from './verbs/scenario.ts';
import { simVerb } from './verbs/sim.ts';
import { skillVerb } from './verbs/skill.ts';
import { stakesVerb } from './verbs/stakes.ts';
import { tuneVerb } from './verbs/tune.ts';

/** Every verb of the command, in the order of the help. */
export const verbs: readonly Verb[] = [
  gamesVerb,
  playVerb,
  simVerb,
  arenaVerb,
  deckVerb,
  labVerb,
  envVerb,
  stakesVerb,
  luckVerb,
  skillVerb,
  tuneVerb,
  learnVerb,
  scenarioVerb,
  puzzlesVerb,
  replayVerb,
  reportVerb,
  reviewVerb,
  rankVerb,
  verifyVerb,
  ruleVerb,
  cardVerb,
  benchVerb,
  hostVerb,
];
