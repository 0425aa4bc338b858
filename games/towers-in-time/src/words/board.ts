import type { Area, Board, Eye, Face, Id, Seat } from '@siegeworks/kernel';
import { ELEMENTS, GLYPH } from '../cards/card.ts';
import { facts, typeName } from '../cards/facts.ts';
import { printed } from '../faces.ts';
import type { Piece, Realm } from '../state.ts';
import { NONE, piece } from '../state.ts';
import {
  attack,
  bonusOf,
  counts,
  defence,
  diffused,
  glyphs,
  isCombatant,
  isFighter,
  isItem,
  produces,
  statusPoints,
  vulnerable,
} from '../table.ts';
import { pays, purse, temper } from '../temper.ts';
import { SEATS, seating } from '../towers.ts';
import { nameOf, plural, seatName } from './names.ts';

const PHASE = {
  setup: 'Set-up',
  beginning: 'Beginning Phase',
  maintenance: 'Maintenance Phase',
  draw: 'Draw Phase',
  action: 'Action Phase',
  end: 'End of turn',
} as const;

/** The table as rows of cards: own domain last, the combat in between. */
export function board(s: Realm, eye: Eye): Board {
  const own: Seat = eye === 'spectator' ? 0 : eye;
  const others = s.players.flatMap((_p, i) => (i === own ? [] : [i]));
  const status = [`Turn ${s.turn} of ${s.options.turnLimit}`, PHASE[s.phase]];
  if (s.phase === 'action') status.push(`${seatName(s.active)}'s opportunity`);
  if (s.combat) status.push(`Combat, ${seatName(s.combat.batch)}'s batch`);
  return {
    status,
    areas: [...others.flatMap(seat => areasOf(s, seat)), ...shared(s), ...areasOf(s, own)],
  };
}

function areasOf(s: Realm, seat: Seat): Area[] {
  const p = s.players[seat];
  if (!p.alive)
    return [{ id: `${seat}.domain`, title: seatName(seat), seat, note: 'out of the game', cards: [] }];
  const plain = (ids: Id[]) => ids.map(id => plainFace(s, id));
  const many = (ids: Id[]) => plural(ids.length, 'card');
  const units = (ids: Id[]) => ids.map(id => unitFace(s, piece(s, id)));
  const areas: Omit<Area, 'seat'>[] = [
    { id: 'shields', title: 'shields', note: shieldNote(s, seat), cards: plain(p.shields) },
    ...p.towers.map(id => tower(s, piece(s, id))),
    { id: 'adrift', title: 'adrift', note: 'in no Tower', cards: units(p.adrift) },
    { id: 'rift', title: 'rift', note: 'until the end of the turn', cards: units(p.rift) },
    {
      id: 'limbo',
      title: 'Limbo',
      note: `${p.limbo.length} of ${s.options.limboSize}`,
      cards: plain(p.limbo),
    },
    { id: 'hand', title: 'hand', note: `${many(p.hand)} · ${temperNote(s, seat)}`, cards: plain(p.hand) },
    { id: 'discard', title: 'discard pile', note: many(p.discard), cards: plain(p.discard), folded: true },
  ];
  return areas
    .filter(area => area.cards.length > 0 || area.id === 'shields')
    .map(area => ({ ...area, id: `${seat}.${area.id}`, title: `${seatName(seat)} ${area.title}`, seat }));
}
function shieldNote(s: Realm, seat: Seat): string {
  const p = s.players[seat];
  const parts = [`${p.breach} of 4 points`, `deck ${p.deck.length}`];
  if (p.passes > 0) parts.push(`passed ${p.passes} in a row`);
  if (s.last === seat) parts.push('went last');
  return parts.join(' · ');
}
/** Temper of straight cards: by element, then living and non-living. */
function temperNote(s: Realm, seat: Seat): string {
  const givers = purse(s, seat);
  const sum = (test: (giver: (typeof givers)[number]) => boolean) =>
    givers.reduce((total, giver) => total + (test(giver) ? giver.n : 0), 0);
  const elements = ELEMENTS.map(element => `${element} ${sum(giver => pays(giver, element))}`);
  const living = sum(giver => giver.isLiving);
  return `temper: ${[...elements, `living ${living}`, `non-living ${sum(giver => !giver.isLiving)}`].join(', ')}`;
}
function tower(s: Realm, source: Piece): Omit<Area, 'seat'> {
  const seats = seating(s, source);
  const cards: Face[] = [sourceFace(s, source)];
  seats.forEach((id, i) => {
    if (id === null) return;
    const face = unitFace(s, piece(s, id));
    cards.push({ ...face, marks: [SEATS[i], ...face.marks] });
  });
  const isFull = source.units.length === 3;
  return {
    id: `tower.${source.id}`,
    title: `Tower on ${nameOf(s, source.id)}`,
    note: isFull ? 'full' : plural(3 - source.units.length, 'free seat'),
    cards,
  };
}
function sourceFace(s: Realm, p: Piece): Face {
  const made = ELEMENTS.filter((_element, i) => produces(s, p) & (1 << i)).join(' or ');
  const marks = p.used ? ['used'] : [];
  return {
    id: p.id,
    card: p.card,
    name: nameOf(s, p.id),
    line: `${temper(s, p)} ${made} temper`,
    marks,
    attached: p.cards.map(id => attachedFace(s, id)),
  };
}
export function unitFace(s: Realm, p: Piece): Face {
  return {
    id: p.id,
    card: p.card,
    name: nameOf(s, p.id),
    line: values(s, p),
    marks: marks(s, p),
    attached: p.cards.map(id => attachedFace(s, id)),
  };
}
function values(s: Realm, p: Piece): string {
  const parts = isFighter(s, p) ? [`${attack(s, p)}/${defence(s, p)}`] : [];
  if (p.damage > 0) parts.push(`${p.damage} damage`);
  parts.push(`temper ${temper(s, p)}`, plural(statusPoints(s, p), 'point'));
  return parts.join(' · ');
}
const SHOWN = [
  'army',
  'fast',
  'quick',
  'fly',
  'magicalAttack',
  'paralyze',
  'invisible',
  'magicOnly',
] as const;
const SHOWN_NAMES: Readonly<Record<(typeof SHOWN)[number], string>> = {
  army: 'Army',
  fast: 'Fast',
  quick: 'Quick',
  fly: 'Fly',
  magicalAttack: 'Magical attack',
  paralyze: 'Paralyze',
  invisible: 'Invisible',
  magicOnly: 'Magic only',
};
/** Glyphs in words, as they are now. */
export const glyphNames = (s: Realm, p: Piece): string[] =>
  SHOWN.filter(flag => glyphs(s, p) & GLYPH[flag]).map(flag => SHOWN_NAMES[flag]);

