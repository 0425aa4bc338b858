import { parseSaved } from '@siegeworks/files';
import { isWhole } from '@siegeworks/proof';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Guest } from '../soak/guest.ts';
import type { Way } from '../soak/wire.ts';
import { statusOf } from '../src/hosting/status.ts';
import type { App } from '../src/index.ts';
import type { TestHouse } from './open-house.ts';
import { OFFER, openTestHouse } from './open-house.ts';

let open: TestHouse;
let app: App;
let address: string;
beforeAll(async () => {
  open = await openTestHouse();
  app = open.app;
  address = open.address;
});
afterAll(() => open.close());

async function table(offer = OFFER, way: Way = 'socket') {
  const ann = new Guest(address, true, way);
  const ben = new Guest(address, true, way);
  await ann.named('Ann');
  await ben.named('Ben');
  const letter = await ann.invites(offer);
  const { match } = await ben.sits(letter.id);
  if (match === null) throw new Error('no match');
  for (const guest of [ann, ben]) {
    await guest.connect();
    await guest.ask('open', { match });
    await guest.until(() => guest.facts(match));
  }
  // What follows by itself has happened when somebody is asked or nobody any more.
  const isStill = (guest: Guest) => guest.question(match) ?? guest.facts(match)?.outcome;
  await ann.until(() => [ann, ben].some(isStill) || undefined);
  return { ann, ben, match, letter };
}

const WAYS: Way[] = ['socket', 'poll'];

