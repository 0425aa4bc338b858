import type { Area, Face } from '@siegeworks/contract';
import { does, upper, who } from '@siegeworks/table';
import { attackerOf } from '../rules/battle.ts';
import type { Attack, Force, War } from '../state/state.ts';
import { onFront } from '../state/table.ts';
import { forceFace } from './faces.ts';
import { forecastText } from './forecast.ts';

/** The wave as it stands: every attacker with its blockers, and the result as things stand (11.8, 11.9). */
export function waveArea(s: War): Area[] {
  const cards = s.wave.flatMap(attack => attackFace(s, attack));
  if (cards.length === 0) return [];
  return [{ id: 'wave', title: upper(does(s, s.turn, 'attacks')), seat: null, note: '', cards }];
}
/** A force that has left the field makes no attack (AK-146). */
function attackFace(s: War, attack: Attack): Face[] {
  const a = attackerOf(s, attack.attacker);
  if (!a) return [];
  const line = attack.defenders.flatMap(id => onFront(s, id) ?? []);
  const face = {
    ...forceFace(s, a),
    seat: a.controller,
    line: [...(s.seats > 2 ? [`at ${who(s, attack.seat)}`] : []), forecastText(s, a, attack, line)].join(
      ' · ',
    ),
    marks: s.battle?.attacker === a.id ? ['fights now'] : [],
    attached: line.map(d => blockerFace(s, d)),
  };
  return [face];
}
const blockerFace = (s: War, d: Force): Face => ({
  ...forceFace(s, d),
  seat: d.controller,
  line: 'blocks',
  marks: [],
  attached: [],
});
