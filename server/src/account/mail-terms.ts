import { malformed } from '@siegeworks/files/shape';
import { readAddress } from './mail-address.ts';

/** How a house sends mail, as the host has arranged it. */
export interface MailTerms {
  /** The server that takes mail, with name and password where it wants them. */
  url: string;
  /** From whom it comes. */
  from: string;
}

/** What the environment says about mail; it says all of it or nothing. */
export function mailIn(env: Readonly<Record<string, string | undefined>>): MailTerms | undefined {
  const { SMTP_URL: url, MAIL_FROM: from } = env;
  if (!url && !from) return undefined;
  if (!url || !from) throw malformed('to send mail, a house needs SMTP_URL and MAIL_FROM');
  if (!/^smtps?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw malformed('SMTP_URL must begin with smtp:// or smtps://');
  return { url, from: readAddress(from) };
}
