import { bots, levels } from '@siegeworks/bots';
import type { Bundle, Game, Id, Option, Reason, State } from '@siegeworks/contract';
import type { AskedMessage, HostParts, Room, Store } from '@siegeworks/host';
import { addRoom, callerAt, fileOf, memoryStore, openHost, receive } from '@siegeworks/host';
import type { Match } from '@siegeworks/kernel';
import { writeText } from '@siegeworks/lab';
import type {
  AskedQuestion,
  ClientBodies,
  FactMessage,
  Facts,
  FileText,
  MatchState,
  Settings,
} from '@siegeworks/protocol';
import { VERSION } from '@siegeworks/protocol';
import { hintOf, newReading, seenNow, sentenceFor, stateOf, whyNot } from '@siegeworks/reader';
import { dim, say } from '../page.ts';
import { logText } from '../table-text.ts';

/** The person in front of the terminal. */
export const ME = 'me';

/** Whether several people share the terminal. */
export const isShared = ({ seats }: Room): boolean =>
  seats.filter(({ kind }) => kind === 'person').length > 1;

/** How time passes for the person in front of the screen. */
type Watch = Pick<HostParts, 'now' | 'wait'>;
const realTime: Watch = {
  now: () => performance.now(),
  wait: milliseconds => new Promise(done => setTimeout(done, milliseconds)),
};
/** A script on the other end learns nothing from waiting. */
const unwatched: Watch = { ...realTime, wait: async () => {} };

/** A person at a terminal, with a host and a reader of their own. Every pick is on the disk before the next question. */
export class Session {
  readonly room: Room;
  readonly file: string;
  private readonly host;
  private readonly caller;
  private readonly reading;
  private answer: FactMessage | null = null;
  private state: MatchState | null = null;
  private fault: Error | null = null;
  private boardAt = -1;
  private last = 0;

  constructor(room: Room, file: string, parts: Partial<HostParts> = {}) {
    const { game } = room.match;
    this.room = room;
    this.file = file;
    this.reading = newReading(game, false);
    this.caller = callerAt(ME, (re, type, body) => this.hear({ re, type, ...body } as FactMessage));
    this.host = openHost({
      game: async () => game,
      bots,
      levels,
      store: fileStore(file, settingsFor(game)),
      fresh: () => room.id,
      pause: async () => {},
      ...(process.stdin.isTTY && process.stdout.isTTY ? realTime : unwatched),
      ...parts,
    });
  }

  get match(): Match {
    return this.room.match;
  }
  get game(): Game {
    return this.match.game;
  }
  /** The table as this person may know it. */
  get seen(): State {
    return seenNow(this.reading);
  }
  /** The person who looks now. */
  get seat(): number {
    return this.state?.eye ?? this.room.seats.findIndex(({ kind }) => kind === 'person');
  }
  get shown(): MatchState {
    if (!this.state) throw new Error('no state has arrived yet');
    return this.state;
  }
  /** What this person has to decide; `null` while the screen is being passed on, and when the game is over. */
  get question(): AskedQuestion | null {
    return this.shown.question;
  }

  get isOver(): boolean {
    return this.shown.outcome !== null;
  }
  /** The person who is asked next looks from now on. */
  async takeOver(): Promise<void> {
    const seat = this.shown.handover?.seat;
    if (seat !== undefined) await this.ask('ready', { match: this.room.id, seat });
  }

  /** Sits down, and plays on until this person has a real choice. */
  async begin(): Promise<void> {
    await addRoom(this.host, this.room);
    await this.ask('open', { match: this.room.id });
  }

  /** Whether it was done, or why not. */
  async choose(
    option: Option,
    { then = [], firm = [] }: Partial<Pick<Bundle, 'then' | 'firm'>> = {},
  ): Promise<Reason | null> {
    const { seq, question } = this.shown;
    const pick = { seq, question: question?.id ?? '', option, then: [...then], firm: [...firm] };
    return this.refusal('pick', { match: this.room.id, ...pick });
  }
  concede(): Promise<Reason | null> {
    return this.refusal('concede', { match: this.room.id });
  }
  undo(): Promise<Reason | null> {
    return this.refusal('undo', { match: this.room.id });
  }

  /** What the strongest computer player would do. */
  async hint() {
    const said = await this.ask('hint', { match: this.room.id });
    if (said.type !== 'hint') throw new Error(`a hint was answered with ${said.type}`);
    return { ...said, answers: hintOf(this.reading, said.answers) };
  }
  whyNot(card: Id): Reason[] {
    const why = whyNot(this.reading, { card });
    return Array.isArray(why) ? why : [sentenceFor(why)];
  }
  /** Everything that happened so far, one line each. */
  get lines(): string[] {
    return (this.reading.known.get(this.shown.eye)?.lines ?? []).map(logText);
  }

  keep(file: string): void {
    writeText(file, fileOf(this.room));
  }

  /** The table once per turn. */
  isNewTurn(): boolean {
    const turn = this.game.audit.turns(this.match.state);
    const isNew = turn !== this.boardAt;
    this.boardAt = turn;
    return isNew;
  }

  private async refusal<K extends AskedMessage['type']>(
    type: K,
    body: ClientBodies[K],
  ): Promise<Reason | null> {
    const said = await this.ask(type, body);
    return said.type === 'refused' ? sentenceFor(said.why[0]) : null;
  }

  private async ask<K extends AskedMessage['type']>(type: K, body: ClientBodies[K]): Promise<FactMessage> {
    const re = ++this.last;
    // The message is put together from a type and its own body.
    const message = { v: VERSION, re, type, ...body } as unknown as AskedMessage;
    await receive(this.host, this.caller, message);
    if (this.fault) throw this.fault;
    if (this.answer?.re !== re) throw new Error(`${type} was not answered`);
    return this.answer;
  }

  private hear(message: FactMessage): void {
    if (message.re !== null) this.answer = message;
    if (message.type === 'facts') this.show(message);
    if (message.type === 'problem') this.fault = faultIn(message.report) ?? new Error(message.cause);
  }

  /** Tells what has happened, and what was answered because there was no choice. */
  private show(facts: Facts): void {
    this.state = stateOf(this.reading, facts);
    const { log, question, more } = this.state;
    if (log.lines.length > 0) say(...log.lines.map(logText));
    if (question && more) say(dim(`  · you ${question.offers[0].text}: the only choice`));
  }
}

/** In the terminal everything is asked that leaves a choice. */
function settingsFor({ judgement }: Game): Settings {
  const standing = Object.fromEntries(
    Object.keys(judgement.standing ?? {}).map(question => [question, 'ask']),
  );
  return { askForced: false, stops: [], standing };
}

/** Writes the whole match into its file, before whatever was decided happens. */
function fileStore(file: string, settings: Settings): Store {
  const write = async (room: Room) => writeText(file, fileOf(room));
  return { ...memoryStore(), begin: write, append: write, settings: async () => settings };
}

/** The fault of the rules that a report tells of. */
function faultIn(report: FileText | null): Error | null {
  if (!report) return null;
  const { error } = JSON.parse(report.text) as { error: { message: string; stack?: string } };
  const fault = new Error(error.message);
  fault.stack = error.stack ?? '';
  fault.name = /^\w+/.exec(fault.stack)?.[0] ?? 'Error';
  return fault;
}
