import type { Game } from '@siegeworks/contract';
import { markOfList, reasonsAgainst } from '@siegeworks/decks';
import { read } from '@siegeworks/files/shape';
import type { KeptDeck } from '@siegeworks/protocol';
import { keptDeck } from '@siegeworks/protocol';
import type { Keeper } from './keeper.ts';
import { fails } from './keeper.ts';

const DECK = 'deck/';

/** The person's own decks, the last changed first; what cannot be read is counted. */
export async function decksIn(keeper: Keeper): Promise<{ decks: KeptDeck[]; damaged: number }> {
  const entries = await keeper.database.entries(DECK).catch((fault: unknown) => {
    fails(keeper, fault);
    return [];
  });
  const kept = new Map(entries.map(([key, value]) => [key.slice(DECK.length), value]));
  for (const [id, deck] of keeper.decks) kept.set(id, deck);
  const decks = [...kept.values()].flatMap(readable);
  return { decks: decks.sort((a, b) => b.updated - a.updated), damaged: kept.size - decks.length };
}

function readable(value: unknown): KeptDeck[] {
  try {
    return [read(keptDeck, value, 'the deck')];
  } catch {
    return [];
  }
}

/** A deck with the word of the rules, where they accept it now; otherwise what they said last stays. */
export function asJudged(game: Game | null, deck: KeptDeck): KeptDeck {
  if (!game || reasonsAgainst(game, deck).length > 0) return deck;
  return { ...deck, lawful: { mark: markOfList(deck), rules: game.about.rulesVersion } };
}

/** Writes a deck unless a later state of it is there: of two tabs, the one that changed it last is right. */
export async function keepDeck(keeper: Keeper, deck: KeptDeck): Promise<void> {
  const held = keeper.decks.get(deck.id);
  if (held === undefined || held.updated <= deck.updated) keeper.decks.set(deck.id, deck);
  try {
    await keeper.database.update(DECK + deck.id, now => {
      const [there] = readable(now);
      return there && there.updated > deck.updated ? there : deck;
    });
    keeper.decks.delete(deck.id);
  } catch (fault) {
    fails(keeper, fault);
  }
}

export async function forgetDeck(keeper: Keeper, id: string): Promise<void> {
  keeper.decks.delete(id);
  try {
    await keeper.database.delete(DECK + id);
  } catch (fault) {
    fails(keeper, fault);
  }
}
