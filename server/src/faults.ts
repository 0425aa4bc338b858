import type { Outcome } from '@siegeworks/contract';
import type { Room } from '@siegeworks/host';
import { act, bugReport, refuse, said, show } from '@siegeworks/host';
import type { Match } from '@siegeworks/kernel';
import type { House } from './house.ts';

/** The laws that are cheap enough for every pick: what breaks them does not happen. */
export function lawful({ game, state }: Match): void {
  const wrong = game.audit.misplaced(state) ?? (state.over ? null : game.audit.stray(state));
  if (wrong !== null) throw new Error(`a law is broken: ${wrong}`);
}

/** The rules have failed in a room: it alone stops at its last good action, and the log is kept as a report. */
export async function halt(house: House, room: Room, cause: unknown, doing: string): Promise<void> {
  if (room.company.halted !== null) return;
  const { text: report } = bugReport(room, cause, doing);
  const seq = room.actions;
  const seat = room.match.asked?.seat ?? 0;
  house.metrics.faults.inc({ game: room.match.game.about.id });
  const stands = () => {
    if (room.company.halted !== null || room.match.state.over) throw refuse('halted');
  };
  await act(house.host.parts, room, seat, { kind: 'halt' }, { stands });
  show(house.host, room);
  await house.database.sql
    .insertInto('fault')
    .values({
      match: room.id,
      seq,
      node: house.node,
      at: house.now(),
      cause: said(cause),
      doing,
      report,
    })
    .execute();
}

/** What a match that the table has ended after a fault is kept as: a result for nobody, and never rated. */
export function withoutResult({ company, seats }: Pick<Room, 'company' | 'seats'>): Outcome | null {
  return company.halted === 'void'
    ? { places: seats.map(() => 1), draw: true, rule: '', reason: VOID }
    : null;
}
const VOID = 'no result';
export const isWithoutResult = ({ rule, reason }: Outcome): boolean => rule === '' && reason === VOID;
