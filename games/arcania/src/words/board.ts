import type { Area, Board, Eye, Face, Id, Seat } from '@siegeworks/kernel';
import { CARDS } from '../cards/card.ts';
import { needsText, typeName } from '../cards/facts.ts';
import type { Building, Force, Land, War } from '../state.ts';
import { NONE } from '../state.ts';
import { castleLife, cloaked, heldBy, standingOn, unblockable, working, workingCount } from '../table.ts';
import { attackDamage, attackStrength, defenceStrength, lifeDamage } from '../values.ts';
import { cardName, fullName, nameOf, PHASE_NAMES, seatName } from './names.ts';

/** The table as rows of cards: own side last, the stack in between. */
export function board(s: War, eye: Eye): Board {
  const own: Seat = eye === 'spectator' ? 0 : eye;
  const others = s.players.flatMap((_p, i) => (i === own ? [] : [i]));
  return {
    status: [`Turn ${s.turnsBegun}`, `${seatName(s.turn)}'s turn`, PHASE_NAMES[s.phase]],
    areas: [...others.flatMap(seat => areasOf(s, seat)), ...shared(s), ...areasOf(s, own)],
  };
}

function areasOf(s: War, seat: Seat): Area[] {
  const p = s.players[seat];
  if (!p.alive)
    return [{ id: `${seat}.row`, title: seatName(seat), seat, note: 'out of the game', cards: [] }];
  const plain = (ids: Id[]) => ids.map(id => plainFace(s, id));
  const areas: (Omit<Area, 'seat'> | null)[] = [
    { id: 'row', title: 'Battle Front', note: castleNote(s, seat), cards: p.row.map(f => forceFace(s, f)) },
    {
      id: 'lands',
      title: 'Castle and Lands',
      note: '',
      cards: [castleFace(s, seat), ...p.lands.map(land => landFace(s, land))],
    },
    standingArea(s, seat),
    { id: 'hand', title: 'hand', note: cardCount(p.hand), cards: plain(p.hand) },
    {
      id: 'discard',
      title: 'discard pile',
      note: cardCount(p.discard),
      cards: plain(p.discard),
      folded: true,
    },
  ];
  return areas
    .filter(
      (area): area is Omit<Area, 'seat'> => area !== null && (area.id === 'row' || area.cards.length > 0),
    )
    .map(area => ({ ...area, id: `${seat}.${area.id}`, title: `${seatName(seat)} ${area.title}`, seat }));
}
const cardCount = (ids: Id[]) => (ids.length === 1 ? '1 card' : `${ids.length} cards`);
/** `Castle 13 / 24 · 2 Spiked Walls · deck 31`. */
function castleNote(s: War, seat: Seat): string {
  const p = s.players[seat];
  const walls = workingCount(p, 'spiked-wall');
  const parts = [`Castle ${p.castleDamage} / ${castleLife(p)}`];
  if (walls > 0) parts.push(walls === 1 ? '1 Spiked Wall' : `${walls} Spiked Walls`);
  return [...parts, `hand ${p.hand.length}`, `deck ${p.deck.length}`].join(' · ');
}
function standingArea(s: War, seat: Seat): Omit<Area, 'seat'> {
  const cards = s.standing
    .filter(e => e.by === seat)
    .map(e => ({
      ...plainFace(s, e.card),
      line: e.on === NONE ? standingLine(e.what, seat) : `on ${fullName(s, e.on)}`,
      marks: e.left > 0 ? [e.left === 1 ? '1 turn left' : `${e.left} turns left`] : [],
    }));
  return { id: 'standing', title: 'standing effects', note: '', cards };
}
const standingLine = (what: string, seat: Seat) =>
  what === 'wall-of-force' ? `until ${seatName(seat)}'s next turn` : 'strikes enemies';

/** The stack and forces out of the field. */
function shared(s: War): Area[] {
  const areas: Area[] = [];
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
    areas.push({ id: 'stack', title: 'Stack', seat: null, note: 'the last resolves first', cards });
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
  const at = [...targets.map(id => fullName(s, id)), ...(seat === NONE ? [] : [seatName(seat)])];
  return at.length > 0 ? `at ${at.join(', ')}` : '';
}

