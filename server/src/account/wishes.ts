import { Signer } from '@fastify/cookie';
import type { Check } from '@siegeworks/files/shape';
import { orNull, parseJson, read, shape, text, whole } from '@siegeworks/files/shape';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { secretOf } from '../people.ts';
import type { Wish } from './provider.ts';

/**
 * What a browser keeps for the house while somebody is away at a provider: signed, so that nobody changes it, and for
 * ten minutes. The house itself keeps nothing about people who may never come back.
 */
export interface Sent extends Wish {
  /** The account that wants to be known by the provider; `null` for whoever wants to sign in. */
  connect: string | null;
  /** Where in the page they were. */
  after: string;
}
/** Somebody whom the provider knows and the house does not yet. */
export interface Newcomer {
  subject: string;
  after: string;
}

const sent: Check<Sent> = shape({
  state: text,
  nonce: text,
  verifier: text,
  page: text,
  connect: orNull(text),
  after: text,
});
const newcomer: Check<Newcomer> = shape({ subject: text, after: text });
const kept: Check<{ until: number; what: unknown }> = shape({ until: whole, what: value => value });

const COOKIE = 'siege-provider';
const KEPT = 10 * 60_000;
const PLACE = { path: '/', httpOnly: true, sameSite: 'strict' } as const;

async function keep(house: House, reply: FastifyReply, what: object): Promise<void> {
  const signer = new Signer(await secretOf(house));
  const told = JSON.stringify({ until: house.now() + KEPT, what });
  reply.setCookie(COOKIE, signer.sign(Buffer.from(told).toString('base64url')), {
    ...PLACE,
    maxAge: KEPT / 1_000,
    secure: reply.request.protocol === 'https',
  });
}

/** What the browser that asks has kept; `null` where that is nothing, too old, or of another kind. */
async function find<T>(house: House, request: FastifyRequest, check: Check<T>): Promise<T | null> {
  const signed = request.cookies[COOKIE];
  if (signed === undefined) return null;
  const { valid, value } = new Signer(await secretOf(house)).unsign(signed);
  if (!valid || value === null) return null;
  try {
    const told = parseJson(Buffer.from(value, 'base64url').toString(), 'the cookie');
    const { until, what } = read(kept, told);
    return until > house.now() ? read(check, what) : null;
  } catch {
    return null;
  }
}

export const keepSent = (house: House, reply: FastifyReply, what: Sent): Promise<void> =>
  keep(house, reply, what);
export const findSent = (house: House, request: FastifyRequest): Promise<Sent | null> =>
  find(house, request, sent);
export const keepNewcomer = (house: House, reply: FastifyReply, what: Newcomer): Promise<void> =>
  keep(house, reply, what);
export const findNewcomer = (house: House, request: FastifyRequest): Promise<Newcomer | null> =>
  find(house, request, newcomer);
export function forgetWish(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
}
