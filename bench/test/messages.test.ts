import { measureMessages } from '@siegeworks/bench';
import { games } from '@siegeworks/lab';
import { expect, test } from 'vitest';

test.each((await games(null)).map(game => [game.about.id, game] as const))(
  '%s: half of the messages for a pick have less than two thousand bytes',
  async (_id, game) => {
    const { medianBytes, mostBytes, joiningBytes } = await measureMessages(game);
    expect(medianBytes).toBeLessThan(2000);
    expect(medianBytes).toBeGreaterThan(100);
    expect(mostBytes).toBeGreaterThan(medianBytes);
    expect(joiningBytes).toBeGreaterThan(mostBytes);
  },
);
