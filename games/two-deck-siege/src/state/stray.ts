import type { Frame, Id } from '@siegeworks/contract';
import { BOX, has, isDefender, PROTECTION } from '../cards/card.ts';
import { nameOf } from '../words/names.ts';
import type { Siege } from './state.ts';
import { NONE } from './state.ts';
import { inPlay, outside } from './units.ts';

/** What has outlived its cause, or `null`. */
export function stray(s: Siege): string | null {
  return tokens(s) ?? flags(s) ?? waiting(s) ?? knowledge(s) ?? named(s);
}

/** Tokens and marks belong to units in play; enemies never tire (TD-008), nor does the Golem (TD-083). */
function tokens(s: Siege): string | null {
  for (const [id, { wounds, tired, ordered, mayRest, arrival }] of s.units.entries()) {
    const defends = isDefender(id);
    if (!inPlay(s, id) && (wounds > 0 || tired > 0 || ordered || mayRest || arrival > 0))
      return `${nameOf(id)} is not in play and still bears a token or mark`;
    if (tired > 0 && (!defends || has(id, 'tireless'))) return `${nameOf(id)} never tires and bears a token`;
    if ((ordered || mayRest) && !defends) return `${nameOf(id)} is an enemy and bears a mark of the garrison`;
  }
  return null;
}

const isUnderWay = (s: Siege, rule: string) => s.stack.some(f => f.rule === rule);

/** A Shield Wall lasts as long as its order lies in the discard pile of this round. */
function flags(s: Siege): string | null {
  if (s.shieldWall !== '' && !s.discard.includes(PROTECTION))
    return 'there is a Shield Wall without its order';
  if (s.event !== NONE && !s.stack.some(f => f.rule === 'event' && 'card' in f && f.card === s.event))
    return `${nameOf(s.event)} is being carried out, but no rule does it`;
  return null;
}

/** Cards wait for the siege turn in which they were drawn; only a besieger has a reserve, of one card (TD-225). */
function waiting(s: Siege): string | null {
  const [card] = [...s.drawn, ...s.held];
  if (card !== undefined && !isUnderWay(s, 'siegeTurn')) return `${nameOf(card)} waits for no siege turn`;
  if (s.reserve.length > (s.options.mode === 'duel' ? 1 : 0)) return 'too many cards are in reserve';
  return null;
}

/** Cards that a seat knows in a pile are still in a pile. */
function knowledge(s: Siege): string | null {
  const hidden = [...s.deck, ...s.enemyDeck, ...s.reserve];
  for (const [seat, known] of s.known.entries()) {
    const open = known.find(id => !hidden.includes(id));
    if (open !== undefined) return `seat ${seat} still remembers where ${nameOf(open)} lay`;
    if (new Set(known).size < known.length) return `seat ${seat} remembers a card twice`;
  }
  return null;
}

/** Every unit that a rule in progress is about to use is still where it can act. */
function named(s: Siege): string | null {
  for (const f of s.stack) {
    for (const [key, is] of Object.entries(NAMED)) {
      const lost = idsIn(f, key).find(id => id !== NONE && !is(s, id));
      if (lost !== undefined) return `${f.rule} still has ${nameOf(lost)} as its ${key}`;
    }
  }
  return null;
}
const NAMED: Readonly<Record<string, (s: Siege, id: Id) => boolean>> = {
  unit: inPlay,
  units: inPlay,
  caster: inPlay,
  id: inPlay,
  target: inPlay,
  groups: inPlay,
  heldBack: (s, id) => inPlay(s, id) && outside(s, id),
  card: (s, id) => BOX[id] !== undefined && isAtHand(s, id),
};
/** Played, drawn or being carried out. */
const isAtHand = (s: Siege, id: Id) => s.discard.includes(id) || s.drawn.includes(id) || s.event === id;
function idsIn(f: Frame, key: string): Id[] {
  const value: unknown = Reflect.get(f, key);
  return [value].flat(2).filter(each => typeof each === 'number');
}
