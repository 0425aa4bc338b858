import type { Area, Board, Eye, Face, Id, Seat } from '@siegeworks/contract';
import { lower, owned, upper, who, whose } from '@siegeworks/table';
import { goldOf, points, powerOf } from '../rules/costs.ts';
import { inOrder } from '../rules/pending.ts';
import { standingTower } from '../state/readers.ts';
import type { Effect, Item, Player, Siege } from '../state/state.ts';
import { piece } from '../state/state.ts';
import { aimNames } from './aim-names.ts';
import { pieceFace, plainFace } from './faces.ts';
import { cardName, effectName, nameOf } from './names.ts';

const PHASE = {
  onGuard: 'On Guard',
  upkeep: 'Upkeep',
  market: 'Market',
  main: 'Main',
  combat: 'Combat',
  end: 'End',
} as const;

/** The table as rows of cards: the viewer's own side last, what is pending in between. */
export function board(s: Siege, eye: Eye): Board {
  const own: Seat = eye === 'spectator' ? 0 : eye;
  const others = s.players.flatMap((_p, i) => (i === own ? [] : [i]));
  const limit = s.options.roundLimit;
  return {
    status: [
      limit > 0 ? `Round ${s.round} of ${limit}` : `Round ${s.round}`,
      upper(`${whose(s, s.turn)} turn`),
      PHASE[s.phase],
      ...(s.quiet > 0 ? [s.quiet === 1 ? '1 quiet Round' : `${s.quiet} quiet Rounds`] : []),
    ],
    phase: s.phase === 'onGuard' ? 'upkeep' : s.phase,
    areas: [...others.flatMap(seat => areasOf(s, seat)), ...shared(s), ...areasOf(s, own)],
  };
}

function areasOf(s: Siege, seat: Seat): Area[] {
  const p = s.players[seat];
  // Who loses last keeps everything on the table, so that the end can be looked at.
  if (!p.alive && p.army.length === 0)
    return [{ id: `${seat}.army`, title: upper(who(s, seat)), seat, note: 'out of the game', cards: [] }];
  const tower = standingTower(s, seat);
  const built = [...(tower ? [tower.id] : []), ...p.shelters, ...p.relics];
  const pieces = (ids: Id[]) => ids.map(id => pieceFace(s, piece(s, id)));
  const plain = (ids: Id[]) => ids.map(id => plainFace(s, id));
  const many = (ids: Id[]) => (ids.length === 1 ? '1 card' : `${ids.length} cards`);
  const areas: Omit<Area, 'seat'>[] = [
    { id: 'army', title: 'army', note: resources(s, p, seat), cards: pieces(p.army) },
    { id: 'structures', title: 'structures and Relics', note: '', cards: pieces(built) },
    { id: 'aside', title: 'cards set aside', note: '', cards: pieces(p.aside) },
    { id: 'spellbook', title: 'spellbook', note: '', cards: plain(p.spellbook) },
    { id: 'caravan', title: 'Caravan', note: 'arrives next turn', cards: plain(p.caravan) },
    { id: 'mines', title: 'Mines', note: many(p.mines), cards: plain(p.mines), folded: true },
    { id: 'stones', title: 'Powerstones', note: many(p.stones), cards: plain(p.stones), folded: true },
    { id: 'looking', title: 'cards looked at', note: '', cards: plain(p.looking) },
    { id: 'hand', title: 'Market Place', note: many(p.hand), cards: plain(p.hand) },
    { id: 'discard', title: 'discard pile', note: many(p.discard), cards: plain(p.discard), folded: true },
  ];
  return areas
    .filter(area => area.cards.length > 0)
    .map(area => ({
      ...area,
      id: `${seat}.${area.id}`,
      title: upper(owned(s, seat, area.title)),
      short: area.title,
      seat,
    }));
}
function resources(s: Siege, p: Player, seat: Seat): string {
  const surge = points(p.gold) - p.gold.base - p.gold.bought + p.power.surge;
  const parts = [
    `gold ${goldOf(s, seat)} (${p.baseMines} base + ${p.mines.length} Mines)`,
    `power ${powerOf(s, seat)} (${p.baseStones} base + ${p.stones.length} Powerstones)`,
  ];
  if (surge > 0) parts.push(`${surge} of it this turn only`);
  if (p.zombies > 0) parts.push(`${p.zombies} Zombies to rise`);
  return [...parts, `deck ${p.deck.length}`].join(' · ');
}

/** Lasting effects, and the pending list in the order in which it will be resolved. */
function shared(s: Siege): Area[] {
  const areas: Area[] = [];
  if (s.effects.length > 0) {
    const cards = s.effects.map(e => effectFace(s, e));
    areas.push({ id: 'effects', title: 'Lasting effects', seat: null, note: '', cards });
  }
  if (s.pending.length > 0) {
    const cards = inOrder(s).map(item => pendingFace(s, item));
    areas.push({ id: 'pending', title: 'Pending', seat: null, note: 'top resolves first', cards });
  }
  return areas;
}
function effectFace(s: Siege, e: Effect): Face {
  const on = e.on.length > 0 ? `on ${e.on.map(id => nameOf(s, id)).join(', ')}, ` : '';
  const end =
    e.left > 1 ? `until ${whose(s, e.turnOf)} turn in ${e.left} Rounds` : `until ${whose(s, e.turnOf)} turn`;
  return { id: e.card, card: e.what, name: effectName(e.what), line: on + end, marks: [], attached: [] };
}
function pendingFace(s: Siege, item: Item): Face {
  const aims = aimNames(s, item);
  const line = `by ${who(s, item.by)}${aims === '' ? '' : `, ${aims}`}${item.negated ? ', countered' : ''}`;
  const { card, what } = item;
  // An attack has no card of its own: it shows the attacker.
  const shown = item.kind === 'attack' || item.kind === 'ability' ? s.names[card] : what;
  const name = item.kind === 'attack' ? `${nameOf(s, card)}: ${lower(cardName(what))}` : cardName(what);
  return { id: card, card: shown, name, line, marks: [], attached: [] };
}
