export const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
export type Arrow = (typeof ARROWS)[number];

export interface Spot {
  x: number;
  y: number;
}

/** The place in the list that an arrow leads to from `from`, or -1: straight ahead counts more than aside. */
export function ahead(from: Spot, spots: readonly Spot[], arrow: Arrow): number {
  const sideways = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  const sign = arrow === 'ArrowRight' || arrow === 'ArrowDown' ? 1 : -1;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, spot] of spots.entries()) {
    const along = sign * (sideways ? spot.x - from.x : spot.y - from.y);
    const aside = Math.abs(sideways ? spot.y - from.y : spot.x - from.x);
    // Beside means more beside than above; a row above begins a line higher at least.
    if (along < 20 || (sideways && aside > along)) continue;
    const distance = along + aside * (sideways ? 4 : 0.5);
    if (distance < least) [best, least] = [i, distance];
  }
  return best;
}

/** Moves the focus among the cards inside `board`, from the focused one or else to the first that glows. */
export function moveFocus(board: HTMLElement, arrow: Arrow): void {
  const cards = [...board.querySelectorAll<HTMLElement>('[data-place]')];
  const focused = cards.find(card => card === document.activeElement);
  const lit = board.querySelector<HTMLElement>('.is-usable [data-place]');
  if (!focused) return (lit ?? cards[0])?.focus();
  const next = ahead(centre(focused), cards.map(centre), arrow);
  cards[next]?.focus();
}

function centre(element: HTMLElement): Spot {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
