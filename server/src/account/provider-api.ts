import { Refused } from '@siegeworks/contract';
import type { Check } from '@siegeworks/files/shape';
import { read, shape, text } from '@siegeworks/files/shape';
import type { CameBack, Person } from '@siegeworks/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { arrived, mayIntroduce } from '../moderation/arrivals.ts';
import { mayRename } from '../moderation/ledger.ts';
import { newGuest, readName } from '../people.ts';
import type { AccountParts } from './api.ts';
import { signIn } from './auth.ts';
import { limited, limitedAccounts } from './limits.ts';
import { endLines } from './lines.ts';
import { becomeAccount } from './make.ts';
import { ownPage } from './own-page.ts';
import type { Provider } from './provider.ts';
import { ProviderFault } from './provider.ts';
import { newCodes } from './recovery.ts';
import { connect, giveUpWay, knownAs } from './ways-in.ts';
import { forgetGuest, remember } from './who.ts';
import type { Sent } from './wishes.ts';
import { findNewcomer, findSent, forgetWish, keepNewcomer, keepSent } from './wishes.ts';

const going: Check<{ page: string }> = shape({ page: text });
const coming: Check<{ answer: string }> = shape({ answer: text });
const naming: Check<{ name: string }> = shape({ name: text });
const spent = (): Refused =>
  new Refused([
    {
      rule: '',
      text: 'this sign-in was begun in another browser, more than ten minutes ago, or has been used; begin again',
    },
  ]);

/**
 * Signing in with a provider. The page asks where to go, the provider sends the browser back to the page with an answer,
 * and the page hands that on: only the house itself is ever asked with the cookies of somebody who is signed in.
 */
export function addProvider(app: FastifyInstance, parts: AccountParts, provider: Provider): void {
  const { house, reader, account } = parts;
  app.post('/api/account/provider/wish', async (request, reply) => {
    const page = ownPage(request, read(going, request.body).page);
    const person = await reader(request);
    const { address, wish } = await logged(request, provider.begin(`${page.origin}${page.pathname}`));
    const connect = person?.account ? person.id : null;
    await keepSent(await house(), reply, { ...wish, connect, after: page.hash });
    return { address };
  });
  app.post('/api/account/provider/answer', async (request, reply): Promise<CameBack> => {
    const { answer } = read(coming, request.body);
    const open = await house();
    const sent = await findSent(open, request);
    forgetWish(reply);
    const came = await limited(open, { address: request.ip }, async () => {
      if (!sent) throw spent();
      return { sent, subject: await logged(request, provider.subjectOf(answer, sent)) };
    });
    return comeBack(parts, provider, { request, reply, ...came });
  });
  app.post('/api/account/provider/account', async (request, reply) => {
    const name = readName(read(naming, request.body).name);
    const open = await house();
    const newcomer = await findNewcomer(open, request);
    if (!newcomer) throw spent();
    const guest = (await reader(request)) ?? (await introduced(open, request, reply, name));
    if (name !== guest.name) await mayRename(open, guest);
    const person = await limitedAccounts(open, request.ip, () =>
      becomeAccount(open, guest, name, (sql, id) => connect(sql, id, provider, newcomer.subject)),
    );
    forgetGuest(reply);
    forgetWish(reply);
    await signIn(open, request, reply, person.id);
    await endLines(open, person.id);
    return { person, codes: await newCodes(open, person.id) };
  });
  app.post('/api/account/provider/disconnect', async request => {
    const { id } = await account(request);
    await giveUpWay(await house(), id, provider.issuer, sql =>
      sql
        .deleteFrom('credential')
        .where('userId', '=', id)
        .where('providerId', '=', provider.issuer)
        .execute(),
    );
    return {};
  });
}

/** Its host should know when a provider does not work. */
async function logged<T>(request: FastifyRequest, asked: Promise<T>): Promise<T> {
  return asked.catch((fault: unknown) => {
    if (fault instanceof ProviderFault) request.log.error(fault.cause ?? fault);
    throw fault;
  });
}

interface Came {
  request: FastifyRequest;
  reply: FastifyReply;
  sent: Sent;
  subject: string;
}

/** The provider has said who it is: an account that wants to be known by it, one that it knows, or nobody yet. */
async function comeBack(
  { house, reader }: AccountParts,
  provider: Provider,
  { request, reply, sent, subject }: Came,
): Promise<CameBack> {
  const open = await house();
  const { after } = sent;
  const person = await reader(request);
  if (sent.connect !== null) {
    if (person?.id !== sent.connect)
      throw new Refused([
        { rule: '', text: 'you are no longer signed in as the one who began this; begin again' },
      ]);
    await open.database.sql.transaction().execute(sql => connect(sql, person.id, provider, subject));
    return { as: 'connected', after };
  }
  const known = await knownAs(open, provider, subject);
  if (known !== null) {
    await signIn(open, request, reply, known);
    return { as: 'signed in', after };
  }
  await keepNewcomer(open, reply, { subject, after });
  return { as: 'new', after, name: person && !person.account ? person.name : '' };
}

/** Somebody who was not even a guest yet. */
async function introduced(
  house: House,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
): Promise<Person> {
  await mayIntroduce(house, request.ip);
  const guest = await newGuest(house, name);
  await arrived(house, guest, request.ip);
  await remember(house, reply, guest);
  return guest;
}
