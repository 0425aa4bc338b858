import type { Check } from './shape.ts';
import { exact, textUpTo, where } from './shape.ts';

/** A house's word that a match was played there as the file says: an Ed25519 signature, and the key that checks it. */
export interface Seal {
  house: string;
  signature: string;
}

const hex = (letters: number): Check<string> =>
  where(textUpTo(letters), value =>
    value.length === letters && /^[0-9a-f]*$/.test(value) ? null : `must be ${letters} hexadecimal digits`,
  );
export const sealShape: Check<Seal> = exact<Seal>({ house: hex(64), signature: hex(128) });
