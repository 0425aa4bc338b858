import type { Eye, State } from '@siegeworks/contract';
import type { Room } from '@siegeworks/host';
import { fileOf, nextId, standing, viewFor } from '@siegeworks/host';
import { noteOf, titleOf } from '@siegeworks/reader';
import type { Keeper } from './keeper.ts';
import { Elsewhere, writeKept } from './keeper.ts';
import type { Kept, KeptInfo } from './kept.ts';

/** Writes matches one after the other: what changes while it is being written is written next. */
export interface Writer {
  write(room: Room): void;
  /** What is still to be written of this match is not written. */
  drop(match: string): void;
  /** Everything is written by then. */
  done(): Promise<void>;
}

export function newWriter(keeper: Keeper): Writer {
  const waiting = new Map<string, Room>();
  const writing = new Map<string, Promise<void>>();
  const writeAll = async (match: string) => {
    for (let room = waiting.get(match); room; room = waiting.get(match)) {
      waiting.delete(match);
      await keep(keeper, room);
    }
    writing.delete(match);
  };
  return {
    write(room) {
      waiting.set(room.id, room);
      if (!writing.has(room.id)) writing.set(room.id, writeAll(room.id));
    },
    drop: match => void waiting.delete(match),
    async done() {
      while (writing.size > 0) await Promise.all(writing.values());
    },
  };
}

async function keep(keeper: Keeper, room: Room): Promise<void> {
  const { id } = room;
  try {
    await writeKept(keeper, id, keptOf(keeper, room));
  } catch (fault) {
    if (!(fault instanceof Elsewhere)) throw fault;
    keeper.onElsewhere(id);
  }
}

function keptOf({ now, revisions }: Keeper, room: Room): Kept {
  return {
    info: infoOf(room, now()),
    file: fileOf(room),
    next: nextId(room),
    ...(room.branch && { branch: true }),
    revision: revisions.get(room.id) ?? 0,
  };
}

function infoOf(room: Room, updated: number): KeptInfo {
  const { id: match, match: played, seats, series } = room;
  const { game, state } = played;
  // Anybody who shares this screen may look at the list.
  const people = seats.flatMap((chair, seat) => (chair.kind === 'person' ? [seat] : []));
  const eye = people.length === 1 ? people[0] : 'spectator';
  const note = noteOf(game, seenBy(room, eye), eye, series ? standing(room, series, people) : null);
  return {
    match,
    game: game.about.id,
    title: titleOf(game, seats),
    note,
    over: state.over !== null,
    updated,
  };
}

function seenBy(room: Room, eye: Eye): State {
  const people = { names: room.seats.map(({ name }) => name), you: eye === 'spectator' ? null : eye };
  return { ...viewFor(room, eye), people };
}
