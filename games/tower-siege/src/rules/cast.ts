import type { Id, Reason, Seat } from '@siegeworks/contract';
import { Impossible } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { because, DONE, take } from '@siegeworks/table';
import { CARDS, cardsOf } from '../cards/card.ts';
import { entryOf } from '../cards/entries.ts';
import type { Magic } from '../cards/entry.ts';
import type { Cast, Offered, Target } from '../state/offers.ts';
import { forget } from '../state/place.ts';
import { discount, mageOf } from '../state/readers.ts';
import type { Siege } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { aimed, picked } from './aims.ts';
import { choice, rule } from './book.ts';
import { resolve, responses } from './calls.ts';
import type { Cost } from './costs.ts';
import { canPay } from './costs.ts';
import { pay } from './pay.ts';
import { declare } from './pending.ts';
import { spellTurn } from './timing.ts';

export type Occasion = 'main' | 'combat' | 'market' | 'response' | 'start' | 'injury';
/** The Spells that every Mage knows. */
export const INNATE = Object.values(CARDS).flatMap(card => (card.type === 'InnateSpell' ? [card.id] : []));
export const isMagic = (what: string): boolean => entryOf(what).magic !== undefined;
export function magicOf(what: string): Magic {
  const { magic } = entryOf(what);
  if (!magic) throw new Impossible(`${what} cannot be cast`);
  return magic;
}

/** TS-076, TS-R30, TS-R83: a servant may lower the cost of Spells, never below 1. */
export function castCost(s: Siege, seat: Seat, what: string, level: number, aims: number): Cost {
  const card = cardsOf(s)[what];
  let pp = card.cast ?? 0;
  if (card.levels) pp = card.levels[Math.max(0, level)].pp;
  if (card.perTarget) pp = card.perTarget.first + card.perTarget.next * (Math.max(1, aims) - 1);
  const less = card.type === 'Scroll' ? 0 : discount(s, seat, 'spells');
  if (less > 0) pp = Math.max(1, pp - less);
  return { gp: 0, pp };
}

const WRONG_TIME = because('TS-167', 'an On Turn card can be cast only in your own MAIN or COMBAT phase');
const MARKET_TIME = because('TS-225', 'in MARKET only Any Turn magic may be cast');
const BARRED = because(
  'TS-079',
  'your Mage fumbled an attack roll and may cast nothing attack-based until your next turn',
);
const TOO_EXPENSIVE = because('TS-166', 'you cannot pay its casting cost');
const NO_TARGET = because('TS-148', 'it has no legal target now');
const ONLY_COMBAT = because('TS-224', 'it can be cast only in COMBAT');
const ONLY_MAIN = because('TS-224', 'it can be cast only in MAIN');
const ONLY_RESPONSE = because(
  'TS-179',
  "it can be cast only while another player's Spell or Scroll waits to resolve",
);
const ONLY_INJURY = because('TS-R80', 'it can be cast only when a creature is losing a Life Point');
const ONLY = { combat: ONLY_COMBAT, main: ONLY_MAIN, response: ONLY_RESPONSE, injury: ONLY_INJURY };

/** Why this Spell or Scroll cannot be cast on this occasion, or `null`. */
export function noCast(s: Siege, seat: Seat, what: string, on: Occasion): Reason | null {
  const magic = magicOf(what);
  const ownTime = on === 'main' || on === 'combat';
  if (!ownTime && spellTurn(s, what) === 'OT') return on === 'market' ? MARKET_TIME : WRONG_TIME;
  if (magic.only && magic.only !== on) return ONLY[magic.only];
  if (CARDS[what].attackBased && mageOf(s, seat).barred) return BARRED;
  if (!canPay(s, seat, castCost(s, seat, what, 0, 1))) return TOO_EXPENSIVE;
  if (magic.min > 0 && magic.aim.list(s, seat, []).length < magic.min) return NO_TARGET;
  return null;
}

