import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Option } from '@siegeworks/contract';
import { playerDice } from '@siegeworks/kernel/laws';
import type { ClientBodies, FactMessage, Facts } from '@siegeworks/protocol';
import type { Guest } from './guest.ts';
import type { Hearing } from './hearing.ts';

/** What the players of a soak have seen, all together. */
export interface Tally {
  /** Names of actions that a node has acknowledged. */
  acknowledged: string[];
  refused: number;
  /** Milliseconds from a pick to its acknowledgement, where no line broke in between. */
  delays: number[];
  /** Milliseconds from the break of a line to the moment at which the table was there again. */
  breaks: number[];
  /** Waits until the next player may decide. */
  pace(): Promise<void>;
}

/** How long a player waits for an answer before the line is taken for broken. */
const PATIENCE = 15_000;
/** How often somebody who hears nothing looks whether there is still time, in milliseconds. */
const IDLE = 500;
/** How often a player does what most people would: by chance alone, some games take a thousand decisions. */
const USUAL = 0.5;

/** Somebody who plays half by chance over a real line, finds another node when one dies, and sends again what was not answered. */
export class Player {
  private readonly match: string;
  private readonly guest: Guest;
  private readonly nodes: readonly string[];
  private readonly tally: Tally;
  private readonly dice: () => number;

  constructor(guest: Guest, hearing: Hearing, nodes: readonly string[], tally: Tally) {
    this.guest = guest;
    this.match = hearing.match;
    this.nodes = nodes;
    this.tally = tally;
    this.dice = playerDice(`${hearing.match}:${hearing.eye}`);
    guest.onMessage = (_message, text) => hearing.hear(text);
  }

  /** Plays while there is time; true when the match is over. */
  async play(goesOn: () => boolean): Promise<boolean> {
    while (goesOn()) {
      if (!this.guest.isOpen) await this.sitDown();
      const facts = this.guest.facts(this.match);
      if (facts?.outcome) return true;
      if (facts?.question && !facts.more) {
        await this.tally.pace();
        await this.decide(facts);
      } else await this.guest.news(IDLE);
    }
    return false;
  }

  /** Connects to any node that answers. */
  private async sitDown(): Promise<void> {
    for (;;) {
      const address = this.nodes[Math.floor(this.dice() * this.nodes.length)];
      try {
        await this.guest.connect(address);
        await this.guest.enter(this.match, PATIENCE);
        return this.back();
      } catch {
        // The next node, or the same one a little later.
      }
      this.guest.hangUp();
      await wait(50);
    }
  }

  private back(): void {
    const { broke } = this.guest;
    if (broke !== null) this.tally.breaks.push(performance.now() - broke);
    this.guest.broke = null;
  }

  private async decide({ seq, question }: Facts): Promise<void> {
    if (!question) return;
    const option = this.chosen(question);
    const client = randomUUID();
    const pick = { match: this.match, seq, question: question.id, option, client };
    const sent = performance.now();
    let answer = await this.asked(pick);
    const broke = !answer;
    while (!answer) {
      await this.sitDown();
      answer = await this.asked({ ...pick, again: true });
    }
    if (answer.type === 'done') {
      this.tally.acknowledged.push(`${this.match}/${client}`);
      if (!broke) this.tally.delays.push(performance.now() - sent);
    } else this.tally.refused++;
  }

  private chosen({ options, habit }: NonNullable<Facts['question']>): Option {
    const usual = this.dice() < USUAL ? options[habit] : undefined;
    return usual ?? options[Math.floor(this.dice() * options.length)];
  }

  /** The answer, or `null` when the line broke before it came. */
  private async asked(pick: ClientBodies['pick']): Promise<FactMessage | null> {
    try {
      return await this.guest.ask('pick', pick, PATIENCE);
    } catch {
      return null;
    }
  }
}
