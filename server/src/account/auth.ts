import { passkey } from '@better-auth/passkey';
import type { Check } from '@siegeworks/files/shape';
import { read, shape, text } from '@siegeworks/files/shape';
import type { Person } from '@siegeworks/protocol';
import { betterAuth } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { username } from 'better-auth/plugins';
import type { StandardSchemaV1 } from 'better-call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { personOf, readName, secretOf } from '../people.ts';
import { nameKey } from './names.ts';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './password.ts';

/** How long a sign-in lasts from the last day on which it was used, in seconds: half a year. */
const REMEMBERED = 180 * 86_400;
const DAY = 86_400;

interface Someone {
  person: string;
}
const someone: Check<Someone> = shape({ person: text });
/** What `enter` is given, in the form in which better-auth wants to hear it. */
const body: StandardSchemaV1<Someone> = {
  '~standard': {
    version: 1,
    vendor: 'siegeworks',
    validate: value => ({ value: read(someone, value) }),
  },
};
/** Signs somebody in of whom we know by other means who they are: a code, a link, an account that was just made. */
const enter = createAuthEndpoint.serverOnly({ method: 'POST', body }, async ctx => {
  const { person } = ctx.body;
  const { internalAdapter } = ctx.context;
  const user = await internalAdapter.findUserById(person);
  if (!user) throw new Error('this person has no account');
  await setSessionCookie(ctx, { session: await internalAdapter.createSession(person), user });
  return { person };
});

type Origin = { address: string; database: House['database']; secret: string };

/** better-auth for the pages of one address: passkeys and cookies belong to it. */
function newAuth({ address, database, secret }: Origin) {
  return betterAuth({
    appName: 'Siegeworks',
    baseURL: address,
    secret,
    database: { db: database.sql, type: 'postgres' },
    user: { modelName: 'login' },
    account: { modelName: 'credential' },
    session: { expiresIn: REMEMBERED, updateAge: DAY, freshAge: 0 },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: LONGEST_PASSWORD,
    },
    plugins: [
      username({ minUsernameLength: 1, usernameNormalization: nameKey, usernameValidator: isName }),
      passkey({ rpName: 'Siegeworks', origin: address }),
      { id: 'entering', endpoints: { enter } },
    ],
    // Attempts are limited by the house, which knows persons.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // A refused person gets the reason; a log of it would only hold names.
    logger: { disabled: true },
    advanced: {
      cookiePrefix: 'siege',
      defaultCookieAttributes: { sameSite: 'strict' },
      ipAddress: { disableIpTracking: true },
      // Our own migrations make its tables.
      database: { validateSchema: false },
    },
  });
}
export type Auth = ReturnType<typeof newAuth>;

function isName(name: string): boolean {
  try {
    return readName(name) === name;
  } catch {
    return false;
  }
}

/** The addresses under which a house is open; somebody who invents new ones gets no more of our memory than this. */
const MOST = 20;
const known = new WeakMap<House, Map<string, Auth>>();

/** The address of the page that asks. */
export const addressOf = ({ protocol, headers }: FastifyRequest): string =>
  `${protocol}://${headers.host ?? 'localhost'}`;

export async function authFor(house: House, request: FastifyRequest): Promise<Auth> {
  const address = addressOf(request);
  const own = known.get(house) ?? new Map<string, Auth>();
  known.set(house, own);
  const auth =
    own.get(address) ?? newAuth({ address, database: house.database, secret: await secretOf(house) });
  own.delete(address);
  own.set(address, auth);
  for (const oldest of own.keys()) if (own.size > MOST) own.delete(oldest);
  return auth;
}

/** What the browser said, as better-auth reads it. */
export function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers({ origin: addressOf(request) });
  for (const name of ['cookie', 'user-agent'] as const) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
}

/** Hands on the cookies that better-auth wants to set. */
export function passCookies(reply: FastifyReply, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie);
}

const SIGNED_IN = /(?:^|;\s*)(?:__Secure-)?siege\.session_token=/;

/** The sign-in of the browser that asks; its cookie lasts on where the answer can carry a new one. */
export async function sessionOf(house: House, request: FastifyRequest, reply?: FastifyReply) {
  if (!SIGNED_IN.test(request.headers.cookie ?? '')) return null;
  const { api } = await authFor(house, request);
  const query = reply ? {} : { disableRefresh: true };
  const { headers, response } = await api.getSession({
    headers: headersOf(request),
    query,
    returnHeaders: true,
  });
  if (reply) passCookies(reply, headers);
  return response?.session ?? null;
}

/** Who is signed in at the browser that asks. */
export async function signedIn(
  house: House,
  request: FastifyRequest,
  reply?: FastifyReply,
): Promise<Person | null> {
  const session = await sessionOf(house, request, reply);
  return session && personOf(house, session.userId);
}

/** Signs a person in at the browser that asks. */
export async function signIn(
  house: House,
  request: FastifyRequest,
  reply: FastifyReply,
  person: string,
): Promise<void> {
  const { api } = await authFor(house, request);
  const { headers } = await api.enter({ body: { person }, headers: headersOf(request), returnHeaders: true });
  passCookies(reply, headers);
}