describe('a house', () => {
  test('serves its page, and wakes no database for it', async () => {
    const page = await fetch(address);
    expect(await page.text()).toBe('<p>page</p>');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  test.each(WAYS)('lets somebody invite, and a guest sit down and play, over a %s', async way => {
    const { ann, ben, match } = await table(OFFER, way);
    const asked = [ann, ben].find(guest => guest.question(match));
    const other = asked === ann ? ben : ann;
    const facts = asked?.facts(match);
    if (!asked || !facts?.question) throw new Error('nobody is asked');
    expect(other.facts(match)).toMatchObject({ question: null, seats: [{ name: 'Ann' }, { name: 'Ben' }] });
    const { id: question, options } = facts.question;
    const before = other.facts(match)?.seq ?? 0;
    const pick = { match, seq: facts.seq, question, option: options[0], client: 'one' };
    expect(await asked.ask('pick', pick)).toMatchObject({ type: 'done' });
    await other.until(() => ((other.facts(match)?.seq ?? 0) > before ? true : undefined));
    // Sent again over a new line it is acknowledged, not made twice.
    expect(await asked.ask('pick', { ...pick, again: true })).toMatchObject({ type: 'done' });
    expect(await asked.ask('pick', pick)).toMatchObject({ type: 'refused' });
    ann.hangUp();
    ben.hangUp();
  });

  test.each(WAYS)(
    'shows a watcher nothing that is hidden, and lets nobody decide for others, over a %s',
    async way => {
      const { ann, match } = await table(OFFER, way);
      const eve = new Guest(address, true, way);
      await eve.named('Eve');
      await eve.connect();
      await eve.ask('open', { match });
      const facts = await eve.until(() => eve.facts(match));
      expect(facts).toMatchObject({ eye: null, question: null });
      expect(await eve.ask('concede', { match })).toMatchObject({ why: [{ code: 'watching' }] });
      expect(await eve.ask('say', { match, text: 'she holds a Dragon' })).toMatchObject({ type: 'done' });
      await ann.until(() => ann.people(match)?.watchers.includes('Eve') || undefined);
      expect(JSON.stringify(ann.heard)).not.toContain('she holds a Dragon');
      for (const guest of [ann, eve]) guest.hangUp();
    },
  );

  test.each(WAYS)('answers whatever is asked about a table that one is not at, over a %s', async way => {
    const { ann, ben, match } = await table(OFFER, way);
    const eve = new Guest(address, true, way);
    await eve.named('Eve');
    await eve.connect();
    const why = { type: 'refused', why: [{ code: 'not open' }] };
    expect(await eve.ask('say', { match, text: 'hello' })).toMatchObject(why);
    expect(await eve.ask('again', { match, wish: 'rematch' })).toMatchObject(why);
    expect(await eve.ask('watchers', { match, silenced: true })).toMatchObject(why);
    expect(await eve.ask('look', { match, pick: 0 })).toMatchObject(why);
    expect(await eve.ask('export', { match })).toMatchObject(why);
    expect(await eve.ask('concede', { match })).toMatchObject(why);
    for (const guest of [ann, ben, eve]) guest.hangUp();
  });

  test('hands a match out under its seal, which says whose picks they were', async () => {
    const { ann, ben, match } = await table(OFFER);
    await ben.ask('concede', { match });
    await ann.until(() => ann.facts(match)?.outcome ?? undefined);
    const { text } = (await ann.ask('export', { match })) as unknown as { text: string };
    const file = parseSaved(text);
    const { said } = await ann.fetch('/api/seal');
    expect(said).toEqual({ house: file.seal?.house });
    expect(await statusOf(await app.house())).toMatchObject({ key: file.seal?.house });
    if (!file.seal) throw new Error('it is not sealed');
    expect(isWhole(file, file.seal)).toBe(true);
    const [first, ...others] = file.picks;
    expect(isWhole({ ...file, picks: [{ ...first, seat: 1 - first.seat }, ...others] }, file.seal)).toBe(
      false,
    );
    for (const guest of [ann, ben]) guest.hangUp();
  });

  test.each(WAYS)('gives nobody the seed before the end, over a %s', async way => {
    const { ann, ben, match, letter } = await table(OFFER, way);
    const { seed } = await app
      .house()
      .then(({ database }) =>
        database.sql.selectFrom('match').select('seed').where('id', '=', match).executeTakeFirstOrThrow(),
      );
    expect(await ann.ask('export', { match })).toMatchObject({ why: [{ code: 'with people' }] });
    const heard = () => JSON.stringify([ann.heard, ben.heard, letter]);
    expect(heard()).not.toContain(seed);
    expect(await ben.ask('concede', { match })).toMatchObject({ type: 'done' });
    const { outcome } = await ann.until(() => (ann.facts(match)?.outcome ? ann.facts(match) : undefined));
    expect(outcome).toMatchObject({ seed, places: [1, 2] });
    for (const guest of [ann, ben]) guest.hangUp();
  });

  test.each(WAYS)('lets people talk, without links, and see who comes and goes, over a %s', async way => {
    const { ann, ben, match } = await table(OFFER, way);
    expect(await ann.ask('say', { match, phrase: 'Good luck!' })).toMatchObject({ type: 'done' });
    expect(await ann.ask('say', { match, text: 'look at www.example.org' })).toMatchObject({
      type: 'refused',
    });
    expect(await ann.ask('say', { match, phrase: 'Resign!' })).toMatchObject({ type: 'refused' });
    const talk = await ben.until(() => ben.people(match)?.talk.at(-1));
    expect(talk).toMatchObject({ name: 'Ann', seat: 0, text: 'Good luck!' });
    ben.hangUp();
    // Over requests nobody can tell at once whether somebody has gone or only asks again.
    await ann.until(() => ((ann.people(match)?.away[1] ?? null) === null ? undefined : true));
    // Whoever has only just gone is not lost yet.
    expect(await ann.ask('social', { match, deed: 'claim' })).toMatchObject({ type: 'refused' });
    await ben.connect();
    await ben.ask('open', { match });
    await ann.until(() => (ann.people(match)?.away[1] === null ? true : undefined));
    for (const guest of [ann, ben]) guest.hangUp();
  });

  test('lays a few tables at a time when many people come back at once', async () => {
    const { ann, ben } = await table();
    const matches: string[] = [];
    for (let n = 0; n < 8; n++) matches.push((await ben.sits((await ann.invites(OFFER)).id)).match ?? '');
    const back = await Promise.all(matches.map((_, n) => open.guest(`Eve ${n}`)));
    const { host } = await app.house();
    let most = 0;
    const counting = setInterval(() => {
      most = Math.max(most, host.opening.size);
    }, 0);
    await Promise.all(back.map((guest, n) => guest.enter(matches[n])));
    clearInterval(counting);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(4);
    for (const guest of [ann, ben, ...back]) guest.hangUp();
  });

  test('takes back what everybody agrees to take back', async () => {
    const { ann, ben, match } = await table();
    const asked = ann.question(match) ? ann : ben;
    const other = asked === ann ? ben : ann;
    const { seq, question } = asked.facts(match) ?? {};
    if (!question || seq === undefined) throw new Error('nobody is asked');
    await asked.ask('pick', { match, seq, question: question.id, option: question.options[0] });
    expect(await asked.ask('social', { match, deed: 'take-back' })).toMatchObject({ type: 'done' });
    await other.until(() => other.facts(match)?.company?.proposal ?? undefined);
    expect(await other.ask('social', { match, deed: 'agree' })).toMatchObject({ type: 'done' });
    const again = await asked.until(() => {
      const facts = asked.facts(match);
      return facts?.question && !facts.company?.proposal ? facts : undefined;
    });
    expect(again.question).toEqual(question);
    for (const guest of [ann, ben]) guest.hangUp();
  });

  test('lets a clock run out', async () => {
    const { ann, ben, match } = await table({
      ...OFFER,
      terms: { ...OFFER.terms, clock: { bank: 1_000, increment: 0 } },
    });
    const facts = await ann.until(() => (ann.facts(match)?.outcome ? ann.facts(match) : undefined));
    expect(facts.company?.clock?.left).toContain(0);
    for (const guest of [ann, ben]) guest.hangUp();
  });

  test.each([
    ['not JSON', 'the message is not JSON'],
    ['{"v":99,"re":900,"type":"open"}', 'version 99'],
    ['{"v":3,"re":900,"type":"open","match":7}', 'match'],
    ['[]', 'the message'],
  ])('refuses %s with a reason, and keeps the line open', async (text, why) => {
    const ann = new Guest(address);
    await ann.named('Ann');
    await ann.connect();
    ann.shout(text);
    const refused = await ann.until(() => ann.heard.find(({ type }) => type === 'refused'));
    expect(JSON.stringify(refused)).toContain(why);
    expect(await ann.ask('open', { match: 'at-nowhere' })).toMatchObject({ why: [{ code: 'not kept' }] });
    ann.hangUp();
  });

  test('refuses names, terms and strangers with their reasons', async () => {
    const ann = new Guest(address);
    expect(await ann.fetch('/api/invitations', OFFER)).toMatchObject({ status: 422 });
    expect(await ann.fetch('/api/me', { name: '  ' })).toMatchObject({ status: 422 });
    expect(await ann.fetch('/api/me', { name: 'x'.repeat(25) })).toMatchObject({ status: 422 });
    await ann.named('Ann');
    const terms = { ...OFFER.terms, seats: [null, 'nobody'], options: { castleLife: 1 } };
    const { said } = await ann.fetch('/api/invitations', { ...OFFER, terms });
    expect((said as { reasons: unknown[] }).reasons.length).toBeGreaterThan(1);
    expect(await ann.fetch('/api/invitations/nowhere')).toMatchObject({ status: 422 });
    const letter = await ann.invites(OFFER);
    expect(
      await ann.fetch(`/api/invitations/${letter.id}/sit`, { seat: 1, deck: null, entropy: '' }),
    ).toMatchObject({
      status: 422,
    });
    await expect(new Guest(address).connect()).resolves.toBeUndefined();
  });

  test('tells load balancers that it is well, and Prometheus how busy it is', async () => {
    expect(await (await fetch(new URL('/healthz', address))).json()).toEqual({ ok: true, database: 'awake' });
    const metrics = await (await fetch(new URL('/metrics', address))).text();
    expect(metrics).toMatch(/^siege_actions_total [1-9]/m);
    expect(metrics).not.toMatch(/Ann|Ben/);
  });
});
