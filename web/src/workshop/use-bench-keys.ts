import type { Arrow } from '@siegeworks/ui';
import { ARROWS, moveFocus, useKeys } from '@siegeworks/ui';
import type { RefObject } from 'react';
import { useEffect } from 'react';
import type { DeckOnBench } from './use-deck.ts';

interface KeyParts {
  main: RefObject<HTMLElement | null>;
  search: RefObject<HTMLInputElement | null>;
  onBench: DeckOnBench;
  again(): void;
}

/** Arrows walk over the cards, + and − change the copies of the one that has the focus. */
export function useBenchKeys({ main, search, onBench, again }: KeyParts): void {
  const copies = (n: number) => {
    const id = focused(main.current);
    if (id === null) return false;
    onBench.add(id, n);
  };
  const arrows = ARROWS.map(arrow => [arrow, () => main.current !== null && walk(main.current, arrow)]);
  useKeys({
    ...Object.fromEntries(arrows),
    '+': () => copies(1),
    '=': () => copies(1),
    '-': () => copies(-1),
    '−': () => copies(-1),
    u: onBench.undo,
    r: onBench.redo,
    s: again,
    '/': () => search.current?.focus(),
  });
}

/** As at a table; but the end of a row leads to the beginning of the next one. */
export function walk(main: HTMLElement, arrow: Arrow): void {
  const before = document.activeElement;
  moveFocus(main, arrow);
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowUp: 0, ArrowDown: 0 }[arrow];
  const list = before?.closest('ul');
  const now = document.activeElement;
  if (step === 0 || !list || (now !== before && list.contains(now))) return;
  const cards = [...list.querySelectorAll<HTMLElement>('[data-place]')];
  // biome-ignore lint/complexity/useIndexOf: what had the focus may be no card at all
  cards[cards.findIndex(card => card === before) + step]?.focus();
}

/** The card that has the focus, on the wall or in the list. */
function focused(main: HTMLElement | null): string | null {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || !main?.contains(at)) return null;
  const card = at.dataset.place;
  return card === undefined || card.startsWith('hand ') ? null : card;
}

export function useTitle(name: string): void {
  useEffect(() => {
    document.title = `${name} · Siegeworks`;
  }, [name]);
}
