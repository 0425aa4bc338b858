import type { Action, Clock, Room } from '@siegeworks/host';
import { sql } from 'kysely';
import type { Database } from './database/open.ts';
import { withoutResult } from './faults.ts';

/** Writes actions down; false where another node was faster. */
export type Journal = (after: Room, action: Action) => Promise<boolean>;

/** One line of the log, with what the hall shows of its match from then on. */
type Line = ReturnType<typeof lineOf>;
interface Waiting {
  line: Line;
  stored(is: boolean): void;
  failed(cause: unknown): void;
}

/** How many lines go into one statement. */
const MOST = 100;

/**
 * Writes down together whatever has to be written while the statement before is under way: a house with one match waits
 * for nothing, and one with a thousand asks its database a fraction as often.
 */
export function journalIn({ log: db }: Database, now: () => number): Journal {
  let waiting: Waiting[] = [];
  let isWriting = false;

  async function write(batch: readonly Waiting[]): Promise<void> {
    try {
      const stored = await writeDown(batch.map(({ line }) => line));
      for (const { line, stored: tell } of batch) tell(stored.has(line.match));
    } catch (cause) {
      // What is wrong with one line is no reason to refuse the others.
      if (batch.length > 1 && isUndone(cause)) for (const each of batch) await write([each]);
      else for (const { failed } of batch) failed(cause);
    }
  }
  async function writeAll(): Promise<void> {
    isWriting = true;
    // Whatever else is decided at this moment comes along.
    await Promise.resolve();
    while (waiting.length > 0) {
      const { batch, rest } = nextBatch(waiting);
      waiting = rest;
      await write(batch);
    }
    isWriting = false;
  }
  /** One statement: the fence, and what the hall shows of the matches. Answers with the matches that went on. */
  async function writeDown(lines: readonly Line[]): Promise<Set<string>> {
    const { rows } = await sql<{ id: string }>`
      with given as (
        select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (
          match text, seq integer, seat integer, deed jsonb, at bigint, client text,
          updated bigint, outcome jsonb, deadline bigint, asked integer
        )
      ), written as (
        insert into action (match, seq, seat, deed, at, client)
        select match, seq, seat, deed, at, client from given order by match
        on conflict do nothing returning match
      )
      update match set updated = given.updated, outcome = given.outcome, deadline = given.deadline,
        asked = given.asked
      from given join written using (match) where match.id = given.match returning match.id`.execute(db);
    return new Set(rows.map(({ id }) => id));
  }
  return (after, action) =>
    new Promise((stored, failed) => {
      waiting.push({ line: lineOf(after, action, now()), stored, failed });
      if (!isWriting) void writeAll();
    });
}

/** Each match goes on by one line at most: the answer names matches. */
function nextBatch(waiting: readonly Waiting[]): { batch: Waiting[]; rest: Waiting[] } {
  const batch = new Map<string, Waiting>();
  const rest: Waiting[] = [];
  for (const each of waiting)
    if (batch.size < MOST && !batch.has(each.line.match)) batch.set(each.line.match, each);
    else rest.push(each);
  return { batch: [...batch.values()], rest };
}

/** Errors of data, and of statements that stood in each other's way: the database has surely stored nothing of it. */
const isUndone = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && /^(22|23|40)/.test(`${cause.code}`);

function lineOf(after: Room, { seq, seat, deed, at, client }: Action, updated: number) {
  const { id, match, company } = after;
  const outcome = match.state.over ?? withoutResult(after);
  const deadline = deadlineOf(company.clock);
  return {
    match: id,
    seq,
    seat,
    deed,
    at,
    client,
    updated,
    outcome,
    deadline,
    asked: match.asked?.seat ?? null,
  };
}

/** When the running clock is over; `null` while none runs. */
function deadlineOf(clock: Clock | null): number | null {
  return clock && clock.runs !== null ? Math.ceil(clock.since + clock.left[clock.runs]) : null;
}
