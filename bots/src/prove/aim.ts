import type { Aim, Game, Seat, State } from '@siegeworks/contract';

/** A goal of one seat, from one position on. */
export interface Task<S extends State = State> {
  start: S;
  seat: Seat;
  aim: Aim;
}
export const WIN: Aim = { kind: 'win', way: 'reach' };
export const SURVIVE: Aim = { kind: 'survive', way: 'keep' };

const hasWon = ({ over }: State, seat: Seat) => over !== null && over.places[seat] === 1 && !over.draw;
const hasLost = (game: Game, s: State, seat: Seat) =>
  game.rules.gone(s, seat) || (s.over !== null && s.over.places[seat] !== 1);

function holds(game: Game, s: State, { seat, aim }: Task): boolean {
  if (aim.kind === WIN.kind) return hasWon(s, seat);
  if (aim.kind === SURVIVE.kind) return !hasLost(game, s, seat);
  return game.catalogue.aims?.holds(s, seat, aim) ?? false;
}

/** Whether the goal is reached or missed for good; `null` while that is open. */
export function decided(game: Game, s: State, task: Task): boolean | null {
  const { aim, start, seat } = task;
  const isHeld = holds(game, s, task);
  if (aim.way === 'reach' && isHeld) return true;
  if (aim.way === 'keep' && !isHeld) return false;
  if (aim.way === 'end' && s.over !== null) return isHeld && !hasLost(game, s, seat);
  if (hasWon(s, seat)) return aim.way === 'keep';
  if (s.over !== null || hasLost(game, s, seat)) return false;
  if (s === start || !isLate(game, start, s)) return null;
  return aim.way === 'end' ? isHeld : aim.way === 'keep';
}
function isLate(game: Game, start: State, s: State): boolean {
  return game.catalogue.aims?.late?.(start, s) ?? game.audit.turns(s) !== game.audit.turns(start);
}
