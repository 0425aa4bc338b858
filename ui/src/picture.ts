/** Heraldic grounds behind a picture. */
export const GROUNDS = [
  'plain',
  'per-pale',
  'chevron',
  'quarterly',
  'embattled',
  'bend',
  'lozengy',
  'wavy',
  'gyronny',
  'saltire',
  'chequy',
  'pile',
  'paly',
] as const;
export type Ground = (typeof GROUNDS)[number];

/** A second tincture beside the game's own, where factions or schools must be told apart. */
export const TINTS = ['own', 'gules', 'azure', 'vert', 'purpure', 'tenne', 'or', 'sable', 'argent'] as const;
export type Tint = (typeof TINTS)[number];

/** The picture of a card: an icon of game-icons by its name, over a ground. */
export interface Picture {
  icon: string;
  ground: Ground;
  tint?: Tint;
}
/** One picture for every card of a game, by the card's key. */
export type Art = Readonly<Record<string, Picture>>;
/** What an icon looks like: the path of its drawing, 512 by 512. */
export type Icons = Readonly<Record<string, string>>;
/** A picture ready to be drawn. */
export interface Drawing {
  path: string;
  ground: Ground;
  tint: Tint;
}

/** The drawing of a card, or `null` for one that is hidden or has no picture. */
export function drawingOf(art: Art, icons: Icons, card: string | null): Drawing | null {
  const picture = card === null ? undefined : art[card];
  const path = picture && icons[picture.icon];
  if (!picture || path === undefined) return null;
  return { path, ground: picture.ground, tint: picture.tint ?? 'own' };
}
