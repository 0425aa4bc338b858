export type {
  Area,
  Board,
  CardInfo,
  Deck,
  Face,
  Id,
  MatchConfig,
  Option,
  OptionField,
  OptionSchema,
  OptionValue,
  Pips,
  Reason,
  Seat,
  SeatConfig,
  Spot,
  Value,
} from '@siegeworks/kernel';
export { Malformed, read } from '@siegeworks/kernel/shape';
export * from './client.ts';
export * from './host.ts';
export * from './rulebook.ts';
export * from './series.ts';
export type * from './story.ts';
export * from './transport.ts';
