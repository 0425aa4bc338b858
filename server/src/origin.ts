import type { FastifyReply, FastifyRequest } from 'fastify';

const ELSEWHERE = { rule: '', text: 'this line belongs to another page' };

/** A page of somebody else's must not speak with the cookies of ours. */
export async function sameOrigin(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  // What the house is called outside, a proxy in front of it may say.
  const { host, headers } = request;
  if (headers.origin !== undefined && hostOf(headers.origin) !== host)
    await reply.code(403).send({ reasons: [ELSEWHERE] });
}
const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/** Whatever changes something is asked for by our own page. */
export async function ownDeeds(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') await sameOrigin(request, reply);
}
