import { factsFor } from './facts.ts';
import { bugReport } from './files.ts';
import type { Host } from './host.ts';
import { said } from './refusals.ts';
import type { Room } from './room.ts';
import type { Visit } from './visit.ts';

/** Shows everybody in the room what has happened. */
export function show(host: Host, room: Room): void {
  for (const visit of room.visits) tellFacts(host, visit);
}
export function tellFacts(host: Host, visit: Visit): void {
  visit.tell(null, 'facts', factsFor(host, visit));
}

/** A fault in the rules or in the store: the match stands at its last good state, and a report can be saved. */
export function fault(room: Room, cause: unknown, doing: string): void {
  room.faults++;
  const report = bugReport(room, cause, doing);
  for (const visit of room.visits)
    visit.tell(null, 'problem', { match: room.id, cause: said(cause), report });
}
