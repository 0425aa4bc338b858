import { malformed } from '@siegeworks/files/shape';

/** A service elsewhere that vouches for people by OpenID Connect, as the host has arranged it. */
export interface ProviderTerms {
  /** Its address, under which it describes itself. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What it is called on the page. */
  name: string;
}

/** On this machine a provider needs no TLS. */
const HERE = new Set(['localhost', '127.0.0.1', '[::1]']);

/** What the environment says of a provider; it says all of it or nothing. */
export function providerIn(env: Readonly<Record<string, string | undefined>>): ProviderTerms | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  const name = env.OIDC_NAME;
  if (!issuer && !clientId && !clientSecret && !name) return undefined;
  if (!issuer || !clientId || !clientSecret || !name)
    throw malformed('a provider needs OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_NAME');
  const place = URL.parse(issuer);
  if (place?.protocol !== 'https:' && !(place?.protocol === 'http:' && HERE.has(place.hostname)))
    throw malformed('OIDC_ISSUER must begin with https://');
  return { issuer, clientId, clientSecret, name };
}
