import type { Game, GameEvent, Reason, Seat, Seed, State } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import type { Lasting } from './lasting.ts';
import type { Match, Pick } from './match.ts';
import { apply, firstState } from './match.ts';
import { pending } from './rule.ts';

/** Why something can never be taken back, as part of a sentence. */
const NEVER_BACK: Readonly<Record<Lasting, string>> = {
  card: 'a hidden card was drawn or shown',
  dice: 'dice were rolled',
  shuffle: 'cards were shuffled',
  turn: 'the turn has ended',
};

/** Why this seat cannot undo everything after the first `picks` picks, or `null`. */
export function whyNoUndoTo(m: Match, seat: Seat, picks = m.picks.length - 1): Reason | null {
  if (m.picks.length === 0) return { rule: '', text: 'nothing has been done yet' };
  if (m.state.over) return { rule: '', text: 'the game is over' };
  if (m.anew && picks < m.anew.picks) return { rule: '', text: 'the hidden cards were dealt anew here' };
  for (let last = m.past.length - 1; last >= Math.max(0, picks); last--) {
    const { seat: by, lasting } = m.past[last];
    if (by !== seat) return { rule: '', text: 'somebody else has acted since' };
    if (lasting) return { rule: '', text: NEVER_BACK[lasting] };
  }
  return picks < 0 ? { rule: '', text: 'nothing has been done yet' } : null;
}

/** Goes back to where `picks` picks had been made: free until something can never be taken back, or somebody else acted. */
export function undoTo(m: Match, seat: Seat, picks = m.picks.length - 1): void {
  const why = whyNoUndoTo(m, seat, picks);
  if (why) throw new Refused([why]);
  goBackTo(m, picks);
}

/** The same without asking whether it is free: everybody who could object has agreed. */
export function goBackTo(m: Match, picks: number): void {
  if (picks >= m.picks.length) return;
  const state = stateAt(m, picks);
  m.recent.length = Math.max(0, m.recent.length - (m.picks.length - picks));
  m.log.length = m.past[picks].events;
  m.past.length = picks;
  m.marks = m.marks.filter(mark => mark.picks <= picks);
  if (m.anew && picks < m.anew.picks) m.anew = null;
  m.picks.length = picks;
  m.state = state;
  m.asked = pending(m.game, state);
}

/** The state after the first `picks` picks: a kept one, or played again from the last mark before it. */
export function stateAt<S extends State>(m: Match<S>, picks: number): S {
  const kept = keptAt(m, picks);
  if (kept) return kept;
  const mark = m.marks.findLast(each => each.picks <= picks);
  let s = mark ? m.game.rules.clone(mark.state) : dealtAt(m, 0, firstState(m));
  for (let made = mark?.picks ?? 0; made < picks; made++) {
    apply(m.game, s, m.picks[made]);
    s = dealtAt(m, made + 1, s);
  }
  s.events = [];
  return s;
}

/** Continues with hidden cards dealt anew: a table that this seat cannot tell from the present one. Nothing that was known changes. */
export function dealAnew<S extends State>(m: Match<S>, seat: Seat, seed: Seed): void {
  m.anew = { picks: m.picks.length, seat, seed };
  m.state = dealtAt(m, m.picks.length, m.state);
  m.asked = pending(m.game, m.state);
  m.recent = [];
  m.marks = [];
}

/** The state after this many picks, with the hidden cards as they lie in this match. */
function dealtAt<S extends State>({ game, anew }: Match<S>, picks: number, s: S): S {
  if (anew?.picks !== picks) return s;
  const dealt = game.knowledge.sample(s, anew.seat, anew.seed);
  dealt.events = [];
  return dealt;
}

function keptAt<S extends State>({ state, picks: { length }, recent }: Match<S>, picks: number): S | null {
  return picks === length ? state : (recent[recent.length - (length - picks)] ?? null);
}

/** The table at one moment of a match, and what had happened since the pick before. */
export interface Moment<S> {
  /** How many picks had been made. */
  picks: number;
  state: S;
  events: GameEvent[];
}

/** Every moment of a match from the one after `from` picks on. */
export function* moments<S extends State>(m: Match<S>, from = 0): Generator<Moment<S>> {
  if (from > m.picks.length) return;
  let state = stateAt(m, from);
  for (let picks = from; ; picks++) {
    yield { picks, state, events: m.log.slice(eventsBefore(m, picks - 1), eventsBefore(m, picks)) };
    if (picks === m.picks.length) return;
    state = keptAt(m, picks + 1) ?? dealtAt(m, picks + 1, after(m.game, state, m.picks[picks]));
  }
}

/** How many events had happened before the pick at this place was made. */
function eventsBefore(m: Match, place: number): number {
  if (place < 0) return 0;
  return m.past[place]?.events ?? m.log.length;
}

function after<S extends State>(game: Game<S>, s: S, pick: Pick): S {
  const next = game.rules.clone(s);
  apply(game, next, pick);
  next.events = [];
  return next;
}
