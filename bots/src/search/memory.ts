import type { Game, Seat, State } from '@siegeworks/contract';
import { pending, play } from '@siegeworks/kernel';
import type { Trail } from './circles.ts';
import type { Edge, Node } from './tree.ts';
import { enter } from './tree.ts';

/** What a searching player takes along from one decision to the next. */
export interface Memory {
  tree: Kept | null;
  trail: Trail;
}
/** The part of the tree below what was answered, and what the seat must see for it still to hold. */
interface Kept {
  sight: string;
  node: Node;
}

/** The tree is large; without it the player thinks a little longer, and still goes in no circles. */
export const withoutTree = (memory: Memory | null): Memory | null => memory && { ...memory, tree: null };

/**
 * Holds only if the seat itself is asked next and nothing was drawn, rolled or shown on the way: otherwise the tree
 * would still hold tables that are no longer possible.
 */
export function keep<S extends State>(game: Game<S>, table: S, seat: Seat, edge: Edge): Kept | null {
  const s = game.rules.clone(table);
  play(game, s, edge.option);
  let asked = pending(game, s);
  while (asked?.options.length === 1) {
    play(game, s, asked.options[0]);
    asked = pending(game, s);
  }
  if (asked?.seat !== seat || s.luck !== table.luck) return null;
  return { sight: sightOf(game, s, seat), node: enter(edge, asked) };
}

/** What was kept, if the seat sees exactly the table that it led to. */
export function recall<S extends State>(kept: Kept | null, game: Game<S>, table: S, seat: Seat): Node | null {
  return kept !== null && kept.sight === sightOf(game, table, seat) ? kept.node : null;
}

const sightOf = <S extends State>(game: Game<S>, s: S, seat: Seat): string =>
  JSON.stringify(game.knowledge.view(s, seat));
