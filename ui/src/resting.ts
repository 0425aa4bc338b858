import { useEffect, useRef, useState } from 'react';

/** How long the pointer or the focus must rest on a card before it is shown in full, in milliseconds. */
const REST = 400;
const CARD = '.card, .token, .attachment';
/** Keys that only change the meaning of others: somebody who enlarges the page with them is still reading. */
const SILENT = ['Shift', 'Control', 'Alt', 'Meta'];

/** The button of the card on which a mouse or the keyboard's focus rests, and how to let go of it. */
export function useResting(on: boolean): [card: HTMLElement | null, hush: () => void] {
  const [card, show] = useState<HTMLElement | null>(null);
  const hush = useRef(() => {});
  useEffect(() => {
    if (!on) return;
    const rest = new Rest(show);
    hush.current = () => rest.hush();
    return listen(rest);
  }, [on]);
  return [card, () => hush.current()];
}

/** What is rested on, and by which of the two. */
class Rest {
  by: 'pointer' | 'focus' = 'pointer';
  shown: HTMLElement | null = null;
  private card: HTMLElement | null = null;
  private timer = 0;
  private readonly show: (card: HTMLElement | null) => void;
  constructor(show: (card: HTMLElement | null) => void) {
    this.show = show;
  }
  /** Another card, or none: the rest begins anew. */
  on(card: HTMLElement | null, by: 'pointer' | 'focus'): void {
    if (card === this.card || (card === null && by !== this.by)) return;
    this.hush();
    this.card = card;
    this.by = by;
    if (card) this.timer = window.setTimeout(() => this.set(card), REST);
  }
  /** Something was pressed: nothing more about this card until it is left. */
  hush(): void {
    clearTimeout(this.timer);
    if (this.shown) this.set(null);
  }
  private set(card: HTMLElement | null): void {
    this.shown = card;
    this.show(card);
  }
}

function listen(rest: Rest): () => void {
  const at = { x: -1, y: -1 };
  const handlers = {
    pointermove: ({ clientX: x, clientY: y, pointerType, buttons, target }: PointerEvent) => {
      // A table that moves under a resting pointer does not mean that somebody wants to read it.
      if (pointerType === 'touch' || buttons !== 0 || (x === at.x && y === at.y)) return;
      Object.assign(at, { x, y });
      rest.on(cardAt(target) ?? cardBehind(target, x, y), 'pointer');
    },
    pointerdown: () => rest.hush(),
    wheel: () => rest.hush(),
    mouseleave: ({ target }: Event) => target === document && rest.on(null, 'pointer'),
    focusin: ({ target }: Event) => {
      const seen = target instanceof Element && target.matches(':focus-visible');
      if (seen) rest.on(cardAt(target), 'focus');
    },
    focusout: () => rest.on(null, 'focus'),
    scroll: ({ target }: Event) => target instanceof Node && target.contains(rest.shown) && rest.hush(),
    keydown: (event: KeyboardEvent) => {
      if (SILENT.includes(event.key)) return;
      // Escape takes away what is in front, and nothing else.
      if (rest.shown && event.key === 'Escape') event.preventDefault();
      rest.hush();
    },
  };
  const entries = Object.entries(handlers) as [string, EventListener][];
  // Only Escape is kept from others; whoever scrolls waits for nobody.
  for (const [type, handler] of entries)
    document.addEventListener(type, handler, { capture: true, passive: type !== 'keydown' });
  return () => {
    rest.hush();
    for (const [type, handler] of entries) document.removeEventListener(type, handler, { capture: true });
  };
}

/** The button of the card, token or attachment that this belongs to. */
function cardAt(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest(CARD)?.querySelector<HTMLElement>(':scope > [data-place]') ?? null;
}

/** A place that can be pressed lies in front of the cards in it; they can still be read. */
function cardBehind(target: EventTarget | null, x: number, y: number): HTMLElement | null {
  if (!(target instanceof Element) || !target.closest('[data-place]')) return null;
  const cards = document.elementsFromPoint(x, y).map(cardAt);
  return cards.find(card => card !== null) ?? null;
}
