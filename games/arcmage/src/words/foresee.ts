import type { Id, Option, Seat } from '@siegeworks/contract';
import type { Pending } from '@siegeworks/kernel';
import { pending, play } from '@siegeworks/kernel';
import { ANY_CARD } from '../cards/fillers.ts';
import { rules } from '../rules/book.ts';
import { noDefender, noIntercept } from '../rules/intercept.ts';
import { couldAct } from '../rules/windows.ts';
import { clone } from '../state/clone.ts';
import { newTokenId } from '../state/place.ts';
import { allCreatures, cityAt, creatureAt, opposes } from '../state/readers.ts';
import type { City, Creature, Realm } from '../state/realm.ts';
import { lethalTo } from './forecast.ts';

/** How an attack ends if from here on everybody only lets it happen. */
export interface Foresight {
  /** Creatures that die. */
  dead: Id[];
  /** Of those, whom somebody on the table could still save or protect. */
  savable: Id[];
  /** What each attacked city loses; it has fallen when nothing is left. */
  cities: { id: Id; damage: number; left: number }[];
  /** It leads to something unpredictable, such as a coin; the rest is what happens before that. */
  uncertain: boolean;
}

/**
 * Plays these picks and then the attack to its end on a copy, by the rules themselves: so everything that lies on the
 * table counts, and nothing that is hidden.
 */
export function foresee(s: Realm, picks: readonly Option[]): Foresight {
  const after = unseen(s);
  const savable = new Set<Id>();
  let uncertain = false;
  try {
    for (const pick of picks) play({ rules }, after, pick);
    live(after, savable);
  } catch {
    uncertain = true;
  }
  return { ...compared(s, after, savable), uncertain };
}

/**
 * The table with one and the same card in every hidden place, no hands and nobody's knowledge: whatever is hidden, the
 * copy is the same. There is no chance in it: a coin ends it.
 */
function unseen(s: Realm): Realm {
  const after = clone(s);
  after.random = [];
  after.script = [];
  after.players.forEach((player, seat) => {
    const any = newTokenId(after, ANY_CARD, seat);
    player.deck = player.deck.map(() => any);
    player.resources = player.resources.map(row => ({ ...row, card: any }));
    for (const zone of ['hand', 'unbuilt', 'chosen', 'known'] as const) player[zone] = [];
  });
  return after;
}

/** Answers until the attack is over, and notes the creatures that somebody was asked to save. */
function live(after: Realm, savable: Set<Id>): void {
  for (let n = 0; n < MOST_QUESTIONS && inAttack(after); n++) {
    const now = pending({ rules }, after);
    if (!now) break;
    noteSaviours(after, now, savable);
    play({ rules }, after, letItHappen(after, now));
  }
}
const MOST_QUESTIONS = 300;
const inAttack = (s: Realm): boolean =>
  s.over === null && s.stack.some(f => f.rule === 'attackPhase' && f.at !== 'done');

function noteSaviours(s: Realm, { question }: Pending, savable: Set<Id>): void {
  // biome-ignore lint/suspicious/noExplicitAny: each question stands in its own kind of frame
  const f: any = s.stack.at(-1);
  if (question === 'deaths.save') savable.add(f.card);
  if (question === 'guarding.ask') savable.add(f.hits[f.hit].target);
}

const IDLE = ['done', 'pass', 'decline', 'noAttack', 'no', 'alone', 'findNothing'];
/** Nobody does more than the rules demand; an attacker divides its strength so that as many as possible die. */
function letItHappen(s: Realm, { options, question }: Pending): Option {
  if (question === 'battle.share') return shared(s, options);
  const idle = IDLE.flatMap(kind => options.filter(option => option.kind === kind));
  return idle[0] ?? options[0];
}
function shared(s: Realm, options: readonly Option[]): Option {
  const [a, d] = [fighter(s), creatureAt(s, options[0].card ?? -1)];
  const kills = a && d ? options.find(({ n = 0 }) => n >= lethalTo(s, a, d)) : undefined;
  return kills ?? options[0];
}
function fighter(s: Realm): Creature | null {
  // biome-ignore lint/suspicious/noExplicitAny: the frame of a battle
  const f: any = s.stack.at(-1);
  return creatureAt(s, f.attacker ?? -1);
}

function compared(s: Realm, after: Realm, savable: ReadonlySet<Id>): Omit<Foresight, 'uncertain'> {
  const dead = allCreatures(s).flatMap(c =>
    after.pieces[c.id] === null && isBuried(after, c) ? [c.id] : [],
  );
  const cities = s.pieces.flatMap(p => {
    if (p?.kind !== 'city') return [];
    const left = Math.max(0, cityAt(after, p.id)?.defence ?? 0);
    return left < p.defence ? [{ id: p.id, damage: p.defence - left, left }] : [];
  });
  return { dead, savable: dead.filter(id => savable.has(id)), cities };
}
/** Not back in a hand or a deck. */
const isBuried = (after: Realm, c: Creature): boolean => {
  const { hand, deck } = after.players[c.owner];
  return !hand.includes(c.id) && !deck.includes(c.id);
};

/** Everybody on the table who could step in the way of one of these attackers. */
export const stoppers = (s: Realm, attackers: readonly Creature[], goal: City): Creature[] =>
  allCreatures(s).filter(
    c =>
      !opposes(s, c.controller, goal.controller) &&
      noDefender(s, c, goal.id) === null &&
      attackers.some(a => noIntercept(s, c, a) === null),
  );

/** Whether an opponent could still answer, by what everybody can see: a hand and the means to play it, or an ability. */
export const answerable = (s: Realm, seat: Seat): boolean =>
  s.players.some((player, other) => player.alive && opposes(s, seat, other) && couldAct(s, other));
