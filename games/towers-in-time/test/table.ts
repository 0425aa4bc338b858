import { advance, pending, play } from '@siegeworks/kernel';
import { towersInTime } from '@siegeworks/towers-in-time';
import { towersInTimeKit } from '@siegeworks/towers-in-time/scene';
import type { Realm } from '../src/state/realm.ts';

/** A position described as in a scenario, at its first question. */
export function table(given: Record<string, unknown>): Realm {
  const s = towersInTimeKit.arrange(given);
  advance(towersInTime.rules, s);
  return s;
}
export function idOf(s: Realm, name: string): number {
  const found = towersInTimeKit.find(s, name);
  if (found === null) throw new Error(`there is no ${name}`);
  return found;
}
/** Picks the option of this kind, with this card and target if they are named. */
export function pick(s: Realm, kind: string, card?: string, target?: string): void {
  const is = (named: string | undefined, id: number | undefined) =>
    named === undefined || id === idOf(s, named);
  const options = pending(towersInTime, s)?.options ?? [];
  const found = options.find(o => o.kind === kind && is(card, o.card) && is(target, o.target));
  if (!found) throw new Error(`no ${kind} ${card ?? ''} ${target ?? ''}`);
  play(towersInTime, s, found);
}
