import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Refused } from '@siegeworks/contract';
import { pathText } from './files.ts';

/** Keeps a second process out of a folder. One that was killed leaves its lock, and it is taken over. */
export class Lock {
  private readonly file: string;
  private readonly onExit = () => this.release();

  constructor(file: string) {
    this.file = file;
    mkdirSync(dirname(file), { recursive: true });
    for (;;) {
      try {
        writeFileSync(file, `${process.pid}`, { flag: 'wx' });
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        const owner = ownerOf(file);
        if (owner !== null && isAlive(owner)) {
          const text = `${pathText(dirname(file))} is in use by process ${owner}`;
          throw new Refused([{ rule: '', text }]);
        }
        rmSync(file, { force: true });
      }
    }
    process.once('exit', this.onExit);
  }

  release(): void {
    process.off('exit', this.onExit);
    if (ownerOf(this.file) === process.pid) rmSync(this.file, { force: true });
  }
}

function ownerOf(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
