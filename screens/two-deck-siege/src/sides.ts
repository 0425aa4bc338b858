import type { Area } from '@siegeworks/protocol';
import type { Desk, Thing } from '@siegeworks/screen-table';
import type { Side, Siege } from '@siegeworks/two-deck-siege';
import { COURTYARD, castleOf, SIDES } from '@siegeworks/two-deck-siege';

/** The side with the worst forecast, or else where the next enemies come from. */
export function worstSide(s: Siege, lines: readonly { at: string }[]): Side {
  const [worst] = lines.flatMap(({ at }) => SIDES.filter(side => at.startsWith(side)));
  return worst ?? s.marker;
}

/** The side on which something glows; the one that is shown stays if it is one of them, or if none is. */
export function sideToShow(s: Siege, desk: Desk, shown: Side): Side {
  const things = desk.targets.size > 0 ? [...desk.targets] : [...desk.lit.keys()];
  const places = things.map(thing => (typeof thing === 'number' ? (s.units[thing]?.place ?? '') : thing));
  if (places.includes(COURTYARD)) return shown;
  const lit = SIDES.filter(side => places.some(place => isOn(s, place, side)));
  return lit.includes(shown) ? shown : (lit[0] ?? shown);
}
function isOn(s: Siege, place: string, side: Side): boolean {
  if (place.includes(':')) return place[0] === side;
  return castleOf(s).sidesOf[place]?.includes(side) ?? false;
}

/** Places outside the castle, on one side. */
export const frontOf = (areas: readonly Area[], side: Side): Area[] =>
  areas.filter(({ id }) => id.includes(':') && id.startsWith(side));

/** Sides without an enemy where nothing can be pressed, and which nothing that is looked at concerns. */
export function quietSides({ props, lit, targets }: Desk, regarded: ReadonlySet<Thing>): Set<Side> {
  const isQuiet = ({ id, cards }: Area) =>
    cards.length === 0 && !lit.has(id) && !targets.has(id) && !regarded.has(id);
  return new Set(SIDES.filter(side => frontOf(props.state.board.areas, side).every(isQuiet)));
}
