import { arcaniaKit } from '@siegeworks/arcania/scene';
import type { Option } from '@siegeworks/contract';
import { advance, pending, play } from '@siegeworks/kernel';
import { expect, test } from 'vitest';
import { view } from '../src/knowledge/view.ts';
import type { War } from '../src/state/state.ts';
import { allFront } from '../src/state/table.ts';
import { forceFace, landFace } from '../src/words/faces.ts';
import { note } from '../src/words/notes.ts';
import { anyMatch, playOut } from './play.ts';

const { game, arrange } = arcaniaKit;

/** A position at its first question. */
function scene(given: object): War {
  const s = arrange({ phase: 'before', ...given });
  advance(game.rules, s);
  skip(s);
  return s;
}
/** Answers forced questions, as a host does. */
function skip(s: War): void {
  for (let asked = pending(game, s); asked?.options.length === 1; asked = pending(game, s))
    play(game, s, asked.options[0]);
}
/** The option with this text, and its forecast. */
function option(s: War, text: string): Option {
  const found = pending(game, s)?.options.find(each => game.words.option(s, each) === text);
  if (!found) throw new Error(`${text} is not offered`);
  return found;
}
function forecast(s: War, text: string): string {
  return note(view(s, pending(game, s)?.seat ?? 0), option(s, text));
}
const answer = (s: War, ...texts: string[]) => {
  for (const text of texts) {
    play(game, s, option(s, text));
    skip(s);
  }
};

test('a Pestilence lies on its Land before the Buildings, so that it can be chosen there', () => {
  const s = arrange({ P2: { lands: [{ 'Green Vale': { buildings: ['Market'], pestilence: 'P1' } }] } });
  const [land] = s.players[1].lands;
  const { attached } = landFace(s, land);
  expect(attached.map(({ name }) => name)).toEqual(['Pestilence', 'Market']);
  expect(attached[0].id).toBe(land.pestilence);
});

test('the printed value and its reasons always add up to the current value', () => {
  let seen = 0;
  for (const i of [1, 3, 7])
    playOut(anyMatch(i), `values ${i}`, s => {
      for (const f of allFront(s)) {
        const { values = [], line, pips } = forceFace(s, f);
        for (const { now, printed, why } of values) {
          const sum = why.reduce(
            (n, text) => n + Number(text.replace('−', '-').split(' ').pop()),
            printed ?? 0,
          );
          expect(now).toBe(Math.max(0, sum));
          if (why.length > 0) seen++;
        }
        const [AS, DS, AD, LD] = values.map(value => value.now);
        expect(line).toBe(`AS${AS} DS${DS} AD${AD} · Damage ${f.damage} / ${LD}`);
        expect(pips).toEqual({ name: 'Life', now: Math.max(0, (LD ?? 0) - f.damage), most: LD });
      }
    });
  expect(seen).toBeGreaterThan(50);
});

test('no forecast reveals more than the table: it is the same from the view of the seat that is asked', () => {
  let seen = 0;
  playOut(anyMatch(5), 'notes', s => {
    const asked = pending(game, s);
    for (const each of asked?.options ?? []) {
      const text = note(view(s, asked?.seat ?? 0), each);
      expect(text).toBe(note(s, each));
      expect(text).not.toMatch(/undefined|NaN|hidden/);
      if (text !== '') seen++;
    }
  });
  expect(seen).toBeGreaterThan(50);
});

test('an attack: what it does unblocked, what could block it, Walls, Dungeons and what stays at home', () => {
  const s = scene({
    P1: { row: ['Berserker', 'Hammer'] },
    P2: { row: ['Skeleton', 'Mummy'], buildings: ['Spiked Wall', 'Spiked Wall', 'Dungeon'] },
  });
  expect(forecast(s, 'attack P2 with Berserker')).toBe(
    '2 Damage to the Castle unless blocked; Skeleton and Mummy could block it; Mummy could kill it; 2 Damage back from the Walls; Berserker dies; a Dungeon may capture it',
  );
  answer(s, 'attack P2 with Hammer');
  expect(forecast(s, 'attack P2 with Berserker')).toContain('no force is left to defend you');
  expect(forecast(s, 'launch the attack')).toBe(
    '2 Damage to the Castle of P2 if unblocked; then 2 of 24; 2 forces could block',
  );
});

