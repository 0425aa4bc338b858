import { join } from 'node:path';
import { examplesOf } from '@siegeworks/lab/examples';
import { parseScenarios, seenIn } from '@siegeworks/scenario';
import { kitOf } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';
import { memoryDatabase } from '../src/worker/database.ts';
import { shelfOf } from '../src/worker/shelf.ts';
import { Client, partsFor } from './client.ts';

const EXAMPLES = examplesOf(join(import.meta.dirname, '..', '..'), 'tower-siege');

const kit = kitOf('tower-siege');
if (!kit) throw new Error('Tower Siege is missing');

function school(towerSiegeKit = kit as NonNullable<typeof kit>) {
  const { game: towerSiege } = towerSiegeKit;
  const database = memoryDatabase();
  const parts = {
    ...partsFor([towerSiege], database),
    shelf: shelfOf([towerSiege], [towerSiegeKit]),
    examples: async () => EXAMPLES,
  };
  return { client: new Client(parts), database };
}

describe('show me', () => {
  test('an example is shown scene by scene, with the table and the log of each', async () => {
    const { client } = school();
    const shown = await client.ask('show', { game: 'tower-siege', what: 'TS-205' });
    if (shown.type !== 'shown') throw new Error(JSON.stringify(shown));
    expect(shown.covers).toContain('TS-205');
    expect(shown.scenes.length).toBeGreaterThan(3);
    expect(shown.scenes[1].says).toMatch(/^You: attack with /);
    const told = shown.scenes.flatMap(({ state }) => state.log.lines.map(({ text }) => text));
    expect(told.join(' ')).toMatch(/rolled 1, exceptional/);
    expect(shown.scenes.every(({ state }) => state.question === null && !state.more)).toBe(true);
  });

  test("what the rules do before anybody is asked is told, and cards are called somebody's", async () => {
    const { client } = school();
    const shown = await client.ask('show', { game: 'tower-siege', what: 'TS-067' });
    if (shown.type !== 'shown') throw new Error(JSON.stringify(shown));
    expect(shown.scenes[0].state.log.lines.map(({ text }) => text)).toContain('You start.');
    expect(shown.scenes[1].says).toMatch(/^your mage: inside Granite Tower, .* · \w+'s mage: inside /);
  });

  test('what is seen of a seat is told one by one, and not as data', () => {
    const [one] = parseScenarios(
      {
        game: 'tower-siege',
        scenarios: [{ title: 'A', expect: { P1: { hand: ['Ogre'], gold: 2 }, 'units.Ogre.life': 1 } }],
      },
      'a.scenario.yaml',
    ).cases;
    const scene = { step: one.steps[0], deed: null, refused: [] };
    expect(seenIn(scene, ['You', 'Page']).says).toBe('your hand: Ogre · your gold: 2 · Ogre life: 1');
  });

  test('a long example begins later, and says so', async () => {
    const { client } = school();
    const shown = await client.ask('show', { game: 'tower-siege', what: 'TS-R99' });
    if (shown.type !== 'shown') throw new Error(JSON.stringify(shown));
    expect(shown.before).toBeGreaterThan(40);
    expect(shown.scenes.length).toBeLessThan(10);
    expect(shown.scenes.flatMap(({ refused }) => refused.map(({ rule }) => rule))).toContain('TS-R99');
    // One can play on from there, too.
    await client.ask('practise', { game: 'tower-siege', what: 'TS-R99', scene: 0 });
    expect(client.state.question?.offers.map(({ text }) => text)).toContain('Pikeman dismounts');
  });

  test('what cannot be shown is refused in words', async () => {
    const { client } = school();
    expect(await client.ask('show', { game: 'tower-siege', what: 'TS-034' })).toMatchObject({
      type: 'refused',
      reasons: [{ text: 'there is no example of TS-034' }],
    });
  });

  test('one can play on from any scene; nothing of it is kept or counted', async () => {
    const { client } = school();
    const opened = await client.ask('practise', { game: 'tower-siege', what: 'TS-205', scene: 0 });
    expect(opened.type).toBe('opened');
    expect(client.state.question?.offers.map(({ text }) => text)).toContain('attack with Skeleton');
    for (let n = 0; n < 60 && client.state.question; n++) await client.pick(n);
    expect(await client.ask('saves', {})).toMatchObject({ saves: [] });
    expect(await client.ask('record', {})).toMatchObject({ results: [] });
  });
});
