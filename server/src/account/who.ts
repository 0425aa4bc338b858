import { Signer } from '@fastify/cookie';
import type { Person } from '@siegeworks/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { personOf, secretOf } from '../people.ts';
import { signedIn } from './auth.ts';

const COOKIE = 'siege-person';
/** Half a year. */
const REMEMBERED = 180 * 86_400;

/** Who asks: an account that is signed in, or else the guest of this browser. Nobody wakes a house to ask that. */
export async function readerOf(
  house: () => Promise<House>,
  request: FastifyRequest,
  reply?: FastifyReply,
): Promise<Person | null> {
  if (request.headers.cookie === undefined) return null;
  const open = await house();
  return (await signedIn(open, request, reply)) ?? guestOf(open, request);
}

/** A guest who has become an account has to sign in: the guest's cookie could not be taken back. */
async function guestOf(house: House, request: FastifyRequest): Promise<Person | null> {
  const signed = request.cookies[COOKIE];
  if (signed === undefined) return null;
  const { valid, value } = new Signer(await secretOf(house)).unsign(signed);
  const person = valid && value !== null ? await personOf(house, value) : null;
  return person?.account ? null : person;
}

/** Remembers a guest in the browser; accounts sign in. */
export async function remember(house: House, reply: FastifyReply, person: Person): Promise<void> {
  if (person.account) return;
  const signer = new Signer(await secretOf(house));
  reply.setCookie(COOKIE, signer.sign(person.id), {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    maxAge: REMEMBERED,
    secure: reply.request.protocol === 'https',
  });
}

/** The guest of this browser has become an account, or is gone. */
export function forgetGuest(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
}
