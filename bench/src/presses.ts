import { bots, levels } from '@siegeworks/bots';
import type { Game } from '@siegeworks/contract';
import type { Caller, Chair, Host, Room } from '@siegeworks/host';
import { addRoom, callerAt, memoryStore, openHost, receive, roomOf } from '@siegeworks/host';
import type { Pending } from '@siegeworks/kernel';
import { create } from '@siegeworks/kernel';
import { planned, seating } from '@siegeworks/lab';
import type { FactMessage, MatchState } from '@siegeworks/protocol';
import { VERSION } from '@siegeworks/protocol';
import type { Reading } from '@siegeworks/reader';
import { newReading, stateOf } from '@siegeworks/reader';
import { bestPress } from './intentions.ts';

/** What some typical turns ask of a person: presses, and questions by `rule.step`. */
export interface PressRow {
  game: string;
  /** A turn goes from one's own beginning to the next: the answers on other players' turns belong to it. */
  turns: number;
  presses: number;
  /** What it would have taken to answer every question with more than one option by itself, but for settled payments. */
  alone: number;
  questions: Record<string, number>;
}

const ROOM = 'bench';
const DEALS = 5;
/** Turns that are played before those that count: the first ones are all alike. */
const BEFORE = 2;
const COUNTED = 4;

/** Somebody who wants what a Squire would do, at the real host with the settings that everybody begins with. */
export async function measurePresses(game: Game, tell: Tell = () => {}): Promise<PressRow> {
  const row: PressRow = { game: game.about.id, turns: 0, presses: 0, alone: 0, questions: {} };
  for (let deal = 0; deal < DEALS; deal++) await playDeal(game, deal, row, tell);
  return row;
}

/** One counted press: in which turn of which deal, how many presses it took, and what it answered in words. */
export type Tell = (press: {
  deal: number;
  turn: number;
  question: string;
  presses: number;
  did: string[];
}) => void;

async function playDeal(game: Game, deal: number, row: PressRow, tell: Tell): Promise<void> {
  const person = await Person.at(game, deal);
  let begun = 0;
  let turn = -1;
  while (person.shown.question) {
    const { audit } = game;
    const { state } = person.room.match;
    if (audit.turns(state) !== turn && audit.begins(state) === 0) begun++;
    turn = audit.turns(state);
    if (begun > BEFORE + COUNTED) break;
    const id = person.shown.question.id;
    const { presses, did, alone } = await person.press();
    if (begun <= BEFORE) continue;
    tell({ deal, turn: begun - BEFORE, question: id, presses, did });
    row.presses += presses;
    row.alone += alone;
    row.questions[id] = (row.questions[id] ?? 0) + 1;
  }
  row.turns += Math.max(0, Math.min(COUNTED, begun - BEFORE));
}

/** The one who is counted: on the first seat, against Squires. */
class Person {
  readonly room: Room;
  private readonly host: Host;
  private readonly caller: Caller;
  private readonly reading: Reading;
  /** Since the last press: picks that somebody without bundles, gestures and standing answers would have had to make. */
  private alone = 0;
  private state: MatchState | null = null;

  private constructor(host: Host, room: Room) {
    this.host = host;
    this.room = room;
    this.reading = newReading(room.match.game);
    this.caller = callerAt('me', (re, type, body) => this.hear({ re, type, ...body } as FactMessage));
  }

  static async at(game: Game, deal: number): Promise<Person> {
    const { config, seed } = seating(game, planned(game, { seed: 'presses' }), deal);
    const seats = config.players.map(
      (_player, seat): Chair =>
        seat === 0
          ? { kind: 'person', name: 'You', who: 'me' }
          : { kind: 'computer', name: 'Squire', bot: 'squire' },
    );
    const room = roomOf(ROOM, create(game, config, seed), { seats });
    const host = timelessHost(game, () => {
      if (room.match.asked && isChoice(game, room.match.asked)) person.alone++;
    });
    await addRoom(host, room);
    const person = new Person(host, room);
    await receive(host, person.caller, { v: VERSION, re: 0, type: 'open', match: ROOM });
    return person;
  }

  get shown(): MatchState {
    if (!this.state) throw new Error('no facts have arrived');
    return this.state;
  }

  /** Does what a Squire would do; says how many presses that took, and what was pressed. */
  async press(): Promise<{ presses: number; did: string[]; alone: number }> {
    const { question, seq } = this.shown;
    if (!question) return { presses: 0, did: [], alone: 0 };
    const { option, then, firm, presses = 1 } = await bestPress(this.host, this.room, question);
    const { words } = this.room.match.game;
    const did = [words.option(this.room.match.state, option), ...then.map(each => JSON.stringify(each))];
    const pick = {
      match: ROOM,
      seq,
      question: question.id,
      option,
      then: [...then],
      ...(firm && { firm: [...firm] }),
    };
    this.alone = 0;
    await receive(this.host, this.caller, { v: VERSION, re: 0, type: 'pick', ...pick });
    return { presses, did, alone: this.alone };
  }

  private hear(message: FactMessage): void {
    if (message.type === 'facts') this.state = stateOf(this.reading, message);
    if (message.type === 'problem') throw new Error(message.cause);
    if (message.type === 'refused') throw new Error(JSON.stringify(message.why));
  }
}

/** Whether somebody on the first seat has to choose, and it is not settled for everybody how. */
function isChoice({ judgement }: Game, { seat, options, question }: Pending): boolean {
  const settled = judgement.standing?.[question];
  const plain = settled && !settled.sensible && settled.answer !== 'ask';
  return seat === 0 && options.length > 1 && !plain;
}

function timelessHost(game: Game, happens: () => void): Host {
  return openHost({
    game: async () => game,
    bots,
    levels,
    store: {
      ...memoryStore(),
      begin: async () => {},
      // The room is still as it was before the pick.
      append: async () => happens(),
    },
    fresh: () => '',
    now: () => 0,
    pause: async () => {},
    wait: async () => {},
  });
}
