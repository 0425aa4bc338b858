/** Half of all moments are shorter, in milliseconds. */
const MEDIAN = 700;
/** How far they spread, as people's do: a few take much longer. */
const SPREAD = 0.45;
/** Nobody answers sooner, and nobody is kept waiting for longer. */
const BOUNDS = { least: 250, most: 2_000 };

/** How long somebody takes who passes without being asked: drawn from one distribution, whatever the hand. */
export function moment(dice: () => number = Math.random): number {
  const normal = Math.sqrt(-2 * Math.log(1 - dice())) * Math.cos(2 * Math.PI * dice());
  const drawn = MEDIAN * Math.exp(SPREAD * normal);
  return Math.round(Math.min(BOUNDS.most, Math.max(BOUNDS.least, drawn)));
}
