import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Eye } from '@siegeworks/contract';

/** How much is held before it is written down. */
const SPOOL = 64 * 1024;

/** Everything that one visitor of one match was sent, to be held against the truth afterwards. */
export class Hearing {
  readonly match: string;
  readonly eye: Eye;
  /** How many messages, and how long all together. */
  messages = 0;
  bytes = 0;
  private readonly file: string;
  private held = '';

  /** A thousand matches are more than fits into memory: they are kept in this folder. */
  constructor(match: string, eye: Eye, folder: string) {
    this.match = match;
    this.eye = eye;
    this.file = join(folder, `${match}-${eye}.jsonl`);
  }

  hear(text: string): void {
    this.messages++;
    this.bytes += Buffer.byteLength(text);
    this.held += `${text}\n`;
    if (this.held.length > SPOOL) this.write();
  }

  /** As they came over the wire. */
  texts(): string[] {
    this.write();
    return readFileSync(this.file, 'utf8').split('\n').slice(0, -1);
  }
  private write(): void {
    appendFileSync(this.file, this.held);
    this.held = '';
  }
}
