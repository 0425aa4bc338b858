import type { Eye, Game } from '@siegeworks/contract';
import { pending } from '@siegeworks/kernel';
import { changed } from '@siegeworks/protocol';
import { games } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';
import { dyed, eyesIn, onlyFor } from '../../kernel/test/toys/dyed.ts';
import { nim } from '../../kernel/test/toys/nim.ts';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';
import { factsFor } from '../src/facts.ts';
import { hangUp, sit, timeOut, visitOf } from '../src/index.ts';
import { Person, playOn, threeVisits } from './people.ts';

const all: readonly Game[] = [thieves, ...games];
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

/** What somebody knows of the table, put together from all differences. */
function viewOf(person: Person): unknown {
  const views = new Map<number | null, unknown>();
  for (const { eye, moments } of person.all('facts'))
    for (const { view } of moments) if (view !== undefined) views.set(eye, changed(views.get(eye), view));
  return views.get(person.facts.eye);
}

describe.each(all.map(game => [game.about.id, game] as const))('%s', (_id, game) => {
  test('everybody receives what is made for their own eyes, and nothing else', async () => {
    const { ann, ben, eve } = await threeVisits(dyed(game));
    await playOn([ann, ben], 40);
    for (const [person, eye] of [
      [ann, 0],
      [ben, 1],
      [eve, null],
    ] as const) {
      expect(new Set(person.all('facts').map(facts => facts.eye))).toEqual(new Set([eye]));
      for (const facts of person.all('facts').filter(each => !each.outcome)) {
        expect(eyesIn(facts.moments).filter(each => !onlyFor(eye).includes(each))).toEqual([]);
        if (facts.question) expect(facts.question.seat).toBe(eye);
      }
    }
    expect(eve.all('facts').every(facts => facts.question === null)).toBe(true);
  });

  test('the differences lead to the view of each eye, after an undo and for whoever comes late', async () => {
    const { host, room, ann, ben, eve } = await threeVisits(game);
    const everybody: [Person, Eye][] = [
      [ann, 0],
      [ben, 1],
      [eve, 'spectator'],
    ];
    for (let n = 0; n < 8; n++) {
      await playOn([ann, ben], 4, `part ${n}`);
      await ann.ask('undo', { match: 'room' });
      const { state, game: rules } = room.match;
      for (const [person, eye] of everybody)
        expect(viewOf(person)).toEqual(plain(rules.knowledge.view(state, eye)));
    }
    const late = new Person(host, 'late');
    await late.ask('open', { match: 'room' });
    expect(viewOf(late)).toEqual(viewOf(eve));
    const told = (person: Person) =>
      person.all('facts').flatMap(({ moments }) => moments.flatMap(m => m.events));
    expect(told(late)).toEqual(
      plain(room.match.log.flatMap(event => game.knowledge.sees(event, 'spectator') ?? [])),
    );
  });

  test('another table that a seat cannot tell from this one yields the same messages', async () => {
    const { host, room, ann, ben } = await threeVisits(game);
    for (let n = 0; n < 5; n++) {
      await playOn([ann, ben], 5, `law ${n}`);
      for (const [who, seat] of [
        ['ann', 0],
        ['ben', 1],
      ] as const) {
        const { match } = room;
        if (match.state.over) continue;
        const state = game.knowledge.sample(match.state, seat, `law ${n}`);
        const other = { ...room, match: { ...match, state, asked: pending(game, state) }, views: new Map() };
        const [here, there] = [room, other].map(each => {
          const visit = visitOf(each, who, () => {});
          visit.told.set(seat, { picks: match.picks.length, view: {} as never });
          const { question, ...facts } = factsFor(host, visit);
          return plain({ ...facts, options: question?.options });
        });
        expect(there).toEqual(here);
      }
    }
  });
});

