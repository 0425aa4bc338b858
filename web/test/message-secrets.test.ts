import type { Id, People } from '@siegeworks/contract';
import type { MatchState, SeatPlan } from '@siegeworks/protocol';
import { describe, expect, test } from 'vitest';
import type { Moved } from '../../kernel/test/toys/thieves/state.ts';
import { HIDDEN } from '../../kernel/test/toys/thieves/state.ts';
import { Client, RANDOM } from './client.ts';

/** Everything in a message that could name a card: the view, the board, the log with its events. */
interface Seen {
  names: string[];
  deck: Id[];
  hands: Id[][];
  vaults: Id[][];
  people: People;
}
const ANN: SeatPlan = { kind: 'me', name: 'Ann' };
const BEN: SeatPlan = { kind: 'me', name: 'Ben' };
const SECRET = ['drawn', 'stashed', 'stolen'];

/** The whole message holds what this eye may know, no more and no less. */
function demandHonest(state: MatchState, names: readonly string[]): void {
  const { eye, board, log } = state;
  const view = state.view as Seen;
  expect(view.people).toEqual({ names, you: eye });
  const named = (cards: readonly Id[]) => cards.map(id => view.names[id] !== HIDDEN);
  expect(named(view.deck)).not.toContain(true);
  for (const zones of [view.hands, view.vaults])
    for (const [seat, cards] of zones.entries()) expect(named(cards)).toEqual(cards.map(() => seat === eye));
  for (const { id, cards } of board.areas.filter(area => area.id.startsWith('hand')))
    expect(cards.every(({ card }) => (card !== null) === (id === `hand${(eye ?? -1) + 1}`))).toBe(true);
  for (const { event } of log.lines) {
    if (!SECRET.includes(event.type)) continue;
    const { seat, from, name } = event as Moved;
    expect(name !== HIDDEN, JSON.stringify(event)).toBe(eye !== null && (seat === eye || from === eye));
  }
}

describe('every message, view, board and log, tells the one who looks what he may know', () => {
  test.each([
    ['two people at one screen', [ANN, BEN]],
    ['two people and a computer player', [ANN, RANDOM, BEN]],
    ['one person against two', [RANDOM, ANN, RANDOM]],
    ['somebody who watches', [RANDOM, { ...RANDOM, name: 'Other' }]],
  ])('%s', async (_title, seats) => {
    const client = new Client();
    await client.create('thieves', { seats, seed: 'told' });
    for (let n = 0; n < 60 && !client.state.outcome; n++) {
      const { handover, match } = client.state;
      if (handover) await client.ask('ready', { match, seat: handover.seat });
      else await client.pick(n);
    }
    const states = client.all('state').filter(state => state.outcome === null);
    const names = seats.map(({ name }) => name);
    for (const state of states) demandHonest(state, names);
    // What happened before the first question is reported as well.
    expect(states[0].log.lines.map(line => line.kind)).toContain('drawn');
    const told = states.flatMap(state => state.log.lines.map(line => line.kind));
    expect(SECRET.filter(kind => told.includes(kind))).toEqual(SECRET);
  });
});
