import type { Desk } from '@siegeworks/screen-table';
import { isLit } from '@siegeworks/screen-table';

/** The piles that are open: those in which something glows, cards being looked at, or the one the player opened. */
export function openPiles({ lit, props }: Desk, wanted: string | null): string[] {
  const { areas } = props.state.board;
  const asked = areas.filter(area => area.folded && area.cards.some(face => isLit(face, lit)));
  const looked = areas.filter(area => area.id.endsWith('.looking'));
  const shown = [...asked, ...looked];
  return (shown.length > 0 ? shown : areas.filter(area => area.id === wanted)).map(({ id }) => id);
}
