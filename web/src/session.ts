import type {
  ClientBodies,
  ClientType,
  HostMessage,
  HostType,
  LineInfo,
  MatchState,
  PeopleInfo,
  Reason,
  StorageInfo,
  Transport,
} from '@siegeworks/protocol';
import { Malformed, readHostMessage, VERSION } from '@siegeworks/protocol';

export type Said<K extends HostType> = Extract<HostMessage, { type: K }>;

/** The host did not accept a request; nothing has changed. */
export class HostRefused extends Error {
  override name = 'HostRefused';
  readonly reasons: readonly Reason[];
  constructor(reasons: readonly Reason[]) {
    super(reasons.map(reason => reason.text).join('; '));
    this.reasons = reasons;
  }
}

export interface Watcher {
  state(state: MatchState): void;
  problem(problem: Said<'problem'>): void;
  /** Somebody has come, gone, or said something. */
  people?(people: PeopleInfo): void;
  /** The match has been opened in another tab. */
  elsewhere?(): void;
  /** Somebody thinks about a hint. */
  thinking?(soFar: Said<'thinking'>): void;
}

/** One page's talk with its host: questions with their answers, and what the host tells by itself. */
export class Session {
  private readonly transport: Transport;
  private readonly waiting = new Map<
    number,
    { resolve(answer: HostMessage): void; reject(why: Error): void }
  >();
  private readonly watchers = new Map<string, Watcher>();
  private last = 0;
  /** Whether matches outlast the page, as far as the host has told. Heard from the first message on. */
  storage: StorageInfo = { keeps: true, text: '' };
  /** The words of it that the person has read: nobody sees the same notice twice. */
  understood = '';
  /** What is known of the line to a house far away. */
  line: LineInfo = { open: true };
  private readonly lineListeners = new Set<() => void>();
  private readonly storageListeners = new Set<() => void>();
  /** Called when the line is broken or the host talks nonsense. */
  onBreak: (why: string) => void = () => {};

  constructor(transport: Transport) {
    this.transport = transport;
    transport.onMessage(message => this.hear(message));
    transport.onBreak(why => this.break(why));
  }

  /** Asks and waits for an answer of the expected type. */
  async ask<K extends ClientType, A extends HostType>(
    type: K,
    body: ClientBodies[K],
    answer: A,
  ): Promise<Said<A>> {
    const re = ++this.last;
    const heard = new Promise<HostMessage>((resolve, reject) => this.waiting.set(re, { resolve, reject }));
    this.transport.send({ v: VERSION, re, type, ...body });
    const message = await heard;
    if (message.type === 'refused') throw new HostRefused(message.reasons);
    if (message.type === 'problem') throw new Error(message.text);
    if (message.type !== answer) throw new Error(`the host answered ${type} with ${message.type}`);
    return message as Said<A>;
  }

  /** States and problems of one match go to its watcher. */
  watch(match: string, watcher: Watcher): () => void {
    this.watchers.set(match, watcher);
    return () => {
      if (this.watchers.get(match) === watcher) this.watchers.delete(match);
    };
  }

  /** The person has read how matches are kept. */
  understand(): void {
    this.understood = this.storage.text;
    for (const listener of this.storageListeners) listener();
  }

  /** Calls whenever there is news of how matches are kept; gives back how to stop that. */
  readonly onStorage = (listener: () => void): (() => void) => {
    this.storageListeners.add(listener);
    return () => void this.storageListeners.delete(listener);
  };

  private hear(raw: unknown): void {
    try {
      this.take(readHostMessage(raw));
    } catch (fault) {
      if (!(fault instanceof Malformed)) throw fault;
      this.break(fault.message);
    }
  }

  private take(message: HostMessage): void {
    if (message.re !== null) {
      this.waiting.get(message.re)?.resolve(message);
      this.waiting.delete(message.re);
      return;
    }
    if (message.type === 'state') this.watchers.get(message.match)?.state(message);
    if (message.type === 'storage') this.keepsAs(message);
    if (message.type === 'lesson') for (const listener of this.lessonListeners) listener(message);
    if (message.type === 'puzzle') for (const listener of this.puzzleListeners) listener(message);
    if (message.type === 'people') this.watchers.get(message.match)?.people?.(message);
    if (message.type === 'line') this.lineIs(message);
    if (message.type === 'elsewhere') this.watchers.get(message.match)?.elsewhere?.();
    if (message.type === 'thinking') this.watchers.get(message.match)?.thinking?.(message);
    if (message.type === 'problem') this.watchers.get(message.match ?? '')?.problem(message);
  }

  private readonly lessonListeners = new Set<(status: Said<'lesson'>) => void>();
  /** Calls whenever a lesson has come further. */
  readonly onLesson = (listener: (status: Said<'lesson'>) => void): (() => void) => {
    this.lessonListeners.add(listener);
    return () => void this.lessonListeners.delete(listener);
  };

  private readonly puzzleListeners = new Set<(status: Said<'puzzle'>) => void>();
  /** Calls whenever a puzzle has come further. */
  readonly onPuzzle = (listener: (status: Said<'puzzle'>) => void): (() => void) => {
    this.puzzleListeners.add(listener);
    return () => void this.puzzleListeners.delete(listener);
  };

  readonly onLine = (listener: () => void): (() => void) => {
    this.lineListeners.add(listener);
    return () => void this.lineListeners.delete(listener);
  };
  private lineIs({ open, slow, stranger }: LineInfo): void {
    this.line = { open, ...(slow && { slow }), ...(stranger && { stranger }) };
    for (const listener of this.lineListeners) listener();
  }

  private keepsAs({ keeps, text }: StorageInfo): void {
    this.storage = { keeps, text };
    for (const listener of this.storageListeners) listener();
  }

  private break(why: string): void {
    for (const { reject } of this.waiting.values()) reject(new Error(why));
    this.waiting.clear();
    this.onBreak(why);
  }
}
