/**
 * How many times as much is tried as in `npm test`, where something is tried often: laws over random games, damaged files.
 * `SIEGEWORKS_THOROUGH=10 npx vitest run --project slow`
 */
export const THOROUGH = Math.max(1, Number(process.env.SIEGEWORKS_THOROUGH ?? 1));
