import type { Bot } from '@siegeworks/bots';
import type { Game, Option, Seat, State } from '@siegeworks/contract';
import type { Match, Pending, Tried } from '@siegeworks/kernel';
import type { Room } from './room.ts';
import type { Store } from './store.ts';

/** A computer player is asked. */
export interface Thinking {
  asked: Pending;
  bot: Bot;
  /** Of its dice: the same thought comes out again. */
  seed: string;
  /** How long it may take, in milliseconds; without it as long as it usually does. */
  milliseconds?: number | undefined;
}

/** All that a host needs from outside: a worker, a server, a terminal and a test each bring their own. */
export interface HostParts {
  /** The rules of a game, or `null` where there is no such game. */
  game(id: string): Promise<Game | null>;
  /** Everybody who can be asked to play. */
  bots: readonly Bot[];
  /** Those whom people are offered, the gentlest first; the last one gives hints. */
  levels: readonly Bot[];
  store: Store;
  /** A room that is not open here, where the store keeps more than files: everybody sits in it as they sat down. */
  fetch?(match: string): Promise<Room | null>;
  /** A new unguessable text, for ids and seeds. */
  fresh(): string;
  /** Milliseconds since 1970. */
  now(): number;
  /** Between two steps, so that messages get in. */
  pause(): Promise<void>;
  /** Lets a computer player think elsewhere, where a host has threads; `null` where it must think here. */
  think?(room: Room, thinking: Thinking): Promise<Option> | null;
  /** Whether a person is asked even what is usually answered for them. */
  insists?(room: Room, asked: Pending): boolean;
  /** Whether visitors are answered before computer players and standing answers have followed. */
  detached?: boolean;
  /** How long somebody takes who passes without being asked, in milliseconds; each time another one. */
  moment?(): number;
  /** How many picks back a newcomer gets facts about; all of them by default. */
  history?: number;
  /** Works a pick out elsewhere where it would take long; `null` where it is worked out here. */
  apart?(room: Room, seat: Seat, option: Option): Promise<Tried<State>> | null;
  /** Works an action out and looks how long that takes. */
  timed?<T>(room: Room, work: () => T): T;
  /** Throws where a law of the rules is broken after a pick, before it has happened. */
  lawful?(match: Match): void;
  /** What a host does when the rules have failed, where it does more than to tell the visitors. */
  onFault?(room: Room, cause: unknown, doing: string): void;
  /** Waits for this many milliseconds. */
  wait(milliseconds: number): Promise<void>;
}
