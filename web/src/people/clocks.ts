import type { ClockRule } from '@siegeworks/protocol';

const MINUTE = 60_000;
/** The clocks that people choose from. */
export const CLOCKS: readonly { name: string; rule: ClockRule | null }[] = [
  { name: 'No clock', rule: null },
  { name: '5 minutes + 5 seconds', rule: { bank: 5 * MINUTE, increment: 5_000 } },
  { name: '15 minutes + 10 seconds', rule: { bank: 15 * MINUTE, increment: 10_000 } },
  { name: '30 minutes + 20 seconds', rule: { bank: 30 * MINUTE, increment: 20_000 } },
];
export const QUICK_CLOCKS: readonly (ClockRule | null)[] = CLOCKS.map(({ rule }) => rule);

/** `15 min + 10 s`. */
export function clockName(rule: ClockRule | null): string {
  if (!rule) return 'No clock';
  return `${Math.round(rule.bank / MINUTE)} min + ${rule.increment / 1000} s`;
}
