import { Refused } from '@siegeworks/contract';
import type { Check } from '@siegeworks/files/shape';
import { read, shape, text } from '@siegeworks/files/shape';
import type { AccountInfo, Person } from '@siegeworks/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { mayRename } from '../moderation/ledger.ts';
import { noName, readName } from '../people.ts';
import { authFor, headersOf, passCookies, sessionOf, signIn } from './auth.ts';
import { carriedBy, carryCode, takeCarried } from './carry.ts';
import { exportPerson } from './export.ts';
import { leaveForEver } from './leave.ts';
import { limited, limitedAccounts } from './limits.ts';
import { endLines } from './lines.ts';
import { mailOf } from './mail.ts';
import { addMail } from './mail-api.ts';
import type { NewAccount } from './make.ts';
import { makeAccount } from './make.ts';
import { addPasskeys, passkeysOf } from './passkeys.ts';
import { readPassword, setPassword } from './password.ts';
import { placesOf, signOutAt, signOutElsewhere } from './places.ts';
import type { Post } from './post.ts';
import type { Provider } from './provider.ts';
import { addProvider } from './provider-api.ts';
import type { Recovery } from './recovery.ts';
import { codesLeft, newCodes, recover } from './recovery.ts';
import { waysIn } from './ways-in.ts';
import { forgetGuest, remember } from './who.ts';
import { inOurWords } from './words.ts';

/** What the routes of accounts need to know. */
export interface AccountParts {
  house(): Promise<House>;
  reader(request: FastifyRequest): Promise<Person | null>;
  /** Whoever asks, if they have an account. */
  account(request: FastifyRequest): Promise<Person>;
  /** A service that vouches for people, where the host has arranged one. */
  provider: Provider | null;
  /** How the house sends mail, where the host has arranged it. */
  post: Post | null;
}
type Parts = Pick<AccountParts, 'house' | 'reader' | 'provider' | 'post'>;

const signing: Check<NewAccount> = shape({ name: text, password: text });
const changing: Check<{ old: string; password: string }> = shape({ old: text, password: text });
const recovering: Check<Recovery> = shape({ name: text, code: text, password: text });
interface Id {
  Params: { id: string };
}

/** Who somebody is: accounts and their keys, other devices, and what the house keeps about them. */
export function addAccounts(app: FastifyInstance, { house, reader, provider, post }: Parts): void {
  const somebody = async (request: FastifyRequest): Promise<Person> => {
    const person = await reader(request);
    if (!person) throw noName();
    return person;
  };
  const account = async (request: FastifyRequest): Promise<Person> => {
    const person = await somebody(request);
    if (!person.account)
      throw new Refused([{ rule: '', text: 'you play as a guest; make an account first' }]);
    return person;
  };
  const parts: AccountParts = { house, reader, account, provider, post };
  addSigning(app, parts);
  addKeys(app, parts);
  addPasskeys(app, parts);
  if (provider) addProvider(app, parts, provider);
  if (post) addMail(app, parts, post);
  addPlaces(app, parts);
  addCarrying(app, { house, somebody });
  app.get('/api/account/data', async (request, reply) => {
    const person = await somebody(request);
    reply.header('content-disposition', 'attachment; filename="siegeworks-my-data.json"');
    return exportPerson(await house(), person.id);
  });
  app.post('/api/account/delete', async (request, reply) => {
    const { id } = await somebody(request);
    await leaveForEver(await house(), id);
    await signOut(await house(), request, reply);
    forgetGuest(reply);
    return {};
  });
}

