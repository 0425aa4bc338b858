import type { Check } from '@siegeworks/files/shape';
import { name, read, shape, text } from '@siegeworks/files/shape';
import type { Letter, MoreWays, Person } from '@siegeworks/protocol';
import { agreeingShape, offeringShape, revisionShape, sittingShape } from '@siegeworks/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limitedNames } from './account/limits.ts';
import type { House } from './house.ts';
import { fillSeats, invite, letterFor, sitDown, tableCalled, withdraw } from './invitations.ts';
import { arrived, mayIntroduce } from './moderation/arrivals.ts';
import { mustBeWelcome } from './moderation/gate.ts';
import { mayRename } from './moderation/ledger.ts';
import { newGuest, noName, readName, rename } from './people.ts';
import { mayOffer } from './plenty.ts';
import { addRatings } from './ratings/api.ts';
import { findScenarios } from './starts/scenarios.ts';
import { agreeTo, reviseTerms, standUp } from './terms-change.ts';
import type { Wakeup } from './wakeup.ts';

/** What the pages of a house ask for, apart from matches. */
export interface ApiParts {
  house(): Promise<House>;
  /** The house if somebody has woken it already. */
  awake(): Promise<House | null>;
  wakeup: Wakeup;
  /** Who asks, as far as the cookie says. */
  reader(request: FastifyRequest, reply?: FastifyReply): Promise<Person | null>;
  /** Remembers in the browser who somebody is. */
  remember(reply: FastifyReply, person: Person): Promise<void>;
  /** Ways into an account beyond those that every house has. */
  more: MoreWays | undefined;
}

/** How long a question for news stays open: shorter than any proxy's patience. */
const PATIENCE = 25_000;
/** An offer may bring a saved match along, to begin at one of its moments. */
const WITH_FILE = 2_000_000;
const named: Check<{ name: string }> = shape({ name: text });
const botNamed: Check<{ bot: string }> = shape({ bot: name });
interface Id {
  Params: { id: string };
}

export function addApi(
  app: FastifyInstance,
  { house, awake, wakeup, reader, remember, more }: ApiParts,
): void {
  const somebody = async (request: FastifyRequest): Promise<Person> => {
    const person = await reader(request);
    if (!person) throw noName();
    mustBeWelcome(await house(), person);
    return person;
  };
  addRatings(app, { awake, reader });
  app.get('/api/me', async (request, reply) => ({
    person: await reader(request, reply),
    ...(more && { more }),
  }));
  app.post('/api/me', async (request, reply) => {
    const wanted = readName(read(named, request.body).name);
    const known = await reader(request);
    const open = await house();
    await (known ? mayRename(open, known) : mayIntroduce(open, request.ip));
    const person = known ? await rename(open, known.id, wanted) : await newGuest(open, wanted);
    await arrived(open, person, request.ip);
    await remember(reply, person);
    return { person };
  });
  app.get<{ Params: { game: string }; Querystring: { find?: string } }>(
    '/api/scenarios/:game',
    async ({ params, query }) => ({ scenarios: findScenarios(params.game, query.find ?? '') }),
  );
  addInvitations(app, { house, wakeup, reader, somebody });
}

type InvitationParts = Pick<ApiParts, 'house' | 'wakeup' | 'reader'> & {
  somebody(request: FastifyRequest): Promise<Person>;
};

function addInvitations(app: FastifyInstance, { house, wakeup, reader, somebody }: InvitationParts): void {
  const changed = (letter: Letter): Letter => {
    wakeup.ring(letter.id);
    return letter;
  };
  app.post('/api/invitations', { bodyLimit: WITH_FILE }, async request => {
    const person = await somebody(request);
    const open = await house();
    const offering = read(offeringShape, request.body);
    await arrived(open, person, request.ip);
    await mayOffer(open, person);
    return invite(open, person, offering);
  });
  // Names are short enough to be tried out: who guesses wrong too often waits.
  app.get<{ Params: { name: string } }>('/api/tables/:name', async ({ params: { name }, ip }) => {
    const open = await house();
    return { id: await limitedNames(open, ip, () => tableCalled(open, name)) };
  });
  app.get<Id & { Querystring: { after?: string } }>('/api/invitations/:id', async request => {
    const { id } = request.params;
    const person = await reader(request);
    // What changes while the letter is read is heard, too.
    const heard = wakeup.heard(id, PATIENCE);
    const letter = await letterFor(await house(), id, person);
    if (request.query.after !== `${letter.revision}`) return letter;
    await heard;
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
  app.post<Id>('/api/invitations/:id/terms', { bodyLimit: WITH_FILE }, async request => {
    const revision = read(revisionShape, request.body);
    return changed(await reviseTerms(await house(), request.params.id, await somebody(request), revision));
  });
  app.post<Id>('/api/invitations/:id/agree', async request => {
    const { edition } = read(agreeingShape, request.body);
    return changed(await agreeTo(await house(), request.params.id, await somebody(request), edition));
  });
  app.post<Id>('/api/invitations/:id/rise', async request =>
    changed(await standUp(await house(), request.params.id, await somebody(request))),
  );
  app.post<Id>('/api/invitations/:id/withdraw', async request =>
    changed(await withdraw(await house(), request.params.id, await somebody(request))),
  );
}
