import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Malformed } from '@siegeworks/protocol';
import type { LogLevel, MailTerms, ProviderTerms } from '@siegeworks/server';
import { isLogLevel, LOG_LEVELS, mailIn, providerIn, readBase } from '@siegeworks/server';

const DEFAULT_PORT = 4600;

/** How somebody wants the house to be started. */
export interface StartOptions {
  port: number;
  /** The address of this machine at which it listens. */
  host: string;
  /** The folder in which the house keeps what it must not forget. */
  data: string;
  /** A PostgreSQL instead. */
  url: string | undefined;
  /** The path under which a proxy passes the house on. */
  base: string;
  /** The proxies that are believed when they say for whom they ask. */
  proxies: string;
  /** After how many days finished matches are deleted. */
  keep: number | undefined;
  /** How much is written down. */
  log: LogLevel;
  /** The word with which metrics may be read from elsewhere. */
  metricsToken: string | undefined;
  /** The service elsewhere with which people may sign in. */
  provider: ProviderTerms | undefined;
  /** How mail is sent. */
  mail: MailTerms | undefined;
}

export const USAGE = `Usage: npm start -- [--port NUMBER] [--host ADDRESS] [--data FOLDER] [--base PATH] [--proxy LIST] [--keep DAYS] [--log LEVEL]

  --port NUMBER    a whole number below 65536 (${DEFAULT_PORT}; also as PORT)
  --host ADDRESS   127.0.0.1: this machine only; 0.0.0.0 lets the local network in (127.0.0.1)
  --data FOLDER    where matches with people are kept (data)
  --base PATH      the path under which a proxy passes this house on, as /siege/ (/)
  --proxy LIST     addresses of proxies that are believed when they say for whom they ask (loopback)
  --keep DAYS      delete finished matches after this many days (they are kept for ever)
  --log LEVEL      how much is written to stderr: ${LOG_LEVELS.join(', ')} (error)
  DATABASE_URL     postgres://… in the environment: a PostgreSQL instead of the folder
  METRICS_TOKEN    in the environment: a word with which /metrics may be read from elsewhere
  OIDC_ISSUER      https://… in the environment, with OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_NAME: people may also
                   sign in with this provider of OpenID Connect, which the page calls by that name
  SMTP_URL         smtp://… or smtps://… in the environment, with MAIL_FROM: people who want it get a link by mail when
                   they have forgotten their password`;

/** What the arguments and the environment say, or `null` where they cannot be understood. */
export function startOptions(args: string[], env: NodeJS.ProcessEnv): StartOptions | null {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({
      args,
      options: { port: text, host: text, data: text, base: text, proxy: text, keep: text, log: text },
    });
    const port = Number(values.port ?? env.PORT ?? DEFAULT_PORT);
    const base = readBase(values.base ?? '/');
    const keep = values.keep === undefined ? undefined : Number(values.keep);
    const log = values.log ?? 'error';
    if (!isLogLevel(log)) return null;
    if (!isWhole(port, 0, 65_535) || base === null) return null;
    if (keep !== undefined && !isWhole(keep, 1, 36_500)) return null;
    return {
      port,
      host: values.host ?? '127.0.0.1',
      data: values.data ?? join(import.meta.dirname, '..', '..', 'data'),
      url: env.DATABASE_URL || undefined,
      base,
      proxies: values.proxy ?? 'loopback',
      keep,
      log,
      metricsToken: env.METRICS_TOKEN || undefined,
      provider: providerIn(env),
      mail: mailIn(env),
    };
  } catch (fault) {
    if (fault instanceof Malformed) console.error(fault.message);
    return null;
  }
}

const isWhole = (n: number, min: number, max: number): boolean => Number.isInteger(n) && n >= min && n <= max;
