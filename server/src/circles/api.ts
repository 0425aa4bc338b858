import { read } from '@siegeworks/files/shape';
import type { CircleView, Letter, Person } from '@siegeworks/protocol';
import {
  circleAnswer,
  circleAsk,
  circleDeck,
  circleSitting,
  circleTake,
  circleWish,
} from '@siegeworks/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiParts } from '../api.ts';
import { arrived } from '../moderation/arrivals.ts';
import { mustBeWelcome } from '../moderation/gate.ts';
import { noName } from '../people.ts';
import { mayCallTogether, mayOffer } from '../plenty.ts';
import { callTogether, comeBack, leave, openPacksOf, sitDownIn, takeCards } from './circles.ts';
import { answer, askToPlay, handIn } from './matches.ts';
import type { Circle } from './rows.ts';
import { circleOf } from './rows.ts';
import { hurried } from './turns.ts';
import { circleFor } from './view.ts';

/** How long a question for news stays open: shorter than any proxy's patience. */
const PATIENCE = 25_000;

interface Id {
  Params: { id: string };
}
type Parts = Pick<ApiParts, 'house' | 'wakeup' | 'reader'>;

/** Packs that people open together. */
export function addCircles(app: FastifyInstance, { house, wakeup, reader }: Parts): void {
  const somebody = async (request: FastifyRequest): Promise<Person> => {
    const person = await reader(request);
    if (!person) throw noName();
    mustBeWelcome(await house(), person);
    return person;
  };
  const told = async (row: Circle, person: Person): Promise<CircleView> => {
    wakeup.ring(row.id);
    return circleFor(await house(), row, person);
  };

  app.post('/api/circles', async request => {
    const person = await somebody(request);
    const open = await house();
    const wish = read(circleWish, request.body);
    await arrived(open, person, request.ip);
    await mayCallTogether(open, person);
    return told(await callTogether(open, person, wish), person);
  });
  app.get<Id & { Querystring: { after?: string } }>('/api/circles/:id', async request => {
    const { id } = request.params;
    const person = await reader(request);
    const open = await house();
    const heard = wakeup.heard(id, PATIENCE);
    const row = await hurried(open, await circleOf(open, id));
    if (request.query.after !== `${row.revision}`) return circleFor(open, row, person);
    await heard;
    return circleFor(open, await hurried(open, await circleOf(open, id)), person);
  });
  /** What changes a circle: everybody who looks at it hears of it. */
  const deed = (name: string, how: (id: string, person: Person, body: unknown) => Promise<Circle>) =>
    app.post<Id>(`/api/circles/:id/${name}`, async request => {
      const person = await somebody(request);
      return told(await how(request.params.id, person, request.body), person);
    });
  deed('sit', async (id, person, body) =>
    sitDownIn(await house(), id, person, read(circleSitting, body).entropy),
  );
  deed('leave', async (id, person) => leave(await house(), id, person));
  deed('back', async (id, person) => comeBack(await house(), id, person));
  deed('open', async (id, person) => openPacksOf(await house(), id, person));
  deed('take', async (id, person, body) => takeCards(await house(), id, person, read(circleTake, body)));
  deed('deck', async (id, person, body) => handIn(await house(), id, person, read(circleDeck, body)));

  const letter = (name: string, how: (id: string, person: Person, body: unknown) => Promise<Letter>) =>
    app.post<Id>(`/api/circles/:id/${name}`, async request => {
      const { id } = request.params;
      const asked = await how(id, await somebody(request), request.body);
      for (const bell of [id, asked.id]) wakeup.ring(bell);
      return asked;
    });
  letter('ask', async (id, person, body) => {
    const open = await house();
    await mayOffer(open, person);
    return askToPlay(open, id, person, read(circleAsk, body));
  });
  letter('answer', async (id, person, body) => answer(await house(), id, person, read(circleAnswer, body)));
}
