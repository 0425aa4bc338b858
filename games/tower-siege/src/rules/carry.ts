import type { Id } from '@siegeworks/contract';
import { cardOf, isMage, lent, printed } from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';

/** TS-152: a Mage carries 6, any other creature or structure 4. */
export const capacity = (s: Siege, p: Piece) => (p.kind === 'creature' && isMage(s, p) ? 6 : 4);

/** TS-115, TS-149, TS-150, TS-R69: does the Usable Items line allow this Item Class? */
export function usable(ui: string, ic: string): boolean {
  if (ui === 'X' || ic === '') return false;
  if (ui === 'U') return ic !== 'S';
  for (const letter of ic) if (ui.includes(letter) || (letter === 'O' && ui !== 'S')) return true;
  return false;
}

/** Whether this creature or structure may carry that Item or carried Relic, room and names included. */
export function canCarry(s: Siege, p: Piece, item: Id): boolean {
  // TS-R116: a borrowed creature is given nothing.
  if (p.kind === 'creature' && lent(p)) return false;
  const card = printed(s, item);
  const held = p.items;
  if (held.length >= capacity(s, p)) return false;
  if (held.some(id => s.names[id] === s.names[item])) return false;
  if (card.type === 'Relic')
    return card.location === 'C' ? p.kind === 'creature' && cardOf(p).ui !== 'X' : p.kind === 'structure';
  if (!usable(cardOf(p).ui, card.ic)) return false;
  return !card.riposteItem || !held.some(id => printed(s, id).riposteItem);
}