/** Making an account, signing in and out. */
function addSigning(app: FastifyInstance, { house, reader }: Pick<AccountParts, 'house' | 'reader'>): void {
  app.post('/api/account', async (request, reply) => {
    const wanted = read(signing, request.body);
    const guest = await reader(request);
    if (!guest) throw noName();
    const open = await house();
    if (readName(wanted.name) !== guest.name) await mayRename(open, guest);
    const person = await limitedAccounts(open, request.ip, () => makeAccount(open, guest, wanted));
    forgetGuest(reply);
    await signIn(open, request, reply, person.id);
    await endLines(open, person.id);
    return { person, codes: await newCodes(open, person.id) };
  });
  app.post('/api/account/sign-in', async (request, reply) => {
    const { name, password } = read(signing, request.body);
    const open = await house();
    const { api } = await authFor(open, request);
    const { headers } = await limited(open, { address: request.ip, name }, () =>
      inOurWords(
        api.signInUsername({
          body: { username: name.normalize('NFC').trim(), password },
          headers: headersOf(request),
          returnHeaders: true,
        }),
        'this name and this password do not go together',
      ),
    );
    passCookies(reply, headers);
    return {};
  });
  app.post('/api/account/sign-out', async (request, reply) => {
    const person = await reader(request);
    await signOut(await house(), request, reply);
    if (person?.account) await endLines(await house(), person.id);
    return {};
  });
}

/** Passwords and recovery codes. */
function addKeys(app: FastifyInstance, { house, account }: AccountParts): void {
  app.post('/api/account/password', async (request, reply) => {
    const { id, name } = await account(request);
    const { old, password } = read(changing, request.body);
    const newPassword = readPassword(password);
    const open = await house();
    if (!(await waysIn(open.database.sql, id)).password) {
      await setPassword(open, id, newPassword);
      await signIn(open, request, reply, id);
      await endLines(open, id);
      return {};
    }
    const { api } = await authFor(open, request);
    const body = { currentPassword: old, newPassword, revokeOtherSessions: true };
    const { headers } = await limited(open, { address: request.ip, name }, () =>
      inOurWords(
        api.changePassword({ body, headers: headersOf(request), returnHeaders: true }),
        'this is not your present password',
      ),
    );
    passCookies(reply, headers);
    await endLines(open, id);
    return {};
  });
  app.post('/api/account/codes', async request => {
    const { id } = await account(request);
    return { codes: await newCodes(await house(), id) };
  });
  app.post('/api/account/recover', async (request, reply) => {
    const wanted = read(recovering, request.body);
    const open = await house();
    const person = await limited(open, { address: request.ip, name: wanted.name }, () =>
      recover(open, wanted),
    );
    await signIn(open, request, reply, person);
    await endLines(open, person);
    return {};
  });
}

async function signOut(house: House, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { api } = await authFor(house, request);
  const { headers } = await api.signOut({ headers: headersOf(request), returnHeaders: true });
  passCookies(reply, headers);
}

/** Where somebody is signed in. */
function addPlaces(app: FastifyInstance, { house, account, provider, post }: AccountParts): void {
  app.get('/api/account', async (request, reply): Promise<AccountInfo> => {
    const { id } = await account(request);
    const open = await house();
    const session = await sessionOf(open, request, reply);
    const { password, issuers } = await waysIn(open.database.sql, id);
    return {
      password,
      provider: provider && { name: provider.name, connected: issuers.includes(provider.issuer) },
      mail: post && (await mailOf(open, id)),
      passkeys: await passkeysOf(open, id),
      codes: await codesLeft(open, id),
      places: await placesOf(open, id, session?.id),
    };
  });
  app.post('/api/account/places/elsewhere/end', async request => {
    const { id } = await account(request);
    const open = await house();
    const session = await sessionOf(open, request);
    await signOutElsewhere(open, id, session?.id ?? '');
    return {};
  });
  app.post<Id>('/api/account/places/:id/end', async request => {
    const { id } = await account(request);
    await signOutAt(await house(), id, request.params.id);
    return {};
  });
}

/** The same person on another device, account or guest. */
function addCarrying(
  app: FastifyInstance,
  { house, somebody }: Pick<AccountParts, 'house'> & { somebody(request: FastifyRequest): Promise<Person> },
): void {
  app.post('/api/carry', async request => carryCode(await house(), await somebody(request)));
  app.get<Id>('/api/carry/:id', async request => {
    const { name, account } = await carriedBy(await house(), request.params.id);
    return { name, account };
  });
  app.post<Id>('/api/carry/:id', async (request, reply) => {
    const open = await house();
    const person = await takeCarried(open, request.params.id);
    if (person.account) await signIn(open, request, reply, person.id);
    else await remember(open, reply, person);
    return { person };
  });
}
