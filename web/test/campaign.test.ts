import { games } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';
import { Client, ME, partsFor, RANDOM } from './client.ts';

const OTHER = { ...RANDOM, name: 'Other' };
const DECKS = ['dwarf-deep-hammers', 'undead-grave-host', 'elf-silver-court'];

/** A Campaign in which the first player surrenders every War. */
async function campaign(of: 5 | 7, seats = [ME, RANDOM]) {
  const client = new Client(partsFor(games));
  const players = seats.map((_seat, i) => ({ deck: DECKS[i] }));
  await client.create('arcania', { config: { players }, seats, series: of });
  const fight = async () => {
    await client.ask('concede', { match: client.state.match });
    return (await client.ask('next', { match: client.state.match })).type;
  };
  return { client, fight };
}

describe('a Campaign of Arcania is a series', () => {
  test.each([
    [5, 3],
    [7, 4],
  ] as const)('AK-331, AK-335: of at most %i Wars, and ends with win %i', async (of, needed) => {
    const { client, fight } = await campaign(of);
    for (let won = 1; won < needed; won++) expect(await fight()).toBe('opened');
    expect(await fight()).toBe('refused');
    expect(client.state.series).toMatchObject({ number: needed, score: [{ wins: 0 }, { wins: needed }] });
  });

  test('AK-332: decks and seats stay the same', async () => {
    const { client, fight } = await campaign(5);
    await fight();
    const file = await client.ask('export', { match: client.state.match });
    const { config } = JSON.parse(file.type === 'file' ? file.text : '');
    expect(config.players.map((player: { deck: string }) => player.deck)).toEqual(DECKS.slice(0, 2));
    expect(client.state.seats.map(seat => seat.mine)).toEqual([true, false]);
  });

  test('AK-331: among three players, too', async () => {
    const { client } = await campaign(5, [ME, RANDOM, OTHER]);
    expect(client.state.series?.score).toHaveLength(3);
  });
});
