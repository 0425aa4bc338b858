import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  readSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appendText, readText, Unreadable, Unwritable, writeText } from '@siegeworks/lab';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'siege-files-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});
const at = (name: string) => join(folder, name);
const modeOf = (file: string) => statSync(file).mode & 0o777;

describe('a file is written', () => {
  test('whole, in a new folder too, and nothing lies beside it', () => {
    writeText(at('new/deep/file.txt'), 'one');
    writeText(at('new/deep/file.txt'), 'two');
    expect(readFileSync(at('new/deep/file.txt'), 'utf8')).toBe('two');
    expect(readdirSync(at('new/deep'))).toEqual(['file.txt']);
  });

  test('with the mode that it had', () => {
    writeFileSync(at('secret'), 'one');
    chmodSync(at('secret'), 0o600);
    writeText(at('secret'), 'two');
    expect(modeOf(at('secret'))).toBe(0o600);
    chmodSync(at('secret'), 0o666);
    writeText(at('secret'), 'three');
    expect(modeOf(at('secret'))).toBe(0o666);
  });

  test('where a link leads, and the link stays', () => {
    mkdirSync(at('far'));
    writeFileSync(at('far/match'), 'one');
    symlinkSync('far/match', at('link'));
    symlinkSync(at('link'), at('link to link'));
    writeText(at('link to link'), 'two');
    expect(readlinkSync(at('link'))).toBe('far/match');
    expect(readlinkSync(at('link to link'))).toBe(at('link'));
    expect(readFileSync(at('far/match'), 'utf8')).toBe('two');
  });

  test('where a link leads that points to nothing yet', () => {
    symlinkSync('later', at('link'));
    writeText(at('link'), 'one');
    expect(readlinkSync(at('link'))).toBe('later');
    expect(readFileSync(at('later'), 'utf8')).toBe('one');
    symlinkSync('nowhere/file', at('deep'));
    writeText(at('deep'), 'one');
    expect(existsSync(at('nowhere/file'))).toBe(true);
  });

  test('under a name that has no room for another ending', () => {
    const name = 'n'.repeat(255);
    writeText(at(name), 'one');
    expect(readdirSync(folder)).toEqual([name]);
  });

  // A pipe stands for all devices: if a fault replaced it, only the test would notice, and not the whole machine.
  test.skipIf(process.platform === 'win32')('into a pipe or device, which is not replaced', () => {
    execFileSync('mkfifo', [at('pipe')]);
    const reader = openSync(at('pipe'), constants.O_RDONLY | constants.O_NONBLOCK);
    symlinkSync(at('pipe'), at('link'));
    for (const name of ['pipe', 'link']) {
      writeText(at(name), `into the ${name}`);
      expect(statSync(at('pipe')).isFIFO()).toBe(true);
      const heard = Buffer.alloc(99);
      expect(heard.toString('utf8', 0, readSync(reader, heard))).toBe(`into the ${name}`);
    }
    closeSync(reader);
    expect(() => writeText(at('pipe'), 'nobody reads')).toThrow(Unwritable);
    expect(readlinkSync(at('link'))).toBe(at('pipe'));
    expect(readdirSync(folder).toSorted()).toEqual(['link', 'pipe']);
  });
});

describe('a file is not written, the old one stays and nothing lies beside it', () => {
  const refused = (file: string, why: string) => {
    const before = readdirSync(folder).toSorted();
    expect(() => writeText(file, 'two')).toThrow(Unwritable);
    expect(() => writeText(file, 'two')).toThrow(why);
    expect(readdirSync(folder).toSorted()).toEqual(before);
  };

  test('when it belongs to somebody else', () => {
    writeFileSync(at('theirs'), 'one');
    const { uid } = statSync(at('theirs'));
    vi.spyOn(process, 'getuid').mockReturnValue(uid + 1);
    refused(at('theirs'), 'it belongs to somebody else');
    expect(readFileSync(at('theirs'), 'utf8')).toBe('one');
  });

  test.skipIf(process.getuid?.() === 0)('when it may not be written', () => {
    writeFileSync(at('fixed'), 'one', { mode: 0o444 });
    refused(at('fixed'), 'permission denied');
  });

  test('when it is a folder, or lies in a file', () => {
    mkdirSync(at('folder'));
    refused(at('folder'), 'illegal operation on a directory');
    writeFileSync(at('file'), 'one');
    refused(join(at('file'), 'more'), 'not a directory');
  });

  test('when its links go round in a circle', () => {
    symlinkSync('b', at('a'));
    symlinkSync('a', at('b'));
    refused(at('a'), 'too many symbolic links');
  });

  test('and the message is safe to show', () => {
    expect(() => writeText(at('\u001b[2J\0'), 'x')).toThrow(/\\u\{1b\}\[2J\\u\{0\} cannot be written/);
  });
});

describe('a file is read', () => {
  test.skipIf(process.platform === 'win32')('only so far when it has no end', () => {
    expect(() => readText('/dev/zero', 5_000_000)).toThrow(Unreadable);
    expect(() => readText('/dev/zero', 5_000_000)).toThrow('it is too long, 5000000 bytes are allowed');
  });

  test('only when it is text', () => {
    writeFileSync(at('bytes'), Buffer.from([0x7b, 0xff, 0xfe]));
    expect(() => readText(at('bytes'))).toThrow('it is not text in UTF-8');
    expect(() => readText(folder)).toThrow('illegal operation on a directory');
    expect(() => readText(at('absent'))).toThrow('absent cannot be read: no such file or directory');
  });

  test('without the mark that some editors put in front', () => {
    writeFileSync(at('marked'), '\ufeff{}');
    expect(readText(at('marked'))).toBe('{}');
  });
});

describe('text is added to a file', () => {
  test('at its end, through a second name as well', () => {
    appendText(at('log'), 'one\n');
    linkSync(at('log'), at('other name'));
    appendText(at('other name'), 'two\n');
    expect(readFileSync(at('log'), 'utf8')).toBe('one\ntwo\n');
  });

  test.skipIf(process.platform === 'win32')('or refused with the reason', () => {
    expect(() => appendText('/dev/full', 'x')).toThrow(
      '/dev/full cannot be written: no space left on device',
    );
  });
});
