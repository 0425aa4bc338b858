import type { Area, Board, Eye, Face, Id, Seat } from '@siegeworks/contract';
import { counted, does, owned, upper, who, whose } from '@siegeworks/table';
import { BONUS } from '../cards/card.ts';
import { SEATS, seating } from '../rules/towers.ts';
import { bonusOf, statusPoints } from '../state/readers.ts';
import type { Piece, Realm } from '../state/realm.ts';
import { NONE, piece } from '../state/realm.ts';
import { plainFace, shortFace, sourceFace, unitFace } from './faces.ts';
import { nameOf } from './names.ts';
import type { Fighters } from './stage.ts';
import { fightersOf, stageOf } from './stage.ts';
import { temperNotes } from './temper.ts';

const PHASE = {
  setup: 'Set-up',
  beginning: 'Beginning Phase',
  maintenance: 'Maintenance Phase',
  draw: 'Draw Phase',
  action: 'Action Phase',
  end: 'End of turn',
} as const;

/**
 * The table from the top down: the other domains, the combat, the eye's own domain; the hands lie beside
 * it.
 */
export function board(s: Realm, eye: Eye): Board {
  const own: Seat = eye === 'spectator' ? 0 : eye;
  const others = s.players.flatMap((_p, i) => (i === own ? [] : [i]));
  const columns = columnsOf(s);
  return {
    status: statusOf(s),
    phase: s.combat ? 'combat' : s.phase,
    areas: [
      ...others.flatMap((seat, i) => [...pilesOf(s, seat), ...domain(s, seat, columns, i * BLOCK)]),
      ...battlefield(s, columns, others.length * BLOCK),
      ...domain(s, own, columns, (others.length + 1) * BLOCK, true),
      ...pilesOf(s, own),
    ],
  };
}
function statusOf(s: Realm): string[] {
  const status = [`Turn ${s.turn} of ${s.options.turnLimit}`, PHASE[s.phase]];
  if (s.combat) return [...status, upper(`${whose(s, s.combat.batch)} batch`)];
  return s.phase === 'action' ? [...status, upper(`${whose(s, s.active)} opportunity`)] : status;
}

/** Rows reserved for one domain on the map; empty ones are left out. */
const BLOCK = 100;
/** The row of the shields, behind all Towers. */
const BEHIND = BLOCK - 1;
/** The fewest and the most Towers side by side. */
const FEWEST = 4;
const MOST = 6;
function columnsOf(s: Realm): number {
  const cells = s.players.map(
    p => p.towers.length + (p.adrift.length > 0 ? 1 : 0) + (p.rift.length > 0 ? 1 : 0),
  );
  return Math.min(MOST, Math.max(FEWEST, ...cells));
}

/** Towers towards the enemy, shields and Limbo behind them. */
function domain(s: Realm, seat: Seat, columns: number, from: number, isOwn = false): Area[] {
  const p = s.players[seat];
  if (!p.alive) return [];
  const named = (area: Omit<Area, 'seat'>): Area => ({
    ...area,
    id: `${seat}.${area.id}`,
    title: upper(owned(s, seat, area.title)),
    short: area.title,
    seat,
  });
  const units = (ids: Id[]) => ids.map(id => unitFace(s, piece(s, id)));
  const fronts: Omit<Area, 'seat'>[] = p.towers.map((id, i) => tower(s, piece(s, id), i + 1));
  if (p.adrift.length > 0)
    fronts.push({ id: 'adrift', title: 'units adrift', note: 'in no Tower', cards: units(p.adrift) });
  if (p.rift.length > 0)
    fronts.push({
      id: 'rift',
      title: 'units in the rift',
      note: 'until the end of the turn',
      cards: units(p.rift),
    });
  const towers = fronts.map((area, i) => {
    const row = Math.floor(i / columns);
    return { ...area, spot: { x: i % columns, y: from + (isOwn ? row : BLOCK / 2 + row) } };
  });
  const behind = back(s, seat, columns, isOwn ? from + BEHIND : from);
  return (isOwn ? [...towers, ...behind] : [...behind, ...towers]).map(named);
}
function back(s: Realm, seat: Seat, columns: number, y: number): Omit<Area, 'seat'>[] {
  const { shields, limbo } = s.players[seat];
  const half = Math.floor(columns / 2);
  const short = (ids: Id[]) => ids.map(id => shortFace(s, id));
  return [
    {
      id: 'shields',
      title: 'shields',
      note: shieldNote(s, seat),
      cards: short(shields),
      spot: { x: 0, y, width: columns - half },
    },
    {
      id: 'limbo',
      title: 'Limbo',
      note: limbo.length === 0 ? '' : `${limbo.length} of ${s.options.limboSize} places taken`,
      cards: short(limbo),
      spot: { x: columns - half, y, width: half },
    },
  ];
}
function shieldNote(s: Realm, seat: Seat): string {
  const { breach } = s.players[seat];
  return breach === 0 ? 'unhurt' : `${breach} of 4 points towards losing a shield`;
}
const EMPOWERED = BONUS.tower | BONUS.kin;
/** From the Top down to the Source. */
function tower(s: Realm, source: Piece, n: number): Omit<Area, 'seat'> {
  const seats = seating(s, source);
  const cards: Face[] = [];
  for (let i = seats.length - 1; i >= 0; i--) {
    const id = seats[i];
    if (id !== null) cards.push(unitFace(s, piece(s, id), SEATS[i]));
  }
  const free = 3 - source.units.length;
  const empowered = source.units.filter(id => bonusOf(s, piece(s, id)) & EMPOWERED).length;
  return {
    id: `tower.${source.id}`,
    title: `Tower ${n} on ${nameOf(s, source.id)}`,
    note: [
      free === 0 ? 'full' : counted(free, 'free seat'),
      ...(empowered > 0 ? [`${empowered} empowered`] : []),
    ].join(', '),
    cards: [...cards, sourceFace(s, source)],
  };
}

