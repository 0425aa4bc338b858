/** Which rules, steps, events and card behaviours have run. Off unless somebody looks. */
let ran: Map<string, number> | null = null;

export function cover(what: string): void {
  if (ran !== null) ran.set(what, (ran.get(what) ?? 0) + 1);
}

/** Starts recording into `into` (a fresh map by default) and returns it. */
export function recordCoverage(into: Map<string, number> = new Map()): Map<string, number> {
  ran = into;
  return into;
}

export function stopCoverage(): void {
  ran = null;
}
