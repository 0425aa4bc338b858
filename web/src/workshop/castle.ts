import type { GameInfo, VariantValue } from '@siegeworks/protocol';

type Choices = Readonly<Record<string, VariantValue>>;

/** The sides of a castle, clockwise, and how many walls each of them has. */
export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type CastleSide = (typeof SIDES)[number];

export const isLong = (choices: Choices): boolean => choices.castle === 'rectangle';
export const hasThick = (choices: Choices): boolean => choices.castle !== 'square';

/** The walls of each side in the order of the ring: rectangles have three on their long sides. */
export function wallsOf(choices: Choices): Record<CastleSide, string[]> {
  const long = isLong(choices) ? (choices.longSides === 'EW' ? 'EW' : 'NS') : '';
  const walls = (side: CastleSide) =>
    Array.from({ length: long.includes(side) ? 3 : 2 }, (_, i) => `${side}${i + 1}`);
  return { N: walls('N'), E: walls('E'), S: walls('S'), W: walls('W') };
}

/** Where the thick walls are; what is left open is as in the ready castles, turned with the long sides. */
export function thickOf(choices: Choices, { castles }: GameInfo): string[] {
  if (!hasThick(choices)) return [];
  const said = `${choices.thickAt ?? ''}`;
  if (said !== '') return said.split(/[+, ]+/).filter(Boolean);
  const ready = castles?.ready.find(castle => castle.choices?.castle === choices.castle);
  const usual = `${ready?.choices?.thickAt ?? ''}`.split('+').filter(Boolean);
  const turned = isLong(choices) && choices.longSides === 'EW';
  return turned ? usual.map(wall => wall.replace('N', 'E').replace('S', 'W')) : usual;
}

/** Another wall becomes thick, or a thick one thin; of more than two the first one gives way. */
export function withThick(choices: Choices, game: GameInfo, wall: string): string {
  const thick = thickOf(choices, game);
  const next = thick.includes(wall) ? thick.filter(each => each !== wall) : [...thick, wall].slice(-2);
  // Nothing at all would mean the usual places.
  return next.length === 0 ? wall : next.join('+');
}

/** Another form of the castle has its thick walls where they usually are. */
export function withChoices(
  before: Choices,
  after: Record<string, VariantValue>,
): Record<string, VariantValue> {
  const reshaped = before.castle !== after.castle || before.longSides !== after.longSides;
  return reshaped ? { ...after, thickAt: '' } : after;
}
