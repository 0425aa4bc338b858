import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesToHex, hexToBytes } from '@noble/curves/utils.js';
import { digest } from '@siegeworks/contract/hash';
import type { Beside, Saved, Seal } from '@siegeworks/files';

type Sealable = Saved & Beside;

/** The key by which everybody knows the seals of whoever has this secret of 32 bytes. */
export const keyOf = (secret: Uint8Array): string => bytesToHex(ed25519.getPublicKey(secret));

export function sealOf(file: Sealable, secret: Uint8Array): Seal {
  return { house: keyOf(secret), signature: bytesToHex(ed25519.sign(sealedPart(file), secret)) };
}

/** Whether nothing that was sealed has been changed since. */
export function isWhole(file: Sealable, { house, signature }: Seal): boolean {
  return ed25519.verify(hexToBytes(signature), sealedPart(file), hexToBytes(house));
}

/** What was played and by whom. Notes, names of branches and the like are written beside it, by anybody. */
function sealedPart(file: Sealable): Uint8Array {
  const { version, game, rulesVersion, config, commitment, entropy, seed, picks, start, anew, state, table } =
    file;
  const deal = { version, game, rulesVersion, config, commitment, entropy, seed };
  const text = JSON.stringify({ ...deal, picks, start, anew, state, table }, inOrder);
  return hexToBytes(digest(`siegeworks-seal:${text}`));
}

/** The same text for the same match, whichever field a program wrote first. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
