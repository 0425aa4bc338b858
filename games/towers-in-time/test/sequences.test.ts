import type { Bundle, Option } from '@siegeworks/contract';
import { pending } from '@siegeworks/kernel';
import { towersInTime } from '@siegeworks/towers-in-time';
import { describe, expect, test } from 'vitest';
import type { Realm } from '../src/state/realm.ts';
import { idOf, pick, table } from './table.ts';

const BOTH = {
  P1: {
    towers: [{ 'Hot Springs': { units: ['Sea Serpent', 'Water Nymph'] } }],
    hand: ['Great Lake', 'Mangrove Swamp'],
    shields: ['Volcano', 'Mountain'],
  },
  P2: { towers: [{ Volcano: { units: ['Orc'] } }], shields: ['Volcano', 'Mountain'] },
};
const asked = (s: Realm) => {
  const question = pending(towersInTime, s);
  if (!question) throw new Error('nobody is asked');
  return question;
};
/** What the host answers for whoever is asked, without asking. */
function unasked(s: Realm): Option | null {
  const { question, seat, options } = asked(s);
  const view = towersInTime.knowledge.view(s, seat);
  return towersInTime.judgement.standing?.[question]?.sensible?.(view, seat, options) ?? null;
}
function bundles(s: Realm): readonly Bundle[] {
  const { seat, options } = asked(s);
  return towersInTime.words.bundles?.(towersInTime.knowledge.view(s, seat), seat, options) ?? [];
}

describe('TT-183 in combat', () => {
  test('nobody is asked what else they do after their own attack, where nothing usually helps', () => {
    const s = table(BOTH);
    pick(s, 'attack', 'Sea Serpent');
    if (asked(s).question === 'attack.gather') pick(s, 'done');
    expect([asked(s).seat, unasked(s)?.kind]).toEqual([0, 'handOver']);
  });
  test('TT-184 nor when nobody stops it, although something could still be done', () => {
    const s = table(BOTH);
    pick(s, 'attack', 'Sea Serpent');
    if (asked(s).question === 'attack.gather') pick(s, 'done');
    if (asked(s).seat === 0) pick(s, 'handOver');
    const [pass, power] = [{ kind: 'pass' }, { kind: 'power', card: idOf(s, 'Water Nymph') }];
    const sensible = (seat: number) =>
      towersInTime.judgement.standing?.['batch.decide']?.sensible?.(s, seat, [power, pass]);
    expect([sensible(0), sensible(1)]).toEqual([pass, null]);
    const [serpent] = s.combat?.attackers ?? [];
    const unit = s.pieces[serpent];
    if (unit) unit.dying = true;
    expect(sensible(0)).not.toEqual(pass);
  });
  test('whoever is attacked is always asked first', () => {
    const s = table(BOTH);
    pick(s, 'attack', 'Sea Serpent');
    if (asked(s).question === 'attack.gather') pick(s, 'done');
    if (asked(s).seat === 0) pick(s, 'handOver');
    expect([asked(s).seat, asked(s).question, unasked(s)]).toEqual([1, 'batch.decide', null]);
  });
});

describe('orders for one’s own opportunities', () => {
  test('Sources that are usually played are one order, which continues whatever others do', () => {
    const s = table(BOTH);
    const order = bundles(s).find(({ text }) => text.startsWith('build up'));
    expect(order?.firm).toContain('opportunity.decide');
    const sources = [order?.option, ...(order?.then ?? [])].filter(each => each?.kind === 'source');
    expect(sources.map(each => each?.card).sort()).toEqual(
      [idOf(s, 'Great Lake'), idOf(s, 'Mangrove Swamp')].sort(),
    );
  });
  test('TT-039 what is usually done is one order, deed by deed, and never answers an attack', () => {
    const s = table(BOTH);
    const order = bundles(s).find(({ text }) => text === 'the usual deeds, one by one');
    const kinds = [order?.option, ...(order?.then ?? [])].map(each => each?.kind);
    expect(kinds.filter(kind => kind === 'source')).toHaveLength(2);
    expect(kinds).toContain('attack');
    expect(kinds).not.toContain('pass');
    expect(order?.note).toContain('attack with Sea Serpent');
    expect(order?.note).toContain('whatever others do in between');
    expect(order?.firm).toContain('opportunity.decide');
  });
  test('TT-039 passing until attacked answers opportunities only: in combat the player is asked', () => {
    const order = bundles(table(BOTH)).find(({ text }) => text === 'pass until the turn ends');
    expect(order).toMatchObject({ option: { kind: 'pass' }, firm: ['opportunity.decide'] });
    expect(order?.then.every(({ kind }) => kind === 'pass')).toBe(true);
    // The others may act more often than three times before their turn is over.
    expect(order?.then.length).toBeGreaterThan(20);
  });
  test('is not offered in combat', () => {
    const s = table(BOTH);
    pick(s, 'attack', 'Sea Serpent');
    expect(bundles(s).some(({ firm }) => firm?.includes('opportunity.decide'))).toBe(false);
  });
});
