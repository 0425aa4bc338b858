import { setTimeout as wait } from 'node:timers/promises';
import type { Node, Usage } from './nodes.ts';

/** What all nodes together say of themselves. */
export async function usageOf(nodes: readonly Node[]): Promise<Usage> {
  const all = await Promise.all(nodes.map(node => node.usage()));
  return all.reduce((sum, each) => ({ cpu: sum.cpu + each.cpu, memory: sum.memory + each.memory }));
}

/** The same when the time is over, and everybody still sits at the tables. */
export async function usageAtEnd(nodes: readonly Node[], goesOn: () => boolean): Promise<Usage> {
  while (goesOn()) await wait(100);
  // Decisions that are under way are not held up by looking for what can be thrown away.
  await wait(400);
  return usageOf(nodes);
}
