import { Refused } from '@siegeworks/contract';
import { LIMITS } from '@siegeworks/files';

/** A text made short enough for an address: compressed, and in letters that an address may hold. */
export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** What was packed, or refused with what to do about it: links are cut short when they are passed on. */
export async function unpacked(link: string): Promise<string> {
  if (link.length > LIMITS.link) throw damaged('it is too long');
  try {
    const letters = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, letter => letter.charCodeAt(0));
    return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
  } catch {
    throw damaged('it was probably cut off when it was passed on');
  }
}

const damaged = (why: string) =>
  new Refused([
    { rule: '', text: `this link is damaged: ${why}. Ask for it again, or for the file of the match` },
  ]);

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  way: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(way);
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    // A few letters can be packed so that they would fill the memory.
    if (length > LIMITS.file) throw new RangeError('too much');
    parts.push(next.value);
  }
  return joined(parts, length);
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
