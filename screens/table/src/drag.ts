import { swallowNext } from '@siegeworks/ui';
import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import type { Desk } from './desk.ts';
import type { Thing } from './model.ts';
import { thingAt } from './model.ts';
import './drag.css';

/** A mouse drags as soon as it has moved so far; a press that moves less is a press. */
const FAR = 8;
/** How long a finger must rest before it drags, in milliseconds: a shorter touch scrolls. */
const REST = 260;
/** And what a browser makes of its touch comes within this time. */
const TAP = 400;

/** What is being dragged, or may be soon. */
interface Drag {
  pointer: number;
  thing: Thing;
  source: HTMLElement;
  x: number;
  y: number;
  /** The picture that follows the pointer, once the card is lifted. */
  ghost: HTMLElement | null;
  moved: boolean;
  timer: number;
}

/** A glowing card can be dragged onto what it is aimed at: the same as pressing the one and then the other. */
export function useDrag(board: RefObject<HTMLElement | null>, desk: Desk): void {
  const latest = useRef(desk);
  latest.current = desk;
  useEffect(() => listen(board, latest), [board]);
}

function listen(board: RefObject<HTMLElement | null>, desk: RefObject<Desk>): () => void {
  let drag: Drag | null = null;
  const stop = (): Drag | null => {
    const was = drag;
    drag = null;
    if (!was) return null;
    clearTimeout(was.timer);
    was.ghost?.remove();
    if (was.ghost) document.body.classList.remove('is-dragging');
    return was;
  };
  const handlers = {
    pointerdown: (event: PointerEvent) => {
      stop();
      drag = begun(event, board.current, desk.current);
      if (drag && event.pointerType === 'touch') {
        const held = drag;
        drag.timer = window.setTimeout(() => lift(held, desk.current), REST);
      }
    },
    pointermove: (event: PointerEvent) => {
      if (!drag || event.pointerId !== drag.pointer) return;
      const far = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > FAR;
      if (!drag.ghost && far && event.pointerType === 'touch') stop();
      else if (!drag.ghost && far) lift(drag, desk.current);
      if (drag) drag.moved ||= far;
      if (drag?.ghost) follow(drag.ghost, event);
    },
    pointerup: (event: PointerEvent) => {
      const was = stop();
      if (!was?.ghost) return;
      // A finger that rested for a while and then let go has pressed, if slowly: the click that follows counts.
      if (!was.moved) return desk.current.lift(null);
      swallowNext('click', event.pointerType === 'touch' ? TAP : 0);
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const target = placeOf(under);
      const onBoard = under !== null && board.current?.contains(under) === true;
      desk.current.drop(was.thing, onBoard ? thingAt(target ?? '') : was.thing);
    },
    pointercancel: () => stop()?.ghost && desk.current.lift(null),
    keydown: (event: KeyboardEvent) => event.key === 'Escape' && stop()?.ghost && desk.current.lift(null),
    // A finger that drags does not scroll.
    touchmove: (event: TouchEvent) => drag?.ghost && event.preventDefault(),
    // One that keeps resting wants to read the card; one that is on its way does not.
    contextmenu: (event: Event) => {
      if (!drag?.moved) {
        if (stop()?.ghost) desk.current.lift(null);
        return;
      }
      event.stopPropagation();
      event.preventDefault();
    },
    dragstart: (event: Event) => drag && event.preventDefault(),
  };
  const entries = Object.entries(handlers) as [string, EventListener][];
  const how = { passive: false, capture: true };
  for (const [type, handler] of entries) document.addEventListener(type, handler, how);
  return () => {
    stop();
    for (const [type, handler] of entries) document.removeEventListener(type, handler, how);
  };
}

/** A card or a place; a place that cannot be pressed now may be what the next question is about. */
function placeOf(element: Element | null): string | undefined {
  const { place, thing } = element?.closest<HTMLElement>('[data-place], [data-thing]')?.dataset ?? {};
  return place ?? thing;
}

/** A press on something that glows may become a drag. */
function begun(event: PointerEvent, board: HTMLElement | null, desk: Desk): Drag | null {
  const { target, button, isPrimary, pointerId, clientX: x, clientY: y } = event;
  if (button !== 0 || !isPrimary || !(target instanceof Element) || !board?.contains(target)) return null;
  const source = target.closest<HTMLElement>('[data-place]');
  const thing = thingAt(source?.dataset.place ?? '');
  if (!source || thing === null || !desk.lit.has(thing)) return null;
  return { pointer: pointerId, thing, source, x, y, ghost: null, moved: false, timer: 0 };
}

/** The card leaves the table, and what it can be aimed at glows. */
function lift(drag: Drag, desk: Desk): void {
  const card = drag.source.closest<HTMLElement>('.card, .token') ?? drag.source;
  const { width, height, left, top } = card.getBoundingClientRect();
  const ghost = card.cloneNode(true);
  if (!(ghost instanceof HTMLElement)) return;
  for (const part of [ghost, ...ghost.querySelectorAll('[data-place]')]) part.removeAttribute('data-place');
  ghost.inert = true;
  ghost.classList.add('drag-ghost');
  Object.assign(ghost.style, { width: `${width}px`, height: `${height}px` });
  ghost.style.setProperty('--drag-x', `${left - drag.x}px`);
  ghost.style.setProperty('--drag-y', `${top - drag.y}px`);
  // Colours and sizes of a card depend on the table that it lies on.
  (card.closest('.table') ?? document.body).append(ghost);
  document.body.classList.add('is-dragging');
  drag.ghost = ghost;
  follow(ghost, { clientX: drag.x, clientY: drag.y });
  desk.lift(drag.thing);
}

function follow(ghost: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): void {
  ghost.style.left = `${clientX}px`;
  ghost.style.top = `${clientY}px`;
}
