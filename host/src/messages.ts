import type { Facts } from '@siegeworks/protocol';
import { factsFor } from './facts.ts';
import { bugReport } from './files.ts';
import type { Host } from './host.ts';
import { said, whyOf } from './refusals.ts';
import type { Room } from './room.ts';
import type { Visit } from './visit.ts';

/** Shows everybody in the room what has happened. */
export function show(host: Host, room: Room): void {
  for (const visit of room.visits) tellFacts(host, visit);
}
/** Where the view itself fails, its visitor hears of the fault, and everybody else sees the table. */
export function tellFacts(host: Host, visit: Visit): void {
  const { room } = visit;
  let facts: Facts;
  try {
    facts = factsFor(host, visit);
  } catch (cause) {
    visit.tell(null, 'problem', { match: room.id, cause: said(cause), report: null });
    return host.parts.onFault?.(room, cause, 'facts');
  }
  visit.tell(null, 'facts', facts);
}

/** A fault in the rules or in the store: the match stands at its last good state, and a report can be saved. */
export function fault(host: Host, room: Room, cause: unknown, doing: string): void {
  room.faults++;
  // What could not be stored is no fault of the rules.
  if (host.parts.onFault && !whyOf(cause)) return host.parts.onFault(room, cause, doing);
  const report = bugReport(room, cause, doing);
  for (const visit of room.visits)
    visit.tell(null, 'problem', { match: room.id, cause: said(cause), report });
}
