import type { Draft } from './draft.ts';
import {
  heldBy,
  isDone,
  packBefore,
  roundsIn,
  seatsIn,
  taken,
  turnsARound,
  turnsDone,
  wanted,
} from './draft.ts';
import type { Drafter } from './judge.ts';
import { openPacks, packSize, sidesOf } from './packs.ts';
import { counted } from './pool.ts';

/** Part of all cards after which a computer player has settled on its sides. */
const SETTLED = 0.4;

/** A new draft: its packs are opened, and nobody has taken anything. */
export function newDraft(
  { book, plan }: Drafter,
  { kind, seed, seats, packs }: Pick<Draft, 'kind' | 'seed'> & { seats: number; packs: number },
): Draft {
  return {
    game: book.game,
    kind,
    seed,
    packs: openPacks(book.cards, plan, { seed, seats, packs }),
    takes: Array.from({ length: seats }, () => []),
  };
}

/** What a computer player takes: what promises most to a deck of the sides that it has most of. */
export function wish(
  drafter: Drafter,
  held: readonly string[],
  pack: readonly string[],
  rounds: number,
): string[] {
  const { plan } = drafter;
  const have = [...held];
  const left = [...pack];
  const chosen: string[] = [];
  for (let n = wanted(pack, plan); n > 0; n--) {
    const promise = promises(drafter, have, rounds);
    const best = left.reduce((most, card) => (promise(card) > promise(most) ? card : most));
    left.splice(left.indexOf(best), 1);
    chosen.push(best);
    have.push(best);
  }
  return chosen;
}

/** How much each card promises to somebody who holds these. */
function promises({ book, plan, worth }: Drafter, held: readonly string[], rounds: number) {
  const known = new Map(book.cards.map(card => [card.id, card]));
  const copies = counted(held);
  const strength = new Map<string, number>();
  for (const id of held)
    for (const side of sidesOf(known.get(id), plan))
      strength.set(side, (strength.get(side) ?? 0) + worth(id));
  const ranked = [...strength.values()].sort((a, b) => b - a);
  const needed = ranked[(plan.sides?.most ?? 1) - 1] ?? 0;
  const open = Math.max(0, 1 - held.length / (SETTLED * rounds * packSize(plan)));
  return (id: string): number => {
    const card = known.get(id);
    if (!card || (copies[id] ?? 0) >= (card.most ?? Number.POSITIVE_INFINITY)) return 0;
    const sides = sidesOf(card, plan);
    if (sides.length === 0 || needed === 0) return worth(id);
    const best = Math.max(...sides.map(side => strength.get(side) ?? 0));
    return worth(id) * Math.max(open, Math.min(1, best / needed));
  };
}

/** The draft after all these seats have taken their cards on the turn that is due. */
export function computersTake(drafter: Drafter, draft: Draft, seats: readonly number[]): Draft {
  let now = draft;
  const turn = turnsDone(draft);
  for (const seat of seats) {
    if (isDone(now, drafter.plan) || now.takes[seat].length > turn) continue;
    const pack = packBefore(now, drafter.plan, seat, turn);
    const after = taken(now, drafter.plan, seat, wish(drafter, heldBy(now, seat), pack, roundsIn(now)));
    if ('draft' in after) now = after.draft;
  }
  return now;
}

/** A whole draft in which computer players sit on every seat. */
export function draftedByComputers(drafter: Drafter, draft: Draft): Draft {
  const all = Array.from({ length: seatsIn(draft) }, (_, seat) => seat);
  let now = draft;
  for (let turn = turnsDone(draft); turn < roundsIn(draft) * turnsARound(drafter.plan); turn++)
    now = computersTake(drafter, now, all);
  return now;
}
