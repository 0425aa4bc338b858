import type { Eye, Id, KnownCard, KnownPile, Seat, State } from '@siegeworks/contract';
import { thingOf, whose } from './people.ts';

/** Cards that lie hidden together, and those that may be among them. */
export interface Hidden {
  title: string;
  /** As they are seen: whatever is not known is `HIDDEN`. */
  zones: readonly (readonly Id[])[];
  /** Every card that has its place there or has left it. */
  brought: readonly Id[];
  /** The first zone is a deck, and nothing else is hidden with it. */
  deck: boolean;
}
type KeyOf = (id: Id) => string;

/**
 * What an eye can tell of cards that lie hidden: which they are, and those whose places it knows. `places` are all
 * that there are, as the eye sees them.
 */
export function pilesOf(
  places: readonly (readonly Id[])[],
  hidden: readonly Hidden[],
  keyOf: KeyOf,
): KnownPile[] {
  const seen = new Set(places.flat());
  return hidden.flatMap(each => [...leftIn(each, seen, keyOf), ...placedIn(each, keyOf)]);
}

/** Which cards they are. Nothing is said unless the number is right: then some have gone elsewhere. */
function leftIn({ title, zones, brought, deck }: Hidden, seen: ReadonlySet<Id>, keyOf: KeyOf): KnownPile[] {
  const inside = new Set(zones.flat());
  const places = zones.flat().filter(id => id < 0).length;
  const left = brought.filter(id => !seen.has(id) && !inside.has(id));
  if (places === 0 || left.length !== places) return [];
  const next = deck && (zones[0].at(-1) ?? 0) < 0;
  return [{ title, places, next, cards: counted(left.map(keyOf)) }];
}

/** Known cards among hidden ones. The last card of a deck is on top. */
function placedIn({ title, zones }: Hidden, keyOf: KeyOf): KnownPile[] {
  const cards = zones.flatMap((zone, i) =>
    zone.flatMap((id, at): KnownCard[] =>
      id < 0
        ? []
        : [
            {
              card: keyOf(id),
              n: 1,
              where: i === 0 ? fromTop(zone.length - at) : i === 1 ? 'in hand' : 'face down',
            },
          ],
    ),
  );
  const places = cards.length;
  return places === 0 ? [] : [{ title: `${title}, in places you know`, places, next: false, cards }];
}
const fromTop = (n: number): string =>
  n === 1 ? 'on top of the deck' : `number ${n} from the top of the deck`;

function counted(keys: readonly string[]): KnownCard[] {
  const count = new Map<string, number>();
  for (const key of keys) count.set(key, (count.get(key) ?? 0) + 1);
  return [...count].map(([card, n]) => ({ card, n })).sort((a, b) => b.n - a.n || (a.card < b.card ? -1 : 1));
}

/** A game in which every player has brought a deck. */
export interface Decked extends State {
  owners: readonly Seat[];
  names: readonly string[];
  players: readonly { deck: readonly Id[]; hand: readonly Id[] }[];
}
/** Decks and hands, one's own deck first. `more` are further zones that lie hidden from others. */
export function decksOf<S extends Decked>(s: S, eye: Eye, more: (seat: Seat) => Id[][] = () => []): Hidden[] {
  const brought = (seat: Seat) => s.names.flatMap((_name, id) => (s.owners[id] === seat ? [id] : []));
  const hidden = s.players.map(({ deck, hand }, seat): Hidden => {
    const own = seat === eye;
    const others = own ? [] : [hand, ...more(seat)];
    const title = own
      ? `Left in ${whose(s, seat)} deck`
      : `Hidden in ${thingOf(s, 'the deck', seat)} and hand`;
    return { title, zones: [deck, ...others], brought: brought(seat), deck: own };
  });
  return [...hidden.filter(({ deck }) => deck), ...hidden.filter(({ deck }) => !deck)];
}
