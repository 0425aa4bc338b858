import type { Face, Id } from '@siegeworks/contract';
import { counted, ofWhom } from '@siegeworks/table';
import type { Card } from '../cards/card.ts';
import { CARDS, cardsOf, FACTIONS } from '../cards/card.ts';
import { keywordsOf } from '../state/keywords.ts';
import { anyWorn, printed } from '../state/readers.ts';
import type { City, Creature, Player, Realm } from '../state/realm.ts';
import { enchantment, NONE } from '../state/realm.ts';
import { defends, devotion, fightOf, loyaltyOf, strength } from '../state/strength.ts';
import { nameOf } from './names.ts';
import { creatureValues, printedValues, typeText } from './values.ts';

export const kingdomFace = (s: Realm, id: Id): Face => ({
  ...plainFace(s, id),
  line: 'enchantment',
  marks: enchantment(s, id).marked ? ['marked'] : [],
});
export function cityFace(s: Realm, c: City): Face {
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
    line: `Defence ${c.defence} of ${cardsOf(s)[c.card].defence} · levels ${levels.join(', ')}`,
    marks,
    type: typeText(CARDS[c.card]),
    values: [{ name: 'Devotion', short: 'Dev', now: devotion(s, c), printed: null, why: [] }],
    pips: { name: 'Defence', now: c.defence, most: cardsOf(s)[c.card].defence },
    attached: attachedFaces(s, c.attached),
  };
}
export function creatureFace(s: Realm, c: Creature, host = c.controller): Face {
  const { attack, defence } = strength(s, c);
  const wound = c.damage > 0 ? ` (${c.damage} damage)` : '';
  return {
    id: c.id,
    card: c.card,
    name: nameOf(s, c.id),
    line: `${attack}/${defence}${wound} · loyalty ${loyaltyOf(s, c)}`,
    marks: [...(host === c.controller ? [] : [ofWhom(s, c.controller)]), ...creatureMarks(s, c)],
    attached: attachedFaces(s, c.attached),
    type: typeText(CARDS[c.card]),
    values: creatureValues(s, c),
    ...(c.damage > 0
      ? { pips: { name: 'Defence', now: Math.max(0, defence - c.damage), most: defence } }
      : {}),
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
  say(pendingOf(s, 'devote')?.chosen?.includes(c.id) === true, 'will be devoted');
  say(pendingOf(s, 'announce')?.costs?.includes(c.id) === true, 'will be given');
  marks.push(...keywordsOf(s, c).map(keywordText));
  say(c.plus > 0, counted(c.plus, '+1/+1 counter'));
  say(c.minus > 0, counted(c.minus, '-1/-1 counter'));
  say(c.attackPlus > 0, counted(c.attackPlus, '+1/+0 counter'));
  say(c.roots > 0, counted(c.roots, 'grassroot counter'));
  say(c.ore > 0, counted(c.ore, 'ore counter'));
  say(c.held > 0, `stays marked through ${counted(c.held, 'unmark phase')}`);
  say(c.heldBy.length > 0 || anyWorn(s, c, worn => worn.keepsMarked === true), 'does not unmark');
  say(c.ivy > 0, `poisoned ${c.ivy}`);
  say(c.barred, 'cannot attack this turn');
  say(c.serene, 'no abilities this turn');
  say(c.original !== NONE, 'sand copy');
  const goal = fightOf(s, c.id)?.city ?? declaredGoal(s, c.id);
  if (goal !== undefined) marks.push(`attacks ${nameOf(s, goal)}`);
  const foe = defends(s, c.id);
  if (foe) marks.push(`intercepts ${nameOf(s, foe.attacker)}`);
  return marks;
}
/** What has been picked so far of something that is picked one by one. */
interface Picked {
  chosen?: Id[];
  costs?: Id[];
  attackers?: Id[];
  goals?: Id[];
  card?: Id;
}
const pendingOf = (s: Realm, rule: string): Picked | undefined =>
  s.stack.find(f => f.rule === rule) as Picked | undefined;
function declaredGoal(s: Realm, id: Id): Id | undefined {
  const { attackers = [], goals = [] } = pendingOf(s, 'declare') ?? {};
  return goals[attackers.indexOf(id)];
}
const attachedFaces = (s: Realm, ids: readonly Id[]): Face[] =>
  ids.map(id => ({ ...plainFace(s, id), line: ofWhom(s, enchantment(s, id).controller) }));

export function resourceFace(s: Realm, row: Player['resources'][number]): Face {
  const face = plainFace(s, row.card);
  const marks = [row.marked ? 'marked' : 'unmarked', ...(row.thief === NONE ? [] : ['stolen'])];
  return { ...face, line: FACTIONS[row.faction], marks };
}
export function plainFace(s: Realm, id: Id): Face {
  if (id < 0) return { id: -1, card: null, name: 'hidden', line: '', marks: [], attached: [] };
  const card = printed(s, id);
  const price = card.type === 'city' ? `defence ${card.defence}` : priceText(card);
  const kind = card.type === 'creature' ? `creature ${card.attack}/${card.defence}` : card.type;
  return {
    id,
    card: card.id,
    name: card.name,
    line: `${kind} · ${FACTIONS[card.faction]} · ${price}`,
    marks: pendingOf(s, 'announce')?.card === id && s.pieces[id] === null ? ['being played'] : [],
    attached: [],
    type: typeText(card),
    values: printedValues(card),
    ...(card.token || card.type === 'city' ? {} : { cost: card.costsX ? 'X' : `${card.cost}` }),
  };
}

/** Cost, and how much of it the card's own faction has to pay (AM-171). */
const priceText = ({ cost, costsX, loyalty }: Card): string =>
  [`cost ${costsX ? 'X' : cost}`, ...(loyalty > 0 ? [`loyalty ${loyalty}`] : [])].join(' · ');
