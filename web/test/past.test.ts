import { bots } from '@siegeworks/bots';
import type { Board, Face, Seat } from '@siegeworks/protocol';
import { games } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';
import { Client, ME, partsFor } from './client.ts';

const count = (faces: readonly Face[]): number =>
  faces.reduce((sum, face) => sum + 1 + count(face.attached), 0);
const cardsOf = ({ areas }: Board, seat: Seat): number =>
  areas.reduce((sum, area) => sum + (area.seat === seat ? count(area.cards) : 0), 0);

/** A few decisions into a match of a game, against somebody who needs no time. */
async function begun(id: string): Promise<{ client: Client; match: string }> {
  const client = new Client({ ...partsFor(games), bots });
  const game = games.find(each => each.about.id === id);
  const players = Array.from({ length: game?.about.seats.min ?? 1 }, (_, i) => {
    const deck = game?.catalogue.decks[i];
    return deck ? { deck: deck.id, choices: deck.choices ?? {} } : {};
  });
  const seats = players.map((_, i) =>
    i === 0 ? ME : { kind: 'bot' as const, name: 'Random', bot: 'random' },
  );
  const match = await client.create(id, { config: { players }, seats });
  for (let n = 0; n < 12 && client.state.question; n++) await client.pick(client.state.question.habit);
  return { client, match };
}

describe.each(games.map(game => game.about.id))('the end of %s', id => {
  test('the beaten side does not vanish from the board, after opening it again neither', async () => {
    const { client, match } = await begun(id);
    const before = cardsOf(client.state.board, 0);
    await client.ask('concede', { match });
    const { outcome, left, board } = client.state;
    expect(outcome).not.toBeNull();
    expect(cardsOf(board, 0)).toBe(before);
    // Games that leave everything on the table by themselves have nothing to explain.
    expect([undefined, [0]]).toContainEqual(left);
    await client.ask('leave', { match });
    await client.ask('open', { match });
    expect(client.state).toMatchObject({ board, ...(left && { left }) });
  });

  test('every moment can be looked at again, as it was seen then', async () => {
    const { client, match } = await begun(id);
    expect(await client.ask('look', { match, pick: 0 })).toMatchObject({ type: 'refused' });
    const { board } = client.state;
    await client.ask('concede', { match });
    // To give up was the last pick.
    const last = await client.ask('look', { match, pick: 1e6 });
    const pick = last.type === 'moment' ? last.pick - 1 : -1;
    expect(await client.ask('look', { match, pick })).toMatchObject({ pick, board: { areas: board.areas } });
    const first = await client.ask('look', { match, pick: -5 });
    expect(first).toMatchObject({ type: 'moment', pick: 0 });
  });
});