function marks(s: Realm, p: Piece): string[] {
  const said: [boolean, string][] = [
    [p.used, 'used'],
    [p.dying, 'dying'],
    [p.paralysed, 'paralysed'],
    [p.noAttack, 'has attacked'],
    [p.raised, 'raised'],
    [s.combat?.attackers.includes(p.id) ?? false, 'attacks'],
    [s.combat?.defenders.includes(p.id) ?? false, 'defends'],
    [p.exposed, 'exposed'],
    [diffused(s, p), 'diffused'],
    [vulnerable(s, p) && !isCombatant(s, p.id), 'vulnerable'],
    [(bonusOf(s, p) & 3) !== 0, 'empowered'],
  ];
  return [...said.filter(([holds]) => holds).map(([, word]) => word), ...glyphNames(s, p)];
}
function attachedFace(s: Realm, id: Id): Face {
  const idle = isItem(s, id) && !counts(s, id) ? ['not in use'] : [];
  const owner = s.pieces[id]?.controller ?? s.owners[id];
  const line = printed(s, id).type === 'sustained' ? `${seatName(owner)}'s spell` : '';
  return { id, card: s.names[id], name: nameOf(s, id), line, marks: idle, attached: [] };
}
export function plainFace(s: Realm, id: Id): Face {
  if (id < 0) return { id: -1, card: null, name: 'hidden', line: '', marks: [], attached: [] };
  const card = printed(s, id);
  const line = [typeName(card), ...facts(card)].join(' · ');
  return { id, card: card.id, name: card.name, line, marks: [], attached: [] };
}

/** The combat, and what is left of Instant spells. */
function shared(s: Realm): Area[] {
  const areas: Area[] = [];
  const c = s.combat;
  if (c) {
    const faces = [...c.attackers, ...c.defenders].map(id => unitFace(s, piece(s, id)));
    const against = c.attacked === NONE ? 'in the nexus' : `against ${seatName(c.attacked)}`;
    const state = c.blocked ? 'blocked' : `not blocked, ${through(s)}`;
    areas.push({ id: 'combat', title: 'Combat', seat: null, note: `${against}, ${state}`, cards: faces });
  }
  if (s.effects.length > 0) {
    const cards = s.effects.map(e => ({ ...plainFace(s, e.card), line: `on ${nameOf(s, e.on)}` }));
    areas.push({ id: 'effects', title: 'Lasting spells', seat: null, note: '', cards });
  }
  return areas;
}
function through(s: Realm): string {
  const ids = s.combat?.attackers ?? [];
  const points = ids.reduce((sum, id) => sum + (s.pieces[id]?.dying ? 0 : statusPoints(s, piece(s, id))), 0);
  return `${plural(points, 'point')} would come through`;
}
