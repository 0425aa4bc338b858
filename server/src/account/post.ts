import { createTransport } from 'nodemailer';
import type { MailTerms } from './mail-terms.ts';

export interface Letter {
  to: string;
  subject: string;
  text: string;
}
/** Sends mail for the house. */
export interface Post {
  send(letter: Letter): Promise<void>;
}

/** The server that should take the mail does not. */
export class PostFault extends Error {
  override name = 'PostFault';
  readonly statusCode = 424;
  constructor(cause: unknown) {
    super('the mail could not be sent; try again later', { cause });
  }
}

/** Nobody waits longer for a mail server, in milliseconds. */
const PATIENCE = 10_000;

export function newPost({ url, from }: MailTerms): Post {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
  return {
    async send({ to, subject, text }) {
      // As an object it is one address, whatever stands in it.
      const whom = { name: '', address: to };
      await transport.sendMail({ from, to: whom, subject, text }).catch(cause => {
        throw new PostFault(cause);
      });
    },
  };
}
