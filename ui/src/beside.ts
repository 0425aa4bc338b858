import type { Box } from './arrow-path.ts';
import type { Spot } from './roving.ts';

/** Between a card and what is shown beside it. */
const GAP = 10;

/** Where something of this size is shown beside a card: never over it, never out of the room; `null` if nowhere. */
export function beside(card: Box, { width, height }: Pick<Box, 'width' | 'height'>, room: Box): Spot | null {
  const most = { x: room.left + room.width - width, y: room.top + room.height - height };
  const x = within(card.left + (card.width - width) / 2, room.left, most.x);
  const y = within(card.top + (card.height - height) / 2, room.top, most.y);
  const spots: Spot[] = [
    { x: card.left + card.width + GAP, y },
    { x: card.left - GAP - width, y },
    { x, y: card.top - GAP - height },
    { x, y: card.top + card.height + GAP },
  ];
  const fits = (spot: Spot) =>
    spot.x >= room.left && spot.y >= room.top && spot.x <= most.x && spot.y <= most.y;
  return spots.find(fits) ?? null;
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
