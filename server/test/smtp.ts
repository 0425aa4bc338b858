import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { MailTerms } from '../src/account/mail-terms.ts';

export interface Mail {
  to: string[];
  text: string;
  /** The end of the link in it. */
  code: string;
}
/** A real mail server on this machine, which keeps what it is given. */
export interface TestPost {
  terms: MailTerms;
  mails: Mail[];
  /** Waits until so many mails have come, and gives the last. */
  until(count: number): Promise<Mail>;
  close(): Promise<void>;
}

export async function openPost(): Promise<TestPost> {
  const mails: Mail[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      void text(stream).then(raw => {
        mails.push(
          mailOf(
            session.envelope.rcptTo.map(({ address }) => address),
            raw,
          ),
        );
        for (const look of waiting) look();
        done();
      });
    },
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const place = server.server.address();
  const port = typeof place === 'object' && place ? place.port : 0;
  return {
    terms: { url: `smtp://127.0.0.1:${port}`, from: 'house@play.example' },
    mails,
    until: count =>
      new Promise(resolve => {
        const look = () => {
          const last = mails.at(-1);
          if (mails.length < count || !last) return;
          waiting.delete(look);
          resolve(last);
        };
        waiting.add(look);
        look();
      }),
    close: () => new Promise(closed => server.close(closed)),
  };
}

/** A mail as its reader sees it: long lines are folded on the way. */
function mailOf(to: string[], raw: string): Mail {
  const unfolded = raw.replace(/=\r\n/g, '').replaceAll('=3D', '=');
  const [, code = ''] = /#\/mail\/\w+\/([0-9a-f]+)/.exec(unfolded) ?? [];
  return { to, text: unfolded, code };
}
