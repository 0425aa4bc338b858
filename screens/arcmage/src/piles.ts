import type { Area, Face } from '@siegeworks/protocol';
import type { Desk } from '@siegeworks/screen-table';
import { isLit } from '@siegeworks/screen-table';

/** The pile that lies open: one with an answer that is nowhere else, or the one that the player wants to see. */
export function openPile(desk: Desk, wanted: string | null): string | null {
  const { areas } = desk.props.state.board;
  const asked = areas.find(
    area => area.folded && !staysFolded(desk) && area.cards.some(face => onlyThere(desk, face)),
  );
  const found = asked ?? areas.find(area => area.id === wanted && area.cards.length > 0);
  return found?.id ?? null;
}
/** It glows, and the prompt has no room for all that it answers. */
const onlyThere = ({ lit, shown }: Desk, face: Face): boolean =>
  isLit(face, lit) && !(lit.get(face.id) ?? []).every(offer => shown.includes(offer));

/** Every turn begins with the question whether a city is built in its place: it hides no table, the pile glows. */
const staysFolded = ({ props }: Desk): boolean => props.state.question?.id === 'turn.decide';

/** A folded pile that holds an answer. */
export const holdsLight = ({ lit }: Desk, { cards }: Area): boolean => cards.some(face => isLit(face, lit));
