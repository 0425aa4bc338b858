import { Refused } from '@siegeworks/contract';
import { brief } from '@siegeworks/files';
import { commandLine, Unreadable, Unwritable } from '@siegeworks/lab';
import { UsageError } from './usage.ts';

/** Something that should be right is not: exit code 1. */
export class Failed extends Error {
  override name = 'Failed';
}

/** What the program was doing, and the command that reproduces it. */
export interface Doing {
  what: string;
  again: string;
}

/** A bug of ours, with all that is needed to see it again. */
export class Fault extends Error {
  override name = 'Fault';
  readonly doing: Doing;
  constructor(doing: Doing, cause: unknown) {
    super(doing.what, { cause });
    this.doing = doing;
  }
}

/** Refusals and unusable files are not faults: they are reported as they are. */
const isTold = (error: unknown) =>
  error instanceof Fault ||
  error instanceof Refused ||
  error instanceof Unreadable ||
  error instanceof Unwritable ||
  error instanceof Failed ||
  error instanceof UsageError;

export function duringSync<T>(doing: Doing, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw isTold(error) ? error : new Fault(doing, error);
  }
}
/** For longer work: what it was doing is reported when it fails. */
export async function during<T>(doing: () => Doing, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isTold(error) ? error : new Fault(doing(), error);
  }
}

/** How much of a command is repeated. */
const COMMAND = 2000;

/** The games may be those of another module. */
function withShelf(again: string, argv: readonly string[]): string {
  const at = argv.indexOf('--shelf');
  const told = at < 0 || again.includes('--shelf');
  return told ? again : `${again} ${commandLine(argv.slice(at, at + 2))}`;
}

/** What a person sees of a bug. The place in the program is shown on request. */
export function faultText(error: unknown, argv: readonly string[], trace: boolean): string[] {
  const { doing, cause } =
    error instanceof Fault
      ? error
      : { doing: { what: 'this command', again: commandLine(['siege', ...argv]) }, cause: error };
  const message = cause instanceof Error ? `${cause.name}: ${cause.message}` : `${cause}`;
  return [
    `siege: this is a fault in the program, not yours: ${brief(message, 300)}`,
    `while: ${brief(doing.what, COMMAND)}`,
    `again: SIEGE_TRACE=1 ${brief(withShelf(doing.again, argv), COMMAND)}`,
    'Please report these lines, and the file if one is named: that is enough to reproduce it.',
    ...(trace && cause instanceof Error ? [cause.stack ?? ''] : []),
  ];
}
