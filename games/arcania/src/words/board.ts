import type { Area, Board, Eye, Id, Seat } from '@siegeworks/contract';
import { owned, upper, who, whose } from '@siegeworks/table';
import { WALLS } from '../cards/card.ts';
import { entryOf } from '../cards/entry.ts';
import type { Phase, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { castleLife, wallCount } from '../state/table.ts';
import { waveArea } from './battle.ts';
import { forceFace, landFace, plainFace } from './faces.ts';
import { cardName, fullName, PHASE_NAMES, turns } from './names.ts';

/** The table as rows of cards: the fronts face each other, with the attack and the stack in between. */
export function board(s: War, eye: Eye): Board {
  const own: Seat = eye === 'spectator' ? 0 : eye;
  const others = s.players.flatMap((_p, i) => (i === own ? [] : [i]));
  return {
    status: [`Turn ${s.turnsBegun}`, upper(`${whose(s, s.turn)} turn`), PHASE_NAMES[s.phase]],
    phase: stageNow(s),
    areas: [...others.flatMap(seat => areasOf(s, seat, FAR)), ...shared(s), ...areasOf(s, own, NEAR)],
  };
}

/** Attackers are declared, fight and come back in three steps of one phase. */
const STAGES: Readonly<Record<Phase, string>> = {
  start: 'draw',
  draw: 'draw',
  land: 'land',
  building: 'building',
  units: 'units',
  before: 'attack',
  wave: 'attack',
  after: 'attack',
  end: 'end',
};
const stageNow = (s: War): string => STAGES[s.phase];

const NEAR = ['castle', 'deck', 'row', 'standing', 'lands', 'hand', 'discard'];
const FAR = ['castle', 'deck', 'hand', 'lands', 'standing', 'row', 'discard'];
/** Areas that are shown even without cards. */
const ALWAYS_SHOWN = ['castle', 'deck', 'row', 'hand'];
function areasOf(s: War, seat: Seat, order: readonly string[]): Area[] {
  const p = s.players[seat];
  if (!p.alive && s.over === null)
    return [{ id: `${seat}.row`, title: upper(who(s, seat)), seat, note: 'out of the game', cards: [] }];
  const plain = (ids: Id[]) => ids.map(id => plainFace(s, id));
  const areas: Omit<Area, 'seat'>[] = [
    { id: 'castle', title: 'Castle', note: castleNote(s, seat), cards: [] },
    { id: 'deck', title: 'Draw Deck', note: cardCount(p.deck), cards: [] },
    { id: 'row', title: 'Battle Front', note: '', cards: p.row.map(f => forceFace(s, f)) },
    standingArea(s, seat),
    {
      id: 'lands',
      title: 'Lands',
      note: 'ready unless marked',
      cards: p.lands.map(land => landFace(s, land)),
    },
    seen({ id: 'hand', title: 'hand', note: cardCount(p.hand), cards: plain(p.hand) }),
    {
      id: 'discard',
      title: 'discard pile',
      note: cardCount(p.discard),
      cards: plain(p.discard),
      folded: true,
    },
  ];
  return areas
    .filter(area => area.cards.length > 0 || ALWAYS_SHOWN.includes(area.id))
    .sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
    .map(area => ({
      ...area,
      id: `${seat}.${area.id}`,
      title: upper(owned(s, seat, area.title)),
      short: area.title,
      seat,
    }));
}
/** Cards that this viewer cannot see are only counted. */
const seen = (area: Omit<Area, 'seat'>): Omit<Area, 'seat'> =>
  area.cards.every(face => face.id < 0) ? { ...area, cards: [] } : area;
const cardCount = (ids: Id[]) => (ids.length === 1 ? '1 card' : `${ids.length} cards`);
/** `13 of 24 Damage · 2 Spiked Walls`. */
function castleNote(s: War, seat: Seat): string {
  const p = s.players[seat];
  const walls = wallCount(p);
  const damage = `${p.castleDamage} of ${castleLife(p)} Damage`;
  if (walls === 0) return damage;
  const [name] = WALLS.map(({ kind }) => cardName(kind));
  return `${damage} · ${walls === 1 ? `1 ${name}` : `${walls} ${name}s`}`;
}
function standingArea(s: War, seat: Seat): Omit<Area, 'seat'> {
  const cards = s.standing
    .filter(e => e.by === seat)
    .map(e => ({
      ...plainFace(s, e.card),
      line: e.on === NONE ? (entryOf(e.what).line?.(s, seat) ?? '') : `on ${fullName(s, e.on)}`,
      marks: e.left > 0 ? [`${turns(e.left)} left`] : [],
    }));
  return { id: 'standing', title: 'standing effects', note: '', cards };
}

/** The attack, the stack and forces out of the field. */
function shared(s: War): Area[] {
  const areas = waveArea(s);
  if (s.items.length > 0) {
    const cards = s.items.map(item => ({
      id: item.card === NONE ? item.source : item.card,
      card: item.card === NONE ? (s.names[item.source] ?? null) : item.what,
      name: cardName(item.what),
      seat: item.by,
      line: aimedAt(s, item.targets, item.seat),
      marks: item.resolving ? ['resolving'] : [],
      attached: [],
    }));
    areas.push({ id: 'stack', title: 'Stack', seat: null, note: 'last in, first out', cards });
  }
  if (s.displaced.length > 0)
    areas.push({
      id: 'displaced',
      title: 'Displaced',
      seat: null,
      note: 'until the end of the turn',
      cards: s.displaced.map(f => ({ ...forceFace(s, f), seat: f.owner })),
    });
  return areas;
}
function aimedAt(s: War, targets: Id[], seat: Seat): string {
  const at = [...targets.map(id => fullName(s, id)), ...(seat === NONE ? [] : [who(s, seat)])];
  return at.length > 0 ? `at ${at.join(', ')}` : '';
}
