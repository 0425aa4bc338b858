import type { Check } from '@siegeworks/files/shape';
import { read, shape, text } from '@siegeworks/files/shape';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountParts } from './api.ts';
import { signIn } from './auth.ts';
import { limited, limitedMail } from './limits.ts';
import { endLines } from './lines.ts';
import { askForAddress, confirmAddress, forgetAddress, mailReset, resetByLink } from './mail.ts';
import { readAddress } from './mail-address.ts';
import { ownPage } from './own-page.ts';
import type { Post } from './post.ts';

const giving: Check<{ address: string; page: string }> = shape({ address: text, page: text });
const coded: Check<{ code: string }> = shape({ code: text });
const named: Check<{ name: string }> = shape({ name: text });
const choosing: Check<{ code: string; password: string }> = shape({ code: text, password: text });

/** Addresses to which a house that can send mail sends links. */
export function addMail(app: FastifyInstance, { house, account }: AccountParts, post: Post): void {
  const logged = (request: FastifyRequest, sent: Promise<void>) =>
    sent.catch((fault: Error) => {
      request.log.error(fault.cause ?? fault);
      throw fault;
    });
  app.post('/api/account/mail', async request => {
    const person = await account(request);
    const { address: said, page: from } = read(giving, request.body);
    const { origin, pathname } = ownPage(request, from);
    const address = readAddress(said);
    const open = await house();
    const sending = () => askForAddress(open, post, { person, address, page: `${origin}${pathname}` });
    await limitedMail(open, { address: request.ip, name: person.name }, () => logged(request, sending()));
    return {};
  });
  app.post('/api/account/mail/confirm', async request => {
    const { code } = read(coded, request.body);
    const open = await house();
    return {
      address: await limited(open, { address: request.ip }, () => confirmAddress(open, code)),
    };
  });
  app.post('/api/account/mail/remove', async request => {
    const { id } = await account(request);
    await forgetAddress(await house(), id);
    return {};
  });
  app.post('/api/account/mail/reset', async request => {
    const { name } = read(named, request.body);
    const open = await house();
    await limitedMail(open, { address: request.ip, name }, async () => {
      // Nobody learns by the answer, or by how long it takes, whether there is such an account.
      void logged(request, mailReset(open, post, name)).catch(() => {});
    });
    return {};
  });
  app.post('/api/account/mail/password', async (request, reply) => {
    const { code, password } = read(choosing, request.body);
    const open = await house();
    const person = await limited(open, { address: request.ip }, () => resetByLink(open, code, password));
    await signIn(open, request, reply, person);
    await endLines(open, person);
    return {};
  });
}
