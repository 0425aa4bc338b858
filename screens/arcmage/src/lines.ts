import type { Realm } from '@siegeworks/arcmage';
import { aimsOf, clashesOf, LABELS, stackOf } from '@siegeworks/arcmage';
import type { ArrowLine } from '@siegeworks/ui';
import { cityThing, entryThing } from './realm.ts';

/** Attackers point at their city, interceptors at whom they stop, the stack, and what is being played, at what they will change. */
export function linesOf(s: Realm): ArrowLine[] {
  const clashes = clashesOf(s).flatMap(({ attacker, city, defenders, might }): ArrowLine[] => [
    {
      from: attacker,
      to: cityThing(city),
      kind: 'attack',
      label: defenders.length > 0 ? LABELS.stopped : LABELS.damage(might),
    },
    ...defenders.map((from): ArrowLine => ({ from, to: attacker, kind: 'block' })),
  ]);
  const aims = stackOf(s).flatMap(({ n, targets }) =>
    targets.map((to): ArrowLine => ({ from: entryThing(n), to, kind: 'target' })),
  );
  const chosen = aimsOf(s);
  const aimed = chosen?.targets.map((to): ArrowLine => ({ from: chosen.card, to, kind: 'target' })) ?? [];
  return [...clashes, ...aims, ...aimed];
}
