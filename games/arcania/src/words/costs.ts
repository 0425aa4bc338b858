import type { Id, Option } from '@siegeworks/kernel';
import type { Card } from '../cards/card.ts';
import { CARDS } from '../cards/card.ts';
import { attackOptions } from '../rules/wave.ts';
import type { War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { castleLife, onFront, printed, siteOf } from '../state/table.ts';
import { lifeDamage } from '../state/values.ts';
import { announcedNote } from './effects.ts';
import { listed } from './names.ts';

type Note = (s: War, o: Option) => string[];

/** What an answer uses up, and what it mends. */
const NOTES: Readonly<Record<string, Note>> = {
  placeForce: (s, o) => uses(s, o.card ?? NONE),
  play: (s, o) => uses(s, o.card ?? NONE),
  heal: (s, o) => {
    const f = onFront(s, o.card ?? NONE);
    return f ? [`Damage ${f.damage} becomes ${f.damage - 1} of ${lifeDamage(s, f)}`] : [];
  },
  millCastle: s => {
    const p = s.players[s.turn];
    return [`Damage ${p.castleDamage} becomes ${p.castleDamage - 1} of ${castleLife(p)}`];
  },
  capture: (s, o) => (siteOf(s, o.target ?? NONE) ? ['it stays there until you release it'] : []),
  regenerate: () => ['the Tower cannot support Spells on your next turn'],
  endPhase: s => (s.phase === 'before' && canStillAttack(s) ? ['no attack this turn'] : []),
  target: (s, o) => announcedNote(s, o),
};
export const costNote: Note = (s, o) => NOTES[o.kind]?.(s, o) ?? [];

/** AK-065, AK-066: the Buildings in its needs are used. */
function uses(s: War, id: Id): string[] {
  const { needList } = printed(s, id);
  if (needList.length === 0 || placesFreely(s, printed(s, id))) return [];
  return [
    `uses ${listed(needList.map(([kind, n]) => (n > 1 ? `${n} ${CARDS[kind].name}s` : CARDS[kind].name)))}`,
  ];
}
const canStillAttack = (s: War) => attackOptions(s).length > 0;
const placesFreely = (s: War, card: Card) => card.isForce && !s.options.placementUsesBuildings;
