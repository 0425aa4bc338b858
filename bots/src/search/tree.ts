import type { Option, Seat } from '@siegeworks/contract';
import type { Pending } from '@siegeworks/kernel';
import type { Reply } from '../bot.ts';

/**
 * One question in the tree: what is asked after the picks that led to it. What was drawn, rolled or hidden on the way
 * differs from visit to visit, so what can be picked may differ as well.
 */
export interface Node {
  seat: Seat;
  visits: number;
  /** Sums of the results of its visits for its seat, plain and squared. */
  sum: number;
  squares: number;
  edges: Map<string, Edge>;
}
export interface Edge {
  option: Option;
  visits: number;
  sum: number;
  /** How often it could have been picked. */
  offered: number;
  /** What may be asked after it. */
  next: Map<string, Node>;
}

export function newEdge(option: Option): Edge {
  return { option, visits: 0, sum: 0, offered: 0, next: new Map() };
}

/** The node of this question after an edge, new if need be. */
export function enter(edge: Edge, { seat, question }: Pending): Node {
  const key = `${seat} ${question}`;
  let node = edge.next.get(key);
  if (!node) {
    node = { seat, visits: 0, sum: 0, squares: 0, edges: new Map() };
    edge.next.set(key, node);
  }
  return node;
}

export function edgeOf(node: Node, option: Option): Edge {
  const key = keyOf(option);
  let edge = node.edges.get(key);
  if (!edge) {
    edge = newEdge(option);
    node.edges.set(key, edge);
  }
  return edge;
}
export const keyOf = ({ kind, card, target, seat, n, what }: Option): string =>
  `${kind} ${card} ${target} ${seat} ${n} ${what}`;

/** How eagerly the tree tries what it knows little about, in typical differences between visits. */
const CURIOSITY = 2;
/** Even where all visits had the same result, other answers are tried. */
const SPREAD = 0.001;
/** How much of the curiosity belongs to the usual answer. */
const USUAL = 0.3;

/**
 * Which of the offered options to follow: its results so far, and a bonus for what is not yet known of it. An
 * option never tried is thought to be as good as the question, so that good news is followed up at once.
 */
export function select(node: Node, options: readonly Option[], usual: Option): Edge {
  const mean = node.sum / node.visits;
  const spread = SPREAD + Math.sqrt(Math.max(0, node.squares / node.visits - mean * mean));
  const even = (1 - USUAL) / options.length;
  const habit = edgeOf(node, usual);
  let best = habit;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const edge = edgeOf(node, option);
    edge.offered++;
    const prior = edge === habit ? USUAL + even : even;
    const value = edge.visits > 0 ? edge.sum / edge.visits : mean;
    const merit = value + (CURIOSITY * spread * prior * Math.sqrt(edge.offered)) / (1 + edge.visits);
    if (merit > most) {
      most = merit;
      best = edge;
    }
  }
  return best;
}

export function learn(node: Node, edge: Edge, value: number): void {
  node.visits++;
  node.sum += value;
  node.squares += value * value;
  edge.visits++;
  edge.sum += value;
}

/** Fewer visits than these say nothing about what somebody would do. */
const ENOUGH = 6;

/** What another seat answered most often after this edge, or `null` where nobody else is asked often enough. */
export function replyTo(edge: Edge, seat: Seat): Reply | null {
  let at: Edge | null = edge;
  while (at) {
    const node: Node | null = mostVisited([...at.next.values()]);
    const next: Edge | null = node && mostVisited([...node.edges.values()]);
    if (!node || !next || node.visits < ENOUGH) return null;
    if (node.seat !== seat) return { seat: node.seat, option: next.option, share: next.visits / node.visits };
    at = next;
  }
  return null;
}
function mostVisited<T extends { visits: number }>(list: readonly T[]): T | null {
  let best: T | null = null;
  for (const each of list) if (each.visits > (best?.visits ?? 0)) best = each;
  return best;
}