test('a defence: both comparisons, and the forces that would die', () => {
  const s = scene({ P1: { row: ['Griffon'] }, P2: { row: ['Skeleton', 'Mummy'], castleDamage: 18 } });
  answer(s, 'attack P2 with Griffon');
  expect(forecast(s, 'Skeleton blocks Griffon')).toBe(
    'Skeleton dies; Griffon hits, 5 against 3: 3 Damage; Skeleton misses, 2 against 4',
  );
  expect(forecast(s, 'done blocking')).toBe('3 Damage to the Castle of P2; the Castle falls');
  answer(s, 'Skeleton blocks Griffon');
  expect(forecast(s, 'Mummy blocks Griffon')).toBe(
    'nobody dies; Griffon misses, 5 against 6; Skeleton and Mummy hit, 6 against 4: 3 Damage',
  );
});

test('in the battle: what passing means, and what a bonus would change', () => {
  const s = scene({
    P1: { row: ['Hammer'], buildings: ['Weapon Smith'] },
    P2: { row: ['Elite Guard'], army: 'elf', buildings: ['Armoury'] },
  });
  answer(s, 'attack P2 with Hammer', 'Elite Guard blocks Hammer');
  expect(forecast(s, 'pass')).toBe(
    'nobody dies; Hammer hits, 4 against 4: 2 Damage; Elite Guard hits, 4 against 3: 2 Damage; unless P2 Armoury helps',
  );
  expect(forecast(s, 'Weapon Smith helps Hammer')).toBe(
    'it matters only if P2 Armoury is used; +1 Attack Strength',
  );
  answer(s, 'pass');
  expect(forecast(s, 'Armoury helps Elite Guard')).toBe(
    'then nobody dies; Hammer misses, 4 against 5; Elite Guard hits, 4 against 3: 2 Damage; unless P1 Weapon Smith helps; +1 Defence Strength',
  );
});

test('with several defenders: which of them the blow would kill', () => {
  const s = scene({ P1: { row: ['Drill'] }, P2: { row: ['Skeleton', { Mummy: { damage: 2 } }] } });
  answer(s, 'attack P2 with Drill', 'Skeleton blocks Drill');
  expect(forecast(s, 'Mummy blocks Drill')).toContain('Skeleton or Mummy dies; Drill dies');
  answer(s, 'Mummy blocks Drill');
  expect(forecast(s, 'strike Mummy')).toBe('Mummy dies; 4 Damage');
});

test('cards: the Buildings that they use, what a Building would allow, and what a blow would do', () => {
  const building = scene({
    phase: 'building',
    P1: { hand: ['Barrack', 'Hammer'], buildings: ['Weapon Smith'] },
  });
  expect(forecast(building, 'build Barrack on Green Vale (1)')).toBe('gives you all that Hammer needs');
  const s = scene({
    phase: 'units',
    P1: { hand: ['Hammer', 'Back Stab'], buildings: ['Weapon Smith', 'Barrack', 'Thieves Guild'] },
    P2: { row: ['Mummy', 'Vampire', 'Ghoul'] },
  });
  expect(forecast(s, 'place Hammer')).toBe('uses Barrack and Weapon Smith');
  answer(s, 'play Back Stab');
  expect(forecast(s, 'target P2 Mummy')).toBe('Mummy takes 3 Damage and lives');
  expect(forecast(s, 'target P2 Vampire')).toBe('Vampire takes no Damage and lives');
  expect(forecast(s, 'target P2 Ghoul')).toBe('Ghoul dies');
});
