import { malformed } from '@siegeworks/files/shape';
import type { FastifyRequest } from 'fastify';

/** The page that asks, as it says itself: somebody is sent back only to the house that they came from. */
export function ownPage({ host, protocol }: FastifyRequest, said: string): URL {
  const page = URL.parse(said);
  if (page?.host !== host || page.protocol !== `${protocol}:`)
    throw malformed('this begins and ends at a page of this house');
  return page;
}
