import type { Bundle, Option } from '@siegeworks/contract';
import { pending, play } from '@siegeworks/kernel';
import { towerSiege } from '@siegeworks/tower-siege';
import { towerSiegeKit } from '@siegeworks/tower-siege/scene';
import { expect, test } from 'vitest';
import type { Siege } from '../src/state/state.ts';
import { anyMatch, playOut } from './play.ts';

/** How many decisions lie between looks at all answers of more than one pick. */
const EVERY = 19;
const MATCHES = 3;

function everywhere(look: (s: Siege, options: readonly Option[], bundle: Bundle) => void): void {
  let decisions = 0;
  for (let i = 0; i < MATCHES; i++)
    playOut(anyMatch(i), `sequences ${i}`, s => {
      const asked = pending(towerSiege, s);
      if (!asked || decisions++ % EVERY > 0) return;
      const seen = towerSiege.knowledge.view(s, asked.seat);
      for (const bundle of towerSiege.words.bundles?.(seen, asked.seat, asked.options) ?? [])
        look(s, asked.options, bundle);
    });
}

/** How many of its picks can be made in a row while nobody else is asked. */
function made(s: Siege, seat: number, { option, then }: Bundle): number {
  const next = towerSiege.rules.clone(s);
  next.events = null;
  let picks = 0;
  for (const attempt of [option, ...then]) {
    const asked = pending(towerSiege, next);
    if (asked?.seat !== seat) break;
    const named = Object.entries(attempt) as [keyof Option, unknown][];
    const fitting = asked.options.filter(each => named.every(([field, value]) => each[field] === value));
    if (fitting.length !== 1) return -1;
    play(towerSiege, next, fitting[0]);
    picks++;
  }
  return picks;
}

test('what a gesture says can be done pick by pick, for Spells, shots and attacks aimed at one piece', () => {
  const seen = { spells: 0, aimed: 0 };
  everywhere((s, _options, bundle) => {
    if (!bundle.gesture) return;
    const seat = pending(towerSiege, s)?.seat ?? 0;
    expect(made(s, seat, bundle), bundle.text).toBeGreaterThan(0);
    if (typeof bundle.gesture.card === 'string') seen.spells++;
    else if (bundle.then.at(-1)?.kind === 'target') seen.aimed++;
    if (bundle.then.at(-1)?.kind === 'target') expect(bundle.then.at(-1)?.target).toBe(bundle.gesture.onto);
  });
  expect(seen.spells).toBeGreaterThan(10);
  expect(seen.aimed).toBeGreaterThan(2);
});

test('an order to defend names one defender for the whole turn, the usual one first', () => {
  let orders = 0;
  everywhere((s, options, bundle) => {
    if (!bundle.firm?.includes('assault.defender')) return;
    orders++;
    expect(options).toContainEqual(bundle.option);
    const defenders = bundle.then.filter(({ kind }) => kind === 'defend').map(({ card }) => card);
    expect(new Set(defenders)).toEqual(new Set([bundle.option.card]));
    const quiet = bundle.firm.includes('responses.ask');
    expect(bundle.text).toMatch(quiet ? /defends? all turn$/ : /defends?, and ask what I cast$/);
    expect(bundle.then.some(({ kind }) => kind === 'pass')).toBe(quiet);
    expect(s.over).toBeNull();
  });
  expect(orders).toBeGreaterThan(2);
});

test('begins to travel on nobody else’s turn unless asked for', () => {
  const sensible = towerSiege.judgement.standing?.['stepWindow.ask']?.sensible;
  const [pass, travel, cast] = [{ kind: 'pass' }, { kind: 'travel', card: 3 }, { kind: 'cast', card: 4 }];
  const s = {} as Siege;
  expect(sensible?.(s, 0, [pass, travel])).toEqual(pass);
  expect(sensible?.(s, 0, [pass, travel, cast])).toBeNull();
});

test('asks nobody right after another’s upkeep, nor about Spells that others cast on themselves', () => {
  const standing = towerSiege.judgement.standing ?? {};
  const [pass, shield, scroll]: Option[] = [
    { kind: 'pass' },
    { kind: 'cast', what: 'innate' },
    { kind: 'cast', card: 4 },
  ];
  const at = (phase: string) => standing['stepWindow.ask'].sensible?.({ phase } as Siege, 0, [pass, scroll]);
  expect([at('upkeep'), at('main'), at('end')]).toEqual([pass, null, null]);
  const s = towerSiegeKit.arrange({ P1: { army: ['Cleric'] }, P2: { army: ['Zombie'] } });
  const [mage, zombie] = s.players[1].army;
  Object.assign(s, { names: Object.assign([...s.names], { 4: 'ruin', 5: 'battle-truce' }) });
  const cast = (target: number, kind = 'spell', options: readonly Option[] = [pass, shield]) => {
    s.pending = [{ kind, by: 1, what: 'spell-fury', targets: [target] }] as unknown as Siege['pending'];
    return standing['responses.ask'].sensible?.(s, 0, options);
  };
  const [, cleric] = s.players[0].army;
  expect(cast(zombie)).toEqual(pass);
  expect([cast(cleric), cast(zombie, 'attack'), cast(zombie, 'spell', [pass, shield, scroll])]).toEqual([
    null,
    null,
    null,
  ]);
  // Nothing in this hand counters it or strikes before it.
  expect(cast(zombie, 'spell', [pass, { kind: 'cast', card: 5 }])).toEqual(pass);
  // TS-089: nor can what strikes reach the Mage in the Tower.
  expect(cast(mage, 'spell', [pass, shield, scroll])).toEqual(pass);
});

test('asks nobody who has only a Shield about a Spell on a Tower (TS-071)', () => {
  const [pass, shield, bolt]: Option[] = [
    { kind: 'pass' },
    { kind: 'cast', what: 'spell-shield' },
    { kind: 'cast', what: 'spell-shatter' },
  ];
  const players = [{ tower: 0 }, { tower: 7 }];
  const pieces = [{ controller: 0 }, { controller: 0 }];
  const answer = (target: number, options: readonly Option[]) => {
    const pending = [{ kind: 'spell', by: 1, targets: [target] }];
    const s = { pieces, players, pending, options: {} } as unknown as Siege;
    return towerSiege.judgement.standing?.['responses.ask']?.sensible?.(s, 0, options);
  };
  expect(answer(0, [pass, shield])).toEqual(pass);
  expect([answer(1, [pass, shield]), answer(0, [pass, shield, bolt])]).toEqual([null, null]);
});

test('what is paid by Alchemy is paid as it was named, with as little of it as possible', () => {
  const sensible = towerSiege.judgement.standing?.['pay.how']?.sensible;
  const way = (n: number, what: string): Option => ({ kind: 'pay', n, what });
  const s = { stack: [] } as unknown as Siege;
  expect(sensible?.(s, 0, [way(2, 'power'), way(3, 'power')])).toEqual(way(2, 'power'));
  expect(sensible?.(s, 0, [way(1, 'gold'), way(1, 'power')])).toBeNull();
  // The price has grown with the targets since it was named.
  const stack = [{ rule: 'cast', what: 'sand-storm', targets: [1, 2] }];
  const grown = { stack } as unknown as Siege;
  expect(sensible?.(grown, 0, [way(2, 'power'), way(3, 'power')])).toBeNull();
});
