import { expect, test } from 'vitest';
import { providerIn } from '../src/account/provider-terms.ts';

const SAID = {
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'siegeworks',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_NAME: 'Club',
};

test('a provider is arranged by all of its settings, or not at all', () => {
  expect(providerIn({})).toBeUndefined();
  expect(providerIn({ OIDC_ISSUER: '' })).toBeUndefined();
  expect(providerIn(SAID)).toEqual({
    issuer: 'https://id.example',
    clientId: 'siegeworks',
    clientSecret: 'secret',
    name: 'Club',
  });
  for (const missing of Object.keys(SAID))
    expect(() => providerIn({ ...SAID, [missing]: undefined })).toThrow('a provider needs OIDC_ISSUER');
});

test('a provider elsewhere needs a safe line', () => {
  for (const issuer of ['http://id.example', 'id.example', 'ftp://localhost'])
    expect(() => providerIn({ ...SAID, OIDC_ISSUER: issuer })).toThrow('must begin with https://');
  for (const issuer of ['http://localhost:8080', 'http://127.0.0.1:8080/realms/club'])
    expect(providerIn({ ...SAID, OIDC_ISSUER: issuer })).toMatchObject({ issuer });
});
