import type { Face, Id } from '@siegeworks/protocol';
import type { Desk, Thing } from '@siegeworks/screen-table';
import type { ForecastLine, Foresight, Result, Siege } from '@siegeworks/two-deck-siege';
import { coverOf, forecastLines, foresee, harmOf, sightOf } from '@siegeworks/two-deck-siege';

/** The state as this eye may know it. The worker sends views of the game that it plays, so this one cast is safe. */
export const siegeOf = (desk: Desk): Siege => desk.props.state.view as Siege;

/** What the enemy will do from here. */
export interface Outlook {
  foresight: Foresight | null;
  lines: readonly ForecastLine[];
  /** What is forecast for each defender. */
  fates: ReadonlyMap<Id, Result>;
}
const OUTLOOKS = new WeakMap<object, Outlook>();

/** Computed once for each state; board and rail both need it. */
export function outlookOf(desk: Desk): Outlook {
  const { view } = desk.props.state;
  const known = OUTLOOKS.get(view);
  if (known) return known;
  const foresight = foresee(siegeOf(desk));
  const outlook = {
    foresight,
    lines: foresight ? forecastLines(foresight) : [],
    fates: fatesOf(foresight),
  };
  OUTLOOKS.set(view, outlook);
  return outlook;
}
function fatesOf(foresight: Foresight | null): Map<Id, Result> {
  const fates = new Map<Id, Result>();
  for (const { target, kills } of foresight?.deeds.flatMap(harmOf) ?? []) {
    if (kills) fates.set(target, 'kill');
    else if (!fates.has(target)) fates.set(target, 'wound');
  }
  return fates;
}

/** The subject: the unit or place pointed at or focused, else the chosen one, else the one in question. */
export function subjectOf(desk: Desk, pointed: Thing | null): Thing | null {
  return pointed ?? desk.chosen?.id ?? askedUnit(desk);
}
function askedUnit({ props: { state, behind } }: Desk): Id | null {
  const cards = new Set(state.question?.offers.map(({ option }) => option.card));
  const [card] = cards;
  return behind || cards.size !== 1 || card === undefined ? null : card;
}

/** What can be seen on the map because of the subject. */
export interface Regard {
  subject: Thing | null;
  /** Cells outside that it reaches, or that a place covers. */
  reached: ReadonlySet<string>;
  /** The result of its attack on each enemy. */
  results: ReadonlyMap<Id, Result>;
}
const NOTHING: Regard = { subject: null, reached: new Set(), results: new Map() };

export function regardOf(desk: Desk, pointed: Thing | null): Regard {
  const subject = subjectOf(desk, pointed);
  const s = siegeOf(desk);
  if (subject === null) return NOTHING;
  if (typeof subject === 'string')
    return { ...NOTHING, subject, reached: new Set(coverOf(s, subject).keys()) };
  if (!s.units[subject] || s.units[subject].place === '') return { ...NOTHING, subject };
  const { reached, aims } = sightOf(s, subject);
  const results = new Map(aims.map(({ enemy, result }) => [enemy, result]));
  return { subject, reached: new Set(reached), results };
}

/** Everything that the enemy in focus will hit; its panel says how hard. */
export function hitsOf({ foresight }: Outlook, { subject }: Regard): Thing[] {
  const deed = foresight?.deeds.find(({ enemy }) => enemy === subject);
  if (!deed) return [];
  return [...deed.blows.map(({ target }) => target), ...deed.walls.map(({ wall }) => wall)];
}

/** Defenders in the courtyard that are alike in every way are stacked. */
export interface Heap {
  face: Face;
  count: number;
}
export function heaped(faces: readonly Face[], desk: Desk): Heap[] {
  const heaps: (Heap & { like: string })[] = [];
  for (const face of faces) {
    const like = `${face.card} ${face.seat} ${face.line} ${face.marks} ${desk.lit.has(face.id)}`;
    const heap = heaps.find(each => each.like === like);
    if (heap) heap.count++;
    else heaps.push({ face, count: 1, like });
  }
  return heaps;
}

/** How many each of the heaps stands for, by its first unit. */
export const countsIn = (faces: readonly Face[], desk: Desk): ReadonlyMap<Id, number> =>
  new Map(heaped(faces, desk).map(({ face, count }) => [face.id, count]));

/** `Goblin Stabber 3`: the words of a name, and its number. */
export function nameParts(name: string): { words: string[]; number: string } {
  const [, text = name, number = ''] = /^(.*\S) (\d+)$/.exec(name) ?? [];
  return { words: text.split(' '), number };
}
