import type { FastifyInstance } from 'fastify';
import type { ApiParts } from '../api.ts';
import type { House } from '../house.ts';
import { historyOf } from './history.ts';
import { matchesOf, matchRating } from './matches.ts';
import { profileOf } from './profile.ts';
import { noSuchPerson } from './refusals.ts';

interface Id {
  Params: { id: string };
}
interface OfGame {
  Params: { id: string; game: string };
}
interface Page {
  Querystring: { game?: string; before?: string };
}

/** What everybody may know of people: ratings, results, matches. */
export function addRatings(
  app: FastifyInstance,
  { awake, reader }: Pick<ApiParts, 'awake' | 'reader'>,
): void {
  const house = async (): Promise<House> => {
    const open = await awake();
    if (!open) throw noSuchPerson();
    return open;
  };
  app.get<Id>('/api/people/:id', async request =>
    profileOf(await house(), request.params.id, await reader(request)),
  );
  app.get<OfGame>('/api/people/:id/ratings/:game', async request => {
    const { id, game } = request.params;
    return historyOf(await house(), { person: id, game }, await reader(request));
  });
  app.get<Id & Page>('/api/people/:id/matches', async request => {
    const { game, before } = request.query;
    const at = before === undefined ? undefined : Number(before) || 0;
    const wanted = { person: request.params.id, game, before: at };
    return matchesOf(await house(), wanted, await reader(request));
  });
  app.get<Id>('/api/matches/:id/rating', async request => matchRating(await house(), request.params.id));
}
