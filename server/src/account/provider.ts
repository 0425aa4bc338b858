import { Refused } from '@siegeworks/contract';
import type { Configuration } from 'openid-client';
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretBasic,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  ResponseBodyError,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  WWWAuthenticateChallengeError,
} from 'openid-client';
import type { ProviderTerms } from './provider-terms.ts';

/** What only the browser that was sent to the provider and the house know: an answer belongs to it, or to nobody here. */
export interface Wish {
  state: string;
  nonce: string;
  verifier: string;
  /** The page to which the provider sends people back. */
  page: string;
}

export interface Provider {
  name: string;
  issuer: string;
  /** Where somebody has to go who wants to come back to this page. */
  begin(page: string): Promise<{ address: string; wish: Wish }>;
  /** By what the provider knows whoever has come back with this answer. */
  subjectOf(answer: string, wish: Wish): Promise<string>;
}

/** The provider is down, or it and the house are not arranged with each other: no attempt of the person's. */
export class ProviderFault extends Error {
  override name = 'ProviderFault';
  readonly statusCode = 424;
}

/** Nobody waits longer for a provider, in seconds. */
const PATIENCE = 10;

export function newProvider({ issuer, clientId, clientSecret, name }: ProviderTerms): Provider {
  const place = new URL(issuer);
  let found: Promise<Configuration> | null = null;
  /** What the provider says of itself; asked again as long as it has not answered. */
  const arranged = (): Promise<Configuration> => {
    found ??= discovery(place, clientId, undefined, ClientSecretBasic(clientSecret), {
      timeout: PATIENCE,
      // Without TLS only a provider on this machine is used: see `providerIn`.
      execute: [enableNonRepudiationChecks, ...(place.protocol === 'http:' ? [allowInsecureRequests] : [])],
    }).catch(cause => {
      found = null;
      throw inWords(name, cause);
    });
    return found;
  };
  return {
    name,
    issuer: place.href,
    async begin(page) {
      const wish = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier(), page };
      const address = buildAuthorizationUrl(await arranged(), {
        // Who it is, and nothing about them.
        scope: 'openid',
        redirect_uri: page,
        state: wish.state,
        nonce: wish.nonce,
        code_challenge: await calculatePKCECodeChallenge(wish.verifier),
        code_challenge_method: 'S256',
      });
      return { address: address.href, wish };
    },
    async subjectOf(answer, { state, nonce, verifier, page }) {
      const back = new URL(page);
      back.search = answer;
      if (back.searchParams.get('state') !== state)
        throw refused(`this answer of ${name} belongs to another sign-in; begin again`);
      const configuration = await arranged();
      const grant = authorizationCodeGrant(configuration, back, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const tokens = await grant.catch(cause => Promise.reject(inWords(name, cause)));
      const subject = tokens.claims()?.sub;
      if (subject === undefined) throw new ProviderFault(`${name} did not say who you are`);
      return subject;
    },
  };
}

const refused = (text: string): Refused => new Refused([{ rule: '', text }]);

/** Why somebody cannot be signed in, in the words of this house. */
function inWords(name: string, cause: unknown): Error {
  if (cause instanceof AuthorizationResponseError)
    return AWAY.has(cause.error)
      ? new ProviderFault(`${name} cannot sign anybody in at the moment; try again later`, { cause })
      : refused(`${name} has not signed you in, because you or it said no; nothing has changed`);
  if (cause instanceof ResponseBodyError && cause.error === 'invalid_grant')
    return refused(`${name} accepts each sign-in once and for a short time; begin again`);
  const fault = (text: string) => new ProviderFault(text, { cause });
  if (cause instanceof ResponseBodyError || cause instanceof WWWAuthenticateChallengeError)
    return fault(`${name} does not accept this house: its host has to look at the settings`);
  const code = codeOf(cause);
  if (code !== null && MISMATCH.has(code))
    return fault(`what ${name} answers does not fit its settings here; tell the host of this house`);
  return fault(`${name} cannot be reached; try again later, or sign in another way`);
}

/** What a provider says when it is not well itself. */
const AWAY = new Set(['temporarily_unavailable', 'server_error']);
/** It is somebody else than the settings say, or its word cannot be verified. */
const MISMATCH = new Set([
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_MISSING_SERVER_METADATA',
  'OAUTH_UNSUPPORTED_OPERATION',
  'OAUTH_KEY_SELECTION_FAILED',
]);
const codeOf = (cause: unknown): string | null =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : null;
