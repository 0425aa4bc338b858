import { join } from 'node:path';
import { parseArgs } from 'node:util';

const DEFAULT_PORT = 4600;

/** How somebody wants the house to be started. */
export interface Wishes {
  port: number;
  /** The address of this machine at which it listens. */
  host: string;
  /** The folder in which the house keeps what it must not forget. */
  data: string;
  /** A PostgreSQL instead. */
  url: string | undefined;
}

export const USAGE = `Usage: npm start -- [--port NUMBER] [--host ADDRESS] [--data FOLDER]

  --port NUMBER    a whole number below 65536 (${DEFAULT_PORT}; also as PORT)
  --host ADDRESS   127.0.0.1: this machine only; 0.0.0.0 lets the local network in (127.0.0.1)
  --data FOLDER    where matches with people are kept (data)
  DATABASE_URL     postgres://… in the environment: a PostgreSQL instead of the folder`;

/** What the arguments and the environment say, or `null` where they cannot be understood. */
export function wishes(args: string[], env: NodeJS.ProcessEnv): Wishes | null {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ args, options: { port: text, host: text, data: text } });
    const port = Number(values.port ?? env.PORT ?? DEFAULT_PORT);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) return null;
    return {
      port,
      host: values.host ?? '127.0.0.1',
      data: values.data ?? join(import.meta.dirname, '..', '..', 'data'),
      url: env.DATABASE_URL || undefined,
    };
  } catch {
    return null;
  }
}
