export type {
  Amend,
  Area,
  Attempt,
  Bench,
  Board,
  Bundle,
  CardInfo,
  Deck,
  Face,
  Id,
  KnownCard,
  KnownPile,
  MatchConfig,
  Option,
  Overlay,
  Part,
  Pips,
  Reason,
  Score,
  Seat,
  SeatConfig,
  Spot,
  Summary,
  SummaryLine,
  Term,
  Thing,
  Value,
  Variant,
  Variants,
  VariantValue,
} from '@siegeworks/contract';
export { sentencesOf, wordTitle } from '@siegeworks/contract';
export { Malformed, read } from '@siegeworks/files/shape';
export type * from './accounts.ts';
export * from './again.ts';
export * from './circles.ts';
export * from './client.ts';
export * from './decks.ts';
export * from './difference.ts';
export * from './drafts.ts';
export * from './facts.ts';
export * from './game-info.ts';
export type * from './gauntlet.ts';
export * from './hall.ts';
export * from './host.ts';
export * from './house-decks.ts';
export * from './lab.ts';
export * from './match-state.ts';
export * from './moderation.ts';
export * from './people.ts';
export * from './poll.ts';
export * from './puzzle-book.ts';
export * from './ratings.ts';
export * from './record.ts';
export * from './refusals.ts';
export * from './rulebook.ts';
export * from './school.ts';
export * from './series.ts';
export * from './starts.ts';
export type * from './story.ts';
export * from './studio.ts';
export * from './terms.ts';
export * from './transport.ts';
