import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import type { ProviderTerms } from '../src/account/provider-terms.ts';

/** A real provider of OpenID Connect on this machine, which lets everybody in under the name that they give. */
export interface TestProvider {
  terms: ProviderTerms;
  /** From now on it knows the house with these pages. */
  serve(...pages: string[]): void;
  /** From now on it answers everything with a fault. */
  fail(): void;
  /** Goes where the house has sent somebody, says yes to all, and gives what comes back to the house. */
  agree(address: string, login: string): Promise<string>;
  /** The same, but says no. */
  refuse(address: string): Promise<string>;
  close(): Promise<void>;
}

/** In seconds. */
const SOON = 600;
const CLIENT = { clientId: 'siegeworks', clientSecret: 'a secret between two' };

export async function openProvider(): Promise<TestProvider> {
  let answer: RequestListener = failing;
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    terms: { issuer, ...CLIENT, name: 'Beacon' },
    serve(...pages) {
      answer = providerOf(issuer, pages).callback();
    },
    fail() {
      answer = failing;
    },
    agree: (address, login) => walk(address, { login, password: 'anything' }),
    refuse: address => walk(address, null),
    close: () =>
      new Promise(done => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

function failing(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503).end();
}

function providerOf(issuer: string, pages: string[]): Provider {
  const { clientId, clientSecret } = CLIENT;
  return new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: pages }],
    findAccount: (_request, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
    cookies: { keys: ['only for tests'] },
    ttl: { Interaction: SOON, Session: SOON, Grant: SOON, AccessToken: SOON, IdToken: SOON },
    pkce: { required: () => true },
  });
}

/** A person at the provider: fills in the forms, and follows it until it sends them away. */
async function walk(address: string, fills: Record<string, string> | null): Promise<string> {
  const jar = new Map<string, string>();
  let next: { url: URL; body?: URLSearchParams } = { url: new URL(address) };
  for (let step = 0; step < 12; step++) {
    const { url, body } = next;
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body && { method: 'POST', body }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, value);
    }
    const to = answer.headers.get('location');
    const form = to === null ? await answer.text() : '';
    if (to !== null) next = { url: new URL(to, url) };
    else if (fills === null) next = { url: new URL(attribute(form, 'href="([^"]*abort)"'), url) };
    else {
      const prompt = attribute(form, 'name="prompt" value="(\\w+)"');
      const submit = new URL(attribute(form, '<form[^>]* action="([^"]*)"'), url);
      next = { url: submit, body: new URLSearchParams({ prompt, ...fills }) };
    }
    if (next.url.origin !== new URL(address).origin) return next.url.search.slice(1);
  }
  throw new Error('the provider never came to an end');
}

const attribute = (page: string, pattern: string): string => {
  const [, found] = new RegExp(pattern).exec(page) ?? [];
  if (found === undefined) throw new Error(`the provider shows no ${pattern}: ${page}`);
  return found;
};
