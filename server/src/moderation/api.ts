import type { Check } from '@siegeworks/files/shape';
import { optional, read, shape, text } from '@siegeworks/files/shape';
import type { HostWords, Person } from '@siegeworks/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { noName } from '../people.ts';
import { tellPeople } from '../presence.ts';
import { seen } from './arrivals.ts';
import type { Distance } from './between.ts';
import { keepAway, keptAway, letNear } from './between.ts';
import { warningsFor, warningsRead } from './ledger.ts';
import { report } from './reports.ts';

export interface ModerationParts {
  house(): Promise<House>;
  awake(): Promise<House | null>;
  reader(request: FastifyRequest): Promise<Person | null>;
}
interface Whom {
  Params: { id: string };
}
const complaint: Check<{ match: string; words: string }> = shape({ match: text, words: text });
const table: Check<{ match?: string | undefined }> = shape({ match: optional(text) });
const SILENCE: HostWords = { notice: null, drain: false, warnings: [], banned: null };

/** What people may do about each other, and what the host has to say to them. */
export function addModeration(app: FastifyInstance, { house, awake, reader }: ModerationParts): void {
  const somebody = async (request: FastifyRequest): Promise<Person> => {
    const person = await reader(request);
    if (!person) throw noName();
    return person;
  };
  app.get('/api/word', async request => {
    const open = await awake();
    return open ? wordsFor(open, await reader(request)) : SILENCE;
  });
  app.post('/api/word/read', async request => {
    await warningsRead(await house(), (await somebody(request)).id);
    return {};
  });
  app.get('/api/apart', async request => {
    const [open, { id }] = [await house(), await somebody(request)];
    return { mute: await keptAway(open, 'mute', id), block: await keptAway(open, 'block', id) };
  });
  const distance = (path: string, how: Distance, change: typeof keepAway) =>
    app.post<Whom>(`/api/people/:id/${path}`, async request => {
      const [open, person] = [await house(), await somebody(request)];
      await change(open, how, person, request.params.id);
      await tellTable(open, read(table, request.body).match);
      return {};
    });
  distance('mute', 'mute', keepAway);
  distance('unmute', 'mute', letNear);
  distance('block', 'block', keepAway);
  distance('unblock', 'block', letNear);
  app.post<Whom>('/api/people/:id/report', async request => {
    const { match, words } = read(complaint, request.body);
    await report(await house(), await somebody(request), { whom: request.params.id, match, words });
    return {};
  });
}

/** Whoever mutes somebody at a table hears them no more at once, whichever node they are with. */
async function tellTable(house: House, match: string | undefined): Promise<void> {
  if (match === undefined) return;
  house.bus.publish({ kind: 'talk', match });
  const room = house.host.rooms.get(match);
  if (room) await tellPeople(house, room);
}

async function wordsFor(house: House, reader: Person | null): Promise<HostWords> {
  const { notice, banned } = house.gate;
  // Every open page asks this from time to time.
  if (reader) await seen(house, reader);
  return {
    notice: notice?.text ?? null,
    drain: notice?.drain ?? false,
    warnings: reader ? await warningsFor(house, reader.id) : [],
    banned: reader ? (banned.get(reader.id) ?? null) : null,
  };
}
