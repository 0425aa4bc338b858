import type { Check } from '@siegeworks/files/shape';
import { name, read, shape, text } from '@siegeworks/files/shape';
import type { HallInfo, Letter, Person } from '@siegeworks/protocol';
import { offeringShape, sittingShape } from '@siegeworks/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hallFor } from './hall.ts';
import type { House } from './house.ts';
import { fillSeats, invite, letterFor, sitDown, withdraw } from './invitations.ts';
import { newGuest, noName, readName, rename } from './people.ts';
import type { Wakeup } from './wakeup.ts';

/** What the pages of a house ask for, apart from matches. */
export interface ApiParts {
  house(): Promise<House>;
  /** The house if somebody has woken it already. */
  awake(): Promise<House | null>;
  wakeup: Wakeup;
  /** Who asks, as far as the cookie says. */
  reader(request: FastifyRequest): Promise<Person | null>;
  /** Remembers in the browser who somebody is. */
  remember(reply: FastifyReply, person: Person): Promise<void>;
}

/** How long a question for news stays open: shorter than any proxy's patience. */
const PATIENCE = 25_000;
const named: Check<{ name: string }> = shape({ name: text });
const botNamed: Check<{ bot: string }> = shape({ bot: name });
/** Nobody has come to this house yet. */
const EMPTY: HallInfo = { open: [], live: [], mine: [] };
interface Id {
  Params: { id: string };
}

export function addApi(app: FastifyInstance, { house, awake, wakeup, reader, remember }: ApiParts): void {
  const somebody = async (request: FastifyRequest): Promise<Person> => {
    const person = await reader(request);
    if (!person) throw noName();
    return person;
  };
  const changed = (letter: Letter): Letter => {
    wakeup.ring(letter.id);
    return letter;
  };

  app.get('/api/me', async request => ({ person: await reader(request) }));
  app.post('/api/me', async (request, reply) => {
    const wanted = readName(read(named, request.body).name);
    const known = await reader(request);
    const person = known
      ? await rename(await house(), known.id, wanted)
      : await newGuest(await house(), wanted);
    await remember(reply, person);
    return { person };
  });
  app.get('/api/hall', async request => {
    const open = await awake();
    return open ? hallFor(open, await reader(request)) : EMPTY;
  });
  app.post('/api/invitations', async request => {
    const person = await somebody(request);
    return invite(await house(), person, read(offeringShape, request.body));
  });
  app.get<Id & { Querystring: { after?: string } }>('/api/invitations/:id', async request => {
    const { id } = request.params;
    const person = await reader(request);
    const letter = await letterFor(await house(), id, person);
    if (request.query.after !== `${letter.revision}`) return letter;
    await wakeup.heard(id, PATIENCE);
    return letterFor(await house(), id, person);
  });
  app.post<Id>('/api/invitations/:id/sit', async request => {
    const person = await somebody(request);
    return changed(await sitDown(await house(), request.params.id, person, read(sittingShape, request.body)));
  });
  app.post<Id>('/api/invitations/:id/fill', async request => {
    const { bot } = read(botNamed, request.body);
    return changed(await fillSeats(await house(), request.params.id, await somebody(request), bot));
  });
  app.post<Id>('/api/invitations/:id/withdraw', async request =>
    changed(await withdraw(await house(), request.params.id, await somebody(request))),
  );
}
