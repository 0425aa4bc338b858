import { join } from 'node:path';
import type { Game } from '@siegeworks/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { choiceAt, withStep } from '../../kernel/test/toys/broken.ts';
import type { Nim } from '../../kernel/test/toys/nim.ts';
import { nim } from '../../kernel/test/toys/nim.ts';
import { buildEngine, foundOrBuilt } from '../build/engine.ts';
import { engineFrom } from '../src/engine-text.ts';
import { fetchRoom } from '../src/rooms.ts';
import { answer, enter, offerOf, sitOpposite, ToyHouse } from './toy-house.ts';
import { upgraded } from './upgraded.ts';

const take = choiceAt(nim, 'turns', 'take');
const called = (id: string, game: Game<Nim>): Game<Nim> => ({ ...game, about: { ...game.about, id } });
const taking = (id: string, then: (s: Nim, n: number) => void): Game<Nim> =>
  called(
    id,
    withStep(nim, 'turns', 'take', {
      choice: {
        ...take,
        then: (s: Nim, f: never, pick: { kind: string; n: number }) => {
          take.then(s, f, pick);
          then(s, pick.n);
        },
      },
    }),
  );
/** Throws when somebody takes three stones. */
const brittle = taking('brittle', (_s, n) => {
  if (n === 3) throw new Error('card 17 fell over');
});
/** A stone comes from nowhere when somebody takes two. */
const unlawful = taking('unlawful', (s, n) => {
  if (n === 2) s.heaps[0] += 1;
});
/** Nobody can look at the table when three stones are taken. */
const blinding: Game<Nim> = called('blinding', {
  ...nim,
  knowledge: {
    ...nim.knowledge,
    view(s, eye) {
      if (s.taken.includes(3)) throw new Error('too bright');
      return nim.knowledge.view(s, eye);
    },
  },
});
const NIM = new URL('../../kernel/test/toys/nim.ts', import.meta.url).pathname;
const engine = async (game: Game) => (game === nim ? buildEngine({ from: NIM, name: 'nim' }) : null);

const house = new ToyHouse();
beforeAll(() => house.open({ shelf: [nim, brittle, unlawful, blinding], engine }));
afterAll(() => house.remove());
const table = (game: string, more = {}) => sitOpposite([house.address, house.address], offerOf(game, more));
const faults = async (match: string) => {
  const { database } = await house.app.house();
  return database.sql.selectFrom('fault').selectAll().where('match', '=', match).execute();
};

