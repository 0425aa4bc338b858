import type { PackPlan } from '@siegeworks/contract';
import { packSize } from './packs.ts';
import type { Pool } from './pool.ts';
import { counted } from './pool.ts';

/** In sealed play all players keep their own packs; in a draft, packs are passed around. */
export const DRAFT_KINDS = ['sealed', 'draft'] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

export const DRAFT_SEATS = { min: 2, max: 8 } as const;

/** What was in the packs, and who took what. Everything else is worked out from it. */
export interface Draft {
  game: string;
  kind: DraftKind;
  seed: string;
  /** By the seat that opens it, then by round: the cards of a pack. */
  packs: string[][][];
  /** By seat: what was taken, turn by turn. */
  takes: string[][][];
}

export const seatsIn = ({ packs }: Draft): number => packs.length;
export const roundsIn = ({ packs }: Draft): number => packs[0]?.length ?? 0;
/** How often something is taken from each pack. */
export const turnsARound = (plan: PackPlan): number => Math.ceil(packSize(plan) / plan.take);

/** How many turns everybody has finished. Nobody is more than one turn ahead. */
export const turnsDone = ({ takes }: Draft): number => Math.min(...takes.map(all => all.length));

export function isDone(draft: Draft, plan: PackPlan): boolean {
  return draft.kind === 'sealed' || turnsDone(draft) >= roundsIn(draft) * turnsARound(plan);
}

/** Packs go to the left in odd rounds and to the right in even ones. */
export const passes = (round: number): 1 | -1 => (round % 2 === 0 ? 1 : -1);

/** The pack before a seat on a turn: the one that has come so far, without what others have taken from it. */
export function packBefore(draft: Draft, plan: PackPlan, seat: number, turn: number): string[] {
  const round = Math.floor(turn / turnsARound(plan));
  const first = round * turnsARound(plan);
  const seats = seatsIn(draft);
  const at = (step: number) => (((seat - passes(round) * step) % seats) + seats) % seats;
  const pack = [...(draft.packs[at(turn - first)]?.[round] ?? [])];
  // The seat that had it `back` turns ago sits that many places away.
  for (let back = turn - first; back >= 1; back--)
    for (const card of draft.takes[at(back)][turn - back] ?? []) {
      const found = pack.indexOf(card);
      if (found >= 0) pack.splice(found, 1);
    }
  return pack;
}

/** How many cards must be taken from a pack: from the last rest perhaps fewer. */
export const wanted = (pack: readonly string[], { take }: PackPlan): number => Math.min(take, pack.length);

/** What a seat holds so far. */
export function heldBy({ kind, packs, takes }: Draft, seat: number): string[] {
  return kind === 'sealed' ? packs[seat].flat() : takes[seat].flat();
}
export const poolOf = (draft: Draft, plan: PackPlan, seat: number): Pool => ({
  cards: counted(heldBy(draft, seat)),
  stock: plan.stock,
});

/** The draft after a seat took these cards; why it may not, if it may not. */
export function taken(
  draft: Draft,
  plan: PackPlan,
  seat: number,
  cards: readonly string[],
): { draft: Draft } | { problems: string[] } {
  const problems = takeProblems(draft, plan, seat, cards);
  if (problems.length > 0) return { problems };
  const takes = draft.takes.map((all, i) => (i === seat ? [...all, [...cards]] : all));
  return { draft: { ...draft, takes } };
}

function takeProblems(draft: Draft, plan: PackPlan, seat: number, cards: readonly string[]): string[] {
  if (isDone(draft, plan)) return ['all cards have been taken'];
  const turn = draft.takes[seat].length;
  if (turn > turnsDone(draft)) return ['the others have not taken their cards yet'];
  const pack = packBefore(draft, plan, seat, turn);
  const n = wanted(pack, plan);
  const problems = cards.length === n ? [] : [`${n} cards must be taken from this pack, not ${cards.length}`];
  for (const [card, copies] of Object.entries(counted(cards)))
    if (copies > pack.filter(id => id === card).length) problems.push(`${card} is not in the pack`);
  return problems;
}