/** TS-068: Scrolls in hand (one of each name: copies are alike), innate and learned Spells. */
export function castOptions(s: Siege, seat: Seat, on: Occasion): Cast[] {
  const options: Cast[] = [];
  const { hand, spellbook } = s.players[seat];
  const tried: string[] = [];
  for (const card of hand) {
    const what = s.names[card];
    if (CARDS[what].type !== 'Scroll' || tried.includes(what)) continue;
    tried.push(what);
    if (noCast(s, seat, what, on) === null) options.push({ kind: 'cast', card });
  }
  for (const what of INNATE) if (noCast(s, seat, what, on) === null) options.push({ kind: 'cast', what });
  for (const card of spellbook)
    if (noCast(s, seat, s.names[card], on) === null) options.push({ kind: 'cast', card });
  return options;
}

/** Begins a casting; `opens` when it is an action of its own and not a response. */
export function startCast(s: Siege, seat: Seat, pick: Cast, opens: boolean): void {
  const [what, card] = 'card' in pick ? [s.names[pick.card], pick.card] : [pick.what, NONE];
  call(s, cast(seat, what, card, opens));
}

/** 6.8: level, targets, cost, pending list, W1, resolution. */
const cast = rule(
  'cast',
  (seat: Seat, what: string, card: Id, opens: boolean) => ({
    seat,
    what,
    card,
    opens,
    level: NONE,
    targets: [] as number[],
    enough: false,
  }),
  {
    level: choice({
      when: (_s, f) => CARDS[f.what].levels !== undefined,
      who: (_s, f) => f.seat,
      options: (s, f): Offered<'level'>[] =>
        (CARDS[f.what].levels ?? []).flatMap((_level, n) =>
          canPay(s, f.seat, castCost(s, f.seat, f.what, n, 1)) ? [{ kind: 'level', n, what: f.what }] : [],
        ),
      then(_s, f, { n }) {
        f.level = n;
      },
    }),
    aim: choice({
      when: (s, f) =>
        magicOf(f.what).max > 0 && !f.enough && aimOptions(s, f.seat, f.what, f.targets).length > 0,
      who: (_s, f) => f.seat,
      options: (s, f) => aimOptions(s, f.seat, f.what, f.targets),
      then(_s, f, pick) {
        if (pick.kind === 'done') f.enough = true;
        else f.targets.push(picked(pick));
      },
    }),
    more(s, f) {
      if (!s.players[f.seat].alive) return 'done';
      // A player has resigned since and took the last target along: nothing has been cast.
      const { aim, min } = magicOf(f.what);
      if (f.targets.length < min && aim.list(s, f.seat, f.targets).length === 0) return 'done';
      if (!f.enough && mayAimMore(s, f.seat, f.what, f.targets)) return 'aim';
    },
    pay(s, f) {
      call(s, pay(f.seat, castCost(s, f.seat, f.what, f.level, f.targets.length)));
    },
    declare(s, f) {
      if (!s.players[f.seat].alive) return 'done';
      const scroll = CARDS[f.what].type === 'Scroll';
      if (scroll) {
        take(s.players[f.seat].hand, f.card);
        forget(s, f.card);
      }
      if (CARDS[f.what].attackBased) s.progress = true;
      const item = declare(s, {
        kind: scroll ? 'scroll' : 'spell',
        by: f.seat,
        what: f.what,
        card: f.card,
        level: f.level,
        targets: f.targets.slice(),
      });
      if (f.opens) call(s, responses(item.n), resolve(item.n));
    },
  },
);

function mayAimMore(s: Siege, seat: Seat, what: string, chosen: number[]): boolean {
  const { aim, min, max } = magicOf(what);
  const limit = CARDS[what].perTarget?.max ?? max;
  if (chosen.length >= limit || aim.list(s, seat, chosen).length === 0) return false;
  return chosen.length < min || canPay(s, seat, castCost(s, seat, what, NONE, chosen.length + 1));
}
function aimOptions(s: Siege, seat: Seat, what: string, chosen: number[]): (Target | Offered<'done'>)[] {
  const { aim, min } = magicOf(what);
  const options = aim.list(s, seat, chosen).map(n => aimed(aim, n));
  return chosen.length >= min && min > 0 && chosen.length > 0 ? [...options, DONE] : options;
}
