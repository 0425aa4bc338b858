import type { Check } from '@siegeworks/files/shape';
import { optional, read, shape, text } from '@siegeworks/files/shape';
import type { Person } from '@siegeworks/protocol';
import { EMPTY_HALL, seekWish } from '@siegeworks/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiParts } from './api.ts';
import { befriend, befriendNamed, part } from './friends.ts';
import { glimpseOf } from './glimpses.ts';
import { hallFor } from './hall.ts';
import { decline } from './invitations.ts';
import { arrived } from './moderation/arrivals.ts';
import { mustBeWelcome } from './moderation/gate.ts';
import { noName } from './people.ts';
import { maySeek } from './plenty.ts';
import { seek, stillSeeking, stopSeeking } from './seeks.ts';

/** A friend by id, from a table, or by name. */
const someone: Check<{ id?: string | undefined; name?: string | undefined }> = shape({
  id: optional(text),
  name: optional(text),
});
const byId: Check<{ id: string }> = shape({ id: text });

type Parts = Pick<ApiParts, 'house' | 'awake' | 'wakeup' | 'reader'>;

/** How people find each other: the hall, seeks and friends. */
export function addMeeting(app: FastifyInstance, { house, awake, wakeup, reader }: Parts): void {
  const somebody = async (request: FastifyRequest): Promise<Person> => {
    const person = await reader(request);
    if (!person) throw noName();
    mustBeWelcome(await house(), person);
    return person;
  };

  app.get('/api/hall', async request => {
    const open = await awake();
    return open ? hallFor(open, await reader(request)) : EMPTY_HALL;
  });
  app.get<{ Params: { id: string } }>('/api/matches/:id/glimpse', async request => {
    const open = await awake();
    return { glimpse: open && (await glimpseOf(open, request.params.id, await reader(request))) };
  });
  app.post('/api/seek', async request => {
    const person = await somebody(request);
    const open = await house();
    const wish = read(seekWish, request.body);
    await arrived(open, person, request.ip);
    await maySeek(open, person);
    return { seek: await seek(open, person, wish) };
  });
  app.get('/api/seek', async request => {
    const person = await somebody(request);
    return { seek: await stillSeeking(await house(), person) };
  });
  app.post('/api/seek/stop', async request => {
    await stopSeeking(await house(), await somebody(request));
    return {};
  });
  app.post('/api/friends', async request => {
    const person = await somebody(request);
    const { id, name = '' } = read(someone, request.body);
    await (id === undefined
      ? befriendNamed(await house(), person, name)
      : befriend(await house(), person, id));
    return {};
  });
  app.post('/api/friends/part', async request => {
    await part(await house(), await somebody(request), read(byId, request.body).id);
    return {};
  });
  app.post<{ Params: { id: string } }>('/api/invitations/:id/decline', async request => {
    const letter = await decline(await house(), request.params.id, await somebody(request));
    wakeup.ring(letter.id);
    return letter;
  });
}
