import type { Game } from '@siegeworks/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nim } from '../../kernel/test/toys/nim.ts';
import { buildEngine } from '../build/engine.ts';
import type { Guest } from '../soak/guest.ts';
import type { Postgres } from '../soak/postgres.ts';
import { findPostgres, startPostgres } from '../soak/postgres.ts';
import { answer, enter, offerOf, sitOpposite, ToyHouse } from './toy-house.ts';
import { upgraded } from './upgraded.ts';

const file = (name: string) => new URL(name, import.meta.url).pathname;
/** Whichever game a node has on its shelf is kept. */
const engine = (game: Game) =>
  game === nim
    ? buildEngine({ from: file('../../kernel/test/toys/nim.ts'), name: 'nim' })
    : buildEngine({ from: file('./upgraded.ts'), name: 'upgraded' });

const programs = findPostgres();
describe.skipIf(programs === null)('on PostgreSQL', () => {
  let postgres: Postgres;
  let before: ToyHouse;
  let after: ToyHouse;
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
    before = new ToyHouse(postgres.url);
    after = new ToyHouse(postgres.url);
    await before.open({ shelf: [nim], engine });
    await after.open({ shelf: [upgraded], engine });
  });
  afterAll(async () => {
    await before?.remove();
    await after?.remove();
    await postgres?.stop();
  });

  const isAsked = (guests: Guest[], match: string) =>
    guests.some(guest => guest.question(match)) || undefined;

  test('two nodes with different rules play one match, by the rules with which it began', async () => {
    // Whoever sits down last has the cards dealt.
    const { ann, ben, match } = await sitOpposite([after.address, before.address], offerOf('nim'));
    for (let n = 0; n < 3; n++) {
      await ann.until(() => isAsked([ann, ben], match));
      const { guest, said } = await answer(match, [ann, ben], option => option.n === 2);
      expect(said).toMatchObject({ type: 'done' });
      const other = guest === ann ? ben : ann;
      await other.until(() => (other.question(match) ? true : undefined));
    }
    const fresh = await sitOpposite([before.address, after.address], offerOf('nim'));
    const { question } = fresh.ann.facts(fresh.match) ?? {};
    expect(question?.options.every(({ n }) => n === 1)).toBe(true);
    for (const guest of [ann, ben, fresh.ann, fresh.ben]) guest.hangUp();
  });

  test('a line over requests continues at whichever node answers', async () => {
    const { ann, ben, match } = await sitOpposite([before.address, before.address], offerOf('nim'), 'poll');
    for (const address of [after.address, before.address, after.address]) {
      ann.moveTo(address);
      await ann.until(() => isAsked([ann, ben], match));
      await answer(match, [ann, ben], option => option.n === 1);
      await ann.until(() => isAsked([ann, ben], match));
    }
    for (const guest of [ann, ben]) guest.hangUp();
  });

  test('a full disk is named, and costs nothing', async () => {
    const { ann, ben, match } = await sitOpposite([before.address, before.address], offerOf('nim'));
    const { database } = await before.app.house();
    await sql`create function full_disk() returns trigger language plpgsql as $$ begin
      raise exception using errcode = '53100', message = 'could not extend file "base/5/16422"'; end $$`.execute(
      database.sql,
    );
    await sql`create trigger full_disk before insert on action execute function full_disk()`.execute(
      database.sql,
    );
    const { said } = await answer(match, [ann, ben], option => option.n === 1);
    expect(said).toMatchObject({ why: [{ code: 'not stored', about: ['the disk of the house is full'] }] });
    await sql`drop trigger full_disk on action`.execute(database.sql);
    await sql`drop function full_disk`.execute(database.sql);
    expect((await answer(match, [ann, ben], option => option.n === 1)).said).toMatchObject({ type: 'done' });
    for (const guest of [ann, ben]) guest.hangUp();
  });

  test('a database that is restarted costs nobody the match', async () => {
    const terms = offerOf('nim', { clock: { bank: 3_600_000, increment: 0 } });
    const { ann, ben, match } = await sitOpposite([before.address, after.address], terms);
    const facts = ann.facts(match);
    if (!facts?.question) throw new Error('Ann is not asked');
    const { seq, at, question } = facts;
    const pick = { match, seq, at, question: question.id, option: question.options[0], client: 'mine' };
    await postgres.restart(async () => {
      expect(await ann.ask('pick', pick)).toMatchObject({
        why: [{ code: 'not stored', about: [expect.stringContaining('database')] }],
      });
    });
    // Sent again it is carried out, once.
    expect(await ann.ask('pick', { ...pick, again: true })).toMatchObject({ type: 'done' });
    await ben.until(() => (ben.question(match) ? true : undefined));
    expect((await answer(match, [ann, ben], option => option.n === 1)).said).toMatchObject({ type: 'done' });
    const { database } = await before.app.house();
    const rows = await database.sql
      .selectFrom('action')
      .select('seq')
      .where('match', '=', match)
      .where('client', '=', 'mine')
      .execute();
    expect(rows).toHaveLength(1);
    // A newcomer finds the same table at any node.
    ann.hangUp();
    await enter(match, ann);
    await ann.until(() => (ann.facts(match)?.at === ben.facts(match)?.at ? true : undefined));
    for (const guest of [ann, ben]) guest.hangUp();
  });
});