export function plainFace(s: War, id: Id): Face {
  if (id < 0) return { id: -1, card: null, name: 'hidden', line: '', marks: [], attached: [] };
  const card = CARDS[s.names[id]];
  const needs = needsText(card);
  const line = needs ? `${typeName(card)} · needs ${needs}` : typeName(card);
  return { id, card: card.id, name: card.name, line, marks: [], attached: [] };
}
function castleFace(s: War, seat: Seat): Face {
  const p = s.players[seat];
  return { ...plainFace(s, p.castle), line: `Damage ${p.castleDamage} / ${castleLife(p)}` };
}
function landFace(s: War, land: Land): Face {
  const n = land.buildings.length;
  const marks = [n === 1 ? '1 Building' : `${n} Buildings`];
  if (land.built && s.owners[land.id] === s.turn) marks.push('built on this turn');
  if (land.pestilence !== NONE) marks.push(land.shielded ? 'Pestilence, protected' : 'Pestilence');
  const attached = land.buildings.map(b => buildingFace(s, land, b));
  return { ...plainFace(s, land.id), line: land.growth ? "Nature's Growth" : 'Land', marks, attached };
}
function buildingFace(s: War, land: Land, b: Building): Face {
  const marks = [working(land) ? (b.used ? 'used' : 'ready') : 'inert'];
  if (b.lock > 0) marks.push('locked for Spells');
  if (b.link !== NONE) marks.push(`stands through ${nameOf(s, b.link)}`);
  const attached = b.prisoner ? [{ ...forceFace(s, b.prisoner), seat: b.prisoner.owner }] : [];
  return { id: b.id, card: b.kind, name: cardName(b.kind), line: '', marks, attached };
}
function forceFace(s: War, f: Force): Face {
  return {
    id: f.id,
    card: s.names[f.id],
    name: nameOf(s, f.id),
    line: `AS${attackStrength(s, f)} DS${defenceStrength(s, f)} AD${attackDamage(s, f)} · Damage ${f.damage} / ${lifeDamage(s, f)}`,
    marks: marks(s, f),
    attached: [...f.worn, ...f.staffs].map(id => ({ ...plainFace(s, id), line: '' })),
  };
}
function marks(s: War, f: Force): string[] {
  const held = heldBy(s, f.id);
  const list: [boolean, string][] = [
    [f.attacked, 'has attacked'],
    [f.defended, 'has defended'],
    [f.trappedBy !== NONE, `trapped by ${nameOf(s, f.trappedBy)}`],
    [held !== null, `holds ${held ? fullName(s, held.id) : ''}`],
    [f.paralysed > 0, `paralysed, ${f.paralysed} turns`],
    [f.owner !== f.controller, `charmed, of ${seatName(f.owner)}`],
    [f.heldOff.length > 0, 'held off'],
    [unblockable(s, f), 'unblockable'],
    [standingOn(s, f.id, 'invisibility') !== undefined, 'invisible'],
    [cloaked(s, f, NONE), 'cloaked'],
    [f.smith, 'Weapon Smith'],
    [f.armoury, 'Armoury'],
    [f.berserk, 'berserk'],
    [f.ravenous !== '', `ravenous +1 ${f.ravenous}`],
    [f.spent, 'once-only ability used'],
    [f.used, 'ability used this turn'],
    ...waveMarks(s, f),
  ];
  return list.flatMap(([on, text]) => (on ? [text] : []));
}
function waveMarks(s: War, f: Force): [boolean, string][] {
  return s.wave.flatMap((attack): [boolean, string][] => [
    [attack.attacker === f.id, `attacks ${seatName(attack.seat)}${attack.blocked ? ', blocked' : ''}`],
    [attack.defenders.includes(f.id), `blocks ${nameOf(s, attack.attacker)}`],
  ]);
}
