/** A file in an archive. */
export interface Entry {
  name: string;
  bytes: Uint8Array;
}

/** An archive of files as they are: pictures do not become smaller by packing. */
export function zipOf(entries: readonly Entry[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const list: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const { name, bytes } of entries) {
    const title = new TextEncoder().encode(name);
    const common = [
      ...[u16(20), u16(UTF8), u16(0), u16(0), u16(MIDNIGHT)],
      ...[u32(crc32(bytes)), u32(bytes.length), u32(bytes.length), u16(title.length), u16(0)],
    ];
    const file = joined([u32(0x04034b50), ...common, title, bytes]);
    list.push(joined([u32(0x02014b50), u16(20), ...common, u16(0), u16(0), u16(0), u32(0), u32(at), title]));
    parts.push(file);
    at += file.length;
  }
  const directory = joined(list);
  const n = entries.length;
  const end = [u32(0x06054b50), u16(0), u16(0), u16(n), u16(n), u32(directory.length), u32(at), u16(0)];
  return new Blob([...parts, directory, joined(end)], { type: 'application/zip' });
}

/** Names are UTF-8; every file is as old as the format: equal cards give equal archives. */
const UTF8 = 0x0800;
const MIDNIGHT = 0x0021;

const u16 = (n: number): number[] => [n & 255, (n >>> 8) & 255];
const u32 = (n: number): number[] => [...u16(n & 0xffff), ...u16(n >>> 16)];

function joined(parts: readonly (readonly number[] | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});
export function crc32(bytes: Uint8Array): number {
  let c = 0xffffffff;
  for (const byte of bytes) c = TABLE[(c ^ byte) & 255] ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}
