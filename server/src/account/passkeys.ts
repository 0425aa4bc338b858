import type { Check } from '@siegeworks/files/shape';
import { data, read, shape, text } from '@siegeworks/files/shape';
import type { PasskeyInfo } from '@siegeworks/protocol';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import type { AccountParts } from './api.ts';
import type { Auth } from './auth.ts';
import { authFor, headersOf, passCookies } from './auth.ts';
import { giveUpWay } from './ways-in.ts';
import { inOurWords } from './words.ts';

/** What a device answers. Its form is checked where it is verified; here, that it names a passkey. */
type Answer = NonNullable<Parameters<Auth['api']['verifyPasskeyAuthentication']>[0]>['body']['response'];
const answer: Check<Answer> = (value, at) => {
  shape<{ id: string }>({ id: text })(value, at);
  return value as Answer;
};
const answered: Check<{ response: Answer }> = shape({ response: answer });
const added: Check<{ name: string; response: object }> = shape({ name: text, response: data });
const LONGEST = 40;

/** Passkeys: a device answers for a person, who need not know a password. */
export function addPasskeys(app: FastifyInstance, { house, account, provider }: AccountParts): void {
  app.post('/api/account/passkeys/wish', async (request, reply) => {
    const { name } = await account(request);
    const { api } = await authFor(await house(), request);
    const asked = { query: { name }, headers: headersOf(request), returnHeaders: true } as const;
    const { headers, response } = await api.generatePasskeyRegistrationOptions(asked);
    passCookies(reply, headers);
    return response;
  });
  app.post('/api/account/passkeys', async (request, reply) => {
    await account(request);
    const { name, response } = read(added, request.body);
    const { api } = await authFor(await house(), request);
    const kept = { name: name.trim().slice(0, LONGEST) || 'Passkey', response };
    const { headers } = await inOurWords(
      api.verifyPasskeyRegistration({ body: kept, headers: headersOf(request), returnHeaders: true }),
      'this passkey could not be added; try again',
    );
    passCookies(reply, headers);
    return {};
  });
  app.post<{ Params: { id: string } }>('/api/account/passkeys/:id/remove', async request => {
    const { id: person } = await account(request);
    const { id } = request.params;
    await giveUpWay(await house(), person, provider?.issuer, sql =>
      sql.deleteFrom('passkey').where('id', '=', id).where('userId', '=', person).execute(),
    );
    return {};
  });
  app.post('/api/account/sign-in/passkey/wish', async (request, reply) => {
    const { api } = await authFor(await house(), request);
    const { headers, response } = await api.generatePasskeyAuthenticationOptions({
      headers: headersOf(request),
      returnHeaders: true,
    });
    passCookies(reply, headers);
    return response;
  });
  app.post('/api/account/sign-in/passkey', async (request, reply) => {
    const { response } = read(answered, request.body);
    const { api } = await authFor(await house(), request);
    const { headers } = await inOurWords(
      api.verifyPasskeyAuthentication({
        body: { response },
        headers: headersOf(request),
        returnHeaders: true,
      }),
      'this house does not know this passkey',
    );
    passCookies(reply, headers);
    return {};
  });
}

export async function passkeysOf({ database }: House, person: string): Promise<PasskeyInfo[]> {
  const rows = await database.sql
    .selectFrom('passkey')
    .select(['id', 'name', 'createdAt'])
    .where('userId', '=', person)
    .orderBy('createdAt')
    .execute();
  return rows.map(({ id, name, createdAt }) => ({
    id,
    name: name ?? 'Passkey',
    created: createdAt?.getTime() ?? 0,
  }));
}
