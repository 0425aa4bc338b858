import type { Draft } from '@siegeworks/decks';
import type { Keeper } from './keeper.ts';
import { fails } from './keeper.ts';

/** A draft as the browser keeps it. */
export interface KeptDraft {
  id: string;
  /** Milliseconds since 1970. */
  updated: number;
  /** How many people share the screen: they have the first seats. */
  people: number;
  draft: Draft;
}

const DRAFT = 'draft/';

/** What is kept, by id; nobody has looked at it yet. */
export async function draftsKept(keeper: Keeper): Promise<Map<string, unknown>> {
  const entries = await keeper.database.entries(DRAFT).catch((fault: unknown) => {
    fails(keeper, fault);
    return [];
  });
  const kept = new Map<string, unknown>(entries.map(([key, value]) => [key.slice(DRAFT.length), value]));
  for (const [id, draft] of keeper.drafts) kept.set(id, draft);
  return kept;
}

/** Writes a draft unless another tab has gone further with it. */
export async function keepDraft(
  keeper: Keeper,
  kept: KeptDraft,
  further: (now: unknown) => boolean,
): Promise<void> {
  keeper.drafts.set(kept.id, kept);
  try {
    await keeper.database.update(DRAFT + kept.id, now => (now !== undefined && further(now) ? now : kept));
    keeper.drafts.delete(kept.id);
  } catch (fault) {
    fails(keeper, fault);
  }
}

export async function forgetDraft(keeper: Keeper, id: string): Promise<void> {
  keeper.drafts.delete(id);
  try {
    await keeper.database.delete(DRAFT + id);
  } catch (fault) {
    fails(keeper, fault);
  }
}