describe('when the rules fail', () => {
  test.each([
    ['brittle', 3, 'card 17 fell over'],
    ['unlawful', 2, 'there are 13 stones instead of 12'],
  ])('%s stops alone at its last good action, and the table goes back', async (game, n, cause) => {
    const { ann, ben, match } = await table(game, { clock: { bank: 60_000, increment: 0 } });
    await answer(match, [ann, ben], option => option.n === 1);
    await ben.until(() => ben.question(match));
    await answer(match, [ann, ben], option => option.n === n);
    for (const guest of [ann, ben])
      await guest.until(() => (guest.facts(match)?.company?.halted === 'fault' ? true : undefined));
    expect(ben.facts(match)).toMatchObject({ question: null, company: { clock: { runs: null } } });
    // The cause may name a card, and the report holds the seed: neither leaves the house.
    expect(JSON.stringify([ann.heard, ben.heard])).not.toContain(cause);
    const kept = await expect
      .poll(() => faults(match))
      .toHaveLength(1)
      .then(() => faults(match));
    expect(kept[0]).toMatchObject({ seq: 1, cause: expect.stringContaining(cause) });
    expect(JSON.parse(kept[0].report)).toMatchObject({ match: { picks: [{ seat: 0 }] } });

    expect(await ann.ask('social', { match, deed: 'pause' })).toMatchObject({ why: [{ code: 'halted' }] });
    expect(await ann.ask('social', { match, deed: 'back' })).toMatchObject({ type: 'done' });
    await ben.until(() => ben.facts(match)?.company?.proposal ?? undefined);
    await ben.ask('social', { match, deed: 'agree' });
    const again = await ann.until(() => (ann.question(match) ? ann.facts(match) : undefined));
    expect(again.company).toMatchObject({ clock: { runs: 0 } });
    expect(again.company?.halted).toBeUndefined();
    await answer(match, [ann, ben], option => option.n === 1);
    for (const guest of [ann, ben]) guest.hangUp();
  });

  test('the table may end the match without a result', async () => {
    const { ann, ben, match } = await table('brittle');
    await answer(match, [ann, ben], option => option.n === 3);
    await ben.until(() => (ben.facts(match)?.company?.halted ? true : undefined));
    await ben.ask('social', { match, deed: 'end' });
    await ann.until(() => ann.facts(match)?.company?.proposal ?? undefined);
    await ann.ask('social', { match, deed: 'agree' });
    await ben.until(() => (ben.facts(match)?.company?.halted === 'void' ? true : undefined));
    const { database } = await house.app.house();
    const row = await database.sql
      .selectFrom('match')
      .select('outcome')
      .where('id', '=', match)
      .executeTakeFirstOrThrow();
    expect(row.outcome).toMatchObject({ rule: '', reason: 'no result', draw: true });
    expect(await ann.ask('social', { match, deed: 'back' })).toMatchObject({ why: [{ code: 'no result' }] });
    for (const guest of [ann, ben]) guest.hangUp();
  });

  test('a table that cannot be looked at goes back to one that can', async () => {
    const { ann, ben, match } = await table('blinding');
    await answer(match, [ann, ben], option => option.n === 3);
    await expect.poll(() => faults(match)).toHaveLength(1);
    await ann.ask('social', { match, deed: 'back' });
    await ben.ask('social', { match, deed: 'agree' });
    await ann.until(() => (ann.question(match) ? true : undefined));
    await answer(match, [ann, ben], option => option.n === 1);
    for (const guest of [ann, ben]) guest.hangUp();
  });

  test('other rooms notice nothing', async () => {
    const { ann, ben, match } = await table('nim');
    await answer(match, [ann, ben], option => option.n === 3);
    expect(ann.facts(match)?.company?.halted).toBeUndefined();
    for (const guest of [ann, ben]) guest.hangUp();
  });
});

test('rules change under a running match, which continues with those it began with', async () => {
  const { ann, ben, match } = await table('nim');
  await answer(match, [ann, ben], option => option.n === 3);
  for (const guest of [ann, ben]) guest.hangUp();
  await house.close();
  await house.open({ shelf: [upgraded], engine });
  for (const guest of [ann, ben]) guest.address = house.address;
  await enter(match, ann, ben);
  const old = await ben.until(() => ben.question(match));
  expect(old.options.map(({ n }) => n)).toContain(3);
  const fresh = await table('nim');
  expect(fresh.ann.facts(fresh.match)?.question?.options.every(({ n }) => n === 1)).toBe(true);
  // To its end, and ever after.
  const isAsked = () => [ann, ben].some(guest => guest.question(match));
  const isOver = () => [ann, ben].every(guest => guest.facts(match)?.outcome);
  for (let picks = 1; picks < 20 && !isOver(); picks++) {
    const { guest } = await answer(match, [ann, ben], () => true);
    const { at = 0 } = guest.facts(match) ?? {};
    await guest.until(() =>
      (guest.facts(match)?.at ?? 0) >= at && (isAsked() || isOver()) ? true : undefined,
    );
  }
  const room = await fetchRoom(await house.app.house(), match);
  expect(room?.match.game.about.rulesVersion).toBe('1');
  expect(room?.match.state.over).not.toBe(null);
  for (const guest of [ann, ben, fresh.ann, fresh.ben]) guest.hangUp();
});

test('rules are built even where nothing may be written, so that a match can be dealt there', async () => {
  // Below a file no folder can be made, whoever runs this.
  const code = await foundOrBuilt('arcania', join(import.meta.filename, 'cache'));
  expect(engineFrom(code, 'test').about.id).toBe('arcania');
});