test('everybody hears of a pick, and only the one who asks is answered', async () => {
  const { ann, ben, eve } = await threeVisits(nim);
  const before = [ben, eve].map(({ heard }) => heard.length);
  await ann.pick(0);
  expect(ann.heard.slice(-2).map(({ type }) => type)).toEqual(['facts', 'done']);
  for (const [i, person] of [ben, eve].entries())
    expect(person.heard.slice(before[i]).map(({ re, type }) => [re, type])).toEqual([[null, 'facts']]);
  expect(ben.facts).toMatchObject({ question: { seat: 1 }, waiting: null, eye: 1 });
  expect(eve.facts).toMatchObject({
    question: null,
    waiting: { seat: 1, question: 'turns.take' },
    eye: null,
  });
});

test('whoever has no seat decides nothing', async () => {
  const { ann, ben, eve } = await threeVisits(nim);
  const { match, question } = ann.facts;
  const option = question?.options[0] ?? { kind: '' };
  const pick = (person: Person) =>
    person.ask('pick', { match, seq: person.facts.seq, question: question?.id ?? '', option });
  expect(await pick(eve)).toMatchObject({ type: 'refused', why: [{ code: 'watching' }] });
  expect(await pick(ben)).toMatchObject({ type: 'refused', why: [{ code: 'not your decision' }] });
  expect(await eve.ask('undo', { match })).toMatchObject({ why: [{ code: 'watching' }] });
  expect(await eve.ask('concede', { match })).toMatchObject({ why: [{ code: 'watching' }] });
  expect(await eve.ask('hint', { match })).toMatchObject({ why: [{ code: 'watching' }] });
});

test('a hint goes only to whoever requested it', async () => {
  const { ann, ben, eve } = await threeVisits(nim);
  const before = [ben, eve].map(({ heard }) => heard.length);
  expect(await ann.ask('hint', { match: 'room' })).toMatchObject({ type: 'hint', answers: { length: 3 } });
  expect([ben, eve].map(({ heard }) => heard.length)).toEqual(before);
});

test('a room goes on while somebody is there, and rests when the last one has left', async () => {
  const { host, room, ann, ben, eve } = await threeVisits(nim);
  for (const person of [ann, eve]) await person.ask('leave', { match: 'room' });
  expect([room.closed, host.rooms.size]).toEqual([false, 1]);
  await ben.ask('leave', { match: 'room' });
  expect([room.closed, host.rooms.size]).toEqual([true, 0]);
  await ann.ask('open', { match: 'room' });
  expect(ann.facts.moments).toHaveLength(1);
});

test('whose line breaks has left all rooms', async () => {
  const { host, room, ann, ben, eve } = await threeVisits(nim);
  for (const person of [ann, ben]) await hangUp(host, person.caller);
  expect([...room.visits].map(({ who }) => who)).toEqual(['eve']);
  await hangUp(host, eve.caller);
  expect(host.rooms.size).toBe(0);
});

test('a computer player answers for a seat until somebody sits down there', async () => {
  const { host, room, ann, ben } = await threeVisits(nim);
  await sit(host, room, 1, { kind: 'computer', name: 'Random', bot: 'random' });
  expect(ben.facts).toMatchObject({ eye: null, seats: [{ mine: false }, { bot: 'random' }] });
  await ann.pick(0);
  expect(ann.facts.question).not.toBeNull();
  await sit(host, room, 1, { kind: 'open', name: '' });
  await ann.pick(0);
  expect(ann.facts).toMatchObject({ waiting: { seat: 1 }, more: false });
  await sit(host, room, 1, { kind: 'person', name: 'ben', who: 'ben' });
  expect(ben.facts).toMatchObject({ eye: 1, question: { seat: 1 } });
  expect(viewOf(ben)).toEqual(plain(nim.knowledge.view(room.match.state, 1)));
});

test('whoever runs out of time is out, and the log says why', async () => {
  const { host, room, ann, ben } = await threeVisits(nim);
  await timeOut(host, room, 1);
  for (const person of [ann, ben]) expect(person.facts.outcome?.places).toEqual([1, 2]);
});
