import { said } from '@siegeworks/host';

/** What PostgreSQL and the machine call a disk that is full. */
const FULL: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC']);
/** A database that stops, starts or cannot be reached. */
const GONE = /^(57P0\d|08\d{3}|ECONN\w+|ENOENT|EPIPE)$/;
const BROKEN = /connection|terminat|socket|timeout/i;

/** What is wrong with the database, as part of a sentence for people. */
export function databaseFault(cause: unknown): string {
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? `${cause.code}` : '';
  if (FULL.has(code)) return 'the disk of the house is full';
  if (GONE.test(code) || BROKEN.test(said(cause)))
    return 'the database of the house cannot be reached; try again in a moment';
  return said(cause);
}
