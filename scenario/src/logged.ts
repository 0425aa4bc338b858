import type { GameEvent, State } from '@siegeworks/contract';
import { numbered } from './choose.ts';
import { same } from './facts.ts';
import type { WantedEvent } from './format.ts';
import type { SceneKit } from './kit.ts';
import { Miss } from './miss.ts';
import { phrase, seatOf } from './shape.ts';

/** An event, its sentence and its rule, written down when it happened. */
export interface LoggedEvent {
  event: GameEvent;
  sentence: string;
  rule: string;
}

export function tell(kit: SceneKit, s: State, event: GameEvent): LoggedEvent {
  const words = kit.game.words.events[event.type];
  if (!words) return { event, sentence: phrase(event), rule: '' };
  const rule = typeof words.rule === 'string' ? words.rule : words.rule(event);
  return { event, sentence: words.say(s, event), rule };
}

/** The wanted events in their order; others may lie between them. */
export function expectEvents(kit: SceneKit, s: State, told: LoggedEvent[], wanted: WantedEvent[]): void {
  let at = 0;
  for (const each of wanted) {
    const found = told.findIndex((one, i) => i >= at && fits(kit, s, one, each));
    if (found < 0) throw missing(told.slice(at), each, at > 0);
    at = found + 1;
  }
}

export function expectNoEvents(kit: SceneKit, s: State, told: LoggedEvent[], unwanted: WantedEvent[]): void {
  for (const each of unwanted) {
    const found = told.find(one => fits(kit, s, one, each));
    if (found)
      throw new Miss('this event was not to happen', {
        expected: `no ${phrase(each)}`,
        found: found.sentence,
      });
  }
}

function missing(rest: LoggedEvent[], wanted: WantedEvent, later: boolean): Miss {
  const found = rest.length === 0 ? 'nothing' : rest.map(one => one.sentence).join('\n');
  const message = later ? 'this event did not happen after those before it' : 'this event did not happen';
  return new Miss(message, { expected: phrase(wanted), found });
}

function fits(kit: SceneKit, s: State, told: LoggedEvent, wanted: WantedEvent): boolean {
  if (typeof wanted === 'string') return told.sentence.toLowerCase().includes(wanted.toLowerCase());
  return Object.entries(wanted).every(([key, part]) => {
    if (key === 'rule') return told.rule === part;
    return meant(kit, s, Reflect.get(told.event, key), part);
  });
}

/** Numbers of seats and cards are written by their names. */
function meant(kit: SceneKit, s: State, value: unknown, wanted: unknown): boolean {
  if (same(value, wanted)) return true;
  if (typeof value !== 'number' || typeof wanted !== 'string') return false;
  return (seatOf(wanted) ?? kit.find(s, numbered(wanted))) === value;
}
