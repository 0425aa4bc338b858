import { Refused } from '@siegeworks/contract';
import { read } from '@siegeworks/files/shape';
import type { Person } from '@siegeworks/protocol';
import { deckChange, deckEnd, HOUSE_DECKS } from '@siegeworks/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiParts } from './api.ts';
import { deckOf, decksOf, forgetDeck, keepDeck } from './decks.ts';
import { mustBeWelcome } from './moderation/gate.ts';
import { noName } from './people.ts';

interface Id {
  Params: { id: string };
}

/** Decks of those who have an account, the same at all places where they are signed in. */
export function addDecks(app: FastifyInstance, { house, reader }: Pick<ApiParts, 'house' | 'reader'>): void {
  const account = async (request: FastifyRequest): Promise<Person> => {
    const person = await reader(request);
    if (!person) throw noName();
    mustBeWelcome(await house(), person);
    if (person.account) return person;
    throw new Refused([
      {
        rule: '',
        text: 'you play as a guest, whose decks are kept in the browser alone; make an account first',
      },
    ]);
  };
  app.get('/api/decks', async request => ({ decks: await decksOf(await house(), await account(request)) }));
  app.get<Id>('/api/decks/:id', async request => {
    const person = await account(request);
    return deckOf(await house(), person, request.params.id);
  });
  app.post('/api/decks', { bodyLimit: HOUSE_DECKS.bytes + 100_000 }, async request => {
    const person = await account(request);
    return keepDeck(await house(), person, read(deckChange, request.body));
  });
  app.post<Id>('/api/decks/:id/forget', async request => {
    const person = await account(request);
    return forgetDeck(await house(), person, request.params.id, read(deckEnd, request.body).base);
  });
}
