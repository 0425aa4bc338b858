import type { Area, Board, Eye, Face, Id, Seat } from '@siegeworks/kernel';
import type { Card } from '../cards/card.ts';
import { CARDS, FACTIONS } from '../cards/card.ts';
import { keywordsOf } from '../keywords.ts';
import type { City, Creature, Item, Player, Realm } from '../state.ts';
import { city, creature, enchantment, NONE } from '../state.ts';
import { defends, devotion, fightOf, loyaltyOf, strength } from '../strength.ts';
import { wears } from '../table.ts';
import { count, deedName, fullName, nameOf, seatName } from './names.ts';

const PHASES: Readonly<Record<string, string>> = {
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
/** Section 11: the table as rows of cards, own side last, the stack in between. */
export function board(s: Realm, eye: Eye): Board {
  const own: Seat = eye === 'spectator' ? 0 : eye;
  const others = s.players.flatMap((_p, i) => (i === own ? [] : [i]));
  return {
    status: s.phase === 'setup' ? [PHASES.setup] : turnWords(s),
    areas: [...others.flatMap(seat => areasOf(s, seat)), ...shared(s), ...areasOf(s, own)],
  };
}

function turnWords(s: Realm): string[] {
  const { turns } = s.players[s.turn];
  return [`Turn ${turns} of ${s.options.turnLimit}`, `${seatName(s.turn)}'s turn`, PHASES[s.phase]];
}

/** What matters most comes first; what is hidden or rarely looked at is told in words or folded. */
function areasOf(s: Realm, seat: Seat): Area[] {
  const p = s.players[seat];
  if (!p.alive)
    return [{ id: `${seat}.army`, title: seatName(seat), seat, note: 'out of the game', cards: [] }];
  const plain = (ids: readonly Id[]) => ids.map(id => plainFace(s, id));
  const areas: Omit<Area, 'seat'>[] = [
    { id: 'deck', title: 'deck', note: count(p.deck.length, 'card'), cards: [] },
    { id: 'stores', title: 'resources', note: stores(p), cards: [] },
    { id: 'army', title: 'army', note: '', cards: p.army.map(id => creatureFace(s, creature(s, id))) },
    ...p.cities.map(id => cityArea(s, city(s, id))),
    { id: 'kingdom', title: 'kingdom', note: '', cards: p.kingdom.map(id => kingdomFace(s, id)) },
    { id: 'hiding', title: 'hiding', note: '', cards: plain(p.hiding.map(h => h.card)) },
    seen({ id: 'hand', title: 'hand', note: count(p.hand.length, 'card'), cards: plain(p.hand) }),
    seen({
      id: 'unbuilt',
      title: 'unbuilt cities',
      note: count(p.unbuilt.length, 'card'),
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
      note: count(p.graveyard.length, 'card'),
      cards: plain(p.graveyard),
      folded: true,
    },
  ];
  return areas
    .filter(
      area =>
        area.cards.length > 0 || TOLD.includes(area.id) || (area.id === 'unbuilt' && p.unbuilt.length > 0),
    )
    .map(area => ({ ...area, id: `${seat}.${area.id}`, title: `${seatName(seat)} ${area.title}`, seat }));
}
/** Told even when there is no card to show. */
const TOLD = ['deck', 'stores', 'army', 'hand'];
/** Cards that nobody here can see are told by their number. */
const seen = (area: Omit<Area, 'seat'>): Omit<Area, 'seat'> =>
  area.cards.every(face => face.id < 0) ? { ...area, cards: [] } : area;
const kingdomFace = (s: Realm, id: Id): Face => ({
  ...plainFace(s, id),
  line: 'enchantment',
  marks: enchantment(s, id).marked ? ['marked'] : [],
});
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
/** A city with those who live in it; the city itself comes first. */
function cityArea(s: Realm, c: City): Omit<Area, 'seat'> {
  const now = devotion(s, c);
  const next = CARDS[c.card].levels.find(each => each.level > now);
  const note = `devotion ${now}, ${next ? `next level ${next.level}` : 'all levels'}`;
  const residents = c.residents.map(id => creatureFace(s, creature(s, id), c.controller));
  return { id: `city${c.id}`, title: nameOf(s, c.id), note, cards: [cityFace(s, c), ...residents] };
}
function cityFace(s: Realm, c: City): Face {
  const levels = CARDS[c.card].levels.flatMap(each => (each.level > 0 ? [each.level] : []));
  const marks: string[] = [];
  if (c.moved !== '') marks.push('used for a move this turn');
  if (c.damaged > 0) marks.push(`${c.damaged} damage this turn`);
  for (const level of c.active) if (level > 0) marks.push(`level ${level} in force`);
  if (s.combat?.cities.includes(c.id)) marks.push('attacked');
  return {
    id: c.id,
    card: c.card,
    name: nameOf(s, c.id),
    line: `Defence ${c.defence} of ${CARDS[c.card].defence} · levels ${levels.join(', ')}`,
    marks,
    attached: attachedFaces(s, c.attached),
  };
}
function creatureFace(s: Realm, c: Creature, host = c.controller): Face {
  const { attack, defence } = strength(s, c);
  const wound = c.damage > 0 ? ` (${c.damage} damage)` : '';
  return {
    id: c.id,
    card: c.card,
    name: nameOf(s, c.id),
    line: `${attack}/${defence}${wound} · loyalty ${loyaltyOf(c)}`,
    marks: [...(host === c.controller ? [] : [`of ${seatName(c.controller)}`]), ...creatureMarks(s, c)],
    attached: attachedFaces(s, c.attached),
  };
}
/** The keyword of that name is another thing than being devoted. */
const keywordText = (word: string) =>
  word === 'devoted' ? 'devotion counts twice' : word.replaceAll('-', ' ');
function creatureMarks(s: Realm, c: Creature): string[] {
  const marks: string[] = [];
  const say = (ok: boolean, text: string) => ok && marks.push(text);
  say(c.marked, 'marked');
  say(c.devoted, 'devoted here');
  marks.push(...keywordsOf(s, c).map(keywordText));
  say(c.plus > 0, count(c.plus, '+1/+1 counter'));
  say(c.minus > 0, count(c.minus, '-1/-1 counter'));
  say(c.attackPlus > 0, count(c.attackPlus, '+1/+0 counter'));
  say(c.roots > 0, count(c.roots, 'grassroot counter'));
  say(c.ore > 0, count(c.ore, 'ore counter'));
  say(c.held > 0, `stays marked through ${count(c.held, 'unmark phase')}`);
  say(c.heldBy.length > 0 || wears(s, c, 'entangled'), 'does not unmark');
  say(c.ivy > 0, `poisoned ${c.ivy}`);
  say(c.barred, 'cannot attack this turn');
  say(c.serene, 'no abilities this turn');
  say(c.original !== NONE, 'sand copy');
  const goal = fightOf(s, c.id);
  if (goal) marks.push(`attacks ${nameOf(s, goal.city)}`);
  const foe = defends(s, c.id);
  if (foe) marks.push(`intercepts ${nameOf(s, foe.attacker)}`);
  return marks;
}
const attachedFaces = (s: Realm, ids: readonly Id[]): Face[] =>
  ids.map(id => ({ ...plainFace(s, id), line: `of ${seatName(enchantment(s, id).controller)}` }));

function resourceFace(s: Realm, row: Player['resources'][number]): Face {
  const face = plainFace(s, row.card);
  const marks = [row.marked ? 'marked' : 'unmarked', ...(row.thief === NONE ? [] : ['stolen'])];
  return { ...face, line: FACTIONS[row.faction], marks };
}
export function plainFace(s: Realm, id: Id): Face {
  if (id < 0) return { id: -1, card: null, name: 'hidden', line: '', marks: [], attached: [] };
  const card = CARDS[s.names[id]];
  const price = card.type === 'city' ? `defence ${card.defence}` : priceText(card);
  const kind = card.type === 'creature' ? `creature ${card.attack}/${card.defence}` : card.type;
  return {
    id,
    card: card.id,
    name: card.name,
    line: `${kind} · ${FACTIONS[card.faction]} · ${price}`,
    marks: [],
    attached: [],
  };
}

/** Cost, and how much of it the card's own faction has to pay (AM-171). */
const priceText = ({ cost, costsX, loyalty }: Card): string =>
  [`cost ${costsX ? 'X' : cost}`, ...(loyalty > 0 ? [`loyalty ${loyalty}`] : [])].join(' · ');

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
    line: `by ${seatName(item.by)}${at}`,
    marks: [],
    attached: [],
  };
}