/** What has no place on the map: hand and discard pile. */
function pilesOf(s: Realm, seat: Seat): Area[] {
  const p = s.players[seat];
  if (!p.alive)
    return [{ id: `${seat}.domain`, title: upper(who(s, seat)), seat, note: 'out of the game', cards: [] }];
  // A hidden hand is fully described by its size.
  const plain = (ids: Id[]) => (ids.every(id => id < 0) ? [] : ids.map(id => plainFace(s, id)));
  const many = (ids: Id[]) => counted(ids.length, 'card');
  const titled = (short: string) => ({ title: upper(owned(s, seat, short)), short });
  const piles: Area[] = [
    { id: `${seat}.hand`, ...titled('hand'), seat, note: handNote(s, seat), cards: plain(p.hand) },
    {
      id: `${seat}.discard`,
      ...titled('discard pile'),
      seat,
      note: many(p.discard),
      cards: plain(p.discard),
      folded: true,
    },
  ];
  return piles.filter(area => area.cards.length > 0 || !area.folded);
}
function handNote(s: Realm, seat: Seat): string {
  const p = s.players[seat];
  const parts = [`${counted(p.hand.length, 'card')}, ${p.deck.length} in the deck`, ...temperNotes(s, seat)];
  if (p.passes > 0) parts.push(`passed ${p.passes === 1 ? 'once' : `${p.passes} times in a row`}`);
  return parts.join(' · ');
}
/** Between the domains: who strikes whom, and Instant spells that still last. */
function battlefield(s: Realm, columns: number, y: number): Area[] {
  const fighters = fightersOf(s);
  const areas = fighters ? fronts(s, fighters, columns, y) : [];
  if (s.effects.length > 0) {
    const cards = s.effects.map(e => ({ ...shortFace(s, e.card), line: '' }));
    const note = s.effects.map(e => `${nameOf(s, e.card)} on ${nameOf(s, e.on)}`).join(', ');
    const spot = { x: 0, y: y + 1, width: columns };
    areas.push({ id: 'effects', title: 'Lasting spells', seat: null, note, cards, spot });
  }
  return areas;
}
/** Attackers to the left, defenders to the right. */
function fronts(s: Realm, { attackers, defenders }: Fighters, columns: number, y: number): Area[] {
  const half = Math.floor(columns / 2);
  const faces = (ids: readonly Id[]) => ids.map(id => unitFace(s, piece(s, id)));
  const c = s.combat;
  const stands = c?.blocked ? 'blocked: nobody comes through' : `not blocked: ${through(s)}`;
  return [
    {
      id: 'attackers',
      title: stageOf(s).title,
      seat: null,
      note: c ? stands : 'not announced yet',
      cards: faces(attackers),
      spot: { x: 0, y, width: columns - half },
    },
    {
      id: 'defenders',
      title: !c || c.attacked === NONE ? 'Defenders' : upper(does(s, c.attacked, 'defends')),
      seat: null,
      note: c?.blocked ? 'blows were exchanged' : defenders.length > 0 ? 'not announced yet' : 'nobody yet',
      cards: faces(defenders),
      spot: { x: columns - half, y, width: half },
    },
  ];
}
function through(s: Realm): string {
  const ids = s.combat?.attackers ?? [];
  const points = ids.reduce((sum, id) => sum + (s.pieces[id]?.dying ? 0 : statusPoints(s, piece(s, id))), 0);
  return `${counted(points, 'point')} would come through`;
}
