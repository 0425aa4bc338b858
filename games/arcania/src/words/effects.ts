import type { Frame, Id, Option, Seat } from '@siegeworks/kernel';
import type { Item, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { hasKeyword, landOf, onFront, siteOf } from '../state/table.ts';
import { suffer } from '../state/values.ts';
import { castleAfter, damageText, deaths, deathText } from './forecast.ts';
import { nameOf } from './names.ts';

/** Damage that a card or ability deals to each force it is aimed at. */
const STROKES: Readonly<Record<string, number>> = { 'back-stab': 3, missile: 3, lightning: 2 };
/** Damage to the Castle of the player it is aimed at. */
const CASTLE_STROKES: Readonly<Record<string, number>> = { 'infiltrate-castle': 3 };

type Effect = (s: War, target: Id) => string[];
/** What becomes of a target, where there is more to say than the card's text does. */
const EFFECTS: Readonly<Record<string, Effect>> = {
  collapse: (s, target) => landLost(s, target),
  pestilence: (s, target) => landIdle(s, target),
  hurricane: (s, target) => {
    const prisoner = siteOf(s, target)?.building.prisoner;
    return [
      `${nameOf(s, target)} is destroyed`,
      ...(prisoner ? [`${nameOf(s, prisoner.id)} in it too`] : []),
    ];
  },
  'healing-potion': (s, target) => {
    const n = onFront(s, target)?.damage ?? 0;
    return n > 0 ? [`it loses all ${n} Damage`] : [];
  },
};

/** What would come of it if the item on top of the stack resolved now. */
export const effectNote = (s: War, { what, targets, seat }: Item): string[] => {
  const parts = [...targets.flatMap(target => effectOn(s, what, target)), ...castleEffect(s, what, seat)];
  return parts.length === 0 ? [] : ['if it resolves', ...parts];
};
/** Of a target that is being chosen. */
export function announcedNote(s: War, { target, seat }: Option): string[] {
  const frame = s.stack[s.stack.length - 1] as Frame & { what?: string };
  const what = frame.what ?? '';
  return seat === undefined ? effectOn(s, what, target ?? NONE) : castleEffect(s, what, seat);
}
function effectOn(s: War, what: string, target: Id): string[] {
  const stroke = STROKES[what];
  return stroke === undefined ? (EFFECTS[what]?.(s, target) ?? []) : struckNote(s, what, target, stroke);
}
function castleEffect(s: War, what: string, seat: Seat): string[] {
  const n = CASTLE_STROKES[what];
  return n === undefined || seat === NONE ? [] : [`${damageText(n)} to the Castle`, castleAfter(s, seat, n)];
}

/** AK-287: a Back Stab is not magical. */
function struckNote(s: War, what: string, target: Id, n: number): string[] {
  const f = onFront(s, target);
  if (!f) return [];
  const blow = what === 'back-stab' && hasKeyword(s, f, 'only-magic-strikes') ? 0 : n;
  const dies = deathText(
    deaths(s, t => {
      const struck = onFront(t, target);
      if (struck) suffer(t, struck, blow);
    }),
  );
  return dies.length > 0 ? dies : [`${nameOf(s, target)} takes ${damageText(blow)} and lives`];
}
function landLost(s: War, target: Id): string[] {
  const n = landOf(s, target)?.land.buildings.length ?? 0;
  return n === 0
    ? ['it is empty']
    : [n === 1 ? '1 Building is lost with it' : `${n} Buildings are lost with it`];
}
function landIdle(s: War, target: Id): string[] {
  const n = landOf(s, target)?.land.buildings.length ?? 0;
  return [n === 1 ? '1 Building lies idle' : `${n} Buildings lie idle`];
}
