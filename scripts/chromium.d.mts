/** What programs that the compiler checks see of `chromium.mjs`. */
export function chromiumMissing(): string;
export const chromiumArgs: string[];
export function findChromium(): string | null;
export function findWholeChromium(): string | null;
