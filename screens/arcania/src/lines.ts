import type { Attack, Item, War } from '@siegeworks/arcania';
import { castleOf, forecastOf, LABELS, onFront, stormOf } from '@siegeworks/arcania';
import type { Id } from '@siegeworks/protocol';
import type { ArrowLine } from '@siegeworks/ui';

/** Attacks, blocks and targets as they stand, as arrows. */
export function arrowsOf(s: War): ArrowLine[] {
  if (s.over) return [];
  return [
    ...s.wave.flatMap(attack => attackLines(s, attack)),
    ...splitLines(s),
    ...s.items.flatMap(item => itemLines(s, item)),
    ...announcedLines(s),
  ];
}
/** The cards that arrows begin or end at: each of them is seen by itself. */
export const pointedOut = (s: War): Set<Id> =>
  new Set(arrowsOf(s).flatMap(({ from, to }) => [from, to].filter(end => typeof end === 'number')));

/** An unblocked attacker goes for the Castle; a blocker stops it. */
function attackLines(s: War, { attacker, seat, blocked, defenders }: Attack): ArrowLine[] {
  const a = onFront(s, attacker);
  if (!a || a.controller !== s.turn) return [];
  const label = s.wave.length === 1;
  if (!blocked) {
    const hits = label && { label: LABELS.hits(stormOf(s, a, seat).castle) };
    return [{ from: attacker, to: castleOf(seat), kind: 'attack', ...hits }];
  }
  const line = defenders.flatMap(id => onFront(s, id) ?? []);
  const { blow } = forecastOf(s, a, line);
  return line.map((d, i) => ({
    from: d.id,
    to: attacker,
    kind: 'block',
    // Arrows that lie close together have no room for words; the list of battles has them.
    ...(label && i === 0 && { label: LABELS.strengths(blow.strength, blow.defence) }),
  }));
}

/** A Chimera that splits attacks a force. */
function splitLines({ battle }: War): ArrowLine[] {
  if (!battle?.split) return [];
  return battle.defenders.map(to => ({ from: battle.attacker, to, kind: 'attack' }));
}
/** What is aimed at another card on the stack says so in words beside it. */
function itemLines({ items }: War, { card, source, targets, seat }: Item): ArrowLine[] {
  const from = card < 0 ? source : card;
  const outside = targets.filter(id => !items.some(item => item.card === id));
  const aims: (number | string)[] = seat < 0 ? outside : [...outside, castleOf(seat)];
  return aims.map(to => ({ from, to, kind: 'target' }));
}
/** A card or ability that is still being announced, with the targets chosen so far. */
interface Announced {
  rule: string;
  card: number;
  source: number;
  targets: number[];
}
const isAnnounced = (frame: { rule: string } | undefined): frame is Announced => frame?.rule === 'announce';

function announcedLines(s: War): ArrowLine[] {
  const top = s.stack[s.stack.length - 1];
  if (!isAnnounced(top)) return [];
  const from = top.card < 0 ? top.source : top.card;
  return top.targets.map(to => ({ from, to, kind: 'target' }));
}
