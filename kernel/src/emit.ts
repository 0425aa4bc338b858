import type { GameEvent, State } from '@siegeworks/contract';
import { cover } from './coverage.ts';

/** Tells a fact. Change and event belong in one function, so that neither is forgotten. */
export function emit<E extends GameEvent>(s: State, event: E): void {
  if (s.events === null) return;
  cover(`event ${event.type}`);
  s.events.push(event);
}
