import { setTimeout as wait } from 'node:timers/promises';
import type { Guest } from './guest.ts';
import type { Hearing } from './hearing.ts';

/** Somebody looks on, and comes back when the line breaks. */
export async function watch(
  guest: Guest,
  hearing: Hearing,
  nodes: readonly string[],
  goesOn: () => boolean,
): Promise<void> {
  guest.onMessage = (_message, text) => hearing.hear(text);
  for (let n = 0; goesOn(); n++) {
    if (!guest.isOpen)
      await guest
        .connect(nodes[n % nodes.length])
        .then(() => guest.enter(hearing.match))
        .catch(() => guest.hangUp());
    await (guest.isOpen ? guest.news(500) : wait(100));
  }
}
