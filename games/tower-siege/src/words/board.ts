import type { Area, Board, Eye, Face, Id, Seat } from '@siegeworks/kernel';
import { CARDS } from '../cards/card.ts';
import { goldOf, points, powerOf } from '../costs.ts';
import { level } from '../levels.ts';
import type { Piece, Player, Siege } from '../state.ts';
import { NONE, piece } from '../state.ts';
import { disabled, isMage, standingTower, travels } from '../table.ts';
import { cardName, effectName, nameOf, seatName } from './names.ts';

const POSITION = { guard: 'on guard', attack: 'attack', defend: 'defend' } as const;
const PHASE = {
  onGuard: 'On Guard',
  upkeep: 'Upkeep',
  market: 'Market',
  main: 'Main',
  combat: 'Combat',
  end: 'End',
} as const;

/** The table as rows of cards: own side last, what is pending in between. */
export function board(s: Siege, eye: Eye): Board {
  const own: Seat = eye === 'spectator' ? 0 : eye;
  const others = s.players.flatMap((_p, i) => (i === own ? [] : [i]));
  const limit = s.options.roundLimit > 0 ? ` of ${s.options.roundLimit}` : '';
  return {
    status: [
      `Round ${s.round}${limit}`,
      `${seatName(s.turn)}'s turn`,
      PHASE[s.phase],
      `${s.quiet} quiet Rounds`,
    ],
    areas: [...others.flatMap(seat => areasOf(s, seat)), ...shared(s), ...areasOf(s, own)],
  };
}

function areasOf(s: Siege, seat: Seat): Area[] {
  const p = s.players[seat];
  if (!p.alive)
    return [{ id: `${seat}.army`, title: seatName(seat), seat, note: 'out of the game', cards: [] }];
  const tower = standingTower(s, seat);
  const built = [...(tower ? [tower.id] : []), ...p.shelters, ...p.relics];
  const pieces = (ids: Id[]) => ids.map(id => pieceFace(s, piece(s, id)));
  const plain = (ids: Id[]) => ids.map(id => plainFace(s, id));
  const many = (ids: Id[]) => `${ids.length} cards`;
  const areas: Omit<Area, 'seat'>[] = [
    { id: 'army', title: 'army', note: resources(s, p, seat), cards: pieces(p.army) },
    { id: 'structures', title: 'structures and Relics', note: '', cards: pieces(built) },
    { id: 'aside', title: 'set aside', note: '', cards: pieces(p.aside) },
    { id: 'spellbook', title: 'spellbook', note: '', cards: plain(p.spellbook) },
    { id: 'caravan', title: 'Caravan', note: 'arrives next turn', cards: plain(p.caravan) },
    { id: 'looking', title: 'looks at', note: '', cards: plain(p.looking) },
    { id: 'hand', title: 'Market Place', note: many(p.hand), cards: plain(p.hand) },
    { id: 'discard', title: 'discard pile', note: many(p.discard), cards: plain(p.discard), folded: true },
  ];
  return areas
    .filter(area => area.cards.length > 0)
    .map(area => ({ ...area, id: `${seat}.${area.id}`, title: `${seatName(seat)} ${area.title}`, seat }));
}
function resources(s: Siege, p: Player, seat: Seat): string {
  const surge = points(p.gold) - p.gold.base - p.gold.bought + p.power.surge;
  const parts = [
    `gold ${goldOf(s, seat)} (${p.baseMines} base + ${p.mines.length} Mines)`,
    `power ${powerOf(s, seat)} (${p.baseStones} base + ${p.stones.length} Powerstones)`,
  ];
  if (surge > 0) parts.push(`${surge} of it passing`);
  if (p.zombies > 0) parts.push(`${p.zombies} Zombies to rise`);
  return [...parts, `deck ${p.deck.length}`].join(' · ');
}

