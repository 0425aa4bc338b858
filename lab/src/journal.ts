import { statSync, truncateSync } from 'node:fs';
import { LIMITS } from '@siegeworks/files';
import { appendText, pathText, readText, Unwritable } from './files.ts';
import type { Keeping } from './journal-lines.ts';
import { checkHead, headText, linesIn, lineText, refuse, runOf } from './journal-lines.ts';

/** What a long run has found out, one line each, so that it can continue when it was stopped. */
export class Journal<L extends object> {
  readonly known: L[];
  private readonly file: string;
  private readonly run: string;

  /** Reads and checks what is there; a file that is not this run's, or is damaged, is refused and left as it is. */
  constructor(file: string, keeping: Keeping<L>) {
    this.file = file;
    const first = headText(keeping);
    this.run = runOf(first);
    const kept = keptIn(file, first);
    const [, ...lines] = kept.split('\n').slice(0, -1);
    if (kept !== '') checkHead(pathText(file), kept.slice(0, kept.indexOf('\n')), keeping);
    this.known = linesIn(lines, this.run, keeping);
    // A last line that was torn when somebody pulled the plug is played again.
    if (sizeOf(file) > Buffer.byteLength(kept)) truncateSync(file, Buffer.byteLength(kept));
    if (kept === '') appendText(file, first);
  }

  write(line: L): void {
    if (sizeOf(this.file) > LIMITS.kept)
      throw refuse(`${pathText(this.file)} is full: ${LIMITS.kept} bytes are allowed`);
    try {
      appendText(this.file, lineText(this.run, line));
    } catch (error) {
      if (!(error instanceof Unwritable)) throw error;
      throw new Unwritable(
        `${error.message}; the games before are kept, and the same command continues from there`,
      );
    }
  }
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** All whole lines. Nothing, if there is no file, or an empty one, or not even its first line was finished. */
function keptIn(file: string, first: string): string {
  const is = statSync(file, { throwIfNoEntry: false });
  if (!is) return '';
  if (!is.isFile()) throw refuse(`${pathText(file)} is not a regular file: no run can be kept there`);
  const all = readText(file, LIMITS.kept);
  return first.startsWith(all) ? '' : all.slice(0, all.lastIndexOf('\n') + 1) || `${all}\n`;
}
