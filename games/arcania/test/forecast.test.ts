import { arcaniaKit } from '@siegeworks/arcania/scene';
import { advance, pending, play } from '@siegeworks/kernel';
import { expect, test } from 'vitest';
import { view } from '../src/knowledge/view.ts';
import type { War } from '../src/state/state.ts';
import { note } from '../src/words/notes.ts';
import { anyMatch, playOut } from './play.ts';

const { game, arrange } = arcaniaKit;
function option(s: War, text: string) {
  const found = pending(game, s)?.options.find(each => game.words.option(s, each) === text);
  if (!found) throw new Error(`${text} is not offered`);
  return found;
}
/** After these answers, the forecast of the last one, from the seat that is asked. */
function forecast(given: object, ...texts: string[]): string {
  const s = arrange({ phase: 'before', ...given });
  advance(game.rules, s);
  const last = texts.pop() ?? '';
  for (const text of texts) {
    play(game, s, option(s, text));
    for (let asked = pending(game, s); asked?.options.length === 1; asked = pending(game, s))
      play(game, s, asked.options[0]);
  }
  return note(view(s, pending(game, s)?.seat ?? 0), option(s, last));
}
const GUILD = { hand: ['Back Stab'], buildings: ['Thieves Guild'] };
const NEST = ['Beastiary', 'Beastiary', 'Mage Tower', 'Temple'];
const ATTACK = 'attack P2 with Griffon';

test('a Phoenix that can rise again does not simply die', () => {
  const given = { P1: { row: ['Titan'] }, P2: { row: ['Phoenix'], buildings: NEST } };
  const block = ['attack P2 with Titan', 'Phoenix blocks Titan'];
  expect(forecast(given, ...block)).toMatch(/^Phoenix dies but may rise again;/);
  expect(forecast({ ...given, P2: { row: ['Phoenix'] } }, ...block)).toMatch(/^Phoenix dies;/);
});

test('armour and a Wall of Force lower what a blow, a Wall or a knife does', () => {
  const plate = { Hammer: { worn: ['The Protector'] } };
  const struck = { P1: GUILD, P2: { army: 'dwarf', row: [plate, 'Miner'] } };
  expect(forecast({ phase: 'units', ...struck }, 'play Back Stab', 'target P2 Hammer')).toMatch(
    /^Hammer takes 2 Damage and lives/,
  );
  const blocked = { P1: { row: ['Griffon'] }, P2: { army: 'dwarf', row: [plate] } };
  expect(forecast(blocked, ATTACK, 'Hammer blocks Griffon')).toContain('5 against 4: 2 Damage');
  const stilled = { P1: { row: ['Griffon'] }, P2: { row: ['Skeleton'], wallOfForce: true } };
  expect(forecast(stilled, ATTACK, 'Skeleton blocks Griffon')).toMatch(/^nobody dies; .* no Damage;/);
  const spiked = {
    P1: { army: 'dwarf', row: [plate] },
    P2: { buildings: ['Spiked Wall', 'Spiked Wall'] },
  };
  expect(forecast(spiked, 'attack P2 with Hammer')).toContain('1 Damage back from the Walls');
});

test('who could block is counted, and nobody else is said to', () => {
  const [P1, P2] = [
    { row: ['Griffon'] },
    { row: [{ Skeleton: { attacked: true } }, { Mummy: { paralysed: 1 } }] },
  ];
  expect(forecast({ P1, P2 }, ATTACK)).toContain('nobody can block it');
  const gang = { row: ['Trapper', 'Trapper', 'Trapper'] };
  expect(forecast({ P1, P2: gang }, ATTACK)).not.toContain('together');
  const hurt = { row: [{ Griffon: { damage: 2 } }] };
  expect(forecast({ P1: hurt, P2: gang }, ATTACK)).toContain('together they could kill it');
  expect(
    forecast({ P1: { army: 'lycanthrope', row: ['WereBats'] }, P2: gang }, 'attack P2 with WereBats'),
  ).toContain('it cannot be blocked');
});

test('a force whose paralysis ends this turn is still there to defend', () => {
  const P1 = (paralysed: number) => ({ row: ['Griffon', { Hammer: { paralysed } }] });
  expect(forecast({ P1: P1(1) }, ATTACK)).not.toContain('no force is left to defend you');
  expect(forecast({ P1: P1(2) }, ATTACK)).toContain('no force is left to defend you');
});

