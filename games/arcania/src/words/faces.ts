import type { Face, Id } from '@siegeworks/contract';
import { ofWhom, who } from '@siegeworks/table';
import { BOOSTS } from '../cards/entry.ts';
import { needsText, typeName } from '../cards/facts.ts';
import type { Building, Force, Land, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { cardOf, cloaked, heldBy, printed, standingOn, unblockable, working } from '../state/table.ts';
import { cardName, fullName, nameOf, turns } from './names.ts';
import { forceValues, lifePips, printedValues, valuesLine } from './numbers.ts';

export function plainFace(s: War, id: Id): Face {
  if (id < 0) return { id: -1, card: null, name: 'hidden', line: '', marks: [], attached: [] };
  const card = printed(s, id);
  const needs = needsText(card);
  const line = needs ? `${typeName(card)} · needs ${needs}` : typeName(card);
  return {
    id,
    card: card.id,
    name: card.name,
    line,
    marks: [],
    attached: [],
    type: typeName(card),
    ...(card.isForce && { values: printedValues(s, id) }),
  };
}
export function landFace(s: War, land: Land): Face {
  const n = land.buildings.length;
  const marks = [n === 1 ? '1 Building' : `${n} Buildings`];
  if (land.built && s.owners[land.id] === s.turn) marks.push('built on this turn');
  if (land.pestilence !== NONE)
    marks.push(`${nameOf(s, land.pestilence)}${land.shielded ? ', protected' : ''}`);
  const plague = land.pestilence === NONE ? [] : [{ ...plainFace(s, land.pestilence), line: '' }];
  const attached = [...plague, ...land.buildings.map(b => buildingFace(s, land, b))];
  return { ...plainFace(s, land.id), line: land.growth ? nameOf(s, land.id) : 'Land', marks, attached };
}
function buildingFace(s: War, land: Land, b: Building): Face {
  // Most Buildings are ready most of the time, so only the others are marked.
  const marks = working(land) ? (b.used ? ['used'] : []) : ['inert'];
  if (b.lock > 0) marks.push('locked for Spells');
  if (b.kind !== s.names[b.id]) marks.push(`levied, ${printed(s, b.id).name}`);
  if (b.link !== NONE) marks.push(`linked to ${nameOf(s, b.link)}`);
  const attached = b.prisoner ? [{ ...forceFace(s, b.prisoner), seat: b.prisoner.owner }] : [];
  return { id: b.id, card: b.kind, name: cardName(b.kind), line: '', marks, attached, type: 'Building' };
}
export function forceFace(s: War, f: Force): Face {
  return {
    id: f.id,
    card: s.names[f.id],
    name: nameOf(s, f.id),
    line: valuesLine(s, f),
    marks: marks(s, f),
    attached: [...f.worn, ...f.staffs].map(id => ({ ...plainFace(s, id), line: '' })),
    type: typeName(cardOf(s, f)),
    values: forceValues(s, f),
    pips: lifePips(s, f),
  };
}
function marks(s: War, f: Force): string[] {
  const held = heldBy(s, f.id);
  const fights = waveMarks(s, f);
  const list: [boolean, string][] = [
    ...fights.map((text): [boolean, string] => [true, text]),
    [f.attacked && fights.length === 0, 'has attacked'],
    [f.defended && fights.length === 0, 'has defended'],
    [f.trappedBy !== NONE, `trapped by ${nameOf(s, f.trappedBy)}`],
    [held !== null, `holds ${held ? fullName(s, held.id) : ''}`],
    [f.paralysed > 0, `paralysed, ${turns(f.paralysed)}`],
    [f.owner !== f.controller, `charmed, ${ofWhom(s, f.owner)}`],
    [f.heldOff.length > 0, 'held off'],
    [unblockable(s, f), 'unblockable'],
    [standingOn(s, f.id, 'unblockable') !== undefined, 'invisible'],
    [cloaked(s, f, NONE), 'cloaked'],
    ...BOOSTS.map(({ boost }): [boolean, string] => [boost.has(f), boost.mark(f)]),
    [f.spent, 'once-only ability used'],
    [f.used, 'ability used this turn'],
  ];
  return list.flatMap(([on, text]) => (on ? [text] : []));
}
function waveMarks(s: War, f: Force): string[] {
  return s.wave.flatMap(({ attacker, seat, blocked, defenders }) => {
    if (attacker === f.id) return [`attacks ${who(s, seat)}${blocked ? ', blocked' : ''}`];
    return defenders.includes(f.id) ? [`blocks ${nameOf(s, attacker)}`] : [];
  });
}
