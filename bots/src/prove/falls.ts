import type { Game, Id, Option, Seat, State } from '@siegeworks/contract';
import { lastingFor, play, Unscripted } from '@siegeworks/kernel';

/** One way the dice may fall after an answer, and where that leads. */
export interface Fall<S extends State> {
  /** How likely it is, 0 to 1. */
  chance: number;
  /** The dice that lead there. */
  dice: number[];
  /** `null` where a shuffle decides, or what is too unlikely to be looked at. */
  s: S | null;
}

/** What is less likely than this is not looked at: it stays open. */
const RARE = 1e-6;

/** Every way the dice may fall after an answer; numbers that mean the same are one. */
export function falls<S extends State>(game: Game<S>, s: S, option: Option): Fall<S>[] {
  const found: Fall<S>[] = [];
  const waiting: { dice: number[]; chance: number }[] = [{ dice: [], chance: 1 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { dice, chance } = next;
    const tried = chance < RARE ? null : attempt(game, s, option, dice);
    if (!(tried instanceof Unscripted)) found.push({ chance, dice, s: tried });
    else if (tried.ends === null) found.push({ chance, dice, s: null });
    else waiting.push(...throwsOf(tried.ends).map(t => ({ dice: [...dice, t.n], chance: chance * t.share })));
  }
  return found;
}
/** One number for each range of a die, in the middle of it, and how many of all belong to it. */
function throwsOf(ends: readonly number[]): { n: number; share: number }[] {
  const sides = ends[ends.length - 1];
  return ends.map((end, i) => {
    const below = ends[i - 1] ?? 0;
    return { n: Math.ceil((below + end + 1) / 2), share: (end - below) / sides };
  });
}

function attempt<S extends State>(
  game: Game<S>,
  before: S,
  option: Option,
  dice: readonly number[],
): S | Unscripted {
  const s = game.rules.clone(before);
  s.events = [];
  s.script = [...dice];
  try {
    play(game, s, option);
    return s;
  } catch (fault) {
    if (fault instanceof Unscripted) return fault;
    throw fault;
  }
}

/** Whether something has come to light between two positions that nobody could know before: what follows depends on it. */
export function broughtToLight<S extends State>(game: Game<S>, before: S, s: S, seat: Seat): boolean {
  const lasting = lastingFor(s, seat);
  if (lasting === 'shuffle') return true;
  const [was, is] = [hiddenPiles(game, before), hiddenPiles(game, s)];
  if (was.some((pile, i) => !stillLies(pile, is[i]))) return true;
  return lasting === 'card' && inSight(game, s, seat) !== inSight(game, before, seat);
}
/** What is put onto a pile hides nothing more and shows nothing. */
const stillLies = (was: readonly Id[], is: readonly Id[]) => was.every((id, i) => id === is[i]);
/** How many cards of the hidden piles a seat has seen. */
const inSight = <S extends State>(game: Game<S>, s: S, seat: Seat): number =>
  hiddenPiles(game, game.knowledge.view(s, seat))
    .flat()
    .filter(id => id >= 0).length;

/** The piles whose order nobody knows. */
export function hiddenPiles<S extends State>(
  { catalogue, audit }: Game<S>,
  s: S,
): readonly (readonly Id[])[] {
  const named = catalogue.aims?.hidden?.(s);
  if (named) return named;
  return Array.from({ length: s.seats }, (_, seat) => audit.piles?.(s, seat).deck ?? []);
}
