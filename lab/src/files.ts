import { randomBytes } from 'node:crypto';
import type { Stats } from 'node:fs';
import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  lstatSync,
  mkdirSync,
  openSync,
  readlinkSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { getSystemErrorMap } from 'node:util';
import { brief, LIMITS } from '@siegeworks/files';

export class Unreadable extends Error {
  override name = 'Unreadable';
}
export class Unwritable extends Error {
  override name = 'Unwritable';
}

/** How much of a path is repeated in a message. */
const PATH = 300;
/** A path in a message: nothing in it acts on a terminal. */
export const pathText = (file: string): string => brief(file, PATH);

/** The whole text of a file; of something endless no more than is allowed. */
export function readText(file: string, most: number = LIMITS.file): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(file, most));
  } catch (error) {
    throw new Unreadable(`${pathText(file)} cannot be read: ${systemWords(error)}`);
  }
}

const PIECE = 1 << 20;
function bytesOf(file: string, most: number): Buffer {
  const pieces: Buffer[] = [];
  let size = 0;
  withFile(file, constants.O_RDONLY, fd => {
    for (;;) {
      const piece = Buffer.allocUnsafe(PIECE);
      const n = readSync(fd, piece, 0, PIECE, null);
      if (n === 0) return;
      size += n;
      if (size > most) throw new Error(`it is too long, ${most} bytes are allowed`);
      pieces.push(piece.subarray(0, n));
    }
  });
  return Buffer.concat(pieces);
}

/**
 * All or nothing: if the program is stopped while it writes, the old file is whole and nothing else is left. Only a regular
 * file of our own is replaced; links are followed, and devices and pipes are written to as they are.
 */
export function writeText(file: string, text: string): void {
  try {
    const old = statSync(file, { throwIfNoEntry: false }) ?? null;
    if ((old && !old.isFile()) || isOpen(file)) writeInto(file, text);
    else replace(old ? realpathSync(file) : linked(file), old, text);
  } catch (error) {
    throw new Unwritable(`${pathText(file)} cannot be written: ${systemWords(error)}`);
  }
}

/** Adds to the end of a file; what could not be added whole is taken back. */
export function appendText(file: string, text: string): void {
  try {
    mkdirSync(dirname(resolve(file)), { recursive: true });
    withFile(file, constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT, fd => {
      const before = fstatSync(fd);
      try {
        writeFileSync(fd, text);
      } catch (error) {
        if (before.isFile()) ftruncateSync(fd, before.size);
        throw error;
      }
    });
  } catch (error) {
    throw new Unwritable(`${pathText(file)} cannot be written: ${systemWords(error)}`);
  }
}

function withFile<T>(file: string, flags: number, work: (fd: number) => T): T {
  const fd = openSync(file, flags, 0o666);
  try {
    return work(fd);
  } finally {
    closeSync(fd);
  }
}

/** `/dev/stdout` and its like lead to what a shell has opened: that must not be replaced behind its back. */
const isOpen = (file: string) =>
  /^\/(dev\/(std(in|out|err)|fd\/\d+)|proc\/[^/]+\/fd\/\d+)$/.test(resolve(file));

function writeInto(file: string, text: string): void {
  // A pipe that nobody reads would keep us waiting for ever: opened like this it says so.
  withFile(file, constants.O_WRONLY | constants.O_NONBLOCK, () =>
    withFile(file, constants.O_WRONLY, fd => writeFileSync(fd, text)),
  );
}

/** Where a link leads that points to nothing yet. */
function linked(file: string, hops = 0): string {
  const path = resolve(file);
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
  if (hops > 40) throw new Error('its links go round in a circle');
  return linked(resolve(dirname(path), readlinkSync(path)), hops + 1);
}

function replace(file: string, old: Stats | null, text: string): void {
  if (old) mayReplace(file, old);
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true });
  const beside = join(folder, `.siege-${process.pid}-${randomBytes(4).toString('hex')}.tmp`);
  try {
    withFile(beside, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, fd => {
      if (old) fchmodSync(fd, old.mode & 0o7777);
      writeFileSync(fd, text);
      fsyncSync(fd);
    });
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
  syncFolder(folder);
}

/** To rename over a file asks nobody: whether it may be written, and whose it is, is for us to see. */
function mayReplace(file: string, { uid }: Stats): void {
  accessSync(file, constants.W_OK);
  const me = process.getuid?.() ?? uid;
  if (uid !== me) throw new Error('it belongs to somebody else; name another file');
}

/** So that the new name outlives a power cut; not every system lets one do that. */
function syncFolder(folder: string): void {
  try {
    withFile(folder, constants.O_RDONLY, fsyncSync);
  } catch {
    // The file itself is on the disk.
  }
}

/** The system's own words, without the path: that is named already. */
export function systemWords(error: unknown): string {
  if (!(error instanceof Error)) return brief(`${error}`);
  const { errno, code } = error as NodeJS.ErrnoException;
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'it is not text in UTF-8';
  const [, text] = (errno !== undefined && getSystemErrorMap().get(errno)) || [];
  return text ?? brief(error.message, 200);
}
