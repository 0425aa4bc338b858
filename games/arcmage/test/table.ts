import { arcmage } from '@siegeworks/arcmage';
import { arcmageKit } from '@siegeworks/arcmage/scene';
import type { Option } from '@siegeworks/contract';
import { advance, pending, play } from '@siegeworks/kernel';
import type { Realm } from '../src/state/realm.ts';

type Given = Parameters<typeof arcmageKit.arrange>[0];

/** A position in the words of scenarios, at its first question. */
export function at(given: object): Realm {
  const s = arcmageKit.arrange(given as Given);
  advance(arcmage.rules, s);
  return s;
}
/** The option that reads like this. */
export function optionOf(s: Realm, text: string): Option {
  const option = pending(arcmage, s)?.options.find(o => arcmage.words.option(s, o) === text);
  if (!option) throw new Error(`nobody can say "${text}", but: ${offered(s).join(', ')}`);
  return option;
}
export const offered = (s: Realm): string[] =>
  pending(arcmage, s)?.options.map(o => arcmage.words.option(s, o)) ?? [];
/** Picks these, one after the other. */
export function say(s: Realm, ...texts: string[]): Realm {
  for (const text of texts) play(arcmage, s, optionOf(s, text));
  return s;
}
/** What the player who has to answer sees, and reads beside this answer. */
export const seen = (s: Realm): Realm => arcmage.knowledge.view(s, pending(arcmage, s)?.seat ?? 0);
export const noteOf = (s: Realm, text: string): string =>
  arcmage.words.forecast?.(seen(s), optionOf(s, text)) ?? '';
/** The names of what it would use up, in play or as a resource. */
export const usedBy = (s: Realm, text: string): string[] =>
  (arcmage.words.uses?.(seen(s), optionOf(s, text)) ?? []).map(id => s.names[id]).sort();
export const id = (s: Realm, name: string): number => arcmageKit.find(s, name) ?? -1;
