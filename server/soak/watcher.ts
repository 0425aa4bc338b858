import { setTimeout as wait } from 'node:timers/promises';
import type { Guest } from './guest.ts';
import { Hearing } from './hearing.ts';

/** Somebody who looks on, and comes back when the line breaks. */
export class Watcher {
  readonly hearing: Hearing;
  private readonly guest: Guest;
  private readonly nodes: readonly string[];

  constructor(guest: Guest, match: string, nodes: readonly string[]) {
    this.guest = guest;
    this.nodes = nodes;
    this.hearing = new Hearing(match, 'spectator');
    guest.onMessage = (message, text) => this.hearing.hear(message, text);
  }

  async watch(isOver: () => boolean): Promise<void> {
    for (let n = 0; !isOver(); n++) {
      if (!this.guest.isOpen)
        await this.guest
          .connect(this.nodes[n % this.nodes.length])
          .then(() => this.guest.ask('open', { match: this.hearing.match }))
          .catch(() => this.guest.hangUp());
      await wait(100);
    }
  }
  leave(): void {
    this.guest.hangUp();
  }
}
