import { arcaniaKit } from '@siegeworks/arcania/scene';
import type { Option } from '@siegeworks/contract';
import { advance, pending, play } from '@siegeworks/kernel';
import { describe, expect, test } from 'vitest';
import { view } from '../src/knowledge/view.ts';
import type { War } from '../src/state/state.ts';
import { about, harmless, uses } from '../src/words/about.ts';
import { note } from '../src/words/notes.ts';
import { anyMatch, playOut } from './play.ts';

const { game, arrange } = arcaniaKit;
function scene(given: object, ...texts: string[]): War {
  const s = arrange({ phase: 'before', ...given });
  advance(game.rules, s);
  for (const text of texts) play(game, s, option(s, text));
  return s;
}
function option(s: War, text: string) {
  const found = pending(game, s)?.options.find(each => game.words.option(s, each).startsWith(text));
  if (!found) throw new Error(`${text} is not offered`);
  return found;
}
const id = (s: War, name: string) => arcaniaKit.find(s, name);

test('an attack is about the attacker and the Castle, launching about all of them', () => {
  const s = scene({ P1: { row: ['Hammer', 'Griffon'] } });
  expect(about(s, option(s, 'attack P2 with Griffon'))).toEqual([id(s, 'Griffon'), '1.castle']);
  play(game, s, option(s, 'attack P2 with Griffon'));
  expect(about(s, option(s, 'launch'))).toEqual([id(s, 'Griffon'), '1.castle']);
});

test('what a card would use up is named before it is paid, and is what is then used', () => {
  const buildings = ['Barrack', 'Barrack', 'Weapon Smith', 'Thieves Guild'];
  const s = scene({ phase: 'units', P1: { hand: ['Hammer'], buildings } });
  const place = option(s, 'place Hammer');
  const named = uses(view(s, 0), place);
  play(game, s, place);
  const used = s.players[0].lands.flatMap(land => land.buildings.filter(b => b.used).map(b => b.id));
  expect(used).toHaveLength(2);
  expect([...named].sort()).toEqual([...used].sort());
});

test('in twenty matches the Buildings that were named are those that are used', () => {
  let seen = 0;
  for (let i = 0; i < 20; i++)
    playOut(anyMatch(i), `uses ${i}`, (s, pick) => {
      const seat = pending(game, s)?.seat ?? 0;
      if (pick.kind !== 'placeForce' || s.players[seat].choosesBuildings) return;
      const ready = (t: War) =>
        t.players[seat].lands.flatMap(land => land.buildings.filter(b => !b.used).map(b => b.id));
      const before = ready(s);
      const t = game.rules.clone(s);
      play(game, t, pick);
      const named = uses(view(s, seat), pick);
      expect(before.filter(each => !ready(t).includes(each)).sort()).toEqual([...named].sort());
      seen++;
    });
  expect(seen).toBeGreaterThan(100);
});

const FATAL = { P1: { row: ['Griffon'] }, P2: { row: ['Skeleton'], castleDamage: 18 } };
test('only what spends, builds and attacks with nothing new is harmless', () => {
  const s = scene({ P1: { row: ['Hammer'] }, P2: { row: ['Skeleton'] } });
  expect(harmless(s, option(s, 'end the turn'))).toBe(true);
  expect(harmless(s, option(s, 'attack P2 with Hammer'))).toBe(false);
  play(game, s, option(s, 'attack P2 with Hammer'));
  expect(harmless(s, option(s, 'done'))).toBe(true);
  expect(harmless(s, option(s, 'Skeleton blocks Hammer'))).toBe(false);
  const last = scene(FATAL, 'attack P2 with Griffon');
  expect(harmless(last, option(last, 'done'))).toBe(false);
});

test('to let a Phoenix die is not harmless', () => {
  const s = scene({
    phase: 'units',
    P1: { hand: ['Back Stab'], buildings: ['Thieves Guild'] },
    P2: {
      row: [{ Phoenix: { damage: 3 } }],
      buildings: ['Beastiary', 'Beastiary', 'Mage Tower', 'Temple'],
    },
  });
  play(game, s, option(s, 'play Back Stab'));
  expect(note(view(s, 0), option(s, 'target P2 Phoenix'))).toContain('Phoenix dies but may rise again');
  play(game, s, option(s, 'target P2 Phoenix'));
  expect(pending(game, s)?.question).toBe('stateCheck.regenerate');
  expect(harmless(s, option(s, 'decline'))).toBe(false);
});

