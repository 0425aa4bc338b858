import type { Verb } from './usage.ts';
import { gamesVerb } from './verbs/games.ts';
import { simVerb } from './verbs/sim.ts';

/** Every verb of the command, in the order of the help. */
export const verbs: readonly Verb[] = [gamesVerb, simVerb];
