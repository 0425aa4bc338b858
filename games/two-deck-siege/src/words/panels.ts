import type { Id } from '@siegeworks/contract';
import { counted, listed, upper } from '@siegeworks/table';
import { BOX, isDefender, PROTECTION, printed } from '../cards/card.ts';
import type { Result } from '../knowledge/sight.ts';
import { bonusOf, coverOf, sightOf } from '../knowledge/sight.ts';
import type { Side } from '../state/geometry.ts';
import { bandOf, COURTYARD, laneOf, SIDE_NAMES, SIDES, sideOf } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { castleOf } from '../state/state.ts';
import {
  breached,
  defenders,
  defendersAt,
  enemies,
  enemiesAt,
  enemiesInside,
  exhausted,
  heartsLeft,
  isWall,
  onSide,
  outside,
  shields,
  strength,
  wallIndex,
} from '../state/units.ts';
import { LABELS } from './labels.ts';
import { cardName, nameOf, placeName } from './names.ts';

/** A line beside the map: a label and its text, sometimes counted in dots. */
export interface Row {
  label: string;
  text: string;
  tone?: 'good' | 'bad' | 'warn';
  dots?: { now: number; most: number };
}
export interface Panel {
  title: string;
  rows: Row[];
}
const row = (label: string, text: string, tone?: Row['tone']): Row => ({
  label,
  text,
  ...(tone && { tone }),
});
const dotted = (label: string, now: number, most: number, text: string): Row => ({
  label,
  text,
  dots: { now, most },
});

/** A step of the round, and whether it is the current one. */
export interface Phase {
  name: string;
  now: boolean;
  /** The besiegers' part of the round. */
  siege: boolean;
}
const PHASES: readonly (readonly [name: string, siege: boolean])[] = [
  ['Draw', false],
  ['Play', false],
  ['Arrive', true],
  ['Advance', true],
  ['Attack', true],
  ['Events', true],
];
export function phasesOf(s: Siege): Phase[] {
  const now = s.over ? '' : phaseNow(s);
  return PHASES.map(([name, siege]) => ({ name, siege, now: name === now }));
}
export function phaseNow(s: Siege): string {
  const under = (rule: string) => s.stack.find(f => f.rule === rule);
  if (under('specials')) return 'Events';
  if (under('attacks')) return 'Attack';
  if (under('advance')) return 'Advance';
  if (under('siegeTurn')) return 'Arrive';
  const turn = under('defenderTurn');
  return turn && ['draw', 'drawMore', 'discard', 'discardMore'].includes(turn.at) ? 'Draw' : 'Play';
}

const PLAYS = 3;
/** How the siege stands. */
export function standing(s: Siege): Panel {
  const inside = enemiesInside(s).length;
  const { overrunLimit, provisions } = s.options;
  const rows = [
    dotted('Plays left', PLAYS - s.plays, PLAYS, `${PLAYS - s.plays} of ${PLAYS}`),
    {
      ...dotted('Enemies inside', inside, overrunLimit, `${inside} of ${overrunLimit}`),
      ...alarm(inside > 0),
    },
    row('Provisions', `round ${s.round} of ${provisions}`, s.round > provisions - 4 ? 'warn' : undefined),
    row('Surge', s.surged ? 'over' : 'yet to come'),
    row('Defenders', `${defenders(s).length} alive, ${s.fallen.length} fallen`),
  ];
  if (s.shieldWall !== '')
    rows.push(row(cardName(PROTECTION), `on the ${SIDE_NAMES[s.shieldWall]} side`, 'good'));
  return { title: 'State of the siege', rows };
}
const alarm = (holds: boolean): { tone?: 'bad' } => (holds ? { tone: 'bad' } : {});

/** The enemy deck: where it comes from next, and what is still in it. */
export interface DeckPanel {
  title: string;
  text: string;
  marker: Side;
  unseen: { name: string; n: number }[];
}
export function enemyDeck(s: Siege): DeckPanel {
  const left = s.enemyDeck.length;
  const then = SIDES[(SIDES.indexOf(s.marker) + 1) % SIDES.length];
  const comes = left === 1 ? 'One more card arrives' : `${left === 2 ? 'Two' : 'Three'} more cards arrive`;
  const top = s.enemyDeck.at(-1) ?? -1;
  const text =
    left === 0
      ? 'The deck is empty: no new enemies arrive.'
      : `${comes} in the ${SIDE_NAMES[s.marker]}, then the deck moves ${SIDE_NAMES[then]}.`;
  return {
    title: `Enemy deck: ${counted(left, 'card')}`,
    text: top < 0 ? text : `${text} On top: ${cardName(top)}.`,
    marker: s.marker,
    unseen: unseenByName(s),
  };
}
/** The same in a word or two, where there is little room. */
export const deckFacts = (s: Siege): Row[] => [
  row('Enemy deck', counted(s.enemyDeck.length, 'card')),
  row('Next from', sideName(s.marker)),
];
function unseenByName(s: Siege): { name: string; n: number }[] {
  const counts = new Map<string, number>();
  for (const id of unseen(s)) {
    const name = BOX[id].type === 'enemy-event' ? 'Events' : BOX[id].name;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, n]) => ({ name, n }));
}
/** TD-R78: everybody may count which enemy cards are still to come. */
export function unseen(s: Siege): Id[] {
  return BOX.flatMap((card, id) => (card.type.startsWith('enemy') && !isSeen(s, id) ? [id] : []));
}
const isSeen = (s: Siege, id: Id) =>
  s.units[id].place !== '' ||
  s.event === id ||
  [s.enemyDiscard, s.held, s.removed, s.drawn].some(zone => zone.includes(id));

