import type {
  Afterwards,
  ClockRule,
  DecksAllowed,
  GameInfo,
  GivenTerms,
  Letter,
  Offering,
  SeriesLength,
} from '@siegeworks/protocol';
import { fitMode } from '../game/modes.ts';
import { fittingOptions } from '../game/table-size.ts';
import { defaults } from '../setup.ts';
import type { Start } from './beginning.tsx';
import { CLOCKS } from './clocks.ts';
import { ownRandomness } from './house.ts';
import type { BroughtDeck } from './own-deck.tsx';
import { broughtIn } from './own-deck.tsx';

/** What somebody offers to play, before it is written down. */
export interface Draft {
  players: number;
  options: Letter['terms']['options'];
  brought: BroughtDeck;
  decks: DecksAllowed;
  clock: number;
  open: boolean;
  watch: boolean;
  series: SeriesLength | null;
  rated: boolean;
  afterwards: Afterwards;
  leaving: string | null;
  takeBacks: boolean;
  hints: boolean;
  brisk: boolean;
  openHands: boolean;
  start: Start | null;
}

export function usualDraft(game: GameInfo, start: Start | null): Draft {
  const players = Math.max(2, game.seats.min);
  const { options } = fitMode(game, defaults(game.options), players);
  return {
    players,
    options,
    brought: { ready: game.decks[0]?.id ?? '' },
    decks: 'legal',
    clock: 0,
    open: false,
    watch: true,
    series: null,
    rated: false,
    afterwards: 'everybody',
    leaving: null,
    takeBacks: true,
    hints: false,
    brisk: false,
    openHands: false,
    start,
  };
}

/** The terms of a letter, to be changed. A clock that is none of ours stays until another one is chosen. */
export function draftOf(letter: Letter): Draft {
  const { seats, clock, game: _game, start: _start, ...terms } = letter.terms;
  const place = CLOCKS.findIndex(({ rule }) => isSameClock(rule, clock));
  return {
    ...terms,
    players: seats.length,
    brought: { ready: '' },
    clock: Math.max(0, place),
    open: letter.open,
    start: null,
  };
}
const isSameClock = (a: ClockRule | null, b: ClockRule | null): boolean =>
  a?.bank === b?.bank && a?.increment === b?.increment;

/** In a rated match all decks keep the rules. */
export const decksIn = ({ decks, rated }: Draft): DecksAllowed =>
  rated && decks === 'any' ? 'legal' : decks;

export function termsOfDraft(game: GameInfo, draft: Draft): GivenTerms {
  const { players, options, clock, start, rated, ...rest } = draft;
  const { watch, series, afterwards, leaving, openHands, hints, takeBacks, brisk } = rest;
  const seats = Array.from({ length: start?.seats ?? players }, () => null);
  const helps = rated ? {} : { openHands, hints, takeBacks, brisk };
  return {
    game: game.id,
    options: start ? {} : { ...options, ...fittingOptions(game.id, players) },
    seats,
    clock: CLOCKS[clock]?.rule ?? null,
    watch,
    series,
    rated,
    afterwards,
    leaving: seats.length > 2 ? leaving : null,
    decks: decksIn(draft),
    ...helps,
  };
}

export function offeringOf(game: GameInfo, draft: Draft): Offering {
  const { brought, ...rest } = revisionOf(game, draft);
  return { ...rest, sitting: { seat: 0, ...brought, entropy: ownRandomness() } };
}

/** The same for a letter that exists already. Where a match begins with a position nobody brings a deck. */
export const revisionOf = (game: GameInfo, draft: Draft) => ({
  terms: termsOfDraft(game, draft),
  brought: broughtIn(draft.start ? { ready: '' } : draft.brought),
  open: draft.open,
});
