import type { Id, Option, Seat } from '@siegeworks/contract';
import { NONE } from './state.ts';

/** A pick with all its fields: anything it does not name is NONE or an empty string. */
export interface Pick {
  kind: string;
  card: Id;
  target: Id;
  seat: Seat;
  what: string;
}
export const pickOf = (o: Option): Pick => ({
  kind: o.kind,
  card: o.card ?? NONE,
  target: o.target ?? NONE,
  seat: o.seat ?? NONE,
  what: o.what ?? '',
});