const RESULT_TEXT: Readonly<Record<Result, string>> = {
  kill: 'killed',
  wound: 'wounded',
  nothing: 'unhurt',
};
/** Everything about one unit where it stands. */
export function unitPanel(s: Siege, id: Id): Panel {
  const { place, tired } = s.units[id];
  const { hearts, range, stamina, wallIcons, repairIcons } = printed(s, id);
  const rows = [
    swordsRow(s, id),
    row('Shields, hearts', `${shields(s, id)}, ${heartsLeft(s, id)} of ${hearts}`),
    ...(isDefender(id) ? reachRows(s, id) : [row(LABELS.range, `${range}`)]),
  ];
  if (wallIcons > 0) rows.push(row('Against walls', `${wallIcons}`));
  if (repairIcons > 0) rows.push(row('Repairs', `${repairIcons}, one more on its own wall`));
  if (isDefender(id))
    rows.push(row('Tired', `${tired} of ${2 * stamina}`, tired > stamina ? 'warn' : undefined));
  const where = place === COURTYARD ? 'in the courtyard' : `${isDefender(id) ? 'on' : 'at'} ${place}`;
  return { title: `${nameOf(id)} ${where}`, rows };
}
function swordsRow(s: Siege, id: Id): Row {
  const { swords } = printed(s, id);
  if (swords === 0) return row('Swords', 'none');
  if (!isDefender(id)) return row('Swords', `${swords}`);
  if (exhausted(s, id)) return row('Swords', 'exhausted: it cannot act', 'bad');
  const now = strength(s, id, bonusOf(s));
  const tone = now < swords ? 'bad' : now > swords ? 'good' : undefined;
  return row('Swords', now === swords ? `${now}` : `${now} (printed ${swords})`, tone);
}
function reachRows(s: Siege, id: Id): Row[] {
  const { reached, aims } = sightOf(s, id);
  const rows = [row('Reaches', reached.length === 0 ? 'enemies in the courtyard' : lanesText(reached))];
  const [best] = aims;
  if (best) {
    const text = `${cardName(best.enemy)}, ${best.power} against ${best.against}: ${RESULT_TEXT[best.result]}`;
    rows.push(row('Best target', text, best.result === 'nothing' ? undefined : 'good'));
  }
  return rows;
}
/** `N1 to band 3, N2 to band 2`. */
function lanesText(cells: readonly string[]): string {
  const far = new Map<string, number>();
  for (const cell of cells) far.set(laneOf(cell), Math.max(far.get(laneOf(cell)) ?? 0, bandOf(cell)));
  if (far.size > 4) return `every lane to band ${Math.max(...far.values())}`;
  return [...far].map(([lane, band]) => `${lane} to band ${band}`).join(', ');
}

/** A place: who stands there, its damage, and which lanes it covers at which distance. */
export function placePanel(s: Siege, place: string): Panel {
  if (place.includes(':')) return cellPanel(s, place);
  const rows: Row[] = [];
  if (isWall(s, place)) {
    const i = wallIndex(s, place);
    const gone = breached(s, place);
    rows.push(
      row('Damage', gone ? 'breached' : `${s.damage[i]} of ${s.rating[i]}`, gone ? 'bad' : undefined),
    );
  }
  const guards = defendersAt(s, place).map(cardName);
  rows.push(row('Defenders', guards.length === 0 ? 'none' : listed(guards)));
  for (const [lane, steps] of distancesOf(s, place))
    rows.push(row(`Lane ${lane}`, `distance ${steps.join(', ')}`));
  return { title: upper(placeName(place)), rows };
}
function distancesOf(s: Siege, place: string): Map<string, number[]> {
  const lanes = new Map<string, number[]>();
  for (const [cell, steps] of coverOf(s, place))
    lanes.set(laneOf(cell), [...(lanes.get(laneOf(cell)) ?? []), steps]);
  return lanes;
}
function cellPanel(s: Siege, cell: string): Panel {
  const met = enemiesAt(s, cell).map(cardName);
  const { ring, distance } = castleOf(s);
  const near = ring.flatMap(place => {
    const steps = distance[place]?.[cell];
    return steps === undefined ? [] : [{ place, steps }];
  });
  near.sort((a, b) => a.steps - b.steps);
  return {
    title: `Lane ${laneOf(cell)}, band ${bandOf(cell)}`,
    rows: [
      row('Enemies', met.length === 0 ? 'none' : listed(met)),
      row('Seen from', near.map(({ place, steps }) => `${place} at ${steps}`).join(', ')),
    ],
  };
}

/** The four sides at a glance; those in `alarms` are about to suffer. */
export function sidesPanel(s: Siege, alarms: ReadonlySet<string>): Panel {
  return {
    title: 'The four sides',
    rows: SIDES.map(side => {
      const met = besiegersOf(s, side);
      const guards = defenders(s).filter(id => onSide(s, id, side)).length;
      const open = castleOf(s).wallsOf[side].filter(wall => breached(s, wall)).length;
      const parts = [
        met === 0 ? 'quiet' : counted(met, 'enemy', 'enemies'),
        counted(guards, 'defender'),
        ...(open > 0 ? [counted(open, 'breach', 'breaches')] : []),
      ];
      const text = `${parts.join(', ')}${alarms.has(side) ? ': alarm' : ''}`;
      return row(sideName(side), text, alarms.has(side) ? 'bad' : undefined);
    }),
  };
}
/** For the compass: how many enemies stand before a side. */
export const besiegersOf = (s: Siege, side: Side): number =>
  enemies(s).filter(id => outside(s, id) && sideOf(s.units[id].place) === side).length;
export const sideName = (side: string): string => upper(SIDE_NAMES[side]);
