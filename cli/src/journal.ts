import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ArenaGame, Plan } from '@siegeworks/lab';
import { readText } from './files.ts';
import { UsageError } from './usage.ts';

interface Head {
  format: 'siegeworks-arena';
  version: 1;
  rulesVersion: string;
  plan: Plan;
}

/** Finished games, one line each, so that a long run that was stopped goes on where it was. */
export class Journal {
  readonly known: ArenaGame[];
  private readonly file: string;

  constructor(file: string, rulesVersion: string, plan: Plan) {
    this.file = file;
    const head: Head = { format: 'siegeworks-arena', version: 1, rulesVersion, plan };
    const lines = existsSync(file) ? readText(file).split('\n') : [];
    this.known = lines.length > 0 ? gamesIn(file, lines, head) : [];
    if (lines.length === 0) this.write(head);
    // A last line that was torn when somebody pulled the plug must not swallow the next one.
    else if (lines.at(-1) !== '') this.append('\n');
  }

  write(line: Head | ArenaGame): void {
    this.append(`${JSON.stringify(line)}\n`);
  }

  private append(text: string): void {
    try {
      mkdirSync(dirname(this.file), { recursive: true });
      appendFileSync(this.file, text);
    } catch (error) {
      throw new UsageError(
        `${this.file} cannot be written: ${error instanceof Error ? error.message : error}`,
      );
    }
  }
}

function gamesIn(file: string, [first, ...rest]: string[], head: Head): ArenaGame[] {
  const kept = parsed(first);
  if (JSON.stringify(kept) !== JSON.stringify(head)) {
    throw new UsageError(`${file} keeps another run; name a new file, or say the same as then`);
  }
  return rest.flatMap(line => parsed(line) ?? []);
}

/** Nothing, if the line is empty or torn. */
function parsed(line: string): ArenaGame | null {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
