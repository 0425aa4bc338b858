import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { LogFn } from 'pino';

/** How much a node writes down, the least first. */
export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export const isLogLevel = (said: string): said is LogLevel => LOG_LEVELS.some(level => level === said);

/** Where lines of the log go. */
export interface LogPlace {
  write(line: string): void;
}

/** A log without people and cards: addresses, names, cookies and links are left out before anything is written. */
export const logTo = (level: LogLevel, stream: LogPlace): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  stream,
  base: null,
  serializers: {
    // The pattern of a path, never the path itself: whoever reads the name of an invitation could sit down.
    req: ({ method, routeOptions }: FastifyRequest) => ({ method, url: routeOptions?.url ?? 'unknown' }),
    err: withoutMessage,
  },
  hooks: {
    logMethod(said, write) {
      write.apply(this, worded(said));
    },
  },
  redact: { paths: SECRET.flatMap(name => [name, `*.${name}`]), remove: true },
});
const SECRET = ['cookie', 'authorization', 'token', 'password', 'name', 'headers', 'body'];

type Said = Parameters<LogFn>;
/** A fault that is logged without words would be given its own message. */
function worded(said: Said): Said {
  const [what, words] = said as [unknown, unknown?];
  if (what instanceof Error) return [{ err: what }, FAULT];
  const isFault = typeof what === 'object' && what !== null && 'err' in what;
  return isFault && words === undefined ? [what, FAULT] : said;
}
const FAULT = 'a fault';

/** The message of a fault may name a card or a person; where it happened does not. */
function withoutMessage(fault: Error & { code?: string }) {
  const frames = (fault.stack ?? '').split('\n').filter(line => /^\s+at /.test(line));
  return { type: fault.name, message: '', stack: frames.join('\n'), code: fault.code ?? null };
}