/** Letters in a question, and in the first part of a forecast, which is what there is room for. */
test('questions and forecasts are short', () => {
  for (let i = 0; i < 8; i++)
    playOut(anyMatch(i), `words ${i}`, s => {
      const asked = pending(game, s);
      if (!asked) return;
      const eye = {
        ...view(s, asked.seat),
        people: { you: asked.seat, names: ['Page', 'Squire', 'Knight', 'Baron', 'Warlord', 'Scholar'] },
      };
      expect(game.words.questions[asked.question](eye).length).toBeLessThanOrEqual(76);
      for (const each of asked.options) {
        const [first] = note(eye, each).split('; ');
        expect(first.length, first).toBeLessThanOrEqual(60);
      }
    });
});

const bundlesOf = (s: War) => game.words.bundles?.(s, 0, pending(game, s)?.options ?? []) ?? [];

test('several attackers are one answer that says what comes of them; more than three are everybody', () => {
  const three = scene({ P1: { row: ['Hammer', 'Griffon', 'Berserker'] } });
  const [all] = bundlesOf(three);
  expect(all.text).toBe('attack P2 with Hammer, Griffon and Berserker');
  expect(all.note).toMatch(/Damage to the Castle of P2/);
  expect(all.note).not.toContain('Griffon');
  const four = scene({ P1: { row: ['Hammer', 'Griffon', 'Berserker', 'Titan'] } });
  const [everybody] = bundlesOf(four);
  expect(everybody.text).toBe('everybody attacks P2');
  expect(everybody.note).toMatch(/Damage to the Castle of P2.*with Hammer, Griffon, Berserker and Titan\.$/);
});

test('where nothing is built or placed, one press still leads through the phases before the attack', () => {
  const row = ['Hammer', 'Griffon'];
  const idle = scene({ phase: 'units', P1: { row, buildings: ['Millworks'], castleDamage: 5 } });
  const texts = bundlesOf(idle).map(({ text }) => text);
  expect(texts).toContain('everybody attacks');
  expect(texts).toContain('end the turn at once');
});

describe('one press for what belongs together', () => {
  const gesturesOf = (s: War) =>
    bundlesOf(s).flatMap(({ gesture, option, then }) => (gesture ? [{ ...gesture, option, then }] : []));

  test('a force in the hand is dragged to its row before the Units phase has begun', () => {
    const s = scene({
      phase: 'building',
      P1: { hand: ['Berserker', 'Market'], buildings: ['Weapon Smith'] },
    });
    const card = s.players[0].hand.find(id => s.names[id] === 'berserker');
    expect(gesturesOf(s)).toContainEqual({
      card,
      onto: '0.row',
      option: { kind: 'endPhase' },
      then: [{ kind: 'placeForce', card }],
    });
  });
  test('a block and the Buildings that help are one answer, and so is the block alone', () => {
    const given = { P1: { row: ['Hammer'] }, P2: { row: ['Miner'], buildings: ['Armoury'] } };
    const s = scene(given, 'attack P2 with Hammer');
    const { seat = 0, options = [] } = pending(game, s) ?? {};
    const texts = game.words.bundles?.(game.knowledge.view(s, seat), seat, options)?.map(({ text }) => text);
    expect([seat, texts]).toEqual([
      1,
      expect.arrayContaining([expect.stringContaining('with all that helps')]),
    ]);
  });
  test('AK-090 nobody is asked whether a Temple heals the only wounded force after an attack', () => {
    const sensible = game.judgement.standing?.['open.decide']?.sensible;
    const [end, heal, other] = [
      { kind: 'endPhase' },
      { kind: 'heal', card: 8, target: 3 },
      { kind: 'heal', card: 9, target: 3 },
    ];
    const at = (phase: string, options: Option[]) => sensible?.({ phase } as War, 0, options);
    expect(at('after', [end, heal])).toEqual(heal);
    expect([at('before', [end, heal]), at('after', [end, heal, other])]).toEqual([null, null]);
  });
  test('forces of one name in a row are numbered as they lie there', () => {
    const s = scene({ phase: 'before', P1: { row: ['Hammer', 'Hammer', 'Griffon'] } });
    const texts = pending(game, s)?.options.map(option => game.words.option(s, option));
    expect(texts).toEqual(
      expect.arrayContaining([
        'attack P2 with Hammer (1)',
        'attack P2 with Hammer (2)',
        'attack P2 with Griffon',
      ]),
    );
  });
});
