import type { Id } from '@siegeworks/contract';
import type { War } from '../state/state.ts';
import { front, hasKeyword, onFront } from '../state/table.ts';
import { getsThrough, suffer } from '../state/values.ts';
import { deaths, deathText } from '../words/fates.ts';
import { damageText } from '../words/forecast.ts';
import { cardDoes } from '../words/names.ts';
import type { Play } from './entry.ts';

/** This much Damage to every target; non-magical strikes do nothing to some (AK-287, AK-232, AK-R76). */
export function strikes(n: number, isMagical = true): Pick<Play, 'resolve' | 'effectOn'> {
  const blow = (s: War, target: Id) =>
    !isMagical && hasKeyword(s, front(s, target), 'only-magic-strikes') ? 0 : n;
  return {
    resolve(s, _item, targets) {
      for (const target of targets) suffer(s, front(s, target), blow(s, target));
    },
    effectOn: (s, target) => (onFront(s, target) ? struck(s, target, blow(s, target)) : []),
  };
}
function struck(s: War, target: Id, n: number): string[] {
  const dies = deathText(deaths(s, t => suffer(t, front(t, target), n)));
  if (dies.length > 0) return dies;
  return [`${cardDoes(s, target, 'takes')} ${damageText(getsThrough(s, front(s, target), n))} and lives`];
}
