import type { Desk } from '@siegeworks/screen-table';
import { isLit } from '@siegeworks/screen-table';

/** The pile that lies open: what glows in one, or the one that the player wants to see. */
export function openPile({ lit, props: { state } }: Desk, wanted: string | null): string | null {
  const { areas } = state.board;
  const asked = areas.find(area => area.folded && area.cards.some(face => isLit(face, lit)));
  const found = asked ?? areas.find(area => area.id === wanted && area.cards.length > 0);
  return found?.id ?? null;
}
