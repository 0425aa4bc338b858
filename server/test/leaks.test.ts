import { create, pending } from '@siegeworks/kernel';
import type { Facts } from '@siegeworks/protocol';
import { difference, VERSION } from '@siegeworks/protocol';
import { games } from '@siegeworks/shelf';
import { expect, test } from 'vitest';
import { leaksIn, truthOf } from '../soak/leaks.ts';

const arcania = games.find(({ about }) => about.id === 'arcania') ?? games[0];
const [first, second] = arcania.catalogue.decks;
const match = create(arcania, { players: [{ deck: first.id }, { deck: second.id }] }, 'leaks', []);
const asked = pending(arcania, arcania.rules.clone(match.state));
const truth = truthOf(match);

/** What a house would send to a newcomer in this seat. */
function factsFor(seat: number): Facts {
  const view = difference(undefined, arcania.knowledge.view(match.state, seat));
  const events = match.log.flatMap(event => arcania.knowledge.sees(event, seat) ?? []);
  return {
    match: 'at-x',
    game: 'arcania',
    seq: 1,
    at: 0,
    seats: [],
    eye: seat,
    keep: -1,
    moments: [{ pick: 0, ...(view !== undefined && { view }), events }],
    question:
      asked?.seat === seat
        ? { id: asked.question, seat, options: [...asked.options], habit: 0, standing: 'ask' }
        : null,
    waiting: null,
    noUndo: null,
    outcome: null,
    more: false,
  };
}

const only = 'message 0 of 1, after pick 0: ';
function leaksOf(eye: number, message: object): string[] {
  return leaksIn(truth, eye, [JSON.stringify({ v: VERSION, re: null, ...message })]);
}

test('what a seat may know is no leak', () => {
  for (const seat of [0, 1]) expect(leaksOf(seat, { type: 'facts', ...factsFor(seat) })).toEqual([]);
});
test("somebody else's view, question or events are", () => {
  const [mine, theirs] = [factsFor(0), factsFor(1)];
  expect(leaksOf(0, { type: 'facts', ...mine, moments: theirs.moments })).toEqual([`${only}another view`]);
  const [moment] = mine.moments;
  const [other] = theirs.moments;
  expect(leaksOf(0, { type: 'facts', ...mine, moments: [{ ...moment, events: other.events }] })).toEqual([
    `${only}other events`,
  ]);
  const whose = asked?.seat ?? 0;
  const elsewhere = factsFor(1 - whose);
  expect(leaksOf(1 - whose, { type: 'facts', ...elsewhere, question: factsFor(whose).question })).toEqual([
    `${only}another question`,
  ]);
});
test('so is the name of a card that the view does not hold, anywhere else', () => {
  const view = JSON.stringify(arcania.knowledge.view(match.state, 1));
  const hidden = arcania.catalogue.cards.find(({ id }) => !view.includes(`"${id}"`))?.id ?? '';
  const refused = (text: string) => ({ type: 'refused', why: [{ rule: '', text }] });
  expect(leaksOf(1, refused(hidden))).toEqual([`${only}names ${hidden}`]);
  expect(leaksOf(1, refused('too fast'))).toEqual([]);
});
