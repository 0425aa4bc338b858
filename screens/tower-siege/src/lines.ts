import type { Id } from '@siegeworks/protocol';
import { seatThing } from '@siegeworks/screen-table';
import type { Item, Siege } from '@siegeworks/tower-siege';
import { clashOf, isCardAim, LABELS, NONE, prospect } from '@siegeworks/tower-siege';
import type { ArrowLine } from '@siegeworks/ui';

/** Attacks, blocks and what pending magic is aimed at, as arrows. */
export function linesOf(s: Siege): ArrowLine[] {
  const label = prospect(s)?.label ?? '';
  const clash = clashLines(s, label);
  const magic = s.pending.flatMap(item => itemLines(s, item, clash.length > 0 ? '' : label));
  return [...clash, ...magic.filter((line, i) => i === magic.findIndex(other => isSame(line, other)))];
}

/** Two castings of one Mage at one card are one arrow. */
const isSame = (a: ArrowLine, b: ArrowLine): boolean =>
  a.from === b.from && a.to === b.to && a.kind === b.kind;

/** Melee points at an army until a defender is chosen; the blocker of a Directed attack stands before its target. */
function clashLines(s: Siege, label: string): ArrowLine[] {
  const clash = clashOf(s);
  if (!clash) return [];
  const { attackers, defender, target, army } = clash;
  const aim = target !== NONE ? target : defender !== NONE ? defender : null;
  const lines: ArrowLine[] = attackers.map((from, i) => ({
    from,
    to: aim === null ? seatThing(army) : aim,
    kind: 'attack',
    label: i === 0 ? label || LABELS.melee : '',
  }));
  const blocks = target !== NONE && defender !== NONE && defender !== target;
  return blocks
    ? [...lines, { from: defender, to: attackers[0], kind: 'block', label: LABELS.blocks }]
    : lines;
}

function itemLines(s: Siege, item: Item, label: string): ArrowLine[] {
  if (item.kind === 'attack')
    return item.what === 'melee' || item.what === 'directed' ? [] : shotLines(item, label);
  if (item.kind === 'ability' || !isCardAim(item.what)) return [];
  const from = s.players[item.by].mage;
  const others = distinct(item.targets).filter(to => to !== from);
  return others.map(to => ({ from, to, kind: 'target', label }));
}
const shotLines = ({ card, targets }: Item, label: string): ArrowLine[] =>
  distinct(targets).map((to, i) => ({ from: card, to, kind: 'attack', label: i === 0 ? label : '' }));
const distinct = (ids: readonly Id[]): Id[] => [...new Set(ids.filter(id => id !== NONE))];
