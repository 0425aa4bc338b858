import type { Frame, Id, Option, Usual } from '@siegeworks/contract';
import { CARDS } from '../cards/card.ts';
import { targets } from '../rules/aims.ts';
import { isMagic, magicOf } from '../rules/cast.ts';
import type { Siege } from '../state/state.ts';
import { plainly } from './leading.ts';

/** Things that can be done in the main step as well: nobody waits with the end of a combat for them. */
const IDLE: ReadonlySet<string> = new Set(['discardItem', 'leave', 'travel', 'endCombat']);

/** Questions that a player may leave to their usual answer. */
export const USUAL: Readonly<Record<string, Usual<Siege>>> = {
  'pay.how': {
    answer: 'pay',
    text: 'how to pay even when the price that was named is the only sensible way',
    cards: true,
    // What was bought or cast names what is paid by Alchemy where it must be: to replace more of it is a loss.
    sensible: (s, _seat, options) => (growsWithTargets(s) ? plainly(options) : cheapestWay(options)),
  },
  'stepWindow.ask': {
    answer: 'pass',
    text: "on other players' turns even right after their upkeep, or when I could only cast innate Spells or begin to travel",
    cards: false,
    // After the upkeep nothing has happened since one's own turn, and the end of the turn is still to come.
    sensible: (s, _seat, options) =>
      s.phase === 'upkeep' || options.every(({ kind, card }) => kind === 'travel' || card === undefined)
        ? passIn(options)
        : null,
  },
  'responses.ask': {
    answer: 'pass',
    text: 'whether I respond to my own attacks and Spells, to what others cast on themselves where nothing of mine counters or strikes, or with no more than a Shield to a Spell on a Tower, or a departure',
    cards: true,
    sensible: (s, seat, options) =>
      s.pending.at(-1)?.by === seat ||
      options.every(({ kind }) => LATER.has(kind)) ||
      concernsOthers(s, options) ||
      shieldsNoTower(s, options)
        ? passIn(options)
        : null,
  },
  'counters.ask': { answer: 'ask', text: 'whether I counter a Spell', cards: true },
  'riposte.offer': { answer: 'ask', text: 'whether I riposte', cards: true },
  'market.ask': {
    answer: 'draw',
    text: 'before I draw cards even when I could not discard any',
    cards: true,
    sensible: (_s, _seat, options) =>
      options.some(({ kind }) => kind === 'discard') ? null : of(options, 'draw'),
  },
  'attack.manner': {
    answer: 'melee',
    text: 'how to attack even when there is one enemy and one way',
    cards: true,
    sensible(_s, seat, options) {
      const hostile = options.filter(option => option.seat !== seat);
      return hostile.length === 1 ? hostile[0] : null;
    },
  },
  'combat.decide': {
    answer: 'endCombat',
    text: 'before combat ends even when nobody can attack or cast any more',
    cards: true,
    sensible: (_s, _seat, options) =>
      options.every(({ kind }) => IDLE.has(kind)) ? of(options, 'endCombat') : null,
  },
};

/** Whoever blocks a traveller sets out for that by itself; any other departure can wait for one's own turn. */
const LATER: ReadonlySet<string> = new Set(['pass', 'travel']);

/** Its price was not known when it was cast. */
function growsWithTargets(s: Siege): boolean {
  const cast = s.stack.find(({ rule }) => rule === 'cast') as CastFrame | undefined;
  return cast !== undefined && CARDS[cast.what].perTarget !== undefined && cast.targets.length > 1;
}
type CastFrame = Frame & { what: string; targets: number[] };

/** Nothing by Alchemy, or as little as possible where there is one such way. */
function cheapestWay(options: readonly Option[]): Option | null {
  const least = Math.min(...options.map(({ n = 0 }) => n));
  const cheapest = options.filter(({ n = 0 }) => n === least);
  return cheapest.length === 1 ? cheapest[0] : null;
}

const of = (options: readonly { kind: string }[], kind: string) =>
  options.find(option => option.kind === kind) ?? null;
const passIn = (options: readonly { kind: string }[]) => of(options, 'pass');

const protects = (what = '') => Object.values(CARDS[what]?.effects ?? {}).some(({ gives }) => gives?.pl);

/** TS-071: a Shield is cast on a creature; against a Spell on a Tower it is of no use. */
function shieldsNoTower(s: Siege, options: readonly Option[]): boolean {
  const item = s.pending.at(-1);
  if (item?.kind !== 'spell' || item.targets.length === 0) return false;
  const isTower = (id: Id) => s.players.some(({ tower }) => tower === id);
  return options.every(({ kind, what }) => kind === 'pass' || protects(what)) && item.targets.every(isTower);
}

/** A Spell on what its caster controls, or one that protects its target, and nothing that could counter it or strike before it. */
function concernsOthers(s: Siege, options: readonly Option[]): boolean {
  const item = s.pending.at(-1);
  if (item?.kind !== 'spell' || item.targets.length === 0 || s.options.powerboltAnyTurn) return false;
  const theirs = item.targets.every(target => s.pieces[target]?.controller === item.by);
  // TS-089: what is inside a structure cannot be struck before.
  const open = targets(s).some(({ id }) => item.targets.includes(id));
  return (
    (theirs || protects(item.what)) &&
    options.every(({ card }) => card === undefined || !interferes(s.names[card], open))
  );
}
const interferes = (what: string, open: boolean): boolean =>
  !isMagic(what) || (open && CARDS[what].attackBased === true) || magicOf(what).only === 'response';
