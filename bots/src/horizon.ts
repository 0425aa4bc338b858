import type { Game, State } from '@siegeworks/contract';

export type AtHorizon<S> = (s: S) => boolean;

/**
 * Every option of a question is judged at the same moment, or else "pass" and "do something harmless" could not
 * be compared: a question inside a rule when the table is back at the turn's own questions, a question of the
 * turn itself when the next turn begins.
 */
export function horizon<S extends State>(game: Game<S>, at: S): AtHorizon<S> {
  const turn = game.audit.turns(at);
  const base = turnDepth(game, at);
  const quiet = at.stack.length > base ? base : base - 1;
  return s => s.over !== null || game.audit.turns(s) !== turn || s.stack.length <= quiet;
}

/** The depth of the lowest rule in progress that asks questions: the turn or a phase of it. */
function turnDepth<S extends State>(game: Game<S>, s: S): number {
  const asks = (rule: string) =>
    Object.values(game.rules.compiled[rule].steps).some(step => step.choice !== null);
  return 1 + s.stack.findIndex(frame => asks(frame.rule));
}
