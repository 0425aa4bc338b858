export interface Usage {
  /** Seconds. */
  cpu: number;
  /** Bytes. */
  memory: number;
}
/** What all nodes together say of themselves. */
export async function usageOf(addresses: readonly string[]): Promise<Usage> {
  const sum = { cpu: 0, memory: 0 };
  for (const address of addresses) {
    const text = await (await fetch(new URL('/metrics', address))).text();
    const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0);
    sum.cpu += read('process_cpu_seconds_total');
    sum.memory += read('process_resident_memory_bytes');
  }
  return sum;
}
