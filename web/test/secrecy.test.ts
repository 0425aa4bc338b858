import { playerDice } from '@siegeworks/kernel/laws';
import type { MatchState, SeatPlan } from '@siegeworks/protocol';
import { games } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';
import { dyed, eyesIn, onlyFor } from '../../kernel/test/toys/dyed.ts';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';
import { Client, ME, partsFor, RANDOM } from './client.ts';

const ANN: SeatPlan = { kind: 'me', name: 'Ann' };
const BEN: SeatPlan = { kind: 'me', name: 'Ben' };
const all = [thieves, ...games];
const PICKS = 40;

async function seated(id: string, seats: SeatPlan[]): Promise<Client> {
  const game = all.find(each => each.about.id === id);
  if (!game) throw new Error(id);
  const client = new Client(partsFor([dyed(game)]));
  const [deck] = game.catalogue.decks;
  const player = deck && id !== 'thieves' ? { deck: deck.id } : {};
  const options = id === 'two-deck-siege' ? { options: { mode: 'council' } } : {};
  await client.create(id, { config: { players: seats.map(() => player), ...options }, seats, seed: 'dye' });
  return client;
}

/** Everything in it was made for the eye that it says, at the hand-over for nobody's. */
function expectOwnEye(state: MatchState): void {
  if (state.handover) expect(state.eye).toBeNull();
  expect(eyesIn(state), `state ${state.seq}`).toEqual(onlyFor(state.eye));
  for (const part of [state.view, state.board]) expect(eyesIn(part)).toEqual(onlyFor(state.eye));
  if (state.log.lines.length > 0) expect(eyesIn(state.log)).toEqual(onlyFor(state.eye));
  for (const { text, event } of state.log.lines)
    expect([eyesIn(text), eyesIn(event)]).toEqual([onlyFor(state.eye), onlyFor(state.eye)]);
}

describe.each(all.map(game => game.about.id))('%s: the whole message is made for one eye', id => {
  test('two people at one screen', async () => {
    const client = await seated(id, [ANN, BEN]);
    const dice = playerDice('dye');
    for (let n = 0; n < PICKS && !client.state.outcome; n++) {
      const { match, handover, question } = client.state;
      if (handover) await client.ask('ready', { match, seat: handover.seat });
      else if (question) await client.pick(Math.floor(dice() * question.offers.length));
    }
    const states = client.all('state');
    for (const state of states) expectOwnEye(state);
    expect(new Set(states.map(({ eye }) => eye))).toEqual(new Set([null, 0, 1]));
    expect(states.filter(({ handover }) => handover).length).toBeGreaterThan(1);
    expect(eyesIn(await client.ask('saves', {}))).toEqual(onlyFor('spectator'));
  });

  test('a person and a computer player, hints included', async () => {
    const client = await seated(id, [RANDOM, ME]);
    const { match } = client.state;
    const dice = playerDice('dye');
    for (let n = 0; n < PICKS && client.state.question; n++) {
      if (n % 10 === 0) expect(eyesIn(await client.ask('hint', { match }))).toEqual(onlyFor(1));
      await client.pick(Math.floor(dice() * client.state.question.offers.length));
    }
    for (const state of client.all('state')) expectOwnEye(state);
    expect(new Set(client.all('state').map(({ eye }) => eye))).toEqual(new Set([1]));
    expect(eyesIn(await client.ask('saves', {}))).toEqual(onlyFor(1));
  });
});

test('somebody who only watches sees what everybody may see', async () => {
  const client = await seated('thieves', [RANDOM, { ...RANDOM, name: 'Other' }]);
  for (const state of client.all('state')) expectOwnEye(state);
  expect(new Set(client.all('state').map(({ eye }) => eye))).toEqual(new Set([null]));
});
