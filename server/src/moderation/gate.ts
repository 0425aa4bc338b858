import { Refused } from '@siegeworks/contract';
import type { Person } from '@siegeworks/protocol';
import type { Desk } from '../desk.ts';
import { bansThatHold } from './ledger.ts';
import type { Notice } from './notice.ts';
import { readNotice } from './notice.ts';

/** What a node must know at every message, so that it need not ask the database each time. */
export interface Gate {
  /** By person: why they may not play here. */
  banned: Map<string, string>;
  /** What the host has to say to everybody. */
  notice: Notice | null;
}
export const newGate = (): Gate => ({ banned: new Map(), notice: null });

/** A node, as far as its gate is concerned. */
type Gated = Desk & { gate: Gate };

/** Reads again what the host has decided. */
export async function refreshGate(house: Gated): Promise<void> {
  const [banned, notice] = [await bansThatHold(house), await readNotice(house)];
  Object.assign(house.gate, { banned, notice });
}

/** How often a node looks by itself: bans end, and a message between nodes may be lost. */
const LOOK = 30_000;

/** Keeps the gate of a node up to date; gives back how to stop that. */
export async function keepGate(house: Gated): Promise<() => void> {
  await refreshGate(house);
  // What cannot be read now is read the next time; until then the last answer holds.
  const look = () => void refreshGate(house).catch(() => {});
  const timer = setInterval(look, LOOK);
  return () => clearInterval(timer);
}

/** Refuses whoever is banned, with the reason. */
export function mustBeWelcome({ gate }: Pick<Gated, 'gate'>, { id }: Person): void {
  const text = gate.banned.get(id);
  if (text !== undefined) throw new Refused([{ rule: '', text }]);
}

/** Refuses new matches while the house is about to close. Those that are being played go on. */
export function mayBegin({ gate }: Pick<Gated, 'gate'>): void {
  if (!gate.notice?.drain) return;
  throw new Refused([{ rule: '', text: `no new matches begin here for now: ${gate.notice.text}` }]);
}