/** Lasting effects and the pending list, top of the order last declared. */
function shared(s: Siege): Area[] {
  const areas: Area[] = [];
  const faces = (lines: { id: Id; card: string; name: string; line: string }[]): Face[] =>
    lines.map(l => ({ ...l, marks: [], attached: [] }));
  if (s.effects.length > 0) {
    const lines = s.effects.map(e => ({
      id: e.card,
      card: e.what,
      name: effectName(e.what),
      line: `${e.on.length > 0 ? `on ${e.on.map(id => nameOf(s, id)).join(', ')}, ` : ''}until ${seatName(e.turnOf)}'s turn${e.left > 1 ? ` in ${e.left} Rounds` : ''}`,
    }));
    areas.push({ id: 'effects', title: 'Lasting effects', seat: null, note: '', cards: faces(lines) });
  }
  if (s.pending.length > 0) {
    const lines = s.pending.map(i => ({
      id: i.card,
      card: i.what,
      name: cardName(i.what),
      line: `by ${seatName(i.by)}${i.negated ? ', countered' : ''}`,
    }));
    areas.push({
      id: 'pending',
      title: 'Pending',
      seat: null,
      note: 'waits to resolve',
      cards: faces(lines),
    });
  }
  return areas;
}

export function plainFace(s: Siege, id: Id): Face {
  if (id < 0) return { id: -1, card: null, name: 'hidden', line: '', marks: [], attached: [] };
  const card = CARDS[s.names[id]];
  const price =
    card.type === 'Scroll'
      ? castPrice(card)
      : [card.gp ? `${card.gp}gp` : '', card.pp ? `${card.pp}pp` : ''].filter(Boolean).join(' + ') || 'free';
  return { id, card: card.id, name: card.name, line: `${card.type} · ${price}`, marks: [], attached: [] };
}
const castPrice = (card: (typeof CARDS)[string]) =>
  card.levels
    ? `${card.levels[0].pp}pp or more`
    : card.perTarget
      ? `${card.perTarget.first}pp + ${card.perTarget.next}pp each`
      : `${card.cast}pp`;

function pieceFace(s: Siege, p: Piece): Face {
  return {
    id: p.id,
    card: p.card,
    name: cardName(p.card),
    line: values(s, p),
    marks: marks(s, p),
    attached: p.items.map(id => itemFace(s, piece(s, id))),
  };
}
function values(s: Siege, p: Piece): string {
  if (p.kind !== 'creature') return `Integrity ${p.points} · DL${level(s, p, 'DL')} RL${level(s, p, 'RL')}`;
  const pl = level(s, p, 'PL');
  return `AL${level(s, p, 'AL')} DL${level(s, p, 'DL')} RL${level(s, p, 'RL')}${pl > 0 ? ` PL${pl}` : ''} · Life ${p.points}`;
}
function marks(s: Siege, p: Piece): string[] {
  const list: string[] = [];
  if (p.kind === 'creature') {
    list.push(POSITION[p.position]);
    if (p.inside !== NONE) list.push(`inside ${nameOf(s, p.inside)}`);
    if (p.acted) list.push('has acted');
    if (p.upkeep === 'due' || p.upkeep === 'unpaid') list.push(`upkeep ${p.upkeep}`);
    if (p.partner !== NONE) list.push(`with ${nameOf(s, p.partner)}`);
    if (p.barred) list.push('fumbled: no attack magic');
    if (isMage(s, p)) list.push('Mage');
    list.push(...travels(s, p));
  }
  if (p.occupant !== NONE) list.push(`shelters ${nameOf(s, p.occupant)}`);
  if (disabled(s, p.id)) list.push('disabled');
  for (const e of s.effects)
    if (e.on.includes(p.id) && !travels(s, p).some(t => t === e.what)) list.push(effectName(e.what));
  return list;
}
function itemFace(s: Siege, p: Piece): Face {
  const state = [
    p.active ? '' : 'not in use',
    p.used ? 'used' : '',
    disabled(s, p.id) ? 'disabled' : '',
  ].filter(Boolean);
  return { id: p.id, card: p.card, name: cardName(p.card), line: '', marks: state, attached: [] };
}