test('bonuses that everybody can see are counted, on both sides', () => {
  const P1 = { row: ['Hammer'] };
  const guard = { army: 'elf', row: ['Elite Guard'], buildings: ['Armoury'] };
  const block = ['attack P2 with Hammer', 'Elite Guard blocks Hammer'];
  const smith = { ...P1, buildings: ['Weapon Smith'] };
  expect(
    forecast({ P1: smith, P2: { army: 'elf', row: ['WereBoars'] } }, block[0], 'WereBoars block Hammer'),
  ).toContain('unless P1 Weapon Smith helps');
  expect(forecast({ P1: smith, P2: guard }, ...block)).not.toContain('Weapon Smith');
  expect(forecast({ P1: smith, P2: guard }, ...block, 'pass')).toContain('unless P2 Armoury helps');
  expect(forecast({ P1: smith, P2: guard }, ...block, 'Weapon Smith helps Hammer')).toBe(
    'it matters only if P2 Armoury is used; +1 Attack Strength',
  );
  const ravenous = { army: 'lycanthrope', row: ['WereWolf'] };
  expect(
    forecast({ P1: ravenous, P2: { row: ['Skeleton'] } }, 'attack P2 with WereWolf', 'done blocking'),
  ).toBe('2 to 3 Damage to the Castle of P2; then 3 of 20');
});

test('a trap and a bite are forecast before a block', () => {
  const P2 = { row: ['Mummy'] };
  expect(
    forecast({ P1: { army: 'elf', row: ['Trapper'] }, P2 }, 'attack P2 with Trapper', 'Mummy blocks Trapper'),
  ).toContain('Trapper may trap it first');
  expect(forecast({ P1: { row: ['Ghoul'] }, P2 }, 'attack P2 with Ghoul', 'Mummy blocks Ghoul')).toContain(
    'if it lives it is paralysed for two turns',
  );
});

test('where an answer may come from a hand, it says so', () => {
  const P1 = { row: ['Griffon'] };
  const P2 = { row: ['Skeleton'], buildings: ['Mage Tower'] };
  expect(forecast({ P1, P2: { ...P2, hand: ['Market'] } }, ATTACK)).toMatch(/; unless answered$/);
  expect(forecast({ P1, P2: { ...P2, hand: [] } }, ATTACK)).not.toContain('unless answered');
  const thief = { phase: 'units', P1: GUILD };
  const guarded = { row: ['Skeleton', 'Mummy'], buildings: ['Thieves Guild'], hand: ['Market'] };
  expect(forecast({ ...thief, P2: guarded }, 'play Back Stab', 'target P2 Skeleton')).toBe(
    'Skeleton dies; unless answered',
  );
  expect(
    forecast(
      { ...thief, P2: { row: ['Skeleton', 'Mummy'], hand: ['Market'] } },
      'play Back Stab',
      'target P2 Skeleton',
    ),
  ).toBe('Skeleton dies');
});

test('Walls that are lost may take their Castle with them, and Dungeons their prisoners', () => {
  const hurricane = { army: 'elf', hand: ['Hurricane'], buildings: ['Mage Tower', 'Mage Tower'] };
  const P2 = { castleDamage: 20, buildings: ['Spiked Wall', { Dungeon: { prisoner: 'Rangers' } }] };
  const aim = (target: string) => forecast({ phase: 'units', P1: hurricane, P2 }, 'play Hurricane', target);
  expect(aim('target P2 Spiked Wall on Green Vale (1)')).toBe('Spiked Wall is destroyed; P2 Castle falls');
  expect(aim('target P2 Dungeon on Green Vale (1)')).toBe('Dungeon is destroyed; Rangers die');
});

test('a split attack: both comparisons of each assault', () => {
  const given = { P1: { row: ['Chimera'] }, P2: { row: ['Skeleton', 'Vampire'] } };
  expect(forecast(given, 'Chimera: Split attack', 'target P2 Skeleton')).toBe(
    'Skeleton dies; Chimera hits, 4 against 3: 2 Damage; Skeleton misses, 2 against 6',
  );
  expect(forecast(given, 'Chimera: Split attack', 'target P2 Vampire')).toMatch(
    /^nobody dies; Chimera hits, 4 against 4/,
  );
});

/** Who lives and who dies in a battle is what its forecast said just before the blows, if nobody adds anything. */
test('in twenty matches, the last word before the blows comes true', () => {
  let seen = 0;
  for (let i = 0; i < 20; i++)
    playOut(anyMatch(i), `true ${i}`, (s, pick) => {
      const asked = pending(game, s);
      if (asked?.question !== 'window.act' || pick.kind !== 'pass' || !s.battle?.blocked) return;
      const text = note(view(s, asked.seat), pick).replace('nobody dies; ', '');
      if (/unless|no defender|or .* dies|may die/.test(text)) return;
      const t = game.rules.clone(s);
      t.events = [];
      play(game, t, pick);
      const dead = (t.events ?? []).filter(e => e.type === 'destroyed').length;
      if (!(t.events ?? []).some(e => e.type === 'fought')) return;
      const told = /^([^;]*) dies?\b/.exec(text)?.[1].split(/, | and /).length ?? 0;
      const also = /; ([^;]*) dies\b/.exec(text) ? 1 : 0;
      expect(dead, text).toBe(told + also);
      seen++;
    });
  expect(seen).toBeGreaterThan(20);
});
