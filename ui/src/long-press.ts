import { useEffect } from 'react';

/** How long a finger must rest on a card to read it, in milliseconds. */
const LONG = 450;
/** A finger that moves further scrolls, or carries something. */
const FAR = 8;
/** What a browser makes of a touch comes within this time. */
const TAP = 400;

/** A long press is the right click of a finger: whatever can be read opens, and is not pressed. */
export function useLongPress(): void {
  useEffect(listen, []);
}

interface Hold {
  pointer: number;
  x: number;
  y: number;
  timer: number;
  /** Something has opened; until the finger leaves, all else that the browser makes of it is in the way. */
  read: boolean;
}

function listen(): () => void {
  let hold: Hold | null = null;
  const stop = () => {
    clearTimeout(hold?.timer);
    hold = null;
  };
  const handlers = {
    pointerdown: ({ pointerType, isPrimary, pointerId, clientX: x, clientY: y, target }: PointerEvent) => {
      stop();
      if (pointerType !== 'touch' || !isPrimary || !(target instanceof Element)) return;
      const held: Hold = { pointer: pointerId, x, y, timer: 0, read: false };
      held.timer = window.setTimeout(() => {
        held.read = read(target, held);
      }, LONG);
      hold = held;
    },
    pointermove: ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (!hold || hold.read || pointerId !== hold.pointer) return;
      if (Math.hypot(clientX - hold.x, clientY - hold.y) > FAR) stop();
    },
    pointerup: () => {
      if (hold?.read) for (const type of ['click', 'contextmenu']) swallowNext(type, TAP);
      stop();
    },
    pointercancel: stop,
    contextmenu: (event: Event) => {
      if (!event.isTrusted || !hold) return;
      if (hold.read) return swallow(event);
      // The browser was quicker: its own event opens what can be read.
      clearTimeout(hold.timer);
      hold.read = true;
    },
  };
  const entries = Object.entries(handlers) as [string, EventListener][];
  for (const [type, handler] of entries) document.addEventListener(type, handler, { capture: true });
  return () => {
    stop();
    for (const [type, handler] of entries) document.removeEventListener(type, handler, { capture: true });
  };
}

/** Asks for the menu of what lies under the finger; whether there is one. */
function read(target: Element, { x, y }: Hold): boolean {
  const how = { bubbles: true, cancelable: true, clientX: x, clientY: y };
  return !target.dispatchEvent(new MouseEvent('contextmenu', how));
}

/** Letting go does not count as a press; after a finger the press comes late. */
export function swallowNext(type: string, within: number): void {
  document.addEventListener(type, swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener(type, swallow, { capture: true }), within);
}
function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
