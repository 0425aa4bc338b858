import { call, advance as run } from '@siegeworks/kernel';
import { rule, rules } from '../rules/book.ts';
import { siegeTurn } from '../rules/siege-turn.ts';
import type { Siege } from '../state/state.ts';
import { cloneUnit } from '../state/state.ts';

/** The next siege turn without new cards, ties friendly: combat has no dice, so it can be predicted. */
export const lookAhead = rule('lookAhead', () => ({}), {
  siege(s) {
    call(s, siegeTurn());
  },
  stop(s) {
    s.over ??= { places: s.known.map(() => 0), draw: true, rule: '', reason: 'foreseen' };
  },
});
/** A copy that shares what a siege turn without cards cannot change. */
export function forecast(s: Siege): Siege {
  const c: Siege = {
    ...s,
    events: null,
    options: { ...s.options, ties: 'auto-friendly', mode: 'solo' },
    units: s.units.map(cloneUnit),
    damage: s.damage.slice(),
    fallen: s.fallen.slice(),
    enemyDeck: [],
    drawn: [],
    held: [],
    enemyDiscard: [],
    surged: true,
    stack: [lookAhead()],
  };
  run(rules, c);
  return c;
}
