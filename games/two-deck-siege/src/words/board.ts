import type { Area, Board, Eye, Seat } from '@siegeworks/contract';
import { counted } from '@siegeworks/table';
import { view } from '../knowledge/view.ts';
import { besiegingSeat } from '../rules/book.ts';
import type { Castle } from '../state/geometry.ts';
import { bandOf, COURTYARD, laneOf, SIDE_NAMES, sideOf } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { castleOf } from '../state/state.ts';
import { breached, defendersAt, enemiesAt, enemiesInside, isWall, wallIndex } from '../state/units.ts';
import { face, plain } from './faces.ts';
import { cardName } from './names.ts';
import { phaseNow, unseen } from './panels.ts';

/** The castle from above: every card and band cell has its spot, three bands wide around the ring. */
export function board(real: Siege, eye: Eye): Board {
  const s = view(real, eye);
  const castle = castleOf(s);
  // The castle belongs to the whole council, so everyone but the besieger looks out from it.
  const home = eye === 'spectator' || eye === besiegingSeat(s) ? 0 : eye;
  const { provisions, overrunLimit } = s.options;
  return {
    status: [
      `Round ${s.round} of ${provisions}`,
      `next enemies from the ${SIDE_NAMES[s.marker]}`,
      `${enemiesInside(s).length} of ${overrunLimit} enemies inside`,
      s.surged ? 'the surge is over' : 'no surge yet',
      `${s.plays} of 3 cards played`,
    ],
    phase: s.over ? '' : phaseNow(s),
    areas: [
      ...castle.cells.map(cell => ({
        id: cell,
        title: cell,
        seat: null,
        note: '',
        cards: enemiesAt(s, cell).map(id => face(s, id, home)),
        spot: spotOf(castle, cell),
      })),
      ...castle.ring.map(place => ({
        id: place,
        title: place,
        seat: home,
        note: wallNote(s, place),
        cards: defendersAt(s, place).map(id => face(s, id, home)),
        spot: spotOf(castle, place),
      })),
      {
        id: COURTYARD,
        title: 'Courtyard',
        seat: home,
        note: '',
        cards: [...enemiesInside(s), ...defendersAt(s, COURTYARD)].map(id => face(s, id, home)),
        spot: courtyardSpot(castle),
      },
      ...piles(s, home),
    ],
  };
}
function wallNote(s: Siege, place: string): string {
  if (!isWall(s, place)) return 'tower';
  const i = wallIndex(s, place);
  return `${breached(s, place) ? 'breached:' : 'damage'} ${s.damage[i]} of ${s.rating[i]}`;
}

/** Coordinates of 2.6, moved so that the outermost band lies at 0. */
const OUT = 3;
function cardSpot(castle: Castle, place: string): { x: number; y: number } {
  const width = castle.wallsOf.N.length + 1;
  const height = castle.wallsOf.E.length + 1;
  const corners: Record<string, [number, number]> = {
    NW: [0, 0],
    NE: [width, 0],
    SE: [width, height],
    SW: [0, height],
  };
  const corner = corners[place];
  if (corner) return { x: corner[0], y: corner[1] };
  const n = Number(place[1]);
  const side = sideOf(place);
  if (side === 'N') return { x: n, y: 0 };
  if (side === 'E') return { x: width, y: n };
  return side === 'S' ? { x: width - n, y: height } : { x: 0, y: height - n };
}
function spotOf(castle: Castle, place: string): { x: number; y: number } {
  if (!place.includes(':')) {
    const { x, y } = cardSpot(castle, place);
    return { x: x + OUT, y: y + OUT };
  }
  const { x, y } = cardSpot(castle, laneOf(place));
  const band = bandOf(place);
  const [dx, dy] = { N: [0, -band], E: [band, 0], S: [0, band], W: [-band, 0] }[sideOf(place)];
  return { x: x + dx + OUT, y: y + dy + OUT };
}
const courtyardSpot = (castle: Castle) => ({
  x: OUT + 1,
  y: OUT + 1,
  width: castle.wallsOf.N.length,
  height: castle.wallsOf.E.length,
});

function piles(s: Siege, home: Seat): Area[] {
  const areas: (Omit<Area, 'seat'> & { seat: number | null })[] = [
    { id: 'held', title: 'Held events', seat: null, note: '', cards: s.held.map(id => plain(s, id)) },
    {
      id: 'drawn',
      title: 'Drawn by the enemy',
      seat: null,
      note: '',
      cards: s.drawn.map(id => plain(s, id)),
    },
    { id: 'reserve', title: 'Reserve', seat: null, note: '', cards: s.reserve.map(id => plain(s, id)) },
    {
      id: 'hand',
      title: 'Hand',
      seat: home,
      note: `deck ${s.deck.length}, discard pile ${s.discard.length}`,
      cards: s.hand.map(id => plain(s, id)),
    },
    {
      id: 'unseen',
      title: 'Enemy deck',
      seat: null,
      note: deckNote(s),
      cards: unseen(s).map(id => plain(s, id)),
      folded: true,
    },
    {
      id: 'enemyDiscard',
      title: 'Enemy discard pile',
      seat: null,
      note: counted(s.enemyDiscard.length, 'card'),
      cards: s.enemyDiscard.map(id => plain(s, id)),
      folded: true,
    },
    {
      id: 'discard',
      title: 'Discard pile',
      seat: home,
      note: counted(s.discard.length, 'card'),
      cards: s.discard.map(id => plain(s, id)),
      folded: true,
    },
    {
      id: 'fallen',
      title: 'Fallen',
      seat: home,
      note: counted(s.fallen.length, 'defender'),
      cards: s.fallen.map(id => plain(s, id)),
      folded: true,
    },
  ];
  return areas.filter(area => area.cards.length > 0);
}
/** TD-213: a top card that this eye knows is named. */
function deckNote(s: Siege): string {
  const top = s.enemyDeck.at(-1) ?? -1;
  return `${counted(s.enemyDeck.length, 'card')} left${top < 0 ? '' : `, top card ${cardName(top)}`}`;
}
