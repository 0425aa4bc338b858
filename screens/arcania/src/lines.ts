import type { Attack, Item, War } from '@siegeworks/arcania';
import { forecastOf, LABELS, onFront, stormOf } from '@siegeworks/arcania';
import type { ArrowLine } from '@siegeworks/ui';
import { castleThing } from './war.ts';

/** Attacks, blocks and targets as they stand, as arrows. */
export function arrowsOf(s: War): ArrowLine[] {
  return [
    ...s.wave.flatMap(attack => attackLines(s, attack)),
    ...splitLines(s),
    ...s.items.flatMap(itemLines),
    ...announcedLines(s),
  ];
}

/** An unblocked attacker goes for the Castle; a blocker stops it. */
function attackLines(s: War, { attacker, seat, blocked, defenders }: Attack): ArrowLine[] {
  const a = onFront(s, attacker);
  if (!a || a.controller !== s.turn) return [];
  if (!blocked) {
    const label = alone(s, seat) ? { label: LABELS.hits(stormOf(s, a, seat).castle) } : {};
    return [{ from: attacker, to: castleThing(seat), kind: 'attack', ...label }];
  }
  const line = defenders.flatMap(id => onFront(s, id) ?? []);
  const { blow } = forecastOf(s, a, line);
  return line.map((d, i) => ({
    from: d.id,
    to: attacker,
    kind: 'block',
    ...(i === 0 && { label: LABELS.strengths(blow.strength, blow.defence) }),
  }));
}
/** Arrows that lie close together have no room for words; the list of battles has them. */
const alone = (s: War, seat: number) =>
  s.wave.filter(each => each.seat === seat && !each.blocked).length === 1;

/** A Chimera that splits attacks a force. */
function splitLines({ battle }: War): ArrowLine[] {
  if (!battle?.split) return [];
  return battle.defenders.map(to => ({ from: battle.attacker, to, kind: 'attack' }));
}
function itemLines({ card, source, targets, seat }: Item): ArrowLine[] {
  const from = card < 0 ? source : card;
  const aims: (number | string)[] = seat < 0 ? targets : [...targets, castleThing(seat)];
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
