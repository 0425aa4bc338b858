import { stderr } from 'node:process';

/** Tells how far long work is: one line that is written over on a terminal, a line now and then elsewhere. */
export class ProgressLine {
  private last = Number.NEGATIVE_INFINITY;
  private shown = false;
  private readonly start = performance.now();

  show(text: string): void {
    const now = performance.now();
    const pause = stderr.isTTY ? 100 : 5000;
    // Short work needs no progress in a log file.
    if (now - this.last < pause || (!stderr.isTTY && now - this.start < pause)) return;
    this.last = now;
    this.shown = true;
    stderr.write(stderr.isTTY ? `\r\x1b[K${text}` : `${text}\n`);
  }

  clear(): void {
    if (this.shown && stderr.isTTY) stderr.write('\r\x1b[K');
  }
}
