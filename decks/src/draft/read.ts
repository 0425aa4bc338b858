import { LIMITS } from '@siegeworks/files';
import type { Check } from '@siegeworks/files/shape';
import { list, Malformed, name, read, shape, textUpTo, word } from '@siegeworks/files/shape';
import type { Draft } from './draft.ts';
import {
  DRAFT_KINDS,
  DRAFT_SEATS,
  packBefore,
  roundsIn,
  seatsIn,
  turnsARound,
  turnsDone,
  wanted,
} from './draft.ts';
import type { Drafter } from './judge.ts';
import { packSize } from './packs.ts';
import { counted } from './pool.ts';

const MOST_CARDS = 60;
const MOST_TURNS = 200;
const cards = list(name, MOST_CARDS);

const draftShape: Check<Draft> = shape<Draft>({
  game: name,
  kind: word(...DRAFT_KINDS),
  seed: textUpTo(LIMITS.seed),
  packs: list(list(cards, MOST_CARDS), DRAFT_SEATS.max),
  takes: list(list(cards, MOST_TURNS), DRAFT_SEATS.max),
});

/** Reads a kept draft, or throws `Malformed` with everything that is wrong with it. */
export function readDraft(value: unknown, { book, plan }: Pick<Drafter, 'book' | 'plan'>): Draft {
  const draft = read(draftShape, value, 'the draft');
  const reasons = [...frameProblems(draft, book.game, packSize(plan)), ...strangers(draft, book.cards)];
  if (reasons.length === 0) reasons.push(...takeProblems(draft, plan));
  if (reasons.length === 0) return draft;
  const told = reasons.slice(0, LIMITS.problems);
  if (reasons.length > told.length) told.push(`… and ${reasons.length - told.length} more problems`);
  throw new Malformed(told.map(text => ({ rule: '', text })));
}

function frameProblems(draft: Draft, game: string, size: number): string[] {
  const seats = seatsIn(draft);
  const problems: string[] = [];
  if (draft.game !== game) problems.push(`this is a draft of ${draft.game}, not of ${game}`);
  if (seats < DRAFT_SEATS.min)
    problems.push(`a draft has ${DRAFT_SEATS.min} to ${DRAFT_SEATS.max} seats, not ${seats}`);
  if (draft.takes.length !== seats)
    problems.push(`${seats} seats have packs, but ${draft.takes.length} have taken cards`);
  draft.packs.forEach((packs, seat) => {
    if (packs.length !== roundsIn(draft) || packs.length === 0)
      problems.push(`seat ${seat} has ${packs.length} packs, not ${Math.max(1, roundsIn(draft))}`);
    packs.forEach((pack, round) => {
      if (pack.length !== size)
        problems.push(`pack ${round + 1} of seat ${seat} has ${pack.length} cards, not ${size}`);
    });
  });
  return problems;
}

function strangers({ packs }: Draft, book: Drafter['book']['cards']): string[] {
  const known = new Set(book.map(({ id }) => id));
  const strange = new Set(packs.flat(2).filter(id => !known.has(id)));
  return [...strange].map(id => `there is no card ${id}`);
}

/** Nobody has taken what was not in the pack, too much, or out of turn. */
function takeProblems(draft: Draft, plan: Drafter['plan']): string[] {
  const problems: string[] = [];
  const last = draft.kind === 'sealed' ? 0 : roundsIn(draft) * turnsARound(plan);
  const done = turnsDone(draft);
  draft.takes.forEach((all, seat) => {
    if (all.length > last) problems.push(`seat ${seat} has taken cards ${all.length} times of ${last}`);
    else if (all.length > done + 1) problems.push(`seat ${seat} is more than one turn ahead of the others`);
    all.slice(0, last).forEach((take, turn) => {
      const pack = packBefore(draft, plan, seat, turn);
      if (take.length !== wanted(pack, plan))
        problems.push(`turn ${turn + 1} of seat ${seat}: ${take.length} cards, not ${wanted(pack, plan)}`);
      for (const [card, copies] of Object.entries(counted(take)))
        if (copies > pack.filter(id => id === card).length)
          problems.push(`turn ${turn + 1} of seat ${seat}: ${card} was not in the pack`);
    });
  });
  return problems;
}
