import type { Area, Board, Eye, Face, Id, Seat } from '@siegeworks/contract';
import { counted, owned, upper, who, whose } from '@siegeworks/table';
import { CARDS, FACTIONS } from '../cards/card.ts';
import type { City, Item, Player, Realm } from '../state/realm.ts';
import { city, creature } from '../state/realm.ts';
import { devotion } from '../state/strength.ts';
import { cityFace, creatureFace, kingdomFace, plainFace, resourceFace } from './faces.ts';
import { deedName, fullName, nameOf } from './names.ts';

export const PHASES: Readonly<Record<string, string>> = {
  setup: 'Set-up',
  start: 'Start of the turn',
  unmark: 'Unmark',
  resources: 'Draw and Resources',
  tactics: 'Tactics',
  play1: 'First Play',
  attack: 'Attack',
  play2: 'Second Play',
  discard: 'Discard',
  end: 'End of the turn',
};
/** Section 11: the table as rows of cards, the viewer's own side last, the stack in between. */
export function board(s: Realm, eye: Eye): Board {
  const own: Seat = eye === 'spectator' ? 0 : eye;
  const others = s.players.flatMap((_p, i) => (i === own ? [] : [i]));
  return {
    status: s.phase === 'setup' ? [PHASES.setup] : turnWords(s),
    phase: s.phase,
    areas: [...others.flatMap(seat => areasOf(s, seat)), ...shared(s), ...areasOf(s, own)],
  };
}

function turnWords(s: Realm): string[] {
  const { turns } = s.players[s.turn];
  return [`Turn ${turns} of ${s.options.turnLimit}`, upper(`${whose(s, s.turn)} turn`), PHASES[s.phase]];
}

/** What matters most comes first; what is hidden or rarely looked at is put in words or folded. */
function areasOf(s: Realm, seat: Seat): Area[] {
  const p = s.players[seat];
  // At the end the table stays as it is.
  if (!p.alive && s.over === null)
    return [{ id: `${seat}.army`, title: upper(who(s, seat)), seat, note: 'out of the game', cards: [] }];
  const plain = (ids: readonly Id[]) => ids.map(id => plainFace(s, id));
  const areas: Omit<Area, 'seat'>[] = [
    { id: 'deck', title: 'deck', note: counted(p.deck.length, 'card'), cards: [] },
    { id: 'stores', title: 'resources', note: stores(p), cards: [] },
    { id: 'army', title: 'army', note: '', cards: p.army.map(id => creatureFace(s, creature(s, id))) },
    ...p.cities.map(id => cityArea(s, city(s, id))),
    { id: 'kingdom', title: 'kingdom', note: '', cards: p.kingdom.map(id => kingdomFace(s, id)) },
    { id: 'hiding', title: 'creatures in hiding', note: '', cards: plain(p.hiding.map(h => h.card)) },
    seen({ id: 'hand', title: 'hand', note: counted(p.hand.length, 'card'), cards: plain(p.hand) }),
    seen({
      id: 'unbuilt',
      title: 'unbuilt cities',
      note: counted(p.unbuilt.length, 'card'),
      cards: plain(p.unbuilt),
      folded: true,
    }),
    seen({
      id: 'resources',
      title: 'resource cards',
      note: `${p.resources.length}`,
      cards: p.resources.map(r => resourceFace(s, r)),
      folded: true,
    }),
    {
      id: 'graveyard',
      title: 'graveyard',
      note: counted(p.graveyard.length, 'card'),
      cards: plain(p.graveyard),
      folded: true,
    },
  ];
  return areas
    .filter(
      area =>
        area.cards.length > 0 ||
        ALWAYS_LISTED.includes(area.id) ||
        (area.id === 'unbuilt' && p.unbuilt.length > 0),
    )
    .map(area => ({
      ...area,
      id: `${seat}.${area.id}`,
      title: upper(owned(s, seat, area.title)),
      short: area.title,
      seat,
    }));
}
/** Listed even when there is no card to show. */
const ALWAYS_LISTED = ['deck', 'stores', 'army', 'hand'];
/** Cards that nobody here can see are only counted. */
const seen = (area: Omit<Area, 'seat'>): Omit<Area, 'seat'> =>
  area.cards.every(face => face.id < 0) ? { ...area, cards: [] } : area;
/** Unmarked and all resource cards per faction, and the pool. */
function stores(p: Player): string {
  const parts = FACTIONS.flatMap((name, n) => {
    const rows = p.resources.filter(r => r.faction === n);
    const free = rows.filter(r => !r.marked).length;
    const pool = p.pool[n] > 0 ? ` + ${p.pool[n]}` : '';
    return rows.length > 0 || p.pool[n] > 0 ? [`${name} ${free} of ${rows.length}${pool}`] : [];
  });
  return parts.length > 0 ? parts.join(' · ') : 'none';
}
/** A city with its residents; the city itself comes first. */
function cityArea(s: Realm, c: City): Omit<Area, 'seat'> {
  const now = devotion(s, c);
  const next = CARDS[c.card].levels.find(each => each.level > now);
  const note = `devotion ${now}, ${next ? `next level ${next.level}` : 'all levels'}`;
  const residents = c.residents.map(id => creatureFace(s, creature(s, id), c.controller));
  return { id: `city${c.id}`, title: nameOf(s, c.id), note, cards: [cityFace(s, c), ...residents] };
}
/** The stack, top first, and what lasts. */
function shared(s: Realm): Area[] {
  const faces = s.pile
    .slice()
    .reverse()
    .map(item => itemFace(s, item));
  if (faces.length === 0) return [];
  return [{ id: 'stack', title: 'Stack', seat: null, note: 'the top resolves first', cards: faces }];
}
function itemFace(s: Realm, item: Item): Face {
  const aims = item.targets.filter(n => n >= 0 && s.pieces[n]);
  const at = aims.length > 0 ? `, at ${aims.map(n => fullName(s, n)).join(', ')}` : '';
  const card = item.card >= 0 ? s.names[item.card] : null;
  return {
    id: item.card,
    card,
    name: deedName(item.what),
    line: `by ${who(s, item.by)}${at}`,
    marks: [],
    attached: [],
  };
}
