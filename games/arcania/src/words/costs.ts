import type { Id } from '@siegeworks/contract';
import { listed } from '@siegeworks/table';
import type { Card } from '../cards/card.ts';
import { CARDS } from '../cards/card.ts';
import { FORECASTS } from '../cards/entry.ts';
import { canPay } from '../rules/needs.ts';
import { attackOptions } from '../rules/wave.ts';
import type { Pick } from '../state/pick.ts';
import { newBuilding } from '../state/place.ts';
import type { War } from '../state/state.ts';
import { landOf, oneOfEach, printed, siteOf } from '../state/table.ts';
import { announcedNote, playedNote } from './effects.ts';
import { imagined } from './fates.ts';

type Note = (s: War, o: Pick) => string[];

/** What an option uses up and what it repairs; an option that only one card offers is described by that card. */
const NOTES: Readonly<Record<string, Note>> = {
  placeForce: (s, o) => uses(s, o.card),
  play: (s, o) => [...uses(s, o.card), ...playedNote(s, o.card)],
  placeBuilding: (s, o) => buildingNote(s, o),
  linkBuilding: (s, o) => buildingNote(s, o),
  levy: (s, o) => [...buildingNote(s, o), `you give up ${CARDS[s.names[o.card]].name}`],
  capture: (s, o) => (siteOf(s, o.target) ? ['it stays there until you release it'] : []),
  endPhase: s => (s.phase === 'before' && canStillAttack(s) ? ['no attack this turn'] : []),
  target: (s, o) => announcedNote(s, o),
};
export const costNote: Note = (s, o) => (NOTES[o.kind] ?? FORECASTS[o.kind])?.(s, o) ?? [];

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

/** Cards in hand whose needs this Building would complete. */
function buildingNote(s: War, { card, target, what }: Pick): string[] {
  const seat = s.owners[card];
  const t = imagined(s, copy => {
    const found = landOf(copy, target);
    if (found) newBuilding(copy, found.land, card, what === '' ? {} : { kind: what });
  });
  const opened = oneOfEach(
    s,
    s.players[seat].hand.filter(id => id >= 0 && id !== card),
  ).filter(id => {
    const other = printed(s, id);
    return other.needList.length > 0 && !canPay(s, seat, other) && canPay(t, seat, other);
  });
  if (opened.length === 0) return [];
  const [first, ...others] = opened.map(id => CARDS[s.names[id]].name);
  if (others.length === 0) return [`gives you all that ${first} needs`];
  return [`gives you all that ${first} and ${others.length} more need`];
}
